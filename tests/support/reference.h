#pragma once
// Independent solutions: reference/*.json, most of them rows of named columns.

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

namespace gyre::test {

/// The whole of a file: "flexible_statics".
inline nlohmann::json referenceJson(const std::string& name) {
  std::ifstream in(std::string(GYRE_REFERENCE_DIR) + "/" + name + ".json");
  if (!in) throw std::runtime_error("no reference " + name);
  return nlohmann::json::parse(in);
}

class Reference {
 public:
  explicit Reference(const std::string& name) {
    const auto json = referenceJson(name);
    int i = 0;
    for (const auto& c : json.at("columns")) column_[c.get<std::string>()] = i++;
    rows_ = json.at("data").get<std::vector<std::vector<double>>>();
  }
  std::size_t rows() const { return rows_.size(); }
  double at(std::size_t row, const std::string& column) const {
    return rows_[row][static_cast<std::size_t>(column_.at(column))];
  }
  /// Row at time t.
  std::size_t row(double t) const {
    for (std::size_t i = 0; i < rows_.size(); ++i)
      if (std::abs(at(i, "t") - t) < 1e-9) return i;
    throw std::runtime_error("no such time in the reference");
  }

 private:
  std::map<std::string, int> column_;
  std::vector<std::vector<double>> rows_;
};

/// Rows (t, x, y, vx, vy) of a table of exact motions in simple_exact.json: "A01", "A02_N2_B0", "A02_N40_B0".
inline std::vector<std::vector<double>> exactRows(const std::string& table) {
  return referenceJson("simple_exact").at(table).get<std::vector<std::vector<double>>>();
}

}  // namespace gyre::test
