#include "model/material.h"

#include "model/contact_law_fields.h"

namespace gyre {
namespace {

std::vector<Field> materialFields() {
  std::vector<Field> fields = contactLawFields<Material>(false);
  fields.push_back(
      field<Material>(&Material::friction_law, {.key = "friction_law",
                                                .label = "Friction law",
                                                .help = "Of the smooth law: regularised creeps, bristle sticks",
                                                .choices = {"regularised", "bristle"},
                                                .advanced = true}));
  return fields;
}

}  // namespace

const TypeInfo& materialType() {
  static const TypeInfo type{
      .category = Category::material,
      .id = "material",
      .label = "Material",
      .help =
          "What shapes are made of where they touch. Time stepping takes friction and restitution; other methods "
          "take friction and the smooth law N = K d^n (1 + D d') of the approach d (Hunt and Crossley 1975).",
      .fields = materialFields(),
      .defaults = Material{},
  };
  return type;
}

}  // namespace gyre
