#pragma once
// One moment of a run as the polygonal data of a VTK XML file (Kitware, VTK file formats, "XML file formats":
// PolyData). Bodies lie in it one after the other, in inertial axes, then flexible beams; the ground comes last. Arrays
// are base64 in the file itself, each after its length in bytes.
//
//   points      position [m], 64 bits; "velocity" [m/s] and "speed" [m/s], with beams "stress" [Pa], 32 bits
//   cells       "body", the position of its name among "names"; "color", red green blue
//   field data  "TimeValue" [s], which ParaView knows; "names" of the bodies, with "ground" last where it has shapes

#include "export/moving_scene.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace gyre {

/// What is the same at all moments is made once.
class VtpFrame {
 public:
  explicit VtpFrame(const MovingScene& scene);
  std::string at(std::size_t moment) const;

 private:
  void addCells(std::span<const Triangle> triangles, std::size_t points, int body, Rgb color);
  void addBeam(std::size_t moment, const SceneBeam& beam,
               const std::function<void(const Vec3& x, const Vec3& v, double stress)>& add) const;

  const MovingScene& scene_;
  std::size_t points_ = 0, triangles_ = 0;
  std::string names_, cells_;  ///< as XML
  std::vector<std::int32_t> connectivity_, body_;
  std::vector<std::uint8_t> color_;
};

}  // namespace gyre
