#pragma once
// What a check finds: errors against their bounds, and what is wrong in words.

#include <string>
#include <vector>

namespace gyre::test {

/// An error that was measured, and how large it may be.
struct Held {
  std::string mechanism, method, check, what;
  double error = 0, allowed = 1;
  std::string where = {};  ///< body that is worst, where it is known
  double share() const { return error / allowed; }
};

class Findings {
 public:
  Findings(std::string mechanism, std::string method, std::string check)
      : mechanism_(std::move(mechanism)), method_(std::move(method)), check_(std::move(check)) {}
  /// What follows is of this part of the check.
  void of(std::string part) { part_ = part.empty() ? "" : part + ": "; }
  void hold(const std::string& what, double error, double allowed, const std::string& where = {});
  void complain(const std::string& what) { complaints_.push_back(part_ + what); }
  const std::vector<std::string>& complaints() const { return complaints_; }
  const std::vector<Held>& held() const { return held_; }

 private:
  std::string mechanism_, method_, check_, part_;
  std::vector<std::string> complaints_;
  std::vector<Held> held_;
};

}  // namespace gyre::test
