// gyre: the command line. Exit 0 done; 1 the run failed; 2 bad input or usage.
#include "commands.h"
#include "console.h"
#include "core/version.h"
#include "io/suggestion.h"

#include <algorithm>
#include <csignal>
#include <exception>
#include <optional>
#include <string_view>

namespace {

/// CLI11 only says that a subcommand is missing; this names the word that is none.
std::optional<gyre::Error> unknownSubcommand(const CLI::App& app, std::string_view word) {
  std::vector<std::string> known;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    known.push_back(command->get_name());
  if (word.starts_with('-') || std::find(known.begin(), known.end(), word) != known.end()) return std::nullopt;
  return gyre::Error{.message = "unknown subcommand '" + std::string(word) + "'" + gyre::acceptedText(word, known)};
}

}  // namespace

int main(int argc, char** argv) {
  using namespace gyre;
  std::signal(SIGPIPE, SIG_IGN);  // a closed pipe is an error of write(), which says so

  CLI::App app{"Gyre: dynamics of constrained rigid bodies, on the command line", "gyre"};
  app.set_version_flag("--version", "gyre " + std::string(version()));
  app.require_subcommand(1);
  int exitCode = cli::exitDone;
  cli::addRunCommand(app, exitCode);
  cli::addCheckCommand(app, exitCode);
  cli::addAssembleCommand(app, exitCode);
  cli::addStaticsCommand(app, exitCode);
  cli::addModesCommand(app, exitCode);
  cli::addDrivenCommands(app, exitCode);
  cli::addConvergeCommand(app, exitCode);
  cli::addStudyCommand(app, exitCode);
  cli::addListCommand(app, exitCode);
  cli::addDescribeCommand(app, exitCode);
  cli::addImportCommand(app, exitCode);
  cli::addSchemaCommand(app, exitCode);
  if (argc > 1)
    if (const auto unknown = unknownSubcommand(app, argv[1])) return cli::report(*unknown);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& e) {
    return app.exit(e) == 0 ? cli::exitDone : cli::exitBadInput;  // help and version end here too
  } catch (const std::bad_alloc&) {
    return cli::report({.kind = Error::Kind::resource, .message = "out of memory"});
  } catch (const std::exception& e) {
    return cli::report({.kind = Error::Kind::resource, .message = std::string("unexpected: ") + e.what()});
  }
  return exitCode;
}
