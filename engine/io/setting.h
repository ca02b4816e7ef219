#pragma once
// One value of a model changed by name, as `gyre run --set` and study files do it: an edit of the model with the
// model's own checks.
//
//   "integrator"      "geom1"        another method; the values both methods know are kept
//   "rho_inf"         "0.8"          of the simulation or of the document ("gravity", "end_time")
//   "crank.mass"      "12 g"         of an element; its name may hold dots; also a formula of parameters, "2*m"
//   "crank.enabled"   "false"        switches an element off
//   "k"               "2 kN/m"       a parameter of the model, with all that its formulas give

#include "core/error.h"
#include "model/model.h"

#include <string>
#include <vector>

namespace gyre {

/// A key and its value, written as on a command line.
struct Setting {
  std::string key;
  std::string value;
  int line = 0;  ///< in the study file it stands in, 0 elsewhere
  bool operator==(const Setting& o) const { return key == o.key && value == o.value; }
};

/// Errors are of Kind::input and name element and key, with the names that would have been accepted.
/// @param types  where the ids of integrators are looked up
Expected<void> applySetting(const Setting& setting, const TypeList& types, Model& model);

/// All of them, "integrator" first wherever it stands, since the other keys depend on it.
Expected<void> applySettings(const std::vector<Setting>& settings, const TypeList& types, Model& model);

/// What a key stands for in a model.
struct SettingValue {
  Value value;
  const Field* field;                  ///< null for "integrator"
  ElementId element;                   ///< that has the field
  Quantity quantity = Quantity::none;  ///< of its numbers
};
/// An error as above when there is no such key.
Expected<SettingValue> settingValue(const std::string& key, const Model& model);

}  // namespace gyre
