#include "lock_of_python.h"

#include <mutex>
#include <utility>
#include <vector>

namespace gyre::python {
namespace {

/// States of threads that have ended. They are taken down by a thread that has the lock: one that is about to end must
/// not wait for it, for who has it may wait for that thread.
class EndedStates {
 public:
  void add(PyThreadState* state) {
    const std::lock_guard lock(mutex_);
    states_.push_back(state);
  }
  void clear() {
    std::vector<PyThreadState*> ended;
    {
      const std::lock_guard lock(mutex_);
      ended = std::exchange(states_, {});
    }
    if (ended.empty()) return;
    // From 3.12 on, Python takes the state that it deletes for that of the calling thread, which would be without one
    // after that. So this thread passes to a state made for the purpose, and comes back when that is deleted, too.
    PyThreadState* passing = PyThreadState_New(PyInterpreterState_Main());
    PyThreadState* own = PyThreadState_Swap(passing);
    for (PyThreadState* state : ended) {
      PyThreadState_Clear(state);
      PyThreadState_Delete(state);
    }
    PyThreadState_Clear(passing);
    PyThreadState_DeleteCurrent();
    PyEval_RestoreThread(own);
  }

 private:
  std::mutex mutex_;
  std::vector<PyThreadState*> states_;
};

EndedStates& endedStates() {
  static auto* const states = new EndedStates;  // outlives all threads
  return *states;
}

/// The state of a thread that Python has not made.
struct OwnState {
  PyThreadState* state = PyThreadState_New(PyInterpreterState_Main());
  ~OwnState() { endedStates().add(state); }
};

PyThreadState* stateOfThisThread() {
  if (PyThreadState* known = PyGILState_GetThisThreadState()) return known;
  thread_local const OwnState made;
  return made.state;
}

}  // namespace

LockOfPython::LockOfPython() : taken_(PyGILState_Check() == 0) {
  if (taken_) PyEval_RestoreThread(stateOfThisThread());
}

LockOfPython::~LockOfPython() {
  if (taken_) PyEval_SaveThread();
}

void LockOfPython::clearAfterThreads() { endedStates().clear(); }

}  // namespace gyre::python
