// Tables of reference values, CSV and JSON.
#include "study/reference_table.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  for (const char* name : {"fuzz.csv", "fuzz.json"})
    (void)gyre::parseReferenceTable({reinterpret_cast<const char*>(data), size}, name);
  return 0;
}
