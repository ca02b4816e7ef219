#pragma once
// Numbers of a model that change again and again while it runs, as inputs of an FMU do, without another compilation of
// the model: where a number does nothing but enter functions of forces, these are told by a cell
// (functions/function.h), and a run takes another value by Stepper::restart. Any other number is exchanged with the
// model (Stepper::exchange).

#include "fmi/model_number.h"
#include "functions/function.h"

#include <memory>
#include <string>
#include <vector>

namespace gyre {

class HeldNumbers {
 public:
  /// Whether the number can be held: it is a constant of a function of a force; or a parameter that no formula, no
  /// function of anything else than a force and no condition uses. Then it is the next one.
  bool add(const ModelNumber& number, const Model& model);
  /// Functions that are told by it have this value from now on.
  void set(std::size_t i, double value) { *numbers_[i].cell = value; }

  /// The model whose functions are told by the cells, for the compilation; its text is the same.
  Expected<Model> held(Model model) const;

 private:
  /// A function that a number enters, by a name of its expression or, without one, as its constant.
  struct Place {
    ElementId element;
    const Field* field;
    std::size_t component;
    std::string name;
  };
  struct Number {
    std::vector<Place> places;
    std::shared_ptr<double> cell;
  };
  static std::vector<Place> placesOf(const ModelNumber& number, const Model& model);

  std::vector<Number> numbers_;
};

}  // namespace gyre
