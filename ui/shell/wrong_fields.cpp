#include "shell/wrong_fields.h"

#include "panels/number_edit.h"

namespace gyre::ui {

std::optional<Error> goToWrongField(QWidget& window) {
  for (NumberEdit* edit : window.findChildren<NumberEdit*>()) {
    if (!edit->isWrong() || !edit->isVisible() || edit->window() != &window) continue;
    const auto typed = edit->parsed();
    edit->setFocus(Qt::OtherFocusReason);
    const QString name = edit->accessibleName().isEmpty() ? QWidget::tr("A field") : edit->accessibleName();
    return Error{.message = QWidget::tr("%1: %2. The run would use %3, which the field does not show")
                                .arg(name, QString::fromStdString(typed ? std::string() : typed.error().message))
                                .arg(edit->number(), 0, 'g', 6)
                                .toStdString()};
  }
  return std::nullopt;
}

}  // namespace gyre::ui
