#include "catalog/type_icon.h"

#include "bodies/body.h"

#include <algorithm>

namespace gyre {
namespace {

std::string jointIconName(const TypeInfo& type) {
  std::string own = "joint-" + type.id;
  std::replace(own.begin(), own.end(), '_', '-');
  return own;
}

}  // namespace

std::string iconName(const TypeInfo& type) {
  switch (type.glyph) {
    case Glyph::spring: return "spring";
    case Glyph::bushing: return "bushing";
    case Glyph::forceArrow: return "force";
    case Glyph::torqueArrow: return "torque";
    case Glyph::torsionSpring: return "torsion-spring";
    case Glyph::beam: return "beam";
    case Glyph::actuator: return "actuator";
    case Glyph::brake: return "friction";
    case Glyph::stop: return "limits";
    case Glyph::wrench: return "wrench";
    default: break;
  }
  switch (type.category) {
    case Category::body: return bodyType(type).icon;
    case Category::joint: return jointIconName(type);
    case Category::force: return "force";
    case Category::frame: return "triad";
    case Category::point: return "point";
    case Category::material: return "material";
    case Category::contactPair: return "contact-pair";
    case Category::contactFilter: return "contact-filter";
    case Category::namedView: return "camera";
    case Category::parameter: return "parameter";
    case Category::integrator: return "settings";
    case Category::document: return "gyre";
    case Category::view: return "camera";
    case Category::contact: return "contact";
    case Category::groundSettings: return "ground";
  }
  return "body";
}

}  // namespace gyre
