#include "panels/shape_form.h"

#include "language/translated.h"
#include "panels/plain_text_box.h"
#include "shapes/shape_kinds.h"

#include <QEvent>
#include <QGridLayout>
#include <QRegularExpression>

#include <algorithm>

namespace gyre::ui {
namespace {

QString rounded(double x) { return QString::number(x, 'g', 4); }

const MeasureInfo* measure(const ShapeKind& kind, Measure what) {
  const auto it =
      std::find_if(kind.measures.begin(), kind.measures.end(), [what](const auto& m) { return m.what == what; });
  return it == kind.measures.end() ? nullptr : &*it;
}

/// One point a line.
QString outlineText(const Outline& outline) {
  QStringList lines;
  for (const Vec2& p : outline) lines << QString("%1  %2").arg(p.x(), 0, 'g', 9).arg(p.y(), 0, 'g', 9);
  return lines.join('\n');
}

Expected<Outline> outlineFrom(const QString& text) {
  Outline outline;
  for (const QString& line : text.split('\n', Qt::SkipEmptyParts)) {
    static const QRegularExpression gap("[\\s,;]+");
    const QStringList words = line.trimmed().split(gap, Qt::SkipEmptyParts);
    if (words.isEmpty()) continue;
    bool first = false, second = false;
    if (words.size() == 2) outline.emplace_back(words[0].toDouble(&first), words[1].toDouble(&second));
    if (!first || !second)
      return failInput("two numbers x y were expected, not '" + line.trimmed().toStdString() + "'");
  }
  return outline;
}

}  // namespace

QString shapeText(const Shape& s) {
  const QString label = translated(shapeKind(s.kind).label);
  const QString size = rounded(s.size.x()) + " × " + rounded(s.size.y()) + " × " + rounded(s.size.z()) + " m";
  const QString radius = QObject::tr("radius %1 m").arg(rounded(s.radius));
  const QString length = QObject::tr("length %1 m").arg(rounded(s.length));
  switch (s.kind) {
    case Shape::Kind::box: return label + ", " + size;
    case Shape::Kind::sphere: return label + ", " + radius;
    case Shape::Kind::cylinder:
    case Shape::Kind::capsule:
    case Shape::Kind::cone: return label + ", " + radius + ", " + length;
    case Shape::Kind::ellipsoid: return label + QObject::tr(", semi-axes ") + size;
    case Shape::Kind::extrusion: return label + QObject::tr(", %1 points, ").arg(s.outline.size()) + length;
    case Shape::Kind::mesh: return label + QObject::tr(", %L1 triangles").arg(s.mesh->triangles().size());
    case Shape::Kind::plane: return label;
  }
  return label;
}

ShapeForm::ShapeForm(const Model& model, bool halfSpaces, QWidget* parent)
    : QWidget(parent),
      kind_(new QComboBox(this)),
      size_(new TripleEdit(Quantity::length, positive, {"x", "y", "z"}, this)),
      radius_(new NumberEdit(Quantity::length, positive, this)),
      length_(new NumberEdit(Quantity::length, positive, this)),
      outline_(new PlainTextBox(this)),
      mesh_(new QLabel(this)),
      placement_(new FrameEditor(OrientationEditor::Of::body, this)),
      model_(model),
      material_(new QComboBox(this)),
      contact_(new QCheckBox(tr("Touches others"), this)) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(8);
  grid->setVerticalSpacing(8);
  grid->setColumnStretch(1, 1);
  addRow(kind_)->setText(tr("Kind"));
  sizeLabel_ = addRow(size_);
  radiusLabel_ = addRow(radius_);
  lengthLabel_ = addRow(length_);
  outlineLabel_ = addRow(outline_);
  meshLabel_ = addRow(mesh_);
  auto* place = new QLabel(
      halfSpaces ? tr("Placement in the world, position in m") : tr("Placement in the body, position in m"), this);
  grid->addWidget(place, grid->rowCount(), 0, 1, 2);
  grid->addWidget(placement_, grid->rowCount(), 0, 1, 2);
  materialLabel_ = addRow(material_);
  materialLabel_->setText(tr("Material"));
  grid->addWidget(contact_, grid->rowCount(), 1);

  for (const ShapeKind& k : shapeKinds())
    if (k.kind != Shape::Kind::mesh && (k.kind != Shape::Kind::plane || halfSpaces))
      kind_->addItem(translated(k.label), static_cast<int>(k.kind));
  kind_->setObjectName("shape.kind");
  size_->setNames("shape.size");
  radius_->setObjectName("shape.radius");
  length_->setObjectName("shape.length");
  outline_->setObjectName("shape.outline");
  outline_->setTabChangesFocus(true);
  outline_->setFixedHeight(outline_->fontMetrics().lineSpacing() * 6 + 16);
  outline_->setToolTip(tr("One point x y a line, in metres"));
  outline_->installEventFilter(this);
  mesh_->setWordWrap(true);
  material_->setObjectName("shape.material");
  material_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  material_->setMinimumContentsLength(8);
  contact_->setObjectName("shape.contact");
  contact_->setToolTip(tr("Off: it is only seen"));

  connect(material_, &QComboBox::activated, this, [this](int index) {
    Shape s = shape_;
    s.material = ElementId{material_->itemData(index).toUInt()};
    emit edited(s, false);
  });
  connect(contact_, &QCheckBox::clicked, this, [this](bool on) {
    Shape s = shape_;
    s.contact = on;
    emit edited(s, false);
  });
  connect(kind_, &QComboBox::activated, this, &ShapeForm::changeKind);
  connect(size_, &TripleEdit::committed, this, [this](int i, double x, bool nudged) {
    Shape s = shape_;
    s.size[i] = x;
    emit edited(s, nudged);
  });
  for (NumberEdit* edit : {radius_, length_}) {
    connect(edit, &NumberEdit::committed, this, [this, edit](double x, bool nudged) {
      Shape s = shape_;
      (edit == radius_ ? s.radius : s.length) = x;
      emit edited(s, nudged);
    });
    connect(edit, &NumberEdit::hint, this, &ShapeForm::hint);
    connect(edit, &NumberEdit::entered, this, &ShapeForm::entered);
  }
  connect(size_, &TripleEdit::hint, this, &ShapeForm::hint);
  connect(size_, &TripleEdit::entered, this, &ShapeForm::entered);
  connect(placement_, &FieldEditor::hint, this, &ShapeForm::hint);
  connect(placement_, &FieldEditor::entered, this, &ShapeForm::entered);
  connect(placement_, &FieldEditor::edited, this, [this](const Value& v, bool nudged) {
    Shape s = shape_;
    s.placement = std::get<Frame>(v);
    emit edited(s, nudged);
  });
}

QLabel* ShapeForm::addRow(QWidget* editor) {
  auto* grid = static_cast<QGridLayout*>(layout());
  auto* label = new QLabel(this);
  label->setBuddy(editor);
  const int row = grid->rowCount();
  // Beside one line in its middle, beside many at their first.
  const bool tall = qobject_cast<QPlainTextEdit*>(editor) || qobject_cast<QLabel*>(editor);
  grid->addWidget(label, row, 0, tall ? Qt::AlignTop : Qt::AlignVCenter);
  grid->addWidget(editor, row, 1);
  return label;
}

void ShapeForm::show(const Shape& shape) {
  shape_ = shape;
  const ShapeKind& kind = shapeKind(shape.kind);
  const bool isMesh = shape.kind == Shape::Kind::mesh;
  kind_->setEnabled(!isMesh);
  kind_->setCurrentIndex(kind_->findData(static_cast<int>(shape.kind)));
  if (isMesh) kind_->setPlaceholderText(translated(kind.label));
  const auto row = [&](Measure what, QLabel* label, QWidget* editor) {
    const MeasureInfo* m = measure(kind, what);
    label->setVisible(m);
    editor->setVisible(m);
    if (m) label->setText(translated(m->label));
    if (m) label->setToolTip(translated(m->help));
  };
  row(Measure::size, sizeLabel_, size_);
  row(Measure::radius, radiusLabel_, radius_);
  row(Measure::length, lengthLabel_, length_);
  row(Measure::outline, outlineLabel_, outline_);
  row(Measure::source, meshLabel_, mesh_);
  for (int i = 0; i < 3; ++i) size_->setNumber(i, shape.size[i]);
  radius_->setNumber(shape.radius);
  length_->setNumber(shape.length);
  if (!outline_->hasFocus()) outline_->setPlainText(outlineText(shape.outline));
  if (isMesh) {
    const std::optional<std::string> open = shape.mesh->notSolid();
    mesh_->setText(
        QString::fromStdString(shape.mesh->source()) + "\n" +
        tr("%L1 vertices, %L2 triangles").arg(shape.mesh->vertices().size()).arg(shape.mesh->triangles().size()) +
        "\n" + (open ? QString::fromStdString(*open) : tr("closed")));
  }
  placement_->show(shape.placement);
  showContact();
}

/// Fields of contact are of no interest in a model where nothing touches.
void ShapeForm::showContact() {
  const auto materials = model_.of(Category::material);
  const bool shown = model_.contact().enabled || !materials.empty();
  for (QWidget* w : std::initializer_list<QWidget*>{materialLabel_, material_, contact_}) w->setVisible(shown);
  const QString first =
      materials.empty() ? tr("the usual") : tr("the first, %1").arg(QString::fromStdString(materials.front()->name));
  material_->clear();
  material_->addItem(first, ground.value);
  for (const Element* e : materials) material_->addItem(QString::fromStdString(e->name), e->id.value);
  material_->setCurrentIndex(material_->findData(shape_.material.value));
  contact_->setChecked(shape_.contact);
}

void ShapeForm::changeKind(int index) {
  Shape s = shape_;
  s.kind = static_cast<Shape::Kind>(kind_->itemData(index).toInt());
  if (s.kind == shape_.kind) return;
  if (s.kind == Shape::Kind::extrusion && s.outline.empty()) s.outline = {{-0.1, -0.05}, {0.1, -0.05}, {0, 0.1}};
  emit edited(s, false);
}

void ShapeForm::commitOutline() {
  if (outline_->toPlainText() == outlineText(shape_.outline)) return;
  auto outline = outlineFrom(outline_->toPlainText());
  if (!outline) return emit hint(QString::fromStdString(outline.error().message));
  Shape s = shape_;
  s.outline = std::move(*outline);
  if (const auto bad = s.impossible()) return emit hint(QString::fromStdString(*bad));
  emit edited(s, false);
}

bool ShapeForm::eventFilter(QObject* watched, QEvent* event) {
  if (watched == outline_ && event->type() == QEvent::FocusIn) emit entered();
  if (watched == outline_ && event->type() == QEvent::FocusOut) commitOutline();
  return QWidget::eventFilter(watched, event);
}

}  // namespace gyre::ui

#include "moc_shape_form.cpp"
