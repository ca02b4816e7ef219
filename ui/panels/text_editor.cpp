#include "panels/text_editor.h"

#include "panels/plain_text_box.h"

#include <QEvent>
#include <QHBoxLayout>

namespace gyre::ui {

TextEditor::TextEditor(const Field& field, QWidget* parent) : FieldEditor(parent) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  QWidget* editor = nullptr;
  if (field.key == "description") {
    editor = box_ = new PlainTextBox(this);
    box_->setTabChangesFocus(true);
    box_->setFixedHeight(box_->fontMetrics().lineSpacing() * 7 + 16);
  } else {
    editor = line_ = new QLineEdit(this);
    connect(line_, &QLineEdit::editingFinished, this, [this] { commit(line_->text()); });
  }
  layout->addWidget(editor);
  editor->setObjectName(QString::fromStdString(field.key));
  editor->installEventFilter(this);
  setFocusProxy(editor);
}

void TextEditor::show(const Value& value) {
  shown_ = std::get<std::string>(value);
  const QString text = QString::fromStdString(shown_);
  if (line_ && line_->text() != text) line_->setText(text);
  if (box_ && box_->toPlainText() != text) box_->setPlainText(text);
}

void TextEditor::commit(const QString& text) {
  if (text.toStdString() != shown_) emit edited(text.toStdString(), false);
}

bool TextEditor::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusOut && box_) commit(box_->toPlainText());
  return typedInto(*event, shown_) || FieldEditor::eventFilter(watched, event);
}

}  // namespace gyre::ui

#include "moc_text_editor.cpp"
