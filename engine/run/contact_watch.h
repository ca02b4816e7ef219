#pragma once
// The contacts of a run whose method integrates them as forces (system/smooth_contacts.h), as seen after each step:
// what they did, which pairs of bodies need room in the matrix, and when the next ones touch.

#include "core/disjoint_sets.h"
#include "run/contact_warnings.h"
#include "system/system.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace gyre {

class ContactWatch {
 public:
  explicit ContactWatch(std::shared_ptr<System> system);

  /// The run begins or goes on at this state.
  void start(const EvaluatedKinematics& at);
  /// A step ended here that began at the state of start() or stepped(): two bodies of which it led one past a surface
  /// of the other that neither its beginning nor its end saw touched. Looked for where a body moved by more than the
  /// margin.
  std::optional<std::pair<int, int>> ledPast(const EvaluatedKinematics& at);
  /// A step ended here.
  const ContactRecord& stepped(const EvaluatedKinematics& at);
  const ContactRecord& record() const { return record_; }

  /// How long a step may be so that it does not lead through a body unseen: until the first two surfaces meet, by
  /// their present velocities and a bound of their accelerations, but at least a tenth of the time that such an impact
  /// lasts; so long also where an impact has just begun. @param ahead  within which it matters [s]
  double longestStep(const EvaluatedKinematics& at, double ahead);
  /// Which pairs of bodies touch: a number that differs from set to set.
  std::uint64_t branch(const EvaluatedKinematics& at);
  /// Rates of the stiffest contact of the last step.
  const ContactRates& rates() const { return rates_; }

 private:
  friend class StateArchive;
  /// @param at  the state now
  void persist(StateArchive& a, const EvaluatedKinematics& at);
  struct Exchange {
    int body1, body2;
    std::uint64_t feature;
    double power, normalPower;  ///< into the bodies [W]
    void persist(StateArchive& a) { a(body1, body2, feature, power, normalPower); }
  };

  void evaluate(const EvaluatedKinematics& at);
  void coupleNear();
  void record(double h);
  void report(std::size_t i, double h);
  void nameIslands();
  void addRates(const Contact& c, const SmoothPoint& p);
  double mass(int body) const;
  double timeUntil(const EvaluatedKinematics& at, const Contact& c) const;
  bool touches(int body1, int body2);
  double passing(const std::vector<BodyKinematics>& to, const Contact& c) const;
  bool meetsBehind(double first, const std::vector<BodyKinematics>& to, const Contact& c);
  double accelerationBound(const EvaluatedKinematics& at, int body) const;

  std::shared_ptr<System> system_;
  SmoothContacts now_;
  ContactSet ahead_;
  std::vector<double> reach_;
  std::vector<BodyKinematics> from_, between_;  ///< where the step began, and on the way
  std::vector<Contact> met_;
  ContactRecord record_;
  std::vector<Exchange> exchanges_, before_;  ///< of the contacts now and at the last step, sorted
  double t_ = 0;
  ContactRates rates_;
  DisjointSets joined_, islands_;  ///< bodies that joints connect, and those that closed contacts do, too
  std::vector<int> islandOfRoot_;  ///< -1: none yet
  int rebuilds_ = -1;
};

}  // namespace gyre
