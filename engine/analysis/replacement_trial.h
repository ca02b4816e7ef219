#pragma once
// A part of a mechanism with other types of joints, compared with what it was, where both can go (motion_paths.h):
//   - at every place of the original, and where its independence dips between two, the new equations hold and have the
//     rank of the old ones: no freedom is gained and nothing becomes singular that was not;
//   - at every place of the replacement, the equations of the original hold: it does not leave by another branch.

#include "analysis/motion_paths.h"
#include "analysis/system_elements.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace gyre {

/// What all trials of a model together may cost, in multiplications: a second or two. Counted, not timed, so that the
/// same model always gets the same answer.
struct TrialWork {
  double left = 1.5e10;
  bool isSpent() const { return left < 0; }
  /// Places where nv velocities and m rows were evaluated and decomposed.
  void add(std::size_t places, double nv, double m) {
    constexpr double evaluation = 2e4;  // what is not proportional to the decomposition
    left -= static_cast<double>(places) * (evaluation + nv * m * std::min(nv, m));
  }
};

/// A model of its own, compiled, whose rows are asked for at places of another one with the same bodies.
class Variant {
 public:
  static std::optional<Variant> of(const Model& model, TrialWork& work);
  const System& system() const { return *system_; }
  const SystemElements& elements() const { return elements_; }
  const State& start() const { return start_; }
  /// Rows of B at a place [m x nv], weighted as in system_matrices.h.
  MatX rows(const State& place, TrialWork& work) const;
  /// The largest violation of positions of these joints there, of the model's size or rad; infinite where they are
  /// assembled wrongly.
  double violation(const State& place, const std::vector<ElementId>& joints) const;

 private:
  Variant(const Model& model, std::shared_ptr<const System> system);
  State at(const State& place) const;

  std::shared_ptr<const System> system_;
  SystemElements elements_;
  State start_;
};

class ReplacementTrial {
 public:
  static constexpr double holds = 1e-6;  ///< of a violation

  /// @param joints  those of the set, whose equations are compared. @pre part holds at its start
  ReplacementTrial(Variant part, std::vector<ElementId> joints, double endTime, TrialWork& work);

  const Variant& original() const { return part_; }
  /// The largest of all places, and a place that has it, far from any that has less.
  int rank() const { return rank_; }
  const State& generalPlace() const { return *general_; }
  /// By how much the rank is lower at the start.
  int lostAtStart() const { return rank_ - rankAtStart_; }
  /// "t = 3.14 s": times at which the drives lead through a singular position of the original, at most a few.
  std::vector<double> singularTimes() const { return singularTimes_; }
  /// "along 1 free motion, both ways, and through the drives until t = 8 s".
  std::string extent() const;
  /// @param changed  the part with the types of these joints exchanged
  bool isEquivalent(const Model& changed, const std::vector<ElementId>& replaced);

 private:
  struct Judged {
    MotionPath path;
    std::vector<double> least;  ///< by place: the smallest pivot of as many as the rank is
    std::vector<int> rank;
  };
  struct Independence {
    int rank;
    double least;
  };
  Independence independence(const Variant& of, const State& place) const;
  template <class Least>
  std::vector<PathPlace> dips(const Judged& judged, const std::vector<double>& least, const Least& leastAt);
  std::optional<PathPlace> between(const Judged& judged, std::size_t k, double h);
  bool hasItsRank(const Variant& changed, const Judged& judged);
  bool staysWithin(const Variant& changed);
  void findSingularTimes();

  Variant part_;
  std::vector<ElementId> joints_;
  double endTime_;
  TrialWork& work_;
  MotionPaths paths_;
  std::vector<Judged> judged_;
  std::vector<double> singularTimes_;
  int rank_ = 0, rankAtStart_ = 0;
  const State* general_ = nullptr;
};

}  // namespace gyre
