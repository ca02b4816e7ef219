#pragma once
// Model files (*.gyre): JSON with // comments, format version 1.

#include "core/error.h"
#include "io/json_node.h"
#include "io/output_file.h"
#include "model/model.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace gyre {

inline constexpr int modelFormatVersion = 1;

/// Reads a model. Errors name file, line, element and key; nothing is half-loaded.
/// @param types  known types; an unknown type's error lists those of its category.
Expected<Model> readModel(const std::filesystem::path& file, const TypeList& types);
Expected<Model> parseModel(std::string_view text, const std::string& fileName, const TypeList& types);
/// A model that stands inside another file.
Expected<Model> modelFromJson(const JsonNode& root, const std::string& fileName, const TypeList& types);

/// The text of a model file: keys in the order they were read, then those that differ from their default.
std::string modelText(const Model& model);

/// Writes beside the file, flushes to the disk, then renames over it: a crash leaves the old or the new file whole.
Expected<void> writeModel(const Model& model, const std::filesystem::path& file);

}  // namespace gyre
