#pragma once
// What of a model touches, and by which laws. Constant once it is compiled.

#include "contact/contact_set.h"
#include "model/contact.h"

#include <string>
#include <vector>

namespace gyre {

struct ContactModel {
  std::vector<TouchingBody> bodies;  ///< in the order of the system, ground last; empty where nothing touches
  std::vector<ContactLaw> laws;      ///< of each pair of materials: [first * materials + second]
  int materials = 0;
  double margin = 0;                  ///< [m]
  std::vector<double> radius;         ///< per body: distance of its farthest point from the centre of mass [m]
  bool dependOnVelocity = false;      ///< any law, as a force
  bool haveBristles = false;          ///< any law
  double gravity = 0;                 ///< the size of its acceleration [m/s^2]
  std::vector<std::string> warnings;  ///< what touches otherwise than it is drawn

  bool any() const { return !bodies.empty(); }
  const ContactLaw& law(const Contact& c) const {
    return laws[static_cast<std::size_t>(c.material1 * materials + c.material2)];
  }
};

}  // namespace gyre
