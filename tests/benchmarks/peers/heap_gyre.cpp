#include "benchmarks/peers/heap_of_boxes.h"
#include "catalog/catalog.h"
#include "io/model_file.h"
#include "run/stepper.h"

#include <fmt/format.h>
#include <tbb/global_control.h>
#include <algorithm>
#include <stdexcept>

namespace gyre {
namespace {

Model heapModel(const std::vector<HeapBox>& boxes, int sweeps, int positionSweeps) {
  std::string bodies;
  for (std::size_t b = 0; b < boxes.size(); ++b) {
    const auto& [x, q] = boxes[b];
    bodies += fmt::format(
        R"({}{{"name": "b{}", "type": "rigid", "mass": 1, "inertia": [{:.17g}, {:.17g}, {:.17g}], "position": [{:.17g}, {:.17g}, {:.17g}],
"orientation": [{:.17g}, {:.17g}, {:.17g}, {:.17g}], "shapes": [{{"type": "box", "size": [0.1, 0.1, 0.1]}}]}})",
        b > 0 ? ",\n" : "", b, 1.0 / 600, 1.0 / 600, 1.0 / 600, x.x(), x.y(), x.z(), q.w(), q.x(), q.y(), q.z());
  }
  const std::string text = fmt::format(
      R"({{"gyre": 1, "name": "heap", "ground": {{"shapes": [{{"type": "plane"}}]}}, "bodies": [{}],
"contact": {{"materials": [{{"name": "box", "friction": 0.5, "restitution": 0}}]}}, "simulation": {{"integrator": "local_pos",
"step": 1e-3, "end_time": 2, "output_step": 2, "solver": "gauss_seidel", "merit": 0, "sweeps": {}, "position_sweeps": {}}}}})",
      bodies, sweeps, positionSweeps);
  auto model = parseModel(text, "heap", catalog());
  if (!model) throw std::runtime_error(model.error().text());
  return std::move(*model);
}

}  // namespace

HeapResult runHeap(const std::vector<HeapBox>& boxes, int sweeps, int positionSweeps, int threads) {
  const tbb::global_control limit(tbb::global_control::max_allowed_parallelism, static_cast<std::size_t>(threads));
  HeapResult out{.name = fmt::format("Gyre, {} + {} sweeps, {} thread{}", sweeps, positionSweeps, threads,
                                     threads == 1 ? "" : "s")};
  auto made = Stepper::create(heapModel(boxes, sweeps, positionSweeps));
  if (!made) throw std::runtime_error(made.error().text());
  Stepper& stepper = **made;
  HeapClock clock;
  int steps = 0;
  while (!stepper.finished()) {
    const bool counts = stepper.state().t > 1 - 1e-9;
    if (counts) clock.go();
    const auto report = stepper.step();
    if (counts) clock.stop();
    if (!report) throw std::runtime_error(report.error().text());
    if (!counts) continue;
    ++steps;
    out.overlap = std::max(out.overlap, stepper.contacts()->penetration);
  }
  out.seconds = clock.seconds / steps;
  out.cpu = clock.cpu / steps;
  for (std::size_t b = 0; b < boxes.size(); ++b) {
    const auto at = static_cast<Eigen::Index>(b);
    out.top = std::max(out.top, stepper.state().q[7 * at + 2] + 0.05);
    out.kinetic += 0.5 * stepper.state().v.segment<3>(6 * at).squaredNorm();
  }
  return out;
}

}  // namespace gyre
