#pragma once
// Study files (*.gyre-study): JSON with // comments, format version 1. The keys are explained in
// resources/help/study-file.md.

#include "core/error.h"
#include "study/study.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace gyre {

inline constexpr int studyFormatVersion = 1;

/// Reads a study, its models and its reference. Errors name file, line and key and what was expected; unknown keys are
/// errors; nothing is half-loaded. Whether settings and channels exist is found by planStudy().
Expected<Study> readStudy(const std::filesystem::path& file);
/// @param fileName  for messages; paths in the text are relative to its folder
Expected<Study> parseStudy(std::string_view text, const std::string& fileName);

/// The names in files: "mean", "rms", ...
std::string_view normName(Norm norm);
Expected<Norm> normFromName(const std::string& name);

/// Where the studies that come with Gyre are, as shippedDirectory() finds it; the environment's GYRE_STUDIES comes
/// first.
std::filesystem::path studiesDirectory();
std::vector<std::filesystem::path> studyFiles(const std::filesystem::path& directory = studiesDirectory());

}  // namespace gyre
