// A joint: the origin of marker 2 stays on an ellipsoid with the half axes a, b, c along those of marker 1,
//
//   Phi = (l / 2) (x^2 / a^2 + y^2 / b^2 + z^2 / c^2 - 1),   l the smallest half axis,
//
// so that Phi is a length, near the surface at most the distance from it. The multiplier is the force along the normal
// over the length of the gradient of Phi.
#include <gyre/extend/plugin.h>

#include <algorithm>

namespace {

using namespace gyre::extend;

class EllipsoidSurface final : public Joint {
 public:
  explicit EllipsoidSurface(const Values& values) {
    const Vector half = values.vector("half_axes");
    l_ = std::min({half.x, half.y, half.z});
    for (int i = 0; i < 3; ++i) curvature_[i] = l_ / (half[i] * half[i]);
  }
  void equations(const Placement& at, std::span<double> Phi) const override {
    Phi[0] = (dot(gradient(at), at.position) - l_) / 2;
  }
  void matrix(const Placement& at, std::span<double> B) const override {
    const Vector g = gradient(at);
    std::fill(B.begin(), B.end(), 0.0);
    for (int i = 0; i < 3; ++i) B[static_cast<std::size_t>(i)] = g[i];
  }
  bool tangent(const Placement&, std::span<const double> lambda, std::span<double> K) const override {
    std::fill(K.begin(), K.end(), 0.0);
    for (int i = 0; i < 3; ++i) K[static_cast<std::size_t>(7 * i)] = lambda[0] * curvature_[i];
    return true;
  }

 private:
  Vector gradient(const Placement& at) const {
    const Vector& p = at.position;
    return {curvature_.x * p.x, curvature_.y * p.y, curvature_.z * p.z};
  }
  double l_;
  Vector curvature_;
};

Types types() {
  return {.joints = {{.about = {.name = "ellipsoid_surface",
                                .title = "Point on ellipsoid",
                                .summary = "The origin of marker 2 stays on an ellipsoid about marker 1: x^2/a^2 + "
                                           "y^2/b^2 + z^2/c^2 = 1.",
                                .keys = {{.name = "half_axes",
                                          .label = "Half axes",
                                          .help = "Along x, y and z of marker 1",
                                          .unit = "m",
                                          .value = Vector{1.0, 0.8, 0.6},
                                          .minimum = 0,
                                          .isAboveMinimum = true}}},
                      .equations = {{.name = "on the ellipsoid"}},
                      .freedoms = {Freedom::displacementX, Freedom::displacementY, Freedom::displacementZ},
                      .surroundings = {.about = {.position = {0.6, 0.4, 0.4}}, .length = 0.3, .angle = 3},
                      .usesOrientation = false,
                      .create = [](const Values& values) { return std::make_unique<EllipsoidSurface>(values); }}}};
}

}  // namespace

GYRE_PLUGIN(types)
