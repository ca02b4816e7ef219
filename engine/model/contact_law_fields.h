#pragma once
// The numbers that a material and a pair of materials have in common, described once.

#include "describe/type_info.h"

namespace gyre {

/// What a number of a pair is where the pair does not say.
inline constexpr double asTheMaterials = -1;

/// @param ofPair  may be left out; `help` is followed by how the two materials' numbers then give it
template <class P>
Field contactLawField(double P::*member, FieldInfo info, bool ofPair, const char* combined) {
  if (ofPair) {
    info.notGiven = asTheMaterials;
    info.help += std::string("; where not given ") + combined;
  }
  return field<P>(member, std::move(info));
}

template <class P>
std::vector<Field> contactLawFields(bool ofPair) {
  const auto make = [ofPair](double P::*member, FieldInfo info, const char* combined) {
    return contactLawField<P>(member, std::move(info), ofPair, combined);
  };
  return {make(&P::friction,
               {.key = "friction", .label = "Friction", .help = "Coefficient of friction mu", .range = nonNegative},
               "the smaller of the two materials"),
          make(&P::restitution,
               {.key = "restitution",
                .label = "Restitution",
                .help = "Ratio of the velocities after and before an impact, 0 for none",
                .range = {.minimum = 0, .maximum = 1}},
               "the larger of the two materials"),
          make(&P::rolling,
               {.key = "rolling",
                .label = "Rolling friction",
                .help = "Lever arm of the normal force against rolling",
                .quantity = Quantity::length,
                .range = nonNegative,
                .advanced = true},
               "the smaller of the two materials"),
          make(&P::spinning,
               {.key = "spinning",
                .label = "Spinning friction",
                .help = "Lever arm of the normal force against spinning about the normal",
                .quantity = Quantity::length,
                .range = nonNegative,
                .advanced = true},
               "the smaller of the two materials"),
          make(&P::stiffness,
               {.key = "stiffness",
                .label = "Stiffness",
                .help = "K [N/m^n] of the smooth law N = K d^n (1 + D d')",
                .range = positive},
               "both materials in series"),
          make(&P::exponent,
               {.key = "exponent",
                .label = "Exponent",
                .help = "n of the smooth law; 1.5 for spheres (Hertz)",
                .range = {.minimum = 1}},
               "the mean of both, weighted by their compliance"),
          make(&P::damping,
               {.key = "damping",
                .label = "Damping",
                .help = "D [s/m] of the smooth law: 0 gives back what went in",
                .range = nonNegative},
               "the mean of both, weighted by their compliance"),
          make(&P::slip_velocity,
               {.key = "slip_velocity",
                .label = "Slip velocity",
                .help = "v_s of regularised friction, at which 0.7 of mu N is reached",
                .quantity = Quantity::velocity,
                .range = positive,
                .advanced = true},
               "the smaller of the two materials"),
          make(&P::bristle_stiffness,
               {.key = "bristle_stiffness",
                .label = "Bristle stiffness",
                .help = "Of the spring that holds by friction law 'bristle'",
                .quantity = Quantity::stiffness,
                .range = positive,
                .advanced = true},
               "both materials in series"),
          make(&P::bristle_damping,
               {.key = "bristle_damping",
                .label = "Bristle damping",
                .help = "Of the damper beside that spring",
                .quantity = Quantity::damping,
                .range = nonNegative,
                .advanced = true},
               "both materials in series")};
}

}  // namespace gyre
