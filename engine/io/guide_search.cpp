#include "io/guide_search.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <sstream>

namespace gyre {
namespace {

constexpr double wholeTitle = 100, wordOfTitle = 40, partOfTitle = 20, inHeading = 8, inText = 1;
constexpr double mostOfText = 10;  ///< however often a long page has the word

std::string small(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return out;
}

bool isLetter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

bool beginsWord(const std::string& text, std::size_t at) { return at == 0 || !isLetter(text[at - 1]); }

double rankOfTitle(const std::string& title, const std::string& word) {
  const std::size_t at = title.find(word);
  if (at == std::string::npos) return 0;
  if (title == word) return wholeTitle;
  return beginsWord(title, at) ? wordOfTitle : partOfTitle;
}

std::string trimmed(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(" #|-*");
  return begin == std::string_view::npos ? std::string() : std::string(line.substr(begin));
}

/// What a page has of one word; 0: not the word. @param line  is set to the first line that has it, unless it is
double rankOf(const GuideText& page, const std::string& word, std::string& line) {
  double headings = 0, text = 0;
  for (std::size_t at = 0; at < page.markdown.size();) {
    const std::size_t end = std::min(page.markdown.find('\n', at), page.markdown.size());
    const std::string_view whole = std::string_view(page.markdown).substr(at, end - at);
    const std::string lower = small(whole);
    at = end + 1;
    for (std::size_t hit = lower.find(word); hit != std::string::npos; hit = lower.find(word, hit + word.size()))
      (lower.starts_with('#') ? headings : text) += beginsWord(lower, hit) ? 1 : 0.5;
    if (line.empty() && !lower.starts_with("# ") && !lower.starts_with("![") && lower.find(word) != std::string::npos)
      line = trimmed(whole);
  }
  const double title = std::max(rankOfTitle(small(page.title), word), rankOfTitle(small(page.topic), word));
  return title + inHeading * std::sqrt(headings) + std::min(mostOfText, inText * text);
}

}  // namespace

std::vector<GuideHit> searchGuide(std::span<const GuideText> texts, std::string_view words) {
  std::vector<std::string> wanted;
  std::istringstream stream(small(words));
  for (std::string word; stream >> word;) wanted.push_back(word);
  std::vector<GuideHit> hits;
  for (std::size_t i = 0; i < texts.size() && !wanted.empty(); ++i) {
    GuideHit hit;
    hit.page = i;
    const bool hasAll = std::all_of(wanted.begin(), wanted.end(), [&](const std::string& word) {
      const double rank = rankOf(texts[i], word, hit.line);
      hit.rank += rank;
      return rank > 0;
    });
    if (hasAll) hits.push_back(std::move(hit));
  }
  std::stable_sort(hits.begin(), hits.end(), [](const GuideHit& a, const GuideHit& b) { return a.rank > b.rank; });
  return hits;
}

}  // namespace gyre
