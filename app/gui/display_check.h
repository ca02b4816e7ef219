#pragma once
// Without a display Qt aborts where its application object is made. While one of these stands, the program says what is
// missing instead and ends with exit code 2.

#include <QtGlobal>

namespace gyre {

class DisplayCheck {
 public:
  DisplayCheck();
  ~DisplayCheck();
  DisplayCheck(const DisplayCheck&) = delete;
  DisplayCheck& operator=(const DisplayCheck&) = delete;
};

}  // namespace gyre
