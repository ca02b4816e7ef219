#pragma once
// Tests that run with every method.

#include "catalog/catalog.h"
#include "integrators/integrator.h"
#include "support/model_builder.h"

#include <QtTest>

#include <vector>

namespace gyre::test {

inline const IntegratorType& integratorType(const std::string& id) {
  return static_cast<const IntegratorType&>(*catalog().find(Category::integrator, id));
}

/// Those that take the model.
inline std::vector<const IntegratorType*> integratorsFor(const Model& model) {
  std::vector<const IntegratorType*> out;
  for (const TypeInfo* type : catalog().of(Category::integrator))
    if (const auto& method = static_cast<const IntegratorType&>(*type); !refusal(method, model)) out.push_back(&method);
  return out;
}

/// One row for each of them; its only column is the id of the method.
inline void addIntegratorRows(const Model& model) {
  QTest::addColumn<QString>("id");
  for (const IntegratorType* type : integratorsFor(model))
    QTest::newRow(type->id.c_str()) << QString::fromStdString(type->id);
}

}  // namespace gyre::test
