// Study files.
#include "study/study_file.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  (void)gyre::parseStudy({reinterpret_cast<const char*>(data), size}, "fuzz.gyre-study");
  return 0;
}
