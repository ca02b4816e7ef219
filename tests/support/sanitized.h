#pragma once
// Whether this program was built with a sanitizer, whose own memory and leak check some tests of limits do not fit.

namespace gyre::test {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool isSanitized = true;
#else
inline constexpr bool isSanitized = false;
#endif

}  // namespace gyre::test
