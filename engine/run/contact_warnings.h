#pragma once
// What there is to say of the contacts of a run, each once:
//   - bodies overlap so deeply that they are drawn apart at a limited speed;
//   - a pair of bodies gained energy by an impact. Newton's restitution with friction may bring it in (T. R. Kane and
//     D. A. Levinson, Dynamics: Theory and Applications, 1985): it is the law, no error of the method;
//   - the solver stopped before its merit;
//   - two bodies came to overlap by much of their size: something drives them into each other, or K is small;
//   - where contacts are forces, bodies overlap so deeply at the start that they are thrown apart;
//   - a step of a fixed size led a body past a surface that it should have met;
//   - an explicit method takes steps that are long against what a contact does.

#include "contact/contact_record.h"
#include "system/system.h"

#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace gyre {

/// How fast contacts that are forces move their bodies, m the smaller mass of the two.
struct ContactRates {
  double vibration = 0;  ///< sqrt(k / m) [rad/s]
  double decay = 0;      ///< of a damper or of friction, c / m [1/s]

  void persist(StateArchive& a) { a(vibration, decay); }
};

class ContactWarnings {
 public:
  /// A step ended at t.
  void add(const System& system, const ContactRecord& step, double t);
  /// A run begins in which contacts are forces. @param elastic  what they store [J]
  void addStart(const System& system, const ContactRecord& start, double elastic, double t);
  /// A step of size h of an explicit method ended at t.
  void addStiffness(const ContactRates& rates, double h, double t);
  /// A step of size h that ended at t led one of two bodies past the other.
  void addPassage(const System& system, const std::pair<int, int>& bodies, double h, double t);
  bool reportedPassage() const { return passage_; }
  /// The oldest that was not taken.
  std::optional<std::string> take();

 private:
  friend class StateArchive;
  void persist(StateArchive& a) {
    a.lists(unreported_, gained_, firstDepths_);
    a(leastRadius_, overlap_, unsolved_, stiff_, passage_, deep_);
  }
  void addGains(const System& system, const ContactRecord& step, double t);
  void addDepth(const System& system, const ContactRecord& step, double t);

  std::deque<std::string> unreported_;
  std::set<std::pair<int, int>> gained_;
  std::map<std::pair<int, int>, double> firstDepths_;  ///< after the first step [m]
  double leastRadius_ = 0;                             ///< of bodies that touch [m]; 0: the first step is to come
  bool overlap_ = false, unsolved_ = false, stiff_ = false, passage_ = false, deep_ = false;
};

}  // namespace gyre
