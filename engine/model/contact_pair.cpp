#include "model/contact_pair.h"

namespace gyre {
namespace {

std::vector<Field> pairFields() {
  using P = ContactPair;
  std::vector<Field> fields{field<P>(&P::material1, {.key = "material1",
                                                     .label = "Material 1",
                                                     .help = "One of the two",
                                                     .required = true,
                                                     .refersTo = Category::material}),
                            field<P>(&P::material2, {.key = "material2",
                                                     .label = "Material 2",
                                                     .help = "The other one, or the same",
                                                     .required = true,
                                                     .refersTo = Category::material})};
  for (Field& f : contactLawFields<P>(true)) fields.push_back(std::move(f));
  fields.push_back(field<P>(&P::friction_law,
                            {.key = "friction_law",
                             .label = "Friction law",
                             .help = "Of the smooth law; where not given, bristle if one of the two materials has it",
                             .choices = {"of_materials", "regularised", "bristle"},
                             .advanced = true}));
  return fields;
}

}  // namespace

const TypeInfo& contactPairType() {
  static const TypeInfo type{
      .category = Category::contactPair,
      .id = "contact_pair",
      .label = "Contact pair",
      .help =
          "How two materials touch: what is given here counts instead of what follows from the two. In files the "
          "two stand together: \"materials\": [\"steel\", \"concrete\"].",
      .fields = pairFields(),
      .defaults = ContactPair{},
      .between = {"material1", "material2", "materials"},
  };
  return type;
}

}  // namespace gyre
