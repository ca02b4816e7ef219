#pragma once
// Flexible beams in tests: their parameters by what sections resist and weigh, where their nodes end.

#include "flexible/flexible_beam.h"
#include "support/model_builder.h"
#include "support/reference.h"
#include "support/run_model.h"

namespace gyre::test {

/// A straight beam along x.
struct Rod {
  double length = 1;
  int n = 8;
  double EA = 1, GA = 1, GJ = 1, EIy = 1, EIz = 1;
  double rhoA = 1;
  Vec3 rhoJ = Vec3(2e-4, 1e-4, 1e-4);
};

inline FlexibleBeam beamOf(const Rod& r) {
  FlexibleBeam p;
  p.elements = r.n;
  p.length = r.length;
  p.section = FlexibleBeam::Section::stiffness;
  p.section_stiffness.m.diagonal() << r.EA, r.GA, r.GA, r.GJ, r.EIy, r.EIz;
  p.mass_per_length.constant = r.rhoA;
  p.inertia_per_length = r.rhoJ;
  return p;
}

inline ElementId addBeam(ModelBuilder& b, const std::string& name, FlexibleBeam p) {
  return b.insert(flexibleBeamType(), name, std::any(std::move(p)));
}

}  // namespace gyre::test
