// gyre: the command line. Exit 0 done; 1 the run failed; 2 bad input or usage.
#include "command_line.h"
#include "console.h"
#include "core/machine_memory.h"
#include "interrupt.h"
#include "io/suggestion.h"
#include "man_page.h"
#include "plugins/plugins.h"

#include <algorithm>
#include <exception>
#include <optional>
#include <sstream>
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

/// Help and version end here too.
int wordsOf(const CLI::App& app, const CLI::ParseError& e) {
  std::ostringstream out, err;
  const bool done = app.exit(e, out, err) == 0;
  const int printed = out.str().empty() ? gyre::cli::exitDone : gyre::cli::print(out.str());
  if (!err.str().empty()) gyre::cli::say(err.str());
  return done ? printed : gyre::cli::exitBadInput;
}

int run(int argc, char** argv) {
  using namespace gyre;
  const bool testsPlugin = argc > 1 && argv[1] == std::string_view("test-plugin");  // which may be another build of one
  if (!testsPlugin)
    for (const Error& refused : loadPluginsOfPath()) cli::report(refused);
  int exitCode = cli::exitDone;
  const auto app = cli::commandLine(exitCode);
  // For the build, which lays the page beside the program; not a thing that users ask for.
  if (argc == 2 && argv[1] == std::string_view("--man-page")) return cli::print(cli::manPage(*app));
  if (argc > 1)
    if (const auto unknown = unknownSubcommand(*app, argv[1])) return cli::report(*unknown);
  try {
    app->parse(argc, argv);
  } catch (const CLI::ParseError& e) {
    return wordsOf(*app, e);
  } catch (const std::exception& e) {
    return cli::report({.kind = Error::Kind::resource, .message = "the program broke off: " + libraryMessage(e)});
  }
  return exitCode;
}

}  // namespace

int main(int argc, char** argv) {
  gyre::cli::takeStandardStreams();
  gyre::cli::catchSignals();
  gyre::keepFreedMemory();
  return gyre::cli::finalExitCode(run(argc, argv));
}
