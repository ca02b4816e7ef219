// URDF and MJCF. The folder of the file is not there, so that nothing is included.
#include "import/import_file.h"
#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  if (const auto done = gyre::importText(text, "/no such folder/fuzz.xml", gyre::catalog()))
    gyre::test::mustReadBack(done->model);
  return 0;
}
