#include "analysis/free_motions.h"

#include "analysis/body_motion.h"
#include "analysis/motion_text.h"
#include "analysis/rank_analysis.h"
#include "bodies/body.h"
#include "model/attachments.h"

#include <fmt/format.h>
#include <algorithm>
#include <optional>

namespace gyre {
namespace {

constexpr double atRest = 1e-6;
constexpr int mostOfBeams = 1200;  ///< freedoms of nodes; among more it takes long to find what others do

/// B with columns measured alike, so that the pivots fall on displacements of centres of mass first and rotations
/// remain: "turns about its hinge" says more than "its centre moves along x".
SparseMatrix scaled(const System& system, const State& s, VecX& scale) {
  scale = VecX::Ones(system.nv());
  const double turn = 0.25 / system.scales().length;
  for (std::size_t b = 0; b < system.bodies().size(); ++b) {
    const BodyLayout l = system.bodies().layout(b);
    if (l.rotation >= 0) scale.segment<3>(l.v + l.rotation).setConstant(turn);
  }
  SparseMatrix B = constraintMatrix(system, s).B * scale.asDiagonal();
  VecX norm2 = VecX::Zero(B.rows());
  for (int c = 0; c < B.cols(); ++c)
    for (SparseMatrix::InnerIterator it(B, c); it; ++it) norm2[it.row()] += it.value() * it.value();
  const VecX factor = (norm2.array() > 0).select(norm2.cwiseSqrt().cwiseInverse(), 1.0);
  return factor.asDiagonal() * B;
}

std::vector<std::vector<PlacedMarker>> markersOf(const Model& model, const System& system,
                                                 const SystemElements& elements, const EvaluatedKinematics& at) {
  std::vector<std::vector<PlacedMarker>> out(system.bodies().size());
  for (const ElementId id : elements.joints) {
    const Element* joint = model.find(id);
    if (!joint) continue;
    for (const Attachment& a : attachments(*joint)) {
      const auto body = elements.index.find(a.body);
      if (body == elements.index.end()) continue;
      const auto b = static_cast<std::size_t>(body->second);
      const BodyKinematics& k = at.body(b);
      out[b].push_back(
          {joint->name, k.x + k.R * a.frame.position, k.R * a.frame.orientation.normalized().toRotationMatrix()});
    }
  }
  for (std::size_t b = 0; b < out.size(); ++b)
    if (const Element* body = model.find(elements.bodies[b]))
      if (const auto& pivot = bodyType(*body).pivot) out[b].push_back({"pivot", pivot(body->params), Mat3::Identity()});
  return out;
}

std::string counted(const std::vector<std::string>& names) {
  if (names.size() == 1) return names[0] + " follows";
  if (names.size() == 2) return names[0] + " and " + names[1] + " follow";
  return fmt::format("{}, {} and {} more follow", names[0], names[1], names.size() - 2);
}

class Describer {
 public:
  Describer(const Model& model, const System& system, const SystemElements& elements, const State& s)
      : model_(model),
        system_(system),
        elements_(elements),
        s_(s),
        w_(system.makeWorkspace()),
        at_(system.evaluateKinematics(s, w_)) {
    markers_ = markersOf(model, system, elements, at_);
  }

  /// Nothing where no body moves by more than rounding.
  std::optional<FreeMotion> describe(const VecX& u) const {
    std::vector<Vec6> twists = bodyTwists(system_, s_, u);
    struct Mover {
      std::size_t body;
      std::string text;
      int rank;  ///< what is said first: turning about a named joint, then any other plain motion, then the rest
    };
    const double length = system_.scales().length;
    const auto size = [&](const Vec6& t) { return std::max(t.head<3>().norm(), t.tail<3>().norm() * length); };
    double most = 0;
    for (const Vec6& t : twists) most = std::max(most, size(t));
    std::vector<Mover> movers;
    for (std::size_t b = 0; b < twists.size(); ++b) {
      if (size(twists[b]) <= atRest * most) continue;
      Mover m{b, motionText(at_.body(b), twists[b], markers_[b], length), 2};
      if (!m.text.empty()) m.rank = m.text.find('\'') != std::string::npos ? 0 : 1;
      movers.push_back(std::move(m));
    }
    if (movers.empty()) return std::nullopt;
    std::stable_sort(movers.begin(), movers.end(), [](const Mover& a, const Mover& b) { return a.rank < b.rank; });
    FreeMotion out;
    const Vec6& main = twists[movers.front().body];
    const double unit = main.tail<3>().norm() * length > atRest * most ? main.tail<3>().norm() : main.head<3>().norm();
    out.shape = u / unit;
    std::vector<std::string> followers;
    for (const Mover& m : movers) {
      const ElementId id = elements_.bodies[m.body];
      out.bodies.push_back(id);
      if (m.rank == 0 && out.bodies.size() <= 2) out.text += (out.text.empty() ? "" : ", ") + said(id, m.text);
      else if (out.text.empty()) out.text = said(id, m.text.empty() ? "turns and moves" : m.text);
      else followers.push_back(model_.nameOf(id));
    }
    if (!followers.empty()) out.text += "; " + counted(followers);
    return out;
  }

 private:
  std::string said(ElementId id, const std::string& text) const { return model_.nameOf(id) + " " + text; }

  const Model& model_;
  const System& system_;
  const SystemElements& elements_;
  const State& s_;
  Workspace w_;
  EvaluatedKinematics at_;
  std::vector<std::vector<PlacedMarker>> markers_;
};

/// Which beam each body is a node of; -1: of none.
std::vector<int> beamsOfBodies(const System& system) {
  std::vector<int> out(system.bodies().size(), -1);
  const BeamSet& beams = system.channels().beams();
  for (std::size_t i = 0; i < beams.size(); ++i)
    for (const std::size_t body : beams[i].bodies) out[body] = static_cast<int>(i);
  return out;
}

/// Whether all that move are nodes of one flexible beam.
bool isWithinBeam(const FreeMotion& motion, const std::vector<int>& beams, const SystemElements& elements) {
  const auto beamOf = [&](ElementId id) { return beams[static_cast<std::size_t>(elements.index.at(id))]; };
  const int beam = beamOf(motion.bodies.front());
  return beam >= 0 &&
         std::all_of(motion.bodies.begin(), motion.bodies.end(), [&](ElementId id) { return beamOf(id) == beam; });
}

}  // namespace

std::vector<FreeMotion> freeMotions(const Model& model, const System& system, const SystemElements& elements,
                                    const State& s, int degreesOfFreedom) {
  const std::vector<int> beams = beamsOfBodies(system);
  const int ofBeams = 6 * static_cast<int>(std::count_if(beams.begin(), beams.end(), [](int b) { return b >= 0; }));
  const int most = mostFreeMotions + ofBeams;
  if (degreesOfFreedom <= 0 || degreesOfFreedom > most || ofBeams > mostOfBeams) return {};
  VecX scale;
  RankAnalysis analysis = analyseRank(scaled(system, s, scale), static_cast<std::size_t>(most));
  std::sort(analysis.circuits.begin(), analysis.circuits.end(),
            [](const Circuit& a, const Circuit& b) { return a.front().first < b.front().first; });
  const Describer describer(model, system, elements, s);
  std::vector<FreeMotion> out;
  for (const Circuit& c : analysis.circuits) {
    VecX u = VecX::Zero(system.nv());
    for (const auto& [column, coefficient] : c) u[column] = scale[column] * coefficient;
    if (auto motion = describer.describe(u); motion && !isWithinBeam(*motion, beams, elements))
      out.push_back(std::move(*motion));
  }
  std::stable_sort(out.begin(), out.end(), [&](const FreeMotion& a, const FreeMotion& b) {
    return elements.index.at(a.bodies.front()) < elements.index.at(b.bodies.front());
  });
  return out;
}

}  // namespace gyre
