#include "panels/shapes_summary.h"

#include <QVBoxLayout>

namespace gyre::ui {
namespace {

QString number(double x) { return QString::number(x, 'g', 4); }

QString describe(const Shape& s) {
  const QString size = number(s.size.x()) + " × " + number(s.size.y()) + " × " + number(s.size.z()) + " m";
  const QString radius = QObject::tr("radius %1 m").arg(number(s.radius));
  const QString round = radius + QObject::tr(", length %1 m").arg(number(s.length));
  switch (s.kind) {
    case Shape::Kind::box: return QObject::tr("Box, ") + size;
    case Shape::Kind::sphere: return QObject::tr("Sphere, ") + radius;
    case Shape::Kind::cylinder: return QObject::tr("Cylinder, ") + round;
    case Shape::Kind::capsule: return QObject::tr("Capsule, ") + round;
    case Shape::Kind::cone: return QObject::tr("Cone, ") + round;
    case Shape::Kind::ellipsoid: return QObject::tr("Ellipsoid, semi-axes ") + size;
  }
  return {};
}

}  // namespace

ShapesSummary::ShapesSummary(QWidget* parent) : FieldEditor(parent), label_(new QLabel(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(label_);
  label_->setWordWrap(true);
  label_->setTextInteractionFlags(Qt::TextSelectableByMouse);
}

void ShapesSummary::show(const Value& value) {
  QStringList lines;
  for (const Shape& shape : std::get<Shapes>(value)) lines << describe(shape);
  label_->setText(lines.isEmpty() ? tr("Drawn by its inertia") : lines.join('\n'));
}

}  // namespace gyre::ui
