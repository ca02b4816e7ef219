// A heap of n x n x n boxes on a plane, 2 s in steps of 1 ms: what a step costs in the second second, and how deep
// boxes overlap there. Beside it MuJoCo, where its library is installed, on the same boxes in the same run: ratios
// count.
//
//   heap [--threads N] [boxes along an edge]...      1 and 2 threads; 5 8 10 boxes

#include "benchmarks/peers/heap_of_boxes.h"

#include <fmt/format.h>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace {

void print(std::size_t boxes, const gyre::HeapResult& r) {
  if (!r.failed.empty()) fmt::print("{:>7}  {:<34}  {}\n", boxes, r.name, r.failed);
  else
    fmt::print("{:>7}  {:<34}{:>10.3f}{:>12.3f}{:>16.2f}{:>14.5f}{:>10.4f}{:>12.2g}\n", boxes, r.name, 1e3 * r.seconds,
               1e3 * r.cpu, 1e6 * r.cpu / static_cast<double>(boxes), 1e3 * r.overlap, r.top, r.kinetic);
  std::fflush(stdout);  // the next engine may end the program
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<int> edges, threads{1, 2};
  for (int i = 1; i < argc; ++i)
    if (std::string_view(argv[i]) == "--threads" && i + 1 < argc) threads = {std::atoi(argv[++i])};
    else edges.push_back(std::atoi(argv[i]));
  if (edges.empty()) edges = {5, 8, 10};
  fmt::print("{:>7}  {:<34}{:>10}{:>12}{:>16}{:>14}{:>10}{:>12}\n", "boxes", "", "ms/step", "CPU ms", "us/body, step",
             "overlap [mm]", "top [m]", "Ekin [J]");
  for (const int n : edges) {
    const auto boxes = gyre::heapOfBoxes(n);
    for (const int count : threads)
      for (const auto& [sweeps, positionSweeps] : {std::pair(20, 10), {12, 6}})
        print(boxes.size(), gyre::runHeap(boxes, sweeps, positionSweeps, count));
    for (const gyre::HeapResult& r : gyre::runHeapInMuJoCo(boxes)) print(boxes.size(), r);
  }
}
