#pragma once
// What bodies are made of, by its density.

#include <QString>

#include <span>

namespace gyre::ui {

struct SolidMaterial {
  const char* name;  ///< before it is translated
  double density;    ///< [kg/m^3], typical

  QString title() const;
};

std::span<const SolidMaterial> solidMaterials();

}  // namespace gyre::ui
