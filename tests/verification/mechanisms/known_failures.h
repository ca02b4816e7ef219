#pragma once
// Rows of the table that do not hold yet, each with its reason, from known_failures.txt. A row that has come to hold
// fails the test until it is taken off the list.

#include <string>

namespace gyre::test {

struct KnownFailure {
  std::string check, mechanism;
  std::string methods;  ///< with spaces between; "*": all
  std::string reason;
};

/// Null where the row is to hold.
const KnownFailure* knownFailure(const std::string& mechanism, const std::string& method, const std::string& check);

}  // namespace gyre::test
