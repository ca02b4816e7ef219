#include "vtk/freed_memory.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace gyre::ui {

void keepFreedMemory() {
#ifdef __GLIBC__
  constexpr int megabyte = 1024 * 1024;
  mallopt(M_MMAP_THRESHOLD, 32 * megabyte);  // the most it takes
  mallopt(M_TRIM_THRESHOLD, 128 * megabyte);
#endif
}

}  // namespace gyre::ui
