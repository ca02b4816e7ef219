#include "study/study_file.h"

#include "catalog/catalog.h"
#include "io/examples.h"
#include "io/json_object.h"
#include "io/model_file.h"
#include "io/text_file.h"
#include "study/study_reader.h"

namespace gyre {

Expected<Study> parseStudy(std::string_view text, const std::string& fileName) {
  const auto root = parseJson(text, fileName);
  if (!root) return fail(root.error());
  auto study = StudyReader(fileName).read(*root);
  if (!study) return fail(inFile(std::move(study.error()), fileName));
  return study;
}

Expected<Study> readStudy(const std::filesystem::path& file) {
  const auto text = readTextFile(file.string());
  if (!text) return fail(text.error());
  return parseStudy(*text, file.string());
}

std::filesystem::path studiesDirectory() { return shippedDirectory("studies", "GYRE_STUDIES"); }

std::vector<std::filesystem::path> studyFiles(const std::filesystem::path& directory) {
  return filesIn(directory, ".gyre-study");
}

}  // namespace gyre
