#include "language/translated.h"

#include "language/languages.h"

#include <QCoreApplication>

namespace gyre::ui {

QString translated(std::string_view text) {
  return text.empty() ? QString() : QCoreApplication::translate("Gyre", std::string(text).c_str());
}

QString inSentence(const QString& label) {
  const bool abbreviation = label.size() > 1 && label[1].isUpper();
  if (abbreviation || spokenLanguage() == QStringLiteral("de")) return label;
  return label.left(1).toLower() + label.mid(1);
}

}  // namespace gyre::ui
