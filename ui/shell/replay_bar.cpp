#include "shell/replay_bar.h"

#include "theme/icons.h"
#include "theme/tips.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QToolButton>

namespace gyre::ui {
namespace {

constexpr double kReplaySpeeds[] = {0.1, 0.2, 0.5, 1, 2, 5, 10};
constexpr double kSlowestReplay = 1e-6, kFastestReplay = 1e6;

QString speedText(double factor) { return QString::number(factor, 'g', 6) + QStringLiteral(" ×"); }

}  // namespace

ReplayBar::ReplayBar(Replay& replay, Playback& playback, const WindowActions& actions, QWidget* parent)
    : QWidget(parent), replay_(replay), speed_(new QComboBox(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(2);
  const auto add = [&](QAction* action, const QString& tip) {
    auto* button = new QToolButton(this);
    if (action) button->setDefaultAction(action);
    setTip(button, tip);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setAutoRaise(true);
    row->addWidget(button);
    return button;
  };
  add(actions.playBack, tr("Play backwards (Ctrl+Shift+Space)"));
  QToolButton* back = add(nullptr, tr("To the recorded row before (Left)"));
  back->setIcon(icon("row-back"));
  connect(back, &QToolButton::clicked, actions.back, &QAction::trigger);
  QToolButton* forth = add(nullptr, tr("To the next recorded row (Right, where the moment shown is not the newest)"));
  forth->setIcon(icon("row-forth"));
  connect(forth, &QToolButton::clicked, &playback, [&playback] { playback.stepRows(+1); });
  for (QToolButton* button : {back, forth}) {
    button->setEnabled(actions.play->isEnabled());
    connect(actions.play, &QAction::enabledChanged, button, &QToolButton::setEnabled);
  }
  add(actions.play, tr("Play what is recorded (Shift+Space)"));
  add(actions.loop, tr("Play again and again"));
  speed_->setEditable(true);
  speed_->setInsertPolicy(QComboBox::NoInsert);
  speed_->setFocusPolicy(Qt::StrongFocus);
  speed_->setObjectName("replaySpeed");
  setTip(speed_, tr("Speed at which recorded rows are played: times real time, as chosen or typed"));
  for (const double factor : kReplaySpeeds) speed_->addItem(speedText(factor), factor);
  speed_->setFixedWidth(speed_->fontMetrics().horizontalAdvance("0.0001 ×") + 48);
  row->addWidget(speed_);
  showSpeed();
  connect(speed_, &QComboBox::activated, this, &ReplayBar::takeSpeed);
  connect(speed_->lineEdit(), &QLineEdit::editingFinished, this, &ReplayBar::takeSpeed);
}

/// What is no speed is taken back.
void ReplayBar::takeSpeed() {
  bool isNumber = false;
  const double factor = speed_->currentText().remove(QChar(0xd7)).remove('x').trimmed().toDouble(&isNumber);
  if (isNumber && factor >= kSlowestReplay && factor <= kFastestReplay) replay_.setSpeed(factor);
  showSpeed();
}

void ReplayBar::showSpeed() {
  speed_->setCurrentIndex(speed_->findData(replay_.speed()));
  speed_->setEditText(speedText(replay_.speed()));
}

}  // namespace gyre::ui

#include "moc_replay_bar.cpp"
