// Runs a fuzz target without libFuzzer, for the suite: on each file given, and on some thousands of mutations of them,
// the same ones every time. packaging/fuzz runs the same targets for as long as one likes.
#include "mutation.h"

#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size);

namespace {

void run(const std::string& text) {
  LLVMFuzzerTestOneInput(reinterpret_cast<const unsigned char*>(text.data()), text.size());
}

}  // namespace

/// short_run CASES FILE...
int main(int argc, char** argv) {
  if (argc < 3) return 2;
  const std::vector<std::string> seeds = gyre::test::readSeeds(argc - 2, argv + 2);
  if (seeds.empty()) return 2;
  for (const std::string& seed : seeds) run(seed);
  const std::size_t cases = std::strtoul(argv[1], nullptr, 10);
  for (std::size_t i = 0; i < cases; ++i) run(gyre::test::mutatedCase(seeds, i));
  std::printf("%zu cases from %zu files\n", cases, seeds.size());
}
