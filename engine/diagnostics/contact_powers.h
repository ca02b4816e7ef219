#pragma once
// What contacts that are forces store and turn into heat at a moment, in sums (system/contact_sums.h), and whether it
// goes on as before: with the same points closed, of which bristles slip as before.
//
// Where a pair comes to touch within a step, the power of each of its points has grown like d^n since, over the time
// tau = d / d' by its depth d and its rate at the end. So it did P tau / (n + 1), up to a share of the order of tau;
// where the pair parts, with depth and rate at the start of the step.

#include "system/system.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace gyre {

class ContactPowers {
 public:
  /// Allocates all memory.
  void start(const System& system);
  /// Another system of the same bodies.
  void follow(const System& system) { system_ = &system; }
  /// Number of sums of contacts; 0 where contacts are not forces.
  std::size_t size() const { return elastic_.size(); }
  /// @pre their forces were evaluated there (System::energy)   @param normal, friction  power into heat [W]
  void evaluate(const EvaluatedKinematics& at, std::span<double> normal, std::span<double> friction);

  double elastic() const;  ///< [J]
  double elasticOf(std::size_t sum) const { return elastic_.empty() ? 0 : elastic_[sum]; }
  // What the powers of a sum did between the last two evaluations, at most, where they changed their course [J]:
  std::optional<double> normalBend(std::size_t sum) const;
  std::optional<double> frictionBend(std::size_t sum) const;

 private:
  friend class StateArchive;
  void persist(StateArchive& a) { a(elastic_, now_, before_); }
  struct Points {
    std::uint64_t closed = 0, slipping = 0;  ///< numbers that differ from set to set; 0: none
    double normal = 0, friction = 0;         ///< P tau / (n + 1) [J]
    void persist(StateArchive& a) { a(closed, slipping, normal, friction); }
  };

  const System* system_ = nullptr;
  std::vector<double> elastic_;
  std::vector<Points> now_, before_;
};

}  // namespace gyre
