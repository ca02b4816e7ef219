#include "shell/typed_search.h"

#include "shell/title_list.h"

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

/// Not where letters begin to edit a cell, nor in what a line that is typed into proposes, nor in the dialog for files,
/// which has its own way.
bool takesLetters(const QAbstractItemView& list) {
  return list.model() && !list.isWindow() && !(list.editTriggers() & QAbstractItemView::AnyKeyPressed) &&
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

TypedSearch::Rows TypedSearch::rowsOf(QObject* watched) {
  if (auto* choice = qobject_cast<QComboBox*>(watched); choice && !choice->isEditable()) {
    const QModelIndex root = choice->rootModelIndex();
    return {choice->model(), root, choice->modelColumn(),
            choice->model()->index(choice->currentIndex(), choice->modelColumn(), root)};
  }
  if (auto* list = qobject_cast<QAbstractItemView*>(watched); list && takesLetters(*list))
    return {list->model(), list->rootIndex(), 0, list->currentIndex()};
  return {};
}

QModelIndexList TypedSearch::hits(const Rows& rows, const QString& text) {
  QModelIndexList found = rows.model->match(rows.model->index(0, rows.column, rows.root), Qt::DisplayRole, text, -1,
                                            Qt::MatchContains | Qt::MatchRecursive);
  erase_if(found, [](const QModelIndex& row) { return !mayBeChosen(row); });
  std::stable_sort(found.begin(), found.end(), [&](const QModelIndex& a, const QModelIndex& b) {
    return rankIn(a.data().toString(), text) < rankIn(b.data().toString(), text);
  });
  return found;
}

QModelIndex TypedSearch::take(const Rows& rows, const QString& letter) {
  const bool again = typed_.compare(letter, Qt::CaseInsensitive) == 0;  // the same one once more
  if (!again) typed_ += letter;
  since_.start();
  const QModelIndexList found = hits(rows, typed_);
  if (found.isEmpty()) return {};
  const qsizetype at = found.indexOf(rows.now);
  if (again) return found[(at + 1) % found.size()];
  const auto rank = [this](const QModelIndex& row) { return rankIn(row.data().toString(), typed_); };
  return at >= 0 && rank(rows.now) == rank(found.front()) ? rows.now : found.front();
}

bool TypedSearch::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride) return false;
  auto* key = static_cast<QKeyEvent*>(event);
  if (!isLetter(*key)) {
    if (event->type() == QEvent::KeyPress && !key->text().isEmpty()) typed_.clear();  // Enter, Esc, Tab
    return false;
  }
  const Rows rows = rowsOf(watched);
  if (!rows.model) return false;
  const bool goesOn = where_ == watched && !typed_.isEmpty() && since_.elapsed() < kPause &&
                      !hits(rows, typed_ + key->text()).isEmpty();
  // A word that has been begun takes the letters that are commands otherwise, and Space, which runs the model.
  if (event->type() == QEvent::ShortcutOverride) {
    if (goesOn) key->accept();
    return goesOn;
  }
  const bool again = where_ == watched && typed_.compare(key->text(), Qt::CaseInsensitive) == 0;
  if (!goesOn) {
    if (key->key() == Qt::Key_Space || isCommand(*static_cast<QWidget*>(watched), *key)) return false;
    if (!again || since_.elapsed() >= kPause) typed_.clear();
    where_ = watched;
  }
  const QModelIndex found = take(rows, key->text());
  if (!found.isValid()) return true;
  if (auto* titles = qobject_cast<TitleList*>(watched)) {
    titles->typeTo(found);
    return true;
  }
  if (found == rows.now) return true;
  if (auto* list = qobject_cast<QAbstractItemView*>(watched)) {
    list->setCurrentIndex(found);
  } else {
    auto* choice = qobject_cast<QComboBox*>(watched);
    choice->setCurrentIndex(found.row());
    emit choice->activated(found.row());
  }
  return true;
}

}  // namespace gyre::ui
