#pragma once
// What one run is judged by beside another one: how far it is from it, what its method made of the energy, and how far
// it leaves its constraints. It grows with the runs.

#include "run/run_distance.h"

#include <optional>

namespace gyre {

class RunMeasures {
 public:
  /// @param baseline  null: distances are not measured
  /// @pre as for RunDistance
  RunMeasures(std::shared_ptr<const Recording> run, std::shared_ptr<const Recording> baseline);

  /// Takes in at most so many rows; returns how many.
  std::size_t append(std::size_t mostRows);

  const std::optional<RunDistance>& distance() const { return distance_; }
  double energy() const { return energy_.most; }  ///< largest |energy.numerical| [J]
  double drift() const { return drift_.most; }    ///< largest drift.position [m]

 private:
  struct Largest {
    std::size_t column = 0;  ///< 0: there is no such channel
    double most = 0;
  };
  std::shared_ptr<const Recording> run_;
  std::optional<RunDistance> distance_;
  Largest energy_, drift_;
  std::size_t next_ = 0;
};

}  // namespace gyre
