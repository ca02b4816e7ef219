// Expressions of functions, and their derivatives.
#include "functions/compiled_function.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  gyre::Function f;
  f.expression.assign(reinterpret_cast<const char*>(data), size);
  if (const auto compiled = gyre::CompiledFunction::compile(f, {}))
    for (const double t : {0.0, 1.0, -1e300}) {
      (void)(*compiled)(t);
      (void)compiled->derivative(t);
      (void)compiled->secondDerivative(t);
    }
  return 0;
}
