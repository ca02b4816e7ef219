#pragma once
// Points of one normal that come one by one, of which at most four are kept (manifold_reduction.h).

#include "contact/manifold.h"
#include "contact/manifold_reduction.h"

namespace gyre {

class ManyPoints {
 public:
  /// Begins with the points of a manifold.
  /// @param size  of the bodies [m]
  ManyPoints(const Manifold& m, double size);
  void add(const ContactPoint& p);
  /// Replaces the points of the manifold.
  void write(Manifold& m);

 private:
  static constexpr std::size_t most = 64;  ///< beyond, those so far are thinned to four first
  void thin();

  Vec3 u_, v_;
  double size_;
  std::size_t count_ = 0;
  std::array<ContactPoint, most> points_;
  std::array<PlanarPoint, most> planar_;
};

}  // namespace gyre
