#include "mutation.h"

#include <cstdio>
#include <fstream>
#include <iterator>
#include <random>
#include <string_view>

namespace gyre::test {
namespace {

using Random = std::mt19937;

std::size_t below(std::size_t n, Random& random) {
  return std::uniform_int_distribution<std::size_t>(0, n - 1)(random);
}

/// One edit at a random place: a bit, a byte that means something, a piece left out, doubled, or taken from another.
void mutate(std::string& text, const std::string& other, Random& random) {
  if (text.empty()) text = other;
  if (text.empty()) return;
  constexpr std::string_view telling("0123456789.-+eE{}[]\"':,<>/()&;\0\n\xff", 34);
  const std::size_t at = below(text.size(), random),
                    length = 1 + below(std::min<std::size_t>(64, text.size() - at), random);
  switch (below(6, random)) {
    case 0: text[at] = static_cast<char>(text[at] ^ (1 << below(8, random))); break;
    case 1: text[at] = telling[below(telling.size(), random)]; break;
    case 2: text.erase(at, length); break;
    case 3: text.insert(below(text.size(), random), text.substr(at, length)); break;
    case 4:
      if (!other.empty()) text.insert(at, other.substr(below(other.size(), random), length));
      break;
    default: text.insert(at, 1, telling[below(telling.size(), random)]);
  }
}

bool addSeeds(const std::string& name, std::vector<std::string>& seeds) {
  std::ifstream file(name, std::ios::binary);
  if (!file) return false;
  if (name.ends_with(".lines")) {
    for (std::string line; std::getline(file, line);) seeds.push_back(line);
  } else {
    seeds.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  }
  return true;
}

}  // namespace

std::vector<std::string> readSeeds(int count, char** names) {
  std::vector<std::string> seeds;
  for (int i = 0; i < count; ++i)
    if (!addSeeds(names[i], seeds))
      return std::fprintf(stderr, "cannot read %s\n", names[i]), std::vector<std::string>{};
  return seeds;
}

std::string mutatedCase(const std::vector<std::string>& seeds, std::size_t number) {
  Random random(static_cast<Random::result_type>(number));
  std::string text = seeds[below(seeds.size(), random)];
  const std::size_t edits = 1 + below(4, random);
  for (std::size_t k = 0; k < edits; ++k) mutate(text, seeds[below(seeds.size(), random)], random);
  return text;
}

}  // namespace gyre::test
