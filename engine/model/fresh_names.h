#pragma once
// Names for new elements that no element of a model has, nor one named here before.

#include "model/model.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace gyre {

class FreshNames {
 public:
  explicit FreshNames(const Model& model) : model_(model) {}

  /// The wish itself when it is free, else the next number behind its stem: after "rod 3" comes "rod 4", after "crank"
  /// comes "crank 2".
  std::string like(const std::string& wish);
  /// "rod 1", "rod 2": the first free number.
  std::string numbered(const std::string& stem);

 private:
  bool isFree(const std::string& name) const {
    return !given_.contains(name) && name != "ground" && !model_.find(name);
  }
  std::string next(const std::string& stem, int from);

  const Model& model_;
  std::unordered_set<std::string> given_;
  std::unordered_map<std::string, int> tried_;  ///< per stem, the number to go on with
};

}  // namespace gyre
