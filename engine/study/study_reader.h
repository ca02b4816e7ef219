#pragma once
// From the JSON of a study file to a Study. Structure only: whether keys and channels exist is found by planStudy().

#include "io/json_object.h"
#include "study/study.h"

#include <filesystem>
#include <memory>
#include <string>

namespace gyre {

class StudyReader {
 public:
  /// @param fileName  of the study; paths inside are relative to its folder
  explicit StudyReader(const std::string& fileName);
  Expected<Study> read(const JsonNode& root);

 private:
  using Done = Expected<void>;
  using Place = const std::string&;

  Done readModelOf(const JsonNode& node, Place place, std::shared_ptr<const Model>& model, std::string& shown);
  Done readAxis(const JsonNode& node, Place place);
  Done readCase(const JsonNode& node, Place place);
  Done readSample(const JsonNode& node, Place place);
  Done readSampleRange(const JsonNode& node, Place place, StudySample& sample);
  Done readReference(const JsonNode& node, Place place);
  Done readMeasure(const JsonNode& node, Place place);
  static Done readPoints(const JsonNode& node, Place place, StudyPlot& plot);
  Done readPlot(const JsonNode& node, Place place);
  Done readFinding(const JsonNode& node, Place place);
  std::filesystem::path resolved(const std::string& path) const;
  /// An error of another file, with the place that names it.
  Error namedHere(Error error, int line) const;

  std::string fileName_;
  Study study_;
};

}  // namespace gyre
