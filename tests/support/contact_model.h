#pragma once
// A model whose bodies touch, with every key of contact in it.

#include "catalog/catalog.h"
#include "io/model_file.h"
#include "io/text_file.h"

#include <QtGlobal>

namespace gyre::test {

inline std::string contactText() {
  const auto text = readTextFile(GYRE_SOURCE_DIR "/tests/fuzz/seeds/contact.gyre");
  if (!text) qFatal("%s", text.error().text().c_str());
  return *text;
}

inline Model parsedModel(std::string_view text) {
  auto model = parseModel(text, "test.gyre", catalog());
  if (!model) qFatal("%s", model.error().text().c_str());
  return std::move(*model);
}

inline Model contactModel() { return parsedModel(contactText()); }

}  // namespace gyre::test
