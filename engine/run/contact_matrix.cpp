#include "run/contact_matrix.h"

#include "core/disjoint_sets.h"
#include "local_dynamics/explicit_w.h"
#include "run/contact_values.h"
#include "system/contact_groups.h"
#include "system/initial_conditions.h"
#include "system/iterated_joints.h"

#include <fmt/format.h>
#include <algorithm>

namespace gyre {
namespace {

using Constraint = KktStructure::Constraint;

std::vector<int> bodiesOf(const KktStructure& structure, const Constraint& c) {
  std::vector<int> out;
  for (int i = 0; i < c.blockCount; ++i)
    out.push_back(structure.blocks[static_cast<std::size_t>(c.firstBlock + i)].body);
  return out;
}

/// Constraints that hang together with the contacts.
std::vector<int> jointsBeside(const System& system, std::span<const LoggedContact> contacts) {
  const KktStructure& structure = system.structure();
  DisjointSets sets(system.bodies().size());
  const auto root = [&](int body) { return sets.root(static_cast<std::size_t>(body)); };
  const auto join = [&](int i, int j) { sets.join(static_cast<std::size_t>(i), static_cast<std::size_t>(j)); };
  for (const Constraint& c : structure.constraints)
    for (const int body : bodiesOf(structure, c)) join(bodiesOf(structure, c).front(), body);
  for (const LoggedContact& c : contacts)
    if (c.body1 >= 0 && c.body2 >= 0) join(c.body1, c.body2);
  std::vector<bool> touched(system.bodies().size(), false);
  for (const LoggedContact& c : contacts)
    for (const std::int32_t body : {c.body1, c.body2})
      if (body >= 0) touched[root(body)] = true;
  std::vector<int> out;
  for (std::size_t j = 0; j < structure.constraints.size(); ++j) {
    const std::vector<int> bodies = bodiesOf(structure, structure.constraints[j]);
    if (!bodies.empty() && touched[root(bodies.front())]) out.push_back(static_cast<int>(j));
  }
  return out;
}

/// Bodies of the system that contacts and joints act on: ascending, each once.
std::vector<int> touchedBodies(const System& system, std::span<const LoggedContact> contacts,
                               const std::vector<int>& joints) {
  std::vector<int> out;
  for (const LoggedContact& c : contacts)
    for (const std::int32_t body : {c.body1, c.body2})
      if (body >= 0) out.push_back(body);
  for (const int j : joints)
    for (const int body : bodiesOf(system.structure(), system.structure().constraints[static_cast<std::size_t>(j)]))
      out.push_back(body);
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

Mat3 frameOf(const LoggedContact& c) {
  const Vec3 n = toVec3(c.normal).normalized(), t = n.unitOrthogonal();
  Mat3 E;
  E << t.transpose(), n.cross(t).transpose(), n.transpose();
  return E;
}

void addContact(const LoggedContact& c, const Mat3& E, const EvaluatedKinematics& at, const std::vector<int>& places,
                LocalProblem& problem) {
  LocalContact& out = problem.contacts.emplace_back();
  const auto place = [&](int body) { return body < 0 ? -1 : places[static_cast<std::size_t>(body)]; };
  const auto arm = [&](int body) {
    return body < 0 ? Vec3(Vec3::Zero()) : Vec3(toVec3(c.x) - at.body(static_cast<std::size_t>(body)).x);
  };
  out.body1 = place(c.body1);
  out.body2 = place(c.body2);
  out.arm1 = arm(c.body1);
  out.arm2 = arm(c.body2);
  out.E = E;
}

/// Turns as lengths.
void addJoints(const System& system, const IndexOne::Factored& here, const std::vector<int>& joints,
               const std::vector<int>& places, LocalProblem& problem) {
  if (joints.empty()) return;
  std::vector<LocalJoint> all;
  IteratedJoints(system).fill(here, places, all);
  const Scales& scales = system.scales();
  for (const int j : joints) {
    LocalJoint& joint = problem.joints.emplace_back(all[static_cast<std::size_t>(j)]);
    const int offset = system.structure().constraints[static_cast<std::size_t>(j)].offset;
    for (int row = 0; row < joint.rows; ++row) {
      if (scales.isLength[static_cast<std::size_t>(offset + row)]) continue;
      joint.J1.row(row) *= scales.length;
      joint.J2.row(row) *= scales.length;
    }
  }
}

}  // namespace

Expected<ContactMatrix> contactMatrix(const System& system, const PoseSet& poses,
                                      std::span<const LoggedContact> contacts, const std::stop_token& stop,
                                      JointsOfMatrix joints) {
  ContactMatrix out;
  const bool eliminates = joints == JointsOfMatrix::eliminated;
  if (!eliminates) out.joints = jointsBeside(system, contacts);
  if (out.joints.size() > mostContactsOfMatrix)
    return fail({.message = fmt::format("{} joints hang together with these contacts: more than {} make no picture",
                                        out.joints.size(), mostContactsOfMatrix)});
  const State s = stateAt(system, poses);
  IndexOne indexOne(system, indexOneRegularization(system, {s, mobility(system, s)}), IndexOne::Factorizations::few);
  if (stop.stop_requested()) return ContactMatrix{};
  const auto here = indexOne.factor(s);
  if (!here)
    return fail({.kind = Error::Kind::numerical, .message = "the constraints are singular here", .time = poses.time});
  if (stop.stop_requested()) return ContactMatrix{};

  LocalProblem problem;
  problem.h = 1;  // impulses
  const std::vector<int> touched = touchedBodies(system, contacts, out.joints);
  std::vector<int> places(system.bodies().size(), -1);
  for (std::size_t i = 0; i < touched.size(); ++i) places[static_cast<std::size_t>(touched[i])] = static_cast<int>(i);
  ContactGroups groups(system, eliminates);
  groups.begin(touched, problem);
  groups.respond(*here, problem);
  for (const LoggedContact& c : contacts) {
    out.frames.push_back(frameOf(c));
    addContact(c, out.frames.back(), here->at(), places, problem);
  }
  addJoints(system, *here, out.joints, places, problem);
  if (stop.stop_requested()) return ContactMatrix{};

  const LocalBlocks blocks(problem);
  const ExplicitW W(blocks);
  out.first.push_back(0);
  for (const LocalBlock& block : blocks.blocks()) out.first.push_back(out.first.back() + block.rows);
  const auto place = [&](int block) { return out.first[static_cast<std::size_t>(block)]; };
  const auto rows = [&](int block) { return place(block + 1) - place(block); };
  out.W.setZero(out.first.back(), out.first.back());
  for (int a = 0; a < W.size(); ++a)
    for (const ExplicitW::Entry& e : W.row(a))
      out.W.block(place(a), place(e.column), rows(a), rows(e.column)) = e.values.topLeftCorner(rows(a), rows(e.column));
  return out;
}

}  // namespace gyre
