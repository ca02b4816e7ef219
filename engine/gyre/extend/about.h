#pragma once
// What a type says of itself: its name, its words, and the keys by which a model file, a form of the window, a command
// line and a program give its values.

#include <gyre/extend/values.h>

#include <functional>
#include <limits>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace gyre::extend {

/// One of several names.
struct Choice {
  std::vector<std::string> names = {};
  int index = 0;  ///< of the default
};

/// A value that a model gives for an element of the type.
struct Key {
  std::string name;                                  ///< small letters, digits and low lines: "bias_current"
  std::string label;                                 ///< in forms: "Bias current"
  std::string help;                                  ///< one sentence
  std::string unit = {};                             ///< one of Gyre's SI units, "N/m", or none
  std::variant<double, Vector, bool, Choice> value;  ///< the default, and what kind of value it is
  double minimum = -std::numeric_limits<double>::infinity();
  double maximum = std::numeric_limits<double>::infinity();
  bool isAboveMinimum = false;  ///< the minimum itself is not allowed
  bool isRequired = false;      ///< has to stand in the file
};

/// A number that an element reports in every row of a recording.
struct Channel {
  std::string name;  ///< "slip"
  std::string unit = {};
};

struct About {
  std::string name;         ///< in model files: small letters, digits and low lines
  std::string title;        ///< in the window
  std::string summary;      ///< what it is and does, with its equation
  std::string source = {};  ///< where the equations come from
  std::vector<Key> keys = {};
};

/// The values of one element. Asking for what its type has no key of this kind for throws std::invalid_argument.
class Values {
 public:
  virtual ~Values() = default;
  virtual double number(std::string_view key) const = 0;
  virtual Vector vector(std::string_view key) const = 0;
  virtual bool flag(std::string_view key) const = 0;
  virtual int choice(std::string_view key) const = 0;  ///< index among the names
};

}  // namespace gyre::extend
