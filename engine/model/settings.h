#pragma once
// What a model has besides its elements.

#include "describe/type_info.h"

namespace gyre {

struct DocumentSettings {
  std::string name = {};
  std::string description = {};
  Vec3 gravity{0, 0, -9.81};  ///< uniform gravity field, inertial axes [m/s^2]
};

/// Every integrator's parameters start with these.
struct RunSettings {
  double step = 1e-3;        ///< h [s]
  double end_time = 10.0;    ///< [s]
  double output_step = 0.0;  ///< interval between recorded rows [s]; 0 records every step
};

/// A camera; all zero means: look from the standard corner and fit everything.
struct ViewSettings {
  Vec3 eye = Vec3::Zero();     ///< [m]
  Vec3 target = Vec3::Zero();  ///< [m]
  Vec3 up = Vec3::UnitZ();
  bool isSet() const { return eye != target; }
};

/// The section "contact" of a file: it is on where the section is there and does not say otherwise.
struct ContactSettings {
  bool enabled = true;
  double margin = 0.002;  ///< points up to this gap are looked at [m]
};

/// What does not move.
struct GroundSettings {
  Shapes shapes = {};  ///< in the inertial frame
};

const TypeInfo& documentType();
const TypeInfo& viewType();
const TypeInfo& contactType();
const TypeInfo& groundType();

/// The fields of RunSettings for an integrator whose parameters derive from it.
template <class P>
std::vector<Field> runFields() {
  return {
      field<P>(&P::step,
               {.key = "step", .label = "Step", .help = "Step size h", .quantity = Quantity::time, .range = positive}),
      field<P>(&P::end_time, {.key = "end_time",
                              .label = "End",
                              .help = "Time at which the run ends",
                              .quantity = Quantity::time,
                              .range = positive}),
      field<P>(&P::output_step,
               {.key = "output_step",
                .label = "Output every",
                .help = "Interval between recorded rows; 0 records every step. Steps are shortened to meet these times",
                .quantity = Quantity::time,
                .range = nonNegative}),
  };
}

}  // namespace gyre
