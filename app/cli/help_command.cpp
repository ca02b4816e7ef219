// gyre help [TOPIC]: the pages of the guide in the terminal.
#include "commands.h"

#include "catalog/type_page.h"
#include "console.h"
#include "io/guide.h"
#include "io/guide_search.h"
#include "io/suggestion.h"
#include "io/text_file.h"

#include <fmt/format.h>
#include <algorithm>
#include <memory>

namespace gyre::cli {
namespace {

struct HelpWanted {
  std::string topic;
  std::string words;
  bool markdown = false;
};

std::string topicsText(const std::vector<GuidePage>& pages) {
  std::size_t width = 0;
  for (const GuidePage& page : pages) width = std::max(width, page.topic.size());
  std::string out =
      "Pages of the guide; gyre help TOPIC prints one, gyre help --search WORDS finds them, gyre COMMAND --help tells "
      "the options of a command.\n";
  std::string group;
  for (const GuidePage& page : pages) {
    if (page.group != group) out += fmt::format("\n{}\n", page.group);
    group = page.group;
    out += fmt::format("  {:<{}}  {}\n", page.topic, width, page.title);
  }
  return out;
}

/// What to try where no page has the name: it may be that of a subcommand.
std::string elsewhere(const CLI::App& app, const std::string& topic, std::span<const std::string> topics) {
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    if (command->get_name() == topic) return fmt::format("; see: gyre {} --help", topic);
  return acceptedText(topic, topics, topics.size());
}

Expected<std::string> pageMarkdown(const std::string& topic, const std::filesystem::path& folder, bool withExamples) {
  if (const TypeInfo* type = typeOfPage(topic))
    return typePage(*type, withExamples ? examplesOf(*type) : std::vector<GuideLink>{});
  return readTextFile((folder / (topic + ".md")).string());
}

int printHits(const std::vector<GuidePage>& pages, const std::filesystem::path& folder, const std::string& words) {
  std::vector<GuideText> texts;
  for (const GuidePage& page : pages) {
    auto markdown = pageMarkdown(page.topic, folder, false);
    if (!markdown) return report(markdown.error());
    texts.push_back({page.topic, page.title, std::move(*markdown)});
  }
  const auto hits = searchGuide(texts, words);
  if (hits.empty()) return report({.message = fmt::format("no page of the guide has the words '{}'", words)});
  std::string out;
  for (const GuideHit& hit : hits)
    out += fmt::format("{}: {}\n    {}\n", texts[hit.page].topic, texts[hit.page].title, guideText(hit.line));
  return print(out);
}

int help(const CLI::App& app, const HelpWanted& wanted) {
  const std::filesystem::path folder = guideDirectory();
  if (folder.empty())
    return report({.kind = Error::Kind::resource, .message = "the guide is not where the program looks for it"});
  const auto contents = readTextFile((folder / guideContents).string());
  if (!contents) return report(contents.error());
  std::vector<GuidePage> pages = guidePages(*contents);
  const std::vector<GuidePage> ofTypes = typePages();
  pages.insert(pages.end(), ofTypes.begin(), ofTypes.end());
  if (!wanted.words.empty()) return printHits(pages, folder, wanted.words);
  if (wanted.topic.empty()) return print(topicsText(pages));
  std::vector<std::string> topics;
  for (const GuidePage& page : pages) topics.push_back(page.topic);
  if (std::find(topics.begin(), topics.end(), wanted.topic) == topics.end())
    return report({.message = fmt::format("there is no page '{}' in the guide{}", wanted.topic,
                                          elsewhere(app, wanted.topic, topics))});
  const auto page = pageMarkdown(wanted.topic, folder, true);
  if (!page) return report(page.error());
  return print(wanted.markdown ? *page : guideText(*page));
}

}  // namespace

void addHelpCommand(CLI::App& app, int& exitCode) {
  auto wanted = std::make_shared<HelpWanted>();
  CLI::App* command = app.add_subcommand("help", "Print a page of the guide, or list its pages");
  CLI::Option* topic = command->add_option(
      "topic", wanted->topic,
      "A page or a type, as in: gyre help joints, gyre help revolute; without it the pages are listed");
  command->add_option("--search", wanted->words, "List the pages that have all these words, the best first")
      ->excludes(topic);
  command->add_flag("--markdown", wanted->markdown, "The page as it is written")->needs(topic);
  command->callback([wanted, &app, &exitCode] { exitCode = help(app, *wanted); });
}

}  // namespace gyre::cli
