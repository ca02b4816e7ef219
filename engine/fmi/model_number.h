#pragma once
// One number of a model by its key, to be read and changed again and again: "tau", "crank.mass", "rho_inf",
// "push.value.z". Keys are those of `gyre run --set` (io/setting.h); of a vector, and of three functions of time, one
// component is named behind a dot.

#include "core/error.h"
#include "core/units.h"
#include "model/model.h"

#include <string>

namespace gyre {

class ModelNumber {
 public:
  /// Errors name element and key. Refused is what is no number, what a formula or an expression gives, and what follows
  /// from other values.
  static Expected<ModelNumber> find(const std::string& key, const Model& model);

  /// @param model  the one it was found in, or a copy
  double value(const Model& model) const;
  /// On error the model is as it was.
  Expected<void> set(double value, Model& model) const;
  /// SI symbol, empty for a pure number.
  std::string unit() const { return std::string(siSymbol(quantity_)); }
  /// What it means, in a sentence.
  const std::string& help() const { return help_; }
  /// Whether it says only how a run begins, or by which method it goes: a run under way cannot take another one.
  bool isOfStart() const { return isOfStart_; }

  struct Place {
    ElementId element;
    const Field* field;
    int component;  ///< of a vector, or of three functions; negative: there is none
  };
  const Place& place() const { return place_; }

 private:
  static constexpr int whole = -1;
  Place place_{{}, nullptr, whole};
  Quantity quantity_ = Quantity::none;
  std::string help_;
  bool isOfStart_ = false;
};

}  // namespace gyre
