// gyre: the command line. Exit 0 done; 1 the run failed; 2 bad input or usage.
#include "commands.h"
#include "console.h"
#include "core/version.h"

#include <csignal>
#include <exception>

int main(int argc, char** argv) {
  using namespace gyre;
  std::signal(SIGPIPE, SIG_IGN);  // a closed pipe is an error of write(), which says so

  CLI::App app{"Gyre: dynamics of constrained rigid bodies, on the command line", "gyre"};
  app.set_version_flag("--version", "gyre " + std::string(version()));
  app.require_subcommand(1);
  int exitCode = cli::exitDone;
  cli::addRunCommand(app, exitCode);
  cli::addCheckCommand(app, exitCode);
  cli::addListCommand(app, exitCode);
  cli::addDescribeCommand(app, exitCode);
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
