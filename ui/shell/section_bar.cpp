#include "shell/section_bar.h"

#include "placing/tool_paint.h"
#include "theme/icons.h"
#include "theme/tips.h"
#include "viewport/part_extent.h"

#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>

namespace gyre::ui {
namespace {

constexpr int sliderSteps = 1000;

}  // namespace

SectionBar::SectionBar(Session& session, Viewport& viewport, QAction* toggle)
    : QFrame(&viewport),
      session_(session),
      viewport_(viewport),
      toggle_(toggle),
      way_(new QComboBox(this)),
      slider_(new QSlider(Qt::Horizontal, this)),
      flip_(new QToolButton(this)) {
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
  row->addWidget(close);
}

void SectionBar::connectParts() {
  connect(toggle_, &QAction::toggled, this, &SectionBar::open);
  connect(way_, &QComboBox::currentIndexChanged, this, [this] {
    measure();
    cut();
  });
  connect(slider_, &QSlider::valueChanged, this, &SectionBar::cut);
  connect(flip_, &QToolButton::toggled, this, &SectionBar::cut);
  connect(&session_.selection, &Selection::changed, this, &SectionBar::takeSelection);
  connect(&session_.document, &ModelDocument::replaced, this, [this] { toggle_->setChecked(false); });
  connect(&session_.stage, &Stage::sceneReplaced, this, [this] {
    if (!isVisible()) return;
    measure();
    cut();
  });
  connect(&viewport_.shown(), &ShownScene::moved, this, [this] {
    if (isVisible() && isOfBody()) cut();
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

bool SectionBar::isOfBody() const { return way_->currentIndex() >= 3; }

Frame SectionBar::frame() const {
  const auto place = isOfBody() ? viewport_.shown().scene().placementOf(body_) : std::nullopt;
  return place.value_or(Frame{Vec3::Zero(), Quat::Identity()});
}

Vec3 SectionBar::axis() const { return frame().orientation * Vec3::Unit(std::max(0, way_->currentIndex()) % 3); }

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
  if (toggle_->isChecked()) {
    const double share = static_cast<double>(slider_->value()) / sliderSteps;
    const double offset = frame().position.dot(axis()) + low_ + share * (high_ - low_);
    const double side = flip_->isChecked() ? -1 : 1;
    options.section = SectionPlane{side * axis(), side * offset};
  }
  viewport_.shown().setOptions(options);
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
