// gyre help [TOPIC]: the pages of the guide in the terminal.
#include "commands.h"

#include "catalog/catalog.h"
#include "console.h"
#include "io/guide.h"
#include "io/suggestion.h"
#include "io/text_file.h"

#include <fmt/format.h>
#include <algorithm>
#include <memory>

namespace gyre::cli {
namespace {

std::string topicsText(const std::vector<GuidePage>& pages) {
  std::size_t width = 0;
  for (const GuidePage& page : pages) width = std::max(width, page.topic.size());
  std::string out = "Pages of the guide; gyre help TOPIC prints one, gyre COMMAND --help the options of a command.\n";
  std::string group;
  for (const GuidePage& page : pages) {
    if (page.group != group) out += fmt::format("\n{}\n", page.group);
    group = page.group;
    out += fmt::format("  {:<{}}  {}\n", page.topic, width, page.title);
  }
  return out;
}

/// What to try where no page has the name: it may be that of a subcommand or of a type of element.
std::string elsewhere(const CLI::App& app, const std::string& topic, std::span<const std::string> topics) {
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    if (command->get_name() == topic) return fmt::format("; see: gyre {} --help", topic);
  for (const TypeInfo* type : catalog().all())
    if (type->id == topic) return fmt::format("; see: gyre describe {}", topic);
  return acceptedText(topic, topics, topics.size());
}

int printPage(const CLI::App& app, const std::string& topic) {
  const std::filesystem::path folder = guideDirectory();
  if (folder.empty())
    return report({.kind = Error::Kind::resource, .message = "the guide is not where the program looks for it"});
  const auto contents = readTextFile((folder / guideContents).string());
  if (!contents) return report(contents.error());
  const std::vector<GuidePage> pages = guidePages(*contents);
  if (topic.empty()) return print(topicsText(pages));
  std::vector<std::string> topics;
  for (const GuidePage& page : pages) topics.push_back(page.topic);
  if (std::find(topics.begin(), topics.end(), topic) == topics.end())
    return report(
        {.message = fmt::format("there is no page '{}' in the guide{}", topic, elsewhere(app, topic, topics))});
  const auto page = readTextFile((folder / (topic + ".md")).string());
  return page ? print(guideText(*page)) : report(page.error());
}

}  // namespace

void addHelpCommand(CLI::App& app, int& exitCode) {
  auto topic = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("help", "Print a page of the guide, or list its pages");
  command->add_option("topic", *topic, "A page, as in: gyre help joints; without it the pages are listed");
  command->callback([topic, &app, &exitCode] { exitCode = printPage(app, *topic); });
}

}  // namespace gyre::cli
