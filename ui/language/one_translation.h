#pragma once
// A translator in which a text has one translation, wherever in the program it stands: what is said twice is translated
// once, and said alike.

#include <QTranslator>

namespace gyre::ui {

class OneTranslation : public QTranslator {
  Q_OBJECT
 public:
  using QTranslator::QTranslator;
  /// Empty where the text is not Gyre's: Qt then asks the next translator.
  QString translate(const char* context, const char* source, const char* disambiguation, int n) const override;
};

}  // namespace gyre::ui
