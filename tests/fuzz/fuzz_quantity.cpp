// Numbers with units.
#include "core/units.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  (void)gyre::parseNumber(text);
  for (const gyre::Quantity q : {gyre::Quantity::none, gyre::Quantity::length, gyre::Quantity::inertia})
    (void)gyre::parseQuantity(text, q);
  return 0;
}
