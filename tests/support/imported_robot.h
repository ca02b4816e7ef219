#pragma once
// Robots as texts: imported, looked at and run by the reference method.

#include "catalog/catalog.h"
#include "import/import_file.h"
#include "support/run_model.h"

#include <QString>
#include <stdexcept>

namespace gyre::test {

inline Imported importedText(const std::string& text) {
  auto done = importText(text, "test.xml", catalog());
  if (!done) throw std::runtime_error(done.error().text());
  return std::move(*done);
}

/// What stands in a <mujoco> with angles in radian.
inline Imported importedMjcf(const std::string& content) {
  return importedText("<mujoco><compiler angle=\"radian\"/>" + content + "</mujoco>");
}

/// Why a text is refused; empty where it is not.
inline QString importRefusal(const std::string& text) {
  const auto done = importText(text, "test.xml", catalog());
  return done ? QString() : QString::fromStdString(done.error().text());
}

/// All that is said of an import.
inline QString reportOf(const Imported& i) { return QString::fromStdString(reportText(i, "file")); }

template <class T>
T valueIn(const Model& model, const std::string& element, const char* key) {
  const Element* e = model.find(element);
  if (!e) throw std::runtime_error("no element " + element);
  return std::get<T>(e->value(*e->type->find(key)));
}

/// To a time by rkmk, whose error control leaves about 1e-9 of smooth motions; from the model's initial values as they
/// are.
inline Run runByReference(Model model, double end, double step = 1e-3) {
  const TypeInfo& info = *catalog().find(Category::integrator, "rkmk");
  const auto apply = [&model](const Edit& edit) {
    if (auto done = model.apply(edit); !done) throw std::runtime_error(done.error().text());
  };
  apply(Edit{SetType{simulationId, &info, convertParams(info, model.simulation())}});
  for (const auto& [key, value] : {std::pair{"step", step}, {"end_time", end}, {"output_step", end / 20}})
    apply(Edit{SetField{simulationId, key, value}});
  return runModel(model);
}

/// How far the centre of mass of a body is from a place at the end.
inline double missOf(const Run& run, const std::string& body, const Vec3& place) {
  return (run.vector(run.last(), body + ".x") - place).norm();
}

}  // namespace gyre::test
