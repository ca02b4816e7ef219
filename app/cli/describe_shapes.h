#pragma once
// What `gyre describe shapes` says: the kinds of shape and their keys.

#include "io/json_node.h"

namespace gyre::cli {

std::string shapesText();
JsonNode shapesJson();

}  // namespace gyre::cli
