#include "verification/mechanisms/report.h"

#include <fmt/format.h>

#include <QLockFile>
#include <algorithm>
#include <cmath>
#include <fstream>
#include <sstream>

namespace gyre::test {
namespace {

constexpr std::size_t listed = 12;
constexpr const char* heading = "share\terror\tbound\twhat\tmechanism\tmethod\tcheck\tbody";

/// What is no number is worst of all.
bool isWorse(const Held& a, const Held& b) {
  const auto rank = [](const Held& h) { return std::isnan(h.share()) ? HUGE_VAL : h.share(); };
  return rank(a) > rank(b);
}

std::string keyOf(const Held& h) { return h.mechanism + '\t' + h.method + '\t' + h.check + '\t' + h.what; }

std::vector<Held> rowsOf(const std::string& path) {
  std::vector<Held> out;
  std::ifstream in(path);
  std::string line;
  std::getline(in, line);
  while (std::getline(in, line)) {
    std::istringstream fields(line);
    std::string share, error, allowed;
    Held h;
    for (std::string* field : {&share, &error, &allowed, &h.what, &h.mechanism, &h.method, &h.check, &h.where})
      std::getline(fields, *field, '\t');
    h.error = std::strtod(error.c_str(), nullptr);
    h.allowed = std::strtod(allowed.c_str(), nullptr);
    out.push_back(std::move(h));
  }
  return out;
}

std::string lineOf(const Held& h) {
  return fmt::format("{:8.2g} of {:8.2g}: {} of {}, {}, {}", h.error, h.allowed, h.what, h.mechanism, h.method,
                     h.check);
}

}  // namespace

void Report::add(const std::string& check, const std::string& method, const std::vector<Held>& held, double seconds) {
  for (Total* total : {&checks_[check], &methods_[method]}) {
    total->seconds += seconds;
    total->bounds += held.size();
    for (const Held& h : held)
      if (total->worst.what.empty() || isWorse(h, total->worst)) total->worst = h;
  }
  rows_.insert(rows_.end(), held.begin(), held.end());
}

std::string Report::summary() const {
  std::string out = "error over bound, the worst:\n";
  for (const auto* totals : {&checks_, &methods_})
    for (const auto& [name, total] : *totals)
      out += fmt::format("{:22} {:6} bounds {:7.1f} s {:9.2g}  {}\n", name, total.bounds, total.seconds,
                         total.worst.share(), lineOf(total.worst));
  std::vector<Held> worst(std::min(listed, rows_.size()));
  std::partial_sort_copy(rows_.begin(), rows_.end(), worst.begin(), worst.end(), isWorse);
  for (const Held& h : worst) out += fmt::format("{:9.2g}  {} {}\n", h.share(), lineOf(h), h.where);
  return out;
}

void Report::write(const std::string& path) const {
  QLockFile lock(QString::fromStdString(path + ".lock"));
  lock.lock();
  std::map<std::string, Held> all;
  for (const Held& h : rowsOf(path)) all[keyOf(h)] = h;
  for (const Held& h : rows_) all[keyOf(h)] = h;
  std::vector<Held> sorted;
  for (auto& [key, h] : all) sorted.push_back(std::move(h));
  std::stable_sort(sorted.begin(), sorted.end(), isWorse);
  std::ofstream out(path);
  out << heading << '\n';
  for (const Held& h : sorted)
    out << fmt::format("{:.3g}\t{:.3g}\t{:.3g}\t{}\t{}\t{}\t{}\t{}\n", h.share(), h.error, h.allowed, h.what,
                       h.mechanism, h.method, h.check, h.where);
}

}  // namespace gyre::test
