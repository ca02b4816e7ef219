#include "language/one_translation.h"

namespace gyre::ui {

QString OneTranslation::translate(const char* /*context*/, const char* source, const char* disambiguation,
                                  int n) const {
  return QTranslator::translate("Gyre", source, disambiguation, n);
}

}  // namespace gyre::ui

#include "moc_one_translation.cpp"
