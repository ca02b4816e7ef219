#pragma once
// The Campbell diagram: modes about the steady rotation of a rotor (steady_motion.h) over its speed, from one speed to
// the next connected by the likeness of their shapes, and the critical speeds, at which a mode has the frequency of the
// rotation and unbalance excites it (Campbell 1924; Genta 2005, Dynamics of Rotating Systems).
//
// The likeness is the modal assurance criterion |x^H M y|^2 / (x^H M x y^H M y) (Allemang and Brown 1982). Whirl is the
// way of points of the rotor about the axis of its spin: with displacements d = Re((a + i b) e^(i w t)) and small turns
// alike, the sense of e . (b x a) over (|a|^2 + |b|^2) / 2, from -1, a circle against the spin, to 1, one with it.

#include "analysis/modes.h"
#include "model/model.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace gyre {

enum class Whirl { none, forward, backward };  ///< none: in a plane, or along the axis or about it

struct CampbellMode {
  Mode mode = {};
  double circularity = 0;  ///< see above
  Whirl whirl() const;
};

struct CampbellSpeed {
  double speed = 0;  ///< [rad/s]
  std::vector<std::optional<CampbellMode>> tracks =
      {};  ///< of one number at all speeds; none where it does not vibrate
  Linearization about = {};
};

struct CriticalSpeed {
  std::size_t track = 0;
  double speed = 0;  ///< [rad/s]
  Whirl whirl = Whirl::none;
};

struct Campbell {
  std::vector<CampbellSpeed> speeds = {};
  std::vector<CriticalSpeed> critical = {};  ///< ascending in speed
  bool turningAxes = false;  ///< frequencies are seen in axes that turn, so that whirl and critical speeds are not told
  bool frozen = false;       ///< coefficients change at some speed: what is told there is a hint
  std::size_t tracks() const { return speeds.empty() ? 0 : speeds.front().tracks.size(); }
};

struct CampbellOptions {
  std::string rotor = {};        ///< a body, which turns about the axis of its initial angular velocity or, without
                                 ///< one, of its symmetry; or
  std::string drive = {};        ///< a drive of an angle, which gets this speed
  std::vector<double> speeds{};  ///< ascending [rad/s]
  bool aboutEquilibrium = true;  ///< with the deflections at rest and by turning; else as the model is placed
  int count = 8;                 ///< of modes, slowest first
};

/// From a to b in so many speeds, evenly.
std::vector<double> evenSpeeds(double from, double to, int count);

/// Names of what a diagram may be of: bodies that can turn, and drives of angles.
struct Spinners {
  std::vector<std::string> rotors, drives;
};
Spinners spinnersOf(const Model& model);

/// @param stop  ends it early, with the speeds until then
/// Contact is left out. Fails as findEquilibrium, spinState and modesAbout do, and where the axis is not known.
Expected<Campbell> campbell(const Model& model, const CampbellOptions& options, const std::stop_token& stop = {},
                            const std::function<void(std::size_t)>& progress = {});

}  // namespace gyre
