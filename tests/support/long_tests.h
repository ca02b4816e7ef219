#pragma once
// Tests have a long form, for which nobody waits after every change: ctest -C long -L long.

#include <QtGlobal>

namespace gyre::test {

inline bool isLong() {
  static const bool asked = qEnvironmentVariableIsSet("GYRE_LONG");
  return asked;
}

}  // namespace gyre::test
