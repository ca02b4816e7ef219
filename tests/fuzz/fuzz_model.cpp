// Model files.
#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (const auto model = gyre::parseModel(text, "fuzz.gyre", gyre::catalog())) gyre::test::mustReadBack(*model);
  return 0;
}
