#pragma once
// Words are looked up in the pages of the guide. A page is found that has all of them; before others comes a page that
// has them in its title, then one that has them in headings, then one that speaks of them often.

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gyre {

struct GuideText {
  std::string topic, title;
  std::string markdown;
};

struct GuideHit {
  std::size_t page = 0;  ///< its place among the texts
  double rank = 0;
  std::string line;  ///< the first that has one of the words
};

/// The best first; pages of the same rank in their own order. Without words no page is found.
std::vector<GuideHit> searchGuide(std::span<const GuideText> texts, std::string_view words);

}  // namespace gyre
