#include "plots/entry_row.h"

#include "theme/icons.h"
#include "theme/theme.h"
#include "theme/tips.h"

#include <QAbstractItemView>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QStringListModel>
#include <QToolButton>

namespace gyre::ui {

EntryRow::EntryRow(QWidget* parent)
    : QWidget(parent),
      prompt_(new QLabel),
      edit_(new QLineEdit),
      warning_(new QLabel),
      completer_(new QCompleter(new QStringListModel(this), this)) {
  auto* layout = new QGridLayout(this);
  layout->setContentsMargins(8, 4, 4, 4);
  layout->setHorizontalSpacing(8);
  layout->setVerticalSpacing(2);
  auto* leave = new QToolButton;
  leave->setIcon(icon(QStringLiteral("close")));
  leave->setAutoRaise(true);
  setTip(leave, tr("Leave this line (Escape)"));
  layout->addWidget(prompt_, 0, 0);
  layout->addWidget(edit_, 0, 1);
  layout->addWidget(leave, 0, 2);
  layout->addWidget(warning_, 1, 1, 1, 2);
  layout->setColumnStretch(1, 1);
  prompt_->setBuddy(edit_);
  warning_->setWordWrap(true);
  warning_->setObjectName(QStringLiteral("entryRemark"));
  edit_->setObjectName(QStringLiteral("entryEdit"));
  edit_->installEventFilter(this);
  completer_->setWidget(edit_);
  completer_->setCaseSensitivity(Qt::CaseInsensitive);
  completer_->setFilterMode(Qt::MatchContains);
  hide();
  connect(leave, &QToolButton::clicked, this, &EntryRow::close);
  connect(edit_, &QLineEdit::textChanged, this, &EntryRow::judge);
  connect(edit_, &QLineEdit::textEdited, this, &EntryRow::complete);
  connect(edit_, &QLineEdit::returnPressed, this, &EntryRow::accept);
  connect(completer_, qOverload<const QString&>(&QCompleter::activated), this, [this](const QString& word) {
    const qsizetype from = wordStart();
    edit_->setSelection(static_cast<int>(from), edit_->cursorPosition() - static_cast<int>(from));
    edit_->insert(word);
  });
}

void EntryRow::ask(EntryQuestion question) {
  question_ = std::move(question);
  prompt_->setText(question_.prompt);
  edit_->setAccessibleName(question_.prompt);
  edit_->setToolTip(tr("Enter takes it, Escape leaves it"));
  edit_->setPlaceholderText(question_.hint);
  static_cast<QStringListModel*>(completer_->model())->setStringList(question_.words);
  edit_->setText(question_.text);
  edit_->setModified(false);
  judge();
  show();
  edit_->setFocus(Qt::OtherFocusReason);
  edit_->selectAll();
}

void EntryRow::insert(const QString& text) { edit_->insert(text); }

void EntryRow::judge() {
  answer_ = !edit_->text().trimmed().isEmpty() && question_.check ? question_.check(edit_->text()) : EntryAnswer{};
  warning_->setText(answer_.fault.message.isEmpty() ? answer_.warning : answer_.fault.message);
  warning_->setVisible(!warning_->text().isEmpty());
  showColor();
}

void EntryRow::showColor() {
  QPalette colors = palette();
  const Theme& theme = currentTheme();
  colors.setColor(QPalette::WindowText, answer_.fault.message.isEmpty() ? theme.textMuted : theme.error);
  warning_->setPalette(colors);
}

void EntryRow::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::StyleChange) showColor();
}

qsizetype EntryRow::wordStart() const {
  static const QString between = QStringLiteral("+-*/^(),[]<>=!?:&|");
  qsizetype from = edit_->cursorPosition();
  while (from > 0 && !between.contains(edit_->text()[from - 1])) --from;
  while (from < edit_->cursorPosition() && edit_->text()[from].isSpace()) ++from;
  return from;
}

void EntryRow::complete() {
  const qsizetype from = wordStart();
  const QString word = edit_->text().mid(from, edit_->cursorPosition() - from);
  completer_->setCompletionPrefix(word);
  const bool offers = word.size() > 1 && completer_->completionCount() > 0 && !question_.words.contains(word);
  if (offers) completer_->complete();
  else completer_->popup()->hide();
}

void EntryRow::accept() {
  const QString text = edit_->text().trimmed();
  if (text.isEmpty() && !question_.mayBeEmpty) return close();
  if (!answer_.fault.message.isEmpty()) {
    edit_->setSelection(answer_.fault.begin, answer_.fault.end - answer_.fault.begin);
    return;
  }
  const auto done = question_.done;
  close();
  done(text);
}

void EntryRow::close() {
  completer_->popup()->hide();
  hide();
  emit closed();
}

bool EntryRow::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    event->accept();
    return true;
  }
  if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    close();
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace gyre::ui

#include "moc_entry_row.cpp"
