// Channels of fields such as gravity: the sum of their forces, what they store and what the bodies receive from them.

#include "system/system.h"

#include <algorithm>

namespace gyre {

void System::listFieldChannels() {
  fieldChannel_ = channels_.size();
  for (const FieldEntry& f : fields_) {
    if (f.name.empty()) continue;
    for (const char* q : {"fx", "fy", "fz"}) channels_.push_back({f.id, f.name + "." + q, "N"});
    channels_.push_back({f.id, f.name + ".energy", "J"});
    channels_.push_back({f.id, f.name + ".power", "W"});
  }
}

void System::reportFields(const Workspace& w, double* out) const {
  for (const FieldEntry& f : fields_) {
    if (f.name.empty()) continue;
    Vec3 sum = Vec3::Zero();
    double energy = 0, power = 0;
    for (std::size_t i = 0; i < bodies_.size(); ++i) {
      const double mass = bodies_[i].body->mass();
      const Vec3 F = f.field->force(mass, w.k[i].x);
      sum += F;
      energy += f.field->potential(mass, w.k[i].x);
      power += F.dot(w.k[i].v);
    }
    out = std::copy(sum.begin(), sum.end(), out);
    *out++ = energy;
    *out++ = power;
  }
}

}  // namespace gyre
