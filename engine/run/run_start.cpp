#include "run/run_start.h"

#include <fmt/format.h>
#include <string>
#include <unordered_map>
#include <vector>

namespace gyre {
namespace {

/// Column of x of each body of the system, followed by those of y z qw qx qy qz vx vy vz wx wy wz.
Expected<std::vector<std::size_t>> columnsOfBodies(const System& system, const Recording& recording) {
  const std::vector<Channel>& channels = recording.channels();
  std::unordered_map<std::string, std::size_t> byName;
  for (std::size_t c = 0; c < channels.size(); ++c) byName.emplace(channels[c].name, c);
  std::vector<std::size_t> out;
  for (const BodySet::Entry& body : system.bodies()) {
    const auto first = byName.find(body.name + ".x"), last = byName.find(body.name + ".wz");
    if (first == byName.end() || last == byName.end() || last->second != first->second + 12)
      return fail({.message = "a run can go on from a moment only where position, orientation and velocities of this "
                              "body are recorded",
                   .element = body.name});
    out.push_back(first->second);
  }
  return out;
}

/// The q of a body begins with x where it has one, and ends with its quaternion, where it has one; v likewise.
void readRow(const System& system, const Recording& recording, std::size_t row, const std::vector<std::size_t>& columns,
             State& s) {
  s.t = recording.time(row);
  for (std::size_t b = 0; b < columns.size(); ++b) {
    const BodyLayout& l = system.bodies().layout(b);
    const double* value = recording.row(row).data() + columns[b];
    if (l.nq != 4) s.q.segment<3>(l.q) << value[0], value[1], value[2];
    if (l.nq != 3) s.q.segment<4>(l.q + l.nq - 4) << value[3], value[4], value[5], value[6];
    if (l.nq != 4) s.v.segment<3>(l.v) << value[7], value[8], value[9];
    if (l.rotation >= 0) s.v.segment<3>(l.v + l.rotation) << value[10], value[11], value[12];
  }
}

}  // namespace

Expected<State> stateAt(const System& system, const RunStart& start) {
  State s = system.initialState();
  if (!s.internal.forces.z.empty() || system.contacts().haveBristles)
    return failInput(
        "this model has friction that remembers (bristles), which rows of a run do not tell: a run of it "
        "begins at the start only");
  const auto columns = columnsOfBodies(system, *start.recording);
  if (!columns) return fail(columns.error());
  const bool counts = !s.internal.isEmpty();
  Workspace w = system.makeWorkspace();
  for (std::size_t row = counts ? 0 : start.row; row <= start.row; ++row) {
    readRow(system, *start.recording, row, *columns, s);
    if (counts) system.accept(system.evaluateKinematics(s, w), s);
  }
  return s;
}

}  // namespace gyre
