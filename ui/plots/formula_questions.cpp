#include "plots/formula_questions.h"

namespace gyre::ui {

namespace {

/// Places in the text as it is typed, from those in its bytes.
EntryFault toEntryFault(const QString& text, const FormulaFault& fault) {
  const QByteArray bytes = text.toUtf8();
  const auto characters = [&](std::size_t byte) {
    return static_cast<int>(QString::fromUtf8(bytes.left(static_cast<qsizetype>(byte))).size());
  };
  return {QString::fromStdString(fault.message), characters(fault.begin), characters(fault.end)};
}

}  // namespace

EntryQuestion formulaQuestion(const PlottedCurves& curves, const QString& text) {
  return {.prompt = QObject::tr("Formula"),
          .hint = QObject::tr("over channels: rod 1.vx^2 + rod 1.vy^2, deriv(crank.angle), integral(motor.power)"),
          .text = text,
          .words = curves.channelNames(),
          .check = [&curves](const QString& formula) -> EntryAnswer {
            const auto unit = curves.check(formula);
            if (!unit) return {toEntryFault(formula, unit.error()), {}};
            if (*unit == QLatin1String(SignalFormula::unknownUnit))
              return {{}, QObject::tr("its unit does not follow")};
            return {{}, unit->isEmpty() ? QObject::tr("a number") : QObject::tr("in %1").arg(*unit)};
          }};
}

EntryQuestion horizontalQuestion(const PlottedCurves& curves) {
  return {.prompt = QObject::tr("Over"),
          .hint = QObject::tr("a channel or a formula; nothing: time"),
          .text = curves.horizontal(),
          .words = curves.channelNames(),
          .check = [&curves](const QString& formula) -> EntryAnswer {
            const auto unit = curves.check(formula);
            return unit ? EntryAnswer{} : EntryAnswer{toEntryFault(formula, unit.error()), {}};
          },
          .mayBeEmpty = true};
}

}  // namespace gyre::ui
