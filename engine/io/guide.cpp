#include "io/guide.h"

#include "io/examples.h"

#include <algorithm>
#include <optional>

namespace gyre {
namespace {

constexpr std::string_view pageEnding = ".md";
constexpr std::string_view marks = "*<[_";  ///< of Markdown, where a backslash stands before what is none

/// "[text](target)" at the beginning of a text.
struct MarkdownLink {
  std::string_view text, target;
  std::size_t length = 0;  ///< of the whole
};

std::optional<MarkdownLink> linkAt(std::string_view text) {
  if (!text.starts_with('[')) return std::nullopt;
  const std::size_t middle = text.find("](");
  if (middle == std::string_view::npos || text.substr(1, middle - 1).find('[') != std::string_view::npos)
    return std::nullopt;
  const std::size_t end = text.find(')', middle);
  if (end == std::string_view::npos) return std::nullopt;
  return MarkdownLink{text.substr(1, middle - 1), text.substr(middle + 2, end - middle - 2), end + 1};
}

/// The topic of a page that a link leads to, at one of its headings perhaps; empty where it leads elsewhere.
std::string_view topicOf(std::string_view target) {
  target = target.substr(0, target.find('#'));
  if (!target.ends_with(pageEnding) || target.find('/') != std::string_view::npos) return {};
  return target.substr(0, target.size() - pageEnding.size());
}

/// The text of a link with what it leads to: the command that prints the page, else the target.
std::string inTerminal(const MarkdownLink& link) {
  constexpr std::string_view up = "../";
  const std::string_view topic = topicOf(link.target);
  if (!topic.empty()) return std::string(link.text).append(" (gyre help ").append(topic) + ")";
  const std::string_view target = link.target.starts_with(up) ? link.target.substr(up.size()) : link.target;
  return std::string(link.text).append(" (").append(target) + ")";
}

}  // namespace

std::vector<GuidePage> guidePages(std::string_view contents) {
  constexpr std::string_view heading = "## ", item = "- ", colon = ": ";
  std::vector<GuidePage> pages;
  std::string group;
  for (std::size_t at = 0; at < contents.size();) {
    const std::size_t end = std::min(contents.find('\n', at), contents.size());
    const std::string_view line = contents.substr(at, end - at);
    at = end + 1;
    if (line.starts_with(heading)) group = line.substr(heading.size());
    if (!line.starts_with(item)) continue;
    const auto link = linkAt(line.substr(item.size()));
    if (!link || topicOf(link->target).empty()) continue;
    std::string_view about = line.substr(item.size() + link->length);
    if (about.starts_with(colon)) about.remove_prefix(colon.size());
    pages.push_back({group, std::string(topicOf(link->target)), std::string(link->text), std::string(about)});
  }
  return pages;
}

std::string markdownOf(std::string_view plain) {
  std::string out;
  for (const char c : plain) {
    if (marks.find(c) != std::string_view::npos) out += '\\';
    out += c;
  }
  return out;
}

std::string guideText(std::string_view markdown) {
  std::string out;
  for (std::size_t at = 0; at < markdown.size();) {
    if (markdown[at] == '\\' && at + 1 < markdown.size() && marks.find(markdown[at + 1]) != std::string_view::npos) {
      out += markdown[at + 1];
      at += 2;
      continue;
    }
    const bool isPicture = markdown.substr(at).starts_with("![");
    const auto link = linkAt(markdown.substr(isPicture ? at + 1 : at));
    if (!link) {
      out += markdown[at++];
      continue;
    }
    if (!isPicture) out += inTerminal(*link);
    at += link->length + (isPicture ? 1 : 0);
    while (isPicture && at < markdown.size() && markdown[at] == '\n') ++at;  // the place where it stood
  }
  return out;
}

std::filesystem::path guideDirectory() { return shippedDirectory("help", "GYRE_GUIDE"); }

}  // namespace gyre
