#pragma once
// What has been read must be written so that it is read again, as the same.

#include "catalog/catalog.h"
#include "io/model_file.h"

#include <fmt/format.h>
#include <cstdio>
#include <cstdlib>

namespace gyre::test {

/// Ends the program, which libFuzzer takes for a find.
inline void mustReadBack(const Model& model) {
  const std::string text = modelText(model);
  const auto again = parseModel(text, "again.gyre", catalog());
  if (again && modelText(*again) == text) return;
  fmt::print(stderr, "not read back: {}\n{}\n", again ? "another model" : again.error().text(), text);
  std::abort();
}

}  // namespace gyre::test
