#pragma once
// The lock of Python for a function that the engine calls again and again, on whatever thread.

#include <pybind11/pybind11.h>

namespace gyre::python {

/// As pybind11::gil_scoped_acquire, which makes a state of the thread for Python at each call and takes it down again:
/// here a thread has one as long as it lives.
class LockOfPython {
 public:
  LockOfPython();
  ~LockOfPython();
  LockOfPython(const LockOfPython&) = delete;
  LockOfPython& operator=(const LockOfPython&) = delete;

  /// Takes down what was made for threads that have ended. @pre the lock is held
  static void clearAfterThreads();

 private:
  bool taken_;  ///< by this one
};

}  // namespace gyre::python
