#include "beams/beam_words.h"

#include <QCoreApplication>

#include <array>

namespace gyre::ui {
namespace {

/// In the order of beamQuantities.
constexpr std::array<const char*, 11> beamWords{QT_TRANSLATE_NOOP("BeamWords", "normal force N"),
                                                QT_TRANSLATE_NOOP("BeamWords", "shear force Qy"),
                                                QT_TRANSLATE_NOOP("BeamWords", "shear force Qz"),
                                                QT_TRANSLATE_NOOP("BeamWords", "torsion T"),
                                                QT_TRANSLATE_NOOP("BeamWords", "bending moment My"),
                                                QT_TRANSLATE_NOOP("BeamWords", "bending moment Mz"),
                                                QT_TRANSLATE_NOOP("BeamWords", "largest normal stress"),
                                                QT_TRANSLATE_NOOP("BeamWords", "strain energy per length"),
                                                QT_TRANSLATE_NOOP("BeamWords", "deflection along y of the start"),
                                                QT_TRANSLATE_NOOP("BeamWords", "deflection along z of the start"),
                                                QT_TRANSLATE_NOOP("BeamWords", "deflection")};

}  // namespace

QString nameOf(BeamQuantity quantity) {
  return QCoreApplication::translate("BeamWords", beamWords.at(static_cast<std::size_t>(quantity)));
}

QString axisTitle(BeamQuantity quantity) {
  return QStringLiteral("%1 [%2]").arg(nameOf(quantity), QLatin1String(wordsOf(quantity).unit));
}

}  // namespace gyre::ui
