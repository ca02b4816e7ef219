#include "plots/formula_questions.h"

#include "plots/curve_rows.h"

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

/// What a formula would come to: its unit, or what is wrong with it.
tl::expected<QString, FormulaFault> formulaUnit(const QString& formula, const Recording* run) {
  if (!run) return tl::unexpected(FormulaFault{"there is no run yet whose channels could be read", 0, 0});
  const auto compiled = SignalFormula::compile(formula.toStdString(), run->channels());
  if (!compiled) return tl::unexpected(compiled.error());
  return QString::fromStdString(compiled->unit());
}

QStringList channelsIn(const Recording* run) {
  QStringList names;
  for (std::size_t column = 1; run && column < run->columns(); ++column)
    names << QString::fromStdString(run->channels()[column].name);
  return names;
}

}  // namespace

QString inFormula(const PlottedCurves& curves, const PlottedCurve& curve) {
  if (curve.isFormula || !curves.runs().run()) return curve.name;
  return QString::fromStdString(gyre::inFormula(curve.name.toStdString(), curves.runs().run()->channels()));
}

EntryQuestion formulaQuestion(const PlottedCurves& curves, const QString& text) {
  return {.prompt = QObject::tr("Formula"),
          .hint = QObject::tr("over channels: rod 1.vx^2 + rod 1.vy^2, deriv(crank.angle), integral(motor.power)"),
          .text = text,
          .words = channelsIn(curves.runs().run()),
          .check = [&curves](const QString& formula) -> EntryAnswer {
            const auto unit = formulaUnit(formula, curves.runs().run());
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
          .words = channelsIn(curves.runs().run()),
          .check = [&curves](const QString& formula) -> EntryAnswer {
            const auto unit = formulaUnit(formula, curves.runs().run());
            return unit ? EntryAnswer{} : EntryAnswer{toEntryFault(formula, unit.error()), {}};
          },
          .mayBeEmpty = true};
}

}  // namespace gyre::ui
