#include "run/load_uniqueness.h"

#include "core/disjoint_sets.h"
#include "integrators/steps_over_impacts.h"
#include "linear/dense_decompositions.h"
#include "run/contact_values.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

namespace gyre {
namespace {

/// Friction this near its limit is at it: forces are logged in single precision.
constexpr double atLimit = 1e-4;
/// Responses below this share of the largest are none, with directions made equally responsive.
constexpr double noResponse = 1e-9;
/// Shares of a load that change by less do not: points of a face are level to single precision only.
constexpr double noChange = 1e-3;

bool isClosed(const LoggedContact& c) { return c.kind != ContactState::Kind::open && normalForce(c) > 0; }

/// Directions in which the reaction of a closed contact may change: columns, in its frame.
Eigen::Matrix<double, 3, Eigen::Dynamic> directionsOf(const LoggedContact& c, const Mat3& E) {
  const double N = normalForce(c), limit = static_cast<double>(c.friction) * N;
  if (limit <= 0) return Vec3::UnitZ();
  if (c.kind == ContactState::Kind::stick && frictionForce(c) < (1 - atLimit) * limit) return Mat3::Identity();
  return E * toVec3(c.force) / N;
}

/// Closed contacts that act on each other, and what their loads may change by.
class LoadGroup {
 public:
  LoadGroup(const ContactMatrix& matrix, std::span<const LoggedContact> contacts, std::vector<Eigen::Index> members)
      : matrix_(matrix), contacts_(contacts), members_(std::move(members)) {
    for (const Eigen::Index a : members_) {
      directions_.push_back(directionsOf(of(a), matrix_.frames[static_cast<std::size_t>(a)]));
      first_.push_back(columns_);
      columns_ += directions_.back().cols();
    }
    findChanges();
  }

  void judge(std::vector<LoadState>& states) const {
    const PairSums sums = pairSums();
    for (std::size_t i = 0; i < members_.size(); ++i)
      states[static_cast<std::size_t>(members_[i])] = normalIsFixed(i)              ? LoadState::determined
                                                      : isFixed(sums.at(pairOf(i))) ? LoadState::inSum
                                                                                    : LoadState::free;
  }

  void addTo(LoadFreedom& out) const {
    out.parameters += static_cast<std::size_t>(changes_.cols());
    std::map<Pair, SharedLoad> open;
    for (std::size_t i = 0; i < members_.size(); ++i) {
      if (isFixed(forceChange(i))) continue;
      SharedLoad& load = open[pairOf(i)];
      ++load.contacts;
      if (!normalIsFixed(i)) ++load.normals;
    }
    const PairSums sums = pairSums();
    for (auto& [pair, load] : open) {
      std::tie(load.body1, load.body2) = pair;
      load.sumIsUnique = isFixed(sums.at(pair));
      out.pairs.push_back(load);
    }
  }

 private:
  using Pair = std::pair<std::int32_t, std::int32_t>;
  using PairSums = std::map<Pair, MatX>;

  static bool isFixed(const MatX& change) { return change.norm() < noChange; }
  bool normalIsFixed(std::size_t i) const { return forceChange(i).row(2).norm() < noChange; }
  Pair pairOf(std::size_t i) const { return {of(members_[i]).body1, of(members_[i]).body2}; }
  /// What the sum of forces between two bodies may change by, in inertial axes.
  PairSums pairSums() const {
    PairSums out;
    for (std::size_t i = 0; i < members_.size(); ++i) {
      const MatX change = forceChange(i);  // 3 x freedoms, in the frame
      MatX& sum = out.try_emplace(pairOf(i), MatX::Zero(3, change.cols())).first->second;
      sum += matrix_.frames[static_cast<std::size_t>(members_[i])].transpose() * change;
    }
    return out;
  }

  const LoggedContact& of(Eigen::Index contact) const { return contacts_[static_cast<std::size_t>(contact)]; }

  /// An orthonormal basis of the d, after directions were made equally responsive.
  void findChanges() {
    MatX response(columns_, columns_);
    for (std::size_t i = 0; i < members_.size(); ++i)
      for (std::size_t j = 0; j < members_.size(); ++j)
        response.block(first_[i], first_[j], directions_[i].cols(), directions_[j].cols()) =
            directions_[i].transpose() * matrix_.W.block<3, 3>(3 * members_[i], 3 * members_[j]) * directions_[j];
    const VecX scale = response.diagonal().unaryExpr([](double w) { return w > 0 ? 1 / std::sqrt(w) : 1.0; });
    response = (scale.asDiagonal() * response * scale.asDiagonal()).eval();
    Eigen::Index rank = 0;
    const MatX basis = orthogonalBasis(response, noResponse, rank);
    changes_ = scale.asDiagonal() * basis.rightCols(columns_ - rank);
    for (Eigen::Index k = 0; k < changes_.cols(); ++k) changes_.col(k).normalize();
  }

  MatX forceChange(std::size_t i) const {
    return directions_[i] * changes_.middleRows(first_[i], directions_[i].cols());
  }

  const ContactMatrix& matrix_;
  std::span<const LoggedContact> contacts_;
  std::vector<Eigen::Index> members_;
  std::vector<Eigen::Matrix<double, 3, Eigen::Dynamic>> directions_;
  std::vector<Eigen::Index> first_;  ///< column of each member
  Eigen::Index columns_ = 0;
  MatX changes_;  ///< columns
};

/// @param use  called with each group
void forEachLoadGroup(const ContactMatrix& matrix, std::span<const LoggedContact> contacts, const auto& use) {
  DisjointSets sets(contacts.size());
  for (std::size_t a = 0; a < contacts.size(); ++a)
    for (std::size_t b = 0; b < a; ++b)
      if (isClosed(contacts[a]) && isClosed(contacts[b]) &&
          matrix.norm(static_cast<Eigen::Index>(a), static_cast<Eigen::Index>(b)) > 0)
        sets.join(a, b);
  std::map<std::size_t, std::vector<Eigen::Index>> groups;
  for (std::size_t a = 0; a < contacts.size(); ++a)
    if (isClosed(contacts[a])) groups[sets.root(a)].push_back(static_cast<Eigen::Index>(a));
  for (auto& [name, members] : groups) use(LoadGroup(matrix, contacts, std::move(members)));
}

std::string wordsOf(const SharedLoad& load, const System& system) {
  const char* const open =
      load.normals > 0
          ? (load.sumIsUnique ? "their sum is unique" : "not even their sum is unique")
          : (load.sumIsUnique ? "friction only, whose sum is unique" : "friction only, not even whose sum is unique");
  return fmt::format("{} of '{}' and '{}' ({})", load.contacts, system.bodies().nameOf(load.body1),
                     system.bodies().nameOf(load.body2), open);
}

}  // namespace

std::vector<LoadState> loadStates(const ContactMatrix& matrix, std::span<const LoggedContact> contacts) {
  std::vector<LoadState> out(contacts.size(), LoadState::open);
  forEachLoadGroup(matrix, contacts, [&](const LoadGroup& group) { group.judge(out); });
  return out;
}

LoadFreedom loadFreedom(const ContactMatrix& matrix, std::span<const LoggedContact> contacts) {
  LoadFreedom out;
  forEachLoadGroup(matrix, contacts, [&](const LoadGroup& group) { group.addTo(out); });
  std::sort(out.pairs.begin(), out.pairs.end(), [](const SharedLoad& a, const SharedLoad& b) {
    return std::pair(a.body1, a.body2) < std::pair(b.body1, b.body2);
  });
  return out;
}

std::optional<std::size_t> openLoads(const Model& model, const PoseSet& poses,
                                     std::span<const LoggedContact> contacts) {
  if (contacts.empty() || !stepsOverImpacts(model)) return 0;
  if (contacts.size() > mostContactsOfMatrix) return std::nullopt;
  const auto system = System::compile(model);
  if (!system) return std::nullopt;
  const auto matrix = contactMatrix(**system, poses, contacts);
  if (!matrix) return std::nullopt;
  const std::vector<LoadState> states = loadStates(*matrix, contacts);
  return static_cast<std::size_t>(
      std::ranges::count_if(states, [](LoadState s) { return s == LoadState::inSum || s == LoadState::free; }));
}

std::string sharedLoadsText(const Model& model, const System& system, const State& s, const Recording& recording) {
  constexpr std::size_t mostNamed = 5;
  if (!recording.contacts() || !stepsOverImpacts(model)) return {};
  const auto contacts = recording.contacts()->row(recording.rows() - 1);
  if (contacts.empty() || contacts.size() > mostContactsOfMatrix) return {};
  const auto matrix = contactMatrix(system, {s.t, posesAt(system, s)}, contacts);
  if (!matrix) return {};
  const LoadFreedom freedom = loadFreedom(*matrix, contacts);
  if (freedom.pairs.empty()) return {};
  std::vector<std::string> named;
  for (const SharedLoad& load : freedom.pairs) named.push_back(wordsOf(load, system));
  const std::size_t more = named.size() - std::min(named.size(), mostNamed);
  named.resize(named.size() - more);
  return fmt::format(
      "t = {:.6g} s: the loads of these contacts are one of many solutions, which differ by {} number{} that the "
      "equations of rigid bodies leave open: {}{}",
      s.t, freedom.parameters, freedom.parameters == 1 ? "" : "s", fmt::join(named, ", "),
      more > 0 ? fmt::format(", and those of {} more pairs of bodies", more) : "");
}

}  // namespace gyre
