#pragma once
// Mutated files for fuzz targets without libFuzzer: case n is the same every time, and by itself.

#include <cstddef>
#include <string>
#include <vector>

namespace gyre::test {

/// The contents of files, or, of one whose name ends in .lines, each of its lines. Says which file cannot be read, and
/// then is empty.
std::vector<std::string> readSeeds(int count, char** names);

/// One of the seeds after one to four edits at random places.
std::string mutatedCase(const std::vector<std::string>& seeds, std::size_t number);

}  // namespace gyre::test
