#pragma once
// What the contacts of an accepted step did (contact/contact_record.h).

#include "contact/contact_record.h"
#include "core/disjoint_sets.h"
#include "integrators/local/overlap_pushes.h"
#include "integrators/local/stage_traces.h"
#include "integrators/local/stepped_contact.h"

#include <array>
#include <span>
#include <vector>

namespace gyre {

class ContactReport {
 public:
  struct Step {
    std::span<const Contact> contacts;
    std::span<const SteppedContact> points;
    std::size_t bodies;  ///< of the problem
    const StageTraces& traces;
    const OverlapPushes& overlaps;
    double merit;       ///< that was asked for; 0: none
    double correction;  ///< energy that moves added [J]
    double h;           ///< [s]
    double length;      ///< of the model [m]
  };
  const ContactRecord& make(const Step& step);
  const ContactRecord& last() const { return record_; }

 private:
  friend class StateArchive;
  void persist(StateArchive& a) { a(record_); }
  void add(const Step& step, std::size_t point);
  void markGains(const Step& step);

  ContactRecord record_;
  DisjointSets inTouch_;                          ///< bodies of the problem
  std::vector<std::array<double, 2>> exchanged_;  ///< of what is in touch: work, and its size
};

}  // namespace gyre
