#pragma once
// What a model of the library consists of.

#include "engine.h"

#include <gyre/model.h>

namespace gyre {
inline namespace v0 {

struct Model::Hidden {
  engine::Model model;
  static Model make(engine::Model model);
};

/// Model::set for a model of the engine.
void applyChange(std::string_view key, const Value& value, engine::Model& model);

}  // namespace v0
}  // namespace gyre
