#pragma once
// What a model that is packed as an FMU shows of itself: numbers that are set, channels that are read. A variable's
// value reference is its place in the list; time is the first.

#include "core/error.h"
#include "model/model.h"

#include <filesystem>
#include <string>
#include <vector>

namespace gyre {

struct FmuVariable {
  enum class Role {
    time,
    input,    ///< a number of the model that may change at every communication point
    tunable,  ///< a parameter that may change there, too
    fixed,    ///< a parameter that says how the run begins
    output    ///< a channel
  };
  std::string name;  ///< key of the number (fmi/model_number.h), or of the channel
  Role role = Role::output;
  std::string unit = {};  ///< SI symbol
  std::string help = {};
  double start = 0;  ///< of what can be set
  bool isSet() const { return role == Role::input || role == Role::tunable || role == Role::fixed; }
};

struct FmuInterface {
  std::string identifier;  ///< a name in C, which the binary has, too
  std::string token;       ///< tells the model and its variables from others
  bool assembles = false;  ///< initial values are moved onto the constraints
  bool savesState = true;  ///< its method can tell its whole state
  std::vector<FmuVariable> variables = {};
};

/// What a user asks for.
struct FmuChoice {
  std::string name;                                       ///< from which the identifier is made
  std::vector<std::string> inputs = {}, parameters = {};  ///< keys of numbers
  std::vector<std::string> outputs = {};                  ///< patterns of channels; none: all
  bool assembles = false;
};

/// The interface of a model that can run. Errors name the key or pattern that does not fit, or say why it cannot run.
/// @param leftOut  gains channels that have the name of a number that is set, and so are not among the outputs
Expected<FmuInterface> fmuInterface(const Model& model, const FmuChoice& choice, std::vector<std::string>& leftOut);

/// The file of an FMU in which its binary finds what it has to know of the variables: names and roles.
std::string interfaceText(const FmuInterface& interface);
Expected<FmuInterface> readInterface(const std::filesystem::path& file);

}  // namespace gyre
