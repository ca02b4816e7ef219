#pragma once
// Permissions as an ordinary user meets them, also where the suite runs as root.

#include <unistd.h>

namespace gyre::test {

/// While it lives, files are accessed as user 'nobody' if the test runs as root.
class AsNobody {
 public:
  AsNobody() : root_(geteuid() == 0) {
    if (root_ && seteuid(65534) != 0) root_ = false;
  }
  ~AsNobody() {
    if (root_ && seteuid(0) != 0) _exit(1);
  }
  AsNobody(const AsNobody&) = delete;
  AsNobody& operator=(const AsNobody&) = delete;

 private:
  bool root_;
};

}  // namespace gyre::test
