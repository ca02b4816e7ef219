#pragma once
// Where the energy of a run goes: what is stored, what dampers turned into heat, what applied forces brought in,
// what contacts did by impulses, and the rest, which the integrator made or lost:
//   numerical = total - total(0) + dissipated - work - contact
// Powers are integrated over the accepted steps by the trapezoidal rule, so that part is second order in the step.

#include "contact/contact_record.h"
#include "system/state.h"

namespace gyre {

class EnergyBudget {
 public:
  void start(double t, const SystemEnergy& e) {
    t_ = t;
    now_ = e;
    start_ = e.total();
    dissipated_ = work_ = 0;
    contactNormal_ = contactFriction_ = contactCorrection_ = 0;
  }
  void add(double t, const SystemEnergy& e) {
    const double half = 0.5 * (t - t_);
    dissipated_ += half * (now_.dissipation + e.dissipation);
    work_ += half * (now_.work + e.work);
    t_ = t;
    now_ = e;
  }
  /// What contacts did in the step that add() was called for, by the exact identity of a step (contact_record.h).
  void add(const ContactRecord& step) {
    contactNormal_ += step.normal;
    contactFriction_ += step.friction;
    contactCorrection_ += step.correction;
  }
  /// The system was exchanged at this moment: what is stored now differs by the work of whoever did it.
  void exchange(const SystemEnergy& e) {
    work_ += e.total() - now_.total();
    now_ = e;
  }
  const SystemEnergy& now() const { return now_; }
  double dissipated() const { return dissipated_; }
  double work() const { return work_; }
  /// Energy that bodies gained by normal forces of contacts, by friction and by moves out of each other [J].
  double contactNormal() const { return contactNormal_; }
  double contactFriction() const { return contactFriction_; }
  double contactCorrection() const { return contactCorrection_; }
  double numerical() const {
    return now_.total() - start_ + dissipated_ - work_ - (contactNormal_ + contactFriction_ + contactCorrection_);
  }

 private:
  double t_ = 0, start_ = 0, dissipated_ = 0, work_ = 0;
  double contactNormal_ = 0, contactFriction_ = 0, contactCorrection_ = 0;
  SystemEnergy now_;
};

}  // namespace gyre
