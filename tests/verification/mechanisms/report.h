#pragma once
// All errors of a run of the library over their bounds, worst first, and what each check and each method took.

#include "verification/mechanisms/findings.h"

#include <map>

namespace gyre::test {

class Report {
 public:
  /// @param seconds  of the processor
  void add(const std::string& check, const std::string& method, const std::vector<Held>& held, double seconds);
  /// The worst by check and by method, and the worst of all.
  std::string summary() const;
  /// Rows that the file has of other runs stay: several programs may write the same one.
  void write(const std::string& path) const;

 private:
  struct Total {
    std::size_t bounds = 0;
    double seconds = 0;
    Held worst = {};
  };
  std::vector<Held> rows_;
  std::map<std::string, Total> checks_, methods_;
};

}  // namespace gyre::test
