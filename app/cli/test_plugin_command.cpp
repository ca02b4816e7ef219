// gyre test-plugin FILE: loads a plugin and measures what its types must satisfy.
#include "checks/plugin_checks.h"
#include "commands.h"
#include "console.h"
#include "plugins/plugins.h"

#include <fmt/format.h>
#include <memory>

namespace gyre::cli {
namespace {

int testPlugin(const std::string& file) {
  const auto types = loadPlugin(file);
  if (!types) return report(types.error());
  std::size_t count = 0, held = 0;
  for (const TypeInfo* type : *types) {
    const Checks checks = pluginChecks(*type);
    std::string lines;
    for (const Check& check : checks) {
      lines += fmt::format("{} {}, {}\n", check.holds() ? "ok    " : "FAILED", type->id, text(check));
      held += check.holds() ? 1 : 0;
    }
    count += checks.size();
    if (const int printed = print(lines); printed != exitDone) return printed;
  }
  const int printed = print(fmt::format("{} of {} checks hold\n", held, count));
  return firstFailure(held == count ? exitDone : exitRunFailed, printed);
}

}  // namespace

void addTestPluginCommand(CLI::App& app, int& exitCode) {
  auto file = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand(
      "test-plugin",
      "Measure what the types of a plugin must satisfy: derivatives against differences, reactions, energy, order");
  command->add_option("plugin", *file, "Shared object (*.so); those of GYRE_PLUGIN_PATH are left out")->required();
  command->callback([file, &exitCode] { exitCode = testPlugin(*file); });
}

}  // namespace gyre::cli
