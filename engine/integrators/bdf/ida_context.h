#pragma once
// What differs between SUNDIALS 6 and 7: how a context is made, and how the library is kept from printing.
// Everything else of ida.cpp is the same in both.

#include <ida/ida.h>
#include <sundials/sundials_config.h>
#include <sundials/sundials_context.h>

namespace gyre {

class IdaContext {
 public:
  IdaContext() {
#if SUNDIALS_VERSION_MAJOR >= 7
    SUNContext_Create(SUN_COMM_NULL, &context_);
    SUNContext_ClearErrHandlers(context_);
#else
    SUNContext_Create(nullptr, &context_);
#endif
  }
  ~IdaContext() { SUNContext_Free(&context_); }
  IdaContext(const IdaContext&) = delete;
  IdaContext& operator=(const IdaContext&) = delete;

  SUNContext get() const { return context_; }

  /// No word from this solver: its return values say everything.
  static void silence([[maybe_unused]] void* ida) {
#if SUNDIALS_VERSION_MAJOR < 7
    IDASetErrFile(ida, nullptr);
#endif
  }

 private:
  SUNContext context_ = nullptr;
};

}  // namespace gyre
