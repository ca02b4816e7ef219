#include "run/contact_matrix.h"

#include "linear/local/explicit_w.h"
#include "run/contact_values.h"
#include "system/contact_groups.h"
#include "system/initial_conditions.h"

#include <algorithm>

namespace gyre {
namespace {

/// Bodies of the system that contacts act on: ascending, each once.
std::vector<int> touchedBodies(std::span<const LoggedContact> contacts) {
  std::vector<int> out;
  for (const LoggedContact& c : contacts)
    for (const std::int32_t body : {c.body1, c.body2})
      if (body >= 0) out.push_back(body);
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

void addContact(const LoggedContact& c, const Mat3& E, const EvaluatedKinematics& at, const std::vector<int>& touched,
                LocalProblem& problem) {
  LocalContact& out = problem.contacts.emplace_back();
  const auto place = [&](int body) {
    return body < 0 ? -1 : static_cast<int>(std::lower_bound(touched.begin(), touched.end(), body) - touched.begin());
  };
  const auto arm = [&](int body) {
    return body < 0 ? Vec3(Vec3::Zero()) : Vec3(toVec3(c.x) - at.body(static_cast<std::size_t>(body)).x);
  };
  out.body1 = place(c.body1);
  out.body2 = place(c.body2);
  out.arm1 = arm(c.body1);
  out.arm2 = arm(c.body2);
  out.E = E;
}

}  // namespace

Expected<ContactMatrix> contactMatrix(const System& system, const PoseSet& poses,
                                      std::span<const LoggedContact> contacts, const std::stop_token& stop) {
  const State s = stateAt(system, poses);
  IndexOne indexOne(system, indexOneRegularization(system, {s, mobility(system, s)}));
  if (stop.stop_requested()) return ContactMatrix{};
  const auto here = indexOne.factor(s);
  if (!here)
    return fail({.kind = Error::Kind::numerical, .message = "the constraints are singular here", .time = poses.time});
  if (stop.stop_requested()) return ContactMatrix{};

  LocalProblem problem;
  problem.h = 1;  // impulses
  const std::vector<int> touched = touchedBodies(contacts);
  ContactGroups groups(system, true);
  groups.begin(touched, problem);
  groups.respond(*here, problem);
  ContactMatrix out;
  for (const LoggedContact& c : contacts) {
    out.frames.push_back(frameOf(c));
    addContact(c, out.frames.back(), here->at(), touched, problem);
  }
  if (stop.stop_requested()) return ContactMatrix{};

  const LocalBlocks blocks(problem);
  const ExplicitW W(blocks);
  out.W.setZero(3 * out.size(), 3 * out.size());
  for (int a = 0; a < W.size(); ++a)
    for (const ExplicitW::Entry& e : W.row(a)) out.W.block<3, 3>(3 * a, 3 * e.column) = e.values.topLeftCorner<3, 3>();
  return out;
}

}  // namespace gyre
