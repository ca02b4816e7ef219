#include "document/edit_text.h"

#include "io/value_json.h"
#include "language/translated.h"

#include <QCoreApplication>
#include <QStringList>

namespace gyre::ui {
namespace {

constexpr qsizetype kLongest = 48;  // characters of a value before the history only names the field

}  // namespace

QString valueText(const Model& model, const Field& field, const Value& value) {
  if (const auto* on = std::get_if<bool>(&value)) return *on ? QObject::tr("yes") : QObject::tr("no");
  if (const auto* text = std::get_if<std::string>(&value)) return "“" + QString::fromStdString(*text) + "”";
  if (const auto* choice = std::get_if<Choice>(&value))
    return QString::fromStdString(field.choices.at(static_cast<std::size_t>(choice->index)));
  if (const auto* id = std::get_if<ElementId>(&value)) return QString::fromStdString(model.nameOf(*id));
  if (field.isNotGiven(value)) return QObject::tr("what follows");
  if (const auto* x = std::get_if<double>(&value); x || std::holds_alternative<Vec3>(value)) {
    const QString number = [&] {
      if (x) return QString::number(*x, 'g', 6);
      const Vec3& v = std::get<Vec3>(value);
      return QString("(%1, %2, %3)").arg(v.x(), 0, 'g', 4).arg(v.y(), 0, 'g', 4).arg(v.z(), 0, 'g', 4);
    }();
    const std::string_view unit = siSymbol(field.quantity);
    if (unit.empty()) return number;
    return number + ' ' + QString::fromUtf8(unit.data(), static_cast<qsizetype>(unit.size())).replace("^2", "²");
  }
  return QString::fromStdString(jsonLine(valueJson(value, field, [&](ElementId id) { return model.nameOf(id); })));
}

QString setText(const Model& model, const Field& field, const Value& value, const QString& names) {
  const QString what = inSentence(translated(field.label));
  const QString text = valueText(model, field, value);
  if (text.size() > kLongest || text.startsWith('{')) return QObject::tr("Change %1 of %2").arg(what, names);
  return QObject::tr("Set %1 of %2 to %3").arg(what, names, text);
}

QString namesOf(const Model& model, std::span<const ElementId> ids) {
  QStringList names;
  for (const ElementId id : ids) {
    if (id == documentId) names << QObject::tr("the model");
    else if (id == simulationId) names << QObject::tr("the simulation");
    else if (id == contactId) names << QObject::tr("contact");
    else if (id == groundId) names << QObject::tr("the ground");
    else names << QString::fromStdString(model.nameOf(id));
  }
  if (names.size() > 3) return QObject::tr("%1 and %2 more").arg(names.mid(0, 2).join(", ")).arg(names.size() - 2);
  if (names.size() < 2) return names.join(QString());
  return QObject::tr("%1 and %2").arg(names.mid(0, names.size() - 1).join(", "), names.back());
}

}  // namespace gyre::ui
