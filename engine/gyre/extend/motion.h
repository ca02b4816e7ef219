#pragma once
// How marker 2 of a joint or a force is placed and moves, seen from marker 1: all along the axes of marker 1. What
// depends on this alone is the same wherever both bodies are, and acts on them with equal and opposite wrenches.

#include <gyre/extend/values.h>

#include <span>

namespace gyre::extend {

struct Placement {
  Vector position = {};     ///< of the origin of marker 2 [m]
  Matrix orientation = {};  ///< its columns are the axes of marker 2
};

struct Motion : Placement {
  double t = 0;                         ///< time [s]
  Vector velocity = {};                 ///< rate of the position [m/s]
  Vector angularVelocity = {};          ///< of marker 2 against marker 1 [rad/s]
  std::span<const double> states = {};  ///< of the element, where its type has such
};

/// Where a type is at work. Derivatives that it does not give are taken by differences of a small part of these sizes,
/// and `gyre test-plugin` tests it at random places up to as far from here.
struct Surroundings {
  Placement about = {};         ///< that of marker 2
  double length = 0.1;          ///< [m]
  double angle = 0.5;           ///< [rad]
  Vector velocity = {};         ///< [m/s]
  double speed = 1;             ///< [m/s]
  Vector angularVelocity = {};  ///< [rad/s]
  double spin = 1;              ///< [rad/s]
};

}  // namespace gyre::extend
