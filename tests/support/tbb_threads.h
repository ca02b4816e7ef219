#pragma once
// How many threads TBB has, for tests: it has a function named as a macro of Qt.

#pragma push_macro("emit")
#undef emit

#include <tbb/global_control.h>
#include <tbb/task_arena.h>
#pragma pop_macro("emit")

namespace gyre::test {

/// As long as it lives.
class ThreadLimit {
 public:
  explicit ThreadLimit(int threads)
      : limit_(tbb::global_control::max_allowed_parallelism, static_cast<std::size_t>(threads)) {}

 private:
  tbb::global_control limit_;
};

}  // namespace gyre::test
