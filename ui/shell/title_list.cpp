#include "shell/title_list.h"

#include <QKeyEvent>
#include <QScopedValueRollback>

namespace gyre::ui {

using namespace std::chrono_literals;

TitleList::TitleList(QWidget* parent) : QListWidget(parent) {
  pause_.setSingleShot(true);
  pause_.setInterval(250ms);
  connect(&pause_, &QTimer::timeout, this, &TitleList::turn);
  connect(this, &QListWidget::currentItemChanged, this, [this] {
    if (isTyping_) pause_.start();
    else turn();
  });
}

void TitleList::turn() {
  pause_.stop();
  emit turned();
}

void TitleList::typeTo(const QModelIndex& title) {
  const QScopedValueRollback typing(isTyping_, true);
  setCurrentIndex(title);
  if (pause_.isActive()) pause_.start();  // also where the letter led to no other title
}

void TitleList::keyPressEvent(QKeyEvent* event) {
  const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (isEnter && pause_.isActive()) return turn();
  QListWidget::keyPressEvent(event);
}

}  // namespace gyre::ui

#include "moc_title_list.cpp"
