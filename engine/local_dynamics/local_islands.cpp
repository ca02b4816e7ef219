#include "local_dynamics/local_islands.h"

namespace gyre {

namespace {

std::size_t wholeIndex(int i) { return static_cast<std::size_t>(i); }

}  // namespace

IslandProblem::IslandProblem(const LocalProblem& whole, const LocalSchedule& schedule, int island) {
  problem.h = whole.h;
  for (const int unit : schedule.unitsOf(island)) {
    const LocalUnit& u = schedule.units()[wholeIndex(unit)];
    for (int c = u.first; c < u.first + u.count; ++c) {
      LocalContact contact = whole.contacts[wholeIndex(c)];
      contact.body1 = bodyOf(whole, contact.body1);
      contact.body2 = bodyOf(whole, contact.body2);
      problem.contacts.push_back(contact);
      contacts_.push_back(c);
    }
    if (u.count > 0) continue;
    LocalJoint joint = whole.joints[wholeIndex(u.first)];
    joint.body1 = bodyOf(whole, joint.body1);
    joint.body2 = bodyOf(whole, joint.body2);
    problem.joints.push_back(joint);
    joints_.push_back(u.first);
  }
}

/// Bodies come in as they are met, groups with all of theirs.
int IslandProblem::bodyOf(const LocalProblem& whole, int body) {
  if (body < 0) return -1;
  if (const auto found = placeOf_.find(body); found != placeOf_.end()) return found->second;
  const auto add = [&](int b) {
    placeOf_[b] = static_cast<int>(problem.bodies.size());
    problem.bodies.push_back(whole.bodies[wholeIndex(b)]);
    bodies_.push_back(b);
  };
  const int group = whole.bodies[wholeIndex(body)].group;
  if (group < 0) {
    add(body);
    return placeOf_[body];
  }
  LocalGroup copy = whole.groups[wholeIndex(group)];
  for (int& member : copy.bodies) {
    add(member);
    member = placeOf_[member];
    problem.bodies.back().group = static_cast<int>(problem.groups.size());
  }
  problem.groups.push_back(std::move(copy));
  return placeOf_[body];
}

void IslandProblem::setVelocities(const std::vector<LocalVelocity>& velocities) {
  for (std::size_t b = 0; b < bodies_.size(); ++b) {
    problem.bodies[b].v = at3(velocities[wholeIndex(bodies_[b])].v);
    problem.bodies[b].w = at3(velocities[wholeIndex(bodies_[b])].w);
  }
}

void IslandProblem::store(LocalProblem& whole) const {
  for (std::size_t c = 0; c < contacts_.size(); ++c) {
    whole.contacts[wholeIndex(contacts_[c])].R = problem.contacts[c].R;
    whole.contacts[wholeIndex(contacts_[c])].M = problem.contacts[c].M;
  }
  for (std::size_t j = 0; j < joints_.size(); ++j) whole.joints[wholeIndex(joints_[j])].R = problem.joints[j].R;
  for (std::size_t b = 0; b < bodies_.size(); ++b) {
    const LocalBody& body = problem.bodies[b];
    // What nothing moves may be in other islands as well, which are stored at the same time.
    if (body.group < 0 && body.inverseMass == 0 && body.inverseInertia.isZero(0)) continue;
    whole.bodies[wholeIndex(bodies_[b])].v = problem.bodies[b].v;
    whole.bodies[wholeIndex(bodies_[b])].w = problem.bodies[b].w;
  }
}

}  // namespace gyre
