#include "shell/typed_search.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QKeyEvent>

#include <algorithm>

namespace gyre::ui {
namespace {

constexpr int kPause = 1000;  // [ms] ends a word

/// 0: begins with it, 1: a word does, 2: has it inside.
int rankIn(const QString& text, const QString& typed) {
  const qsizetype at = text.indexOf(typed, 0, Qt::CaseInsensitive);
  if (at == 0) return 0;
  for (qsizetype i = at; i > 0; i = text.indexOf(typed, i + 1, Qt::CaseInsensitive))
    if (!text[i - 1].isLetterOrNumber()) return 1;
  return 2;
}

bool isLetter(const QKeyEvent& key) {
  const bool plain = (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
  return plain && !key.text().isEmpty() && key.text().front().isPrint();
}

/// Not where letters begin to edit a cell, nor in the dialog for files, which has its own way.
bool takesLetters(const QAbstractItemView& list) {
  return list.model() && !(list.editTriggers() & QAbstractItemView::AnyKeyPressed) &&
         !qobject_cast<QFileDialog*>(list.window());
}

/// The tools of the view have keys in the tree, too: no word begins with them there.
bool isCommand(const QWidget& widget, const QKeyEvent& key) {
  const QList<QAction*> actions = widget.actions();
  return std::any_of(actions.begin(), actions.end(), [&](const QAction* action) {
    return action->isEnabled() && action->shortcuts().contains(QKeySequence(key.keyCombination()));
  });
}

bool mayBeChosen(const QModelIndex& row) {
  constexpr Qt::ItemFlags chosen = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
  return (row.flags() & chosen) == chosen;
}

}  // namespace

bool TypedSearch::isGoingOn(const QObject* where) const {
  return where == where_ && !typed_.isEmpty() && since_.isValid() && since_.elapsed() < kPause;
}

QModelIndex TypedSearch::find(const QAbstractItemModel& model, const QModelIndex& root, int column,
                              const QModelIndex& now, const QString& letter) {
  const bool again = typed_.compare(letter, Qt::CaseInsensitive) == 0;  // the same one once more
  if (!again) typed_ += letter;
  since_.start();
  QModelIndexList hits =
      model.match(model.index(0, column, root), Qt::DisplayRole, typed_, -1, Qt::MatchContains | Qt::MatchRecursive);
  erase_if(hits, [](const QModelIndex& row) { return !mayBeChosen(row); });
  if (hits.isEmpty()) return {};
  const auto rank = [this](const QModelIndex& row) { return rankIn(row.data().toString(), typed_); };
  std::stable_sort(hits.begin(), hits.end(),
                   [&](const QModelIndex& a, const QModelIndex& b) { return rank(a) < rank(b); });
  const qsizetype at = hits.indexOf(now);
  if (again) return hits[(at + 1) % hits.size()];
  return at >= 0 && rank(now) == rank(hits.front()) ? now : hits.front();
}

void TypedSearch::searchIn(QComboBox& choice, const QString& letter) {
  const QModelIndex now = choice.model()->index(choice.currentIndex(), choice.modelColumn(), choice.rootModelIndex());
  const QModelIndex found = find(*choice.model(), choice.rootModelIndex(), choice.modelColumn(), now, letter);
  if (found.isValid() && found.row() != choice.currentIndex()) {
    choice.setCurrentIndex(found.row());
    emit choice.activated(found.row());
  }
}

void TypedSearch::searchIn(QAbstractItemView& list, const QString& letter) {
  const QModelIndex found = find(*list.model(), list.rootIndex(), 0, list.currentIndex(), letter);
  if (found.isValid()) list.setCurrentIndex(found);
}

bool TypedSearch::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride) return false;
  auto* key = static_cast<QKeyEvent*>(event);
  if (!isLetter(*key)) return false;
  auto* choice = qobject_cast<QComboBox*>(watched);
  auto* list = qobject_cast<QAbstractItemView*>(watched);
  if (choice ? choice->isEditable() : !list || !takesLetters(*list)) return false;
  const bool goesOn = isGoingOn(watched);
  // A word that has been begun takes the letters that are commands otherwise, and Space, which runs the model.
  if (event->type() == QEvent::ShortcutOverride) {
    if (goesOn) key->accept();
    return goesOn;
  }
  if (!goesOn) {
    if (key->key() == Qt::Key_Space || isCommand(*static_cast<QWidget*>(watched), *key)) return false;
    typed_.clear();
    where_ = watched;
  }
  if (choice) searchIn(*choice, key->text());
  else searchIn(*list, key->text());
  return true;
}

}  // namespace gyre::ui
