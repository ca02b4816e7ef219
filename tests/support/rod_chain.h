#pragma once
// A rod as a chain of beams between rigid nodes, clamped at its start, and where it rests under loads.

#include "analysis/statics.h"
#include "lie/so3.h"
#include "support/model_builder.h"

#include <fmt/format.h>
#include <cmath>
#include <numbers>

namespace gyre::test {

/// EA, GA_y, GA_z, GJ, EI_y, EI_z [N, N m^2]
inline Mat6 section(double EA, double GAy, double GAz, double GJ, double EIy, double EIz) {
  return (Vec6() << EA, GAy, GAz, GJ, EIy, EIz).finished().asDiagonal();
}

struct RodChain {
  double length = 1;              ///< along the axis
  int n = 8;                      ///< beams
  Mat6 C = Mat6::Identity();      ///< of the section
  Vec3 curvature = Vec3::Zero();  ///< when unloaded
  Frame start = {};               ///< of the axis
  double mass = 1, inertia = 1;   ///< of each node
  double damping = 0;
  ModelBuilder b = {};
  std::vector<ElementId> nodes = {};

  /// Node i, when unloaded.
  Frame node(int i) const {
    const double s = length * i / n;
    const Vec3 u = s * (so3::tangent(-s * curvature) * Vec3::UnitX());
    return {start.position + start.orientation * u, start.orientation * so3::expQuat(s * curvature)};
  }
  RodChain& build() {
    b.gravity(Vec3::Zero());
    for (int i = 0; i <= n; ++i) {
      const Frame place = node(i);
      nodes.push_back(b.body("rigid", fmt::format("node {}", i),
                             {{"mass", mass},
                              {"inertia", diagonal(inertia, inertia, inertia)},
                              {"position", place.position},
                              {"orientation", place.orientation}}));
      if (i == 0) continue;
      b.force("beam", fmt::format("beam {}", i),
              {{"body1", nodes[nodes.size() - 2]},
               {"body2", nodes.back()},
               {"length", length / n},
               {"strain", Choice{1}},
               {"section_stiffness", Matrix6{C}},
               {"curvature", curvature},
               {"damping_time", damping}});
    }
    b.joint("fixed", "clamp", {{"frame1", start}, {"body2", nodes[0]}});
    return *this;
  }
  RodChain& force(const Vec3& F, const char* axes = "space") { return load("force", F, axes); }
  RodChain& moment(const Vec3& M) { return load("torque", M, "space"); }

  struct Rest {
    std::vector<BodyKinematics> nodes;
    std::vector<double> channels;
    Stability stability;
    const BodyKinematics& tip() const { return nodes.back(); }
  };
  Expected<Rest> rest() const {
    const auto system = System::compile(b.model());
    if (!system) return tl::unexpected(system.error());
    const auto found = findEquilibrium(**system, (*system)->initialState());
    if (!found) return tl::unexpected(found.error());
    Workspace w = (*system)->makeWorkspace();
    const auto at = (*system)->evaluateKinematics(found->state, w);
    Rest out{{}, std::vector<double>((*system)->channels().size()), found->stability};
    for (std::size_t i = 0; i < nodes.size(); ++i) out.nodes.push_back(at.body(i));
    (*system)->channels().report(at, out.channels);
    return out;
  }

 private:
  RodChain& load(const char* type, const Vec3& value, const char* axes) {
    const TimeVector f{Function{value.x()}, Function{value.y()}, Function{value.z()}};
    b.force(type, fmt::format("{} at the tip", type),
            {{"body", nodes.back()}, {"value", f}, {"resolved_in", Choice{std::string_view(axes) == "space" ? 0 : 1}}});
    return *this;
  }
};

/// log2 of the ratio of two errors, the second with twice as many elements.
inline double orderOf(double coarse, double fine) { return std::log2(coarse / fine); }

}  // namespace gyre::test
