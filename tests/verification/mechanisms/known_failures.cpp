#include "verification/mechanisms/known_failures.h"

#include <fstream>
#include <sstream>
#include <stdexcept>
#include <vector>

namespace gyre::test {
namespace {

std::vector<KnownFailure> read(const std::string& path) {
  std::ifstream in(path);
  if (!in) throw std::runtime_error("no list of known failures at " + path);
  std::vector<KnownFailure> out;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::istringstream fields(line);
    KnownFailure f;
    for (std::string* field : {&f.check, &f.mechanism, &f.methods, &f.reason}) std::getline(fields, *field, '\t');
    if (f.reason.empty()) throw std::runtime_error("a known failure without a reason: " + line);
    out.push_back(std::move(f));
  }
  return out;
}

bool names(const std::string& methods, const std::string& method) {
  std::istringstream in(methods);
  for (std::string one; in >> one;)
    if (one == "*" || one == method) return true;
  return false;
}

}  // namespace

const KnownFailure* knownFailure(const std::string& mechanism, const std::string& method, const std::string& check) {
  static const std::vector<KnownFailure> list =
      read(GYRE_SOURCE_DIR "/tests/verification/mechanisms/known_failures.txt");
  for (const KnownFailure& f : list)
    if (f.mechanism == mechanism && f.check == check && names(f.methods, method)) return &f;
  return nullptr;
}

}  // namespace gyre::test
