#include "shell/section_bar.h"

#include "placing/tool_paint.h"
#include "theme/icons.h"
#include "theme/tips.h"
#include "viewport/part_extent.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

constexpr int sliderSteps = 1000;
constexpr int firstOfBody = 3, onAFace = 6;  // places in the list of ways
/// A face that the plane lies on is still seen, of the way that the plane may go.
constexpr double beyondFace = 1e-5;

}  // namespace

SectionBar::SectionBar(Session& session, Viewport& viewport, QAction* toggle)
    : QFrame(&viewport),
      session_(session),
      viewport_(viewport),
      toggle_(toggle),
      way_(new QComboBox(this)),
      slider_(new QSlider(Qt::Horizontal, this)),
      flip_(new QToolButton(this)),
      onFace_(new QToolButton(this)),
      tool_(viewport) {
  setObjectName("sectionBar");
  setCursor(Qt::ArrowCursor);
  setAttribute(Qt::WA_NoMousePropagation);
  build();
  connectParts();
  hide();
}

void SectionBar::build() {
  way_->setObjectName("sectionWay");
  setTip(way_, tr("What the section plane lies across"));
  for (const char* axis : {"x", "y", "z"}) way_->addItem(tr("Across %1").arg(axis));
  for (const char* axis : {"x", "y", "z"}) way_->addItem(tr("Across %1 of the selected body").arg(axis));
  way_->addItem(tr("On a face"));
  slider_->setObjectName("sectionSlider");
  slider_->setRange(0, sliderSteps);
  slider_->setValue(sliderSteps / 2);
  slider_->setPageStep(sliderSteps / 20);
  slider_->setMinimumWidth(160);
  setTip(slider_, tr("Where the section plane lies"));
  flip_->setObjectName("sectionFlip");
  flip_->setCheckable(true);
  flip_->setText(tr("Other &side"));
  flip_->setToolTip(tr("Leave out what lies on the other side of the section plane"));
  onFace_->setObjectName("sectionFace");
  onFace_->setCheckable(true);
  onFace_->setText(tr("On a &face"));
  onFace_->setToolTip(tr("Click a face of a body: the section plane then lies on it (Esc ends this)"));
  auto* close = new QToolButton(this);
  close->setObjectName("sectionClose");
  close->setAutoRaise(true);
  close->setIcon(icon("close"));
  setTip(close, tr("No section"));
  connect(close, &QToolButton::clicked, this, [this] { toggle_->setChecked(false); });
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(8, 4, 4, 4);
  row->setSpacing(8);
  row->addWidget(way_);
  row->addWidget(slider_, 1);
  row->addWidget(flip_);
  row->addWidget(onFace_);
  row->addWidget(close);
}

void SectionBar::connectParts() {
  connect(toggle_, &QAction::toggled, this, &SectionBar::open);
  connect(way_, &QComboBox::currentIndexChanged, this, [this](int way) {
    onFace_->setChecked(way == onAFace && !face_);
    measure();
    cut();
  });
  connect(slider_, &QSlider::valueChanged, this, [this](int at) {
    share_ = static_cast<double>(at) / sliderSteps;
    cut();
  });
  connect(onFace_, &QToolButton::toggled, this, [this](bool on) {
    tool_.setPicking(on);
    if (on) viewport_.setFocus();
    cut();  // a face is picked of what is whole
  });
  connect(&tool_, &SectionTool::pickingEnded, this, [this] { onFace_->setChecked(false); });
  connect(&tool_, &SectionTool::facePicked, this, &SectionBar::layOn);
  connect(&tool_, &SectionTool::moved, this, &SectionBar::moveTo);
  connect(&tool_, &SectionTool::endAsked, this, [this] { toggle_->setChecked(false); });
  connect(flip_, &QToolButton::toggled, this, &SectionBar::cut);
  connect(&session_.selection, &Selection::changed, this, &SectionBar::takeSelection);
  connect(&session_.document, &ModelDocument::replaced, this, [this] {
    toggle_->setChecked(false);
    face_.reset();
    if (way_->currentIndex() == onAFace) way_->setCurrentIndex(0);
  });
  connect(&session_.stage, &Stage::sceneReplaced, this, [this] {
    if (!isVisible()) return;
    measure();
    cut();
  });
  connect(&viewport_.shown(), &ShownScene::moved, this, [this] {
    if (isVisible()) cut();  // the plane of a body moves along; the handle stays amidst the bodies
  });
  viewport_.installEventFilter(this);
}

void SectionBar::open(bool on) {
  setVisible(on);
  if (on) {
    raise();
    place();
    takeSelection();
    measure();
  } else {
    tool_.setPicking(false);
  }
  cut();
}

/// What is no body leaves the one that was selected last.
void SectionBar::takeSelection() {
  const auto selected = session_.selection.element();
  if (!selected || !viewport_.shown().scene().placementOf(*selected) || *selected == body_) return;
  body_ = *selected;
  if (!isVisible() || !isOfBody()) return;
  measure();
  cut();
}

bool SectionBar::isOfBody() const { return way_->currentIndex() >= firstOfBody && way_->currentIndex() < onAFace; }

Frame SectionBar::frame() const {
  const SceneParts& scene = viewport_.shown().scene();
  std::optional<Frame> place;
  if (isOfBody()) place = scene.placementOf(body_);
  if (way_->currentIndex() == onAFace && face_) place = scene.placementOf(face_->body);
  return place.value_or(Frame{Vec3::Zero(), Quat::Identity()});
}

Vec3 SectionBar::axis() const {
  const bool isFace = way_->currentIndex() == onAFace && face_;
  return frame().orientation * (isFace ? face_->normal : Vec3(Vec3::Unit(std::max(0, way_->currentIndex()) % 3)));
}

double SectionBar::offset() const { return frame().position.dot(axis()) + low_ + share_ * (high_ - low_); }

void SectionBar::moveTo(double offset) {
  if (!(high_ > low_)) return;
  share_ = std::clamp((offset - frame().position.dot(axis()) - low_) / (high_ - low_), 0.0, 1.0);
  const QSignalBlocker quiet(slider_);
  slider_->setValue(static_cast<int>(std::lround(share_ * sliderSteps)));
  cut();
}

/// What the face looks away to is left out.
void SectionBar::layOn(const Feature& face) {
  const auto body = viewport_.shown().scene().placementOf(face.body);
  if (!body) return;
  face_ = Face{face.body, body->orientation.conjugate() * face.direction};
  flip_->setChecked(false);
  {
    const QSignalBlocker quiet(way_);
    way_->setCurrentIndex(onAFace);
  }
  measure();
  moveTo(face.point.dot(axis()) + beyondFace * (high_ - low_));
}

void SectionBar::measure() {
  std::vector<Part> parts = viewport_.shown().scene().bodyParts();
  if (isOfBody() && viewport_.shown().scene().placementOf(body_))
    std::erase_if(parts, [this](const Part& part) { return part.id != body_; });
  if (parts.empty()) return;
  const double origin = frame().position.dot(axis());
  low_ = -support(parts, -axis()) - origin;
  high_ = support(parts, axis()) - origin;
}

void SectionBar::cut() {
  ShownScene::Options options = viewport_.shown().options();
  options.section.reset();
  const bool cuts = toggle_->isChecked() && !tool_.isPicking();
  if (cuts) {
    const double side = flip_->isChecked() ? -1 : 1;
    options.section = SectionPlane{side * axis(), side * offset()};
  }
  viewport_.shown().setOptions(options);
  const double origin = frame().position.dot(axis());
  tool_.setHandle(cuts ? std::optional(SectionHandle{axis(), offset(), origin + low_, origin + high_}) : std::nullopt);
}

void SectionBar::place() {
  const int width = std::min(viewport_.width() - 16, std::max(480, sizeHint().width()));
  resize(width, sizeHint().height());
  move((viewport_.width() - width) / 2, viewport_.height() - height() - 8);
}

bool SectionBar::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &viewport_ && event->type() == QEvent::Resize) place();
  return QFrame::eventFilter(watched, event);
}

void SectionBar::paintEvent(QPaintEvent*) { paintCard(*this); }

}  // namespace gyre::ui

#include "moc_section_bar.cpp"
