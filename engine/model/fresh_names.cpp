#include "model/fresh_names.h"

#include <fmt/format.h>
#include <algorithm>
#include <charconv>

namespace gyre {

std::string FreshNames::like(const std::string& wish) {
  if (isFree(wish)) {
    given_.insert(wish);
    return wish;
  }
  const std::size_t end = wish.find_last_not_of("0123456789") + 1;
  int number = 1;
  const bool counts = end > 0 && end < wish.size() && wish[end - 1] == ' ' &&
                      std::from_chars(wish.data() + end, wish.data() + wish.size(), number).ec == std::errc{} &&
                      number < 1'000'000'000;
  return counts ? next(wish.substr(0, end - 1), number + 1) : next(wish, 2);
}

std::string FreshNames::numbered(const std::string& stem) { return next(stem, 1); }

std::string FreshNames::next(const std::string& stem, int from) {
  int& number = tried_[stem];
  for (number = std::max(number, from);; ++number) {
    std::string name = fmt::format("{} {}", stem, number);
    if (!isFree(name)) continue;
    given_.insert(name);
    return name;
  }
}

}  // namespace gyre
