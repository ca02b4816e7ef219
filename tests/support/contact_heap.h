#pragma once
// A heap of boxes at one moment, for the solvers of local problems: always the same one.

#include "local_dynamics/local_problem.h"
#include "support/random_state.h"

namespace gyre::test {

constexpr double boxSize = 0.1, boxMass = 1, boxGravity = 9.81;

/// A frame with the normal given.
inline Mat3 frameWith(const Vec3& normal) {
  Mat3 E;
  const Vec3 n = normal.normalized(), t = n.unitOrthogonal();
  E << t.transpose(), n.cross(t).transpose(), n.transpose();
  return E;
}

class HeapBuilder {
 public:
  explicit HeapBuilder(int side, int layers, unsigned seed = 1) : side_(side), layers_(layers), random_(seed) {
    problem_.h = 1e-3;
    addBoxes();
    for (int z = 0; z < layers_; ++z)
      for (int y = 0; y < side_; ++y)
        for (int x = 0; x < side_; ++x) {
          touch(z == 0 ? -1 : box(x, y, z - 1), box(x, y, z), 2, 4);
          if (x > 0 && random_.uniform(0, 1) < 0.5) touch(box(x - 1, y, z), box(x, y, z), 0, 2);
          if (y > 0 && random_.uniform(0, 1) < 0.5) touch(box(x, y - 1, z), box(x, y, z), 1, 2);
        }
  }
  LocalProblem problem() const { return problem_; }

 private:
  int box(int x, int y, int z) const { return (z * side_ + y) * side_ + x; }
  void addBoxes() {
    for (int i = 0; i < side_ * side_ * layers_; ++i) {
      LocalBody b;
      b.inverseMass = 1 / boxMass;
      b.inverseInertia = Mat3::Identity() * (6 / (boxMass * boxSize * boxSize));
      b.v = Vec3(0, 0, -problem_.h * boxGravity) + random_.vector(1e-3);
      b.w = random_.vector(1e-2);
      problem_.bodies.push_back(b);
    }
  }
  /// Points at the corners of the face, or of its lower edge, a little off.
  void touch(int body1, int body2, int axis, int points) {
    const Mat3 E = frameWith(Vec3::Unit(axis) + random_.vector(1e-3));
    for (int i = 0; i < points; ++i) {
      LocalContact c;
      c.body1 = body1;
      c.body2 = body2;
      c.E = E;
      c.arm2 = Vec3::Constant(-boxSize / 2);
      if (i & 1) c.arm2((axis + 1) % 3) *= -1;
      if (i & 2) c.arm2((axis + 2) % 3) *= -1;
      c.arm2 += random_.vector(1e-3);
      c.arm1 = c.arm2 + boxSize * Vec3::Unit(axis);
      c.friction = 0.5;
      c.manifold = manifold_;
      problem_.contacts.push_back(c);
    }
    ++manifold_;
  }

  int side_, layers_, manifold_ = 0;
  Random random_;
  LocalProblem problem_;
};

}  // namespace gyre::test
