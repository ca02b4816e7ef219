#include "run/run_name.h"

#include "figure/readable_number.h"
#include "run/recording_csv.h"

#include <QObject>

#include <algorithm>

namespace gyre::ui {
namespace {

const QString kBetween = QStringLiteral(", ");

QString stepText(double h) {
  if (h >= 0.1) return QStringLiteral("h = %1 s").arg(compactNumber(h));
  if (h >= 1e-4) return QStringLiteral("h = %1 ms").arg(compactNumber(h * 1e3));
  return QStringLiteral("h = %1 µs").arg(compactNumber(h * 1e6));
}

}  // namespace

RunName::RunName(const Model& model, bool choosesStep) {
  const RunSettings run = runSettings(model.simulation());
  // What the steps follow where the method chooses them.
  const char* tolerance = model.simulation().type->find("step_tolerance") ? "step_tolerance" : "rtol";
  for (const auto& [key, value] : runMetadata(model)) {
    if (key == "gyre" || key == "model" || key == "end_time") continue;  // the same, or seen in the curves
    const QString text = QString::fromStdString(value);
    if (key == "integrator") parts_.push_back({key, text, true});
    else if (key != "step")
      parts_.push_back({key, QStringLiteral("%1 = %2").arg(QString::fromStdString(key), text),
                        key == "rho_inf" || (choosesStep && key == tolerance)});
    else if (!choosesStep) parts_.push_back({key, stepText(run.step), true});
  }
}

QString RunName::text() const {
  QStringList reported;
  for (const Part& part : parts_)
    if (part.isTold) reported << part.text;
  return reported.join(kBetween);
}

const RunName::Part* RunName::find(const std::string& key) const {
  const auto it = std::find_if(parts_.begin(), parts_.end(), [&](const Part& p) { return p.key == key; });
  return it == parts_.end() ? nullptr : &*it;
}

QStringList RunName::apartFrom(const RunName& other) const {
  const Part *method = find("integrator"), *otherMethod = other.find("integrator");
  const bool sameMethod = method && otherMethod && method->text == otherMethod->text;
  QStringList apart;
  for (const Part& part : parts_) {
    const Part* same = other.find(part.key);
    const bool differs = !same || same->text != part.text;
    if (differs && (part.isTold || sameMethod)) apart << part.text;
  }
  return apart;
}

QString RunName::minus(const RunName& other) const {
  QStringList common;
  for (const Part& part : parts_) {
    const Part* same = other.find(part.key);
    if (part.isTold && same && same->text == part.text) common << part.text;
  }
  const QStringList mine = apartFrom(other), others = other.apartFrom(*this);
  QString text = mine.isEmpty() && others.isEmpty()
                     ? QObject::tr("this run minus the kept one")
                     : QObject::tr("%1 minus %2").arg(mine.join(kBetween), others.join(kBetween));
  if (!common.isEmpty()) text += QStringLiteral(" (%1)").arg(common.join(kBetween));
  return text;
}

}  // namespace gyre::ui
