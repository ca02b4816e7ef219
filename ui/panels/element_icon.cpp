#include "panels/element_icon.h"

#include "bodies/body.h"
#include "theme/icons.h"

#include <QFile>

namespace gyre::ui {
namespace {

/// Types of plugins have none of their own.
QString jointIcon(const TypeInfo& type) {
  const QString own = "joint-" + QString::fromStdString(type.id).replace('_', '-');
  return QFile::exists(":/gyre/icons/" + own + ".svg") ? own : QString("joint-six-dof");
}

QString nameFor(const TypeInfo& type) {
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
    case Category::joint: return jointIcon(type);
    case Category::force: return "force";
    case Category::point: return "point";
    case Category::material: return "material";
    case Category::contactPair: return "contact-pair";
    case Category::contactFilter: return "contact-filter";
    case Category::parameter: return "parameter";
    case Category::integrator: return "settings";
    case Category::document: return "gyre";
    case Category::view: return "camera";
    case Category::contact: return "contact";
    case Category::groundSettings: return "ground";
  }
  return "body";
}

}  // namespace

QIcon elementIcon(const TypeInfo& type) { return icon(nameFor(type)); }

}  // namespace gyre::ui
