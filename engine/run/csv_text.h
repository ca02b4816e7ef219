#pragma once
// Cells of the CSV of logs, whose numbers are of single precision or whole.

#include "io/csv.h"

#include <array>
#include <charconv>
#include <string>

namespace gyre {

/// Quoted where it must be.
inline std::string csvCell(const std::string& text) {
  std::string out;
  appendCsvCells({text}, out);
  out.pop_back();  // the end of the line
  return out;
}

/// The shortest text that reads back to the same number.
template <class Number>
void appendNumber(Number x, std::string& out) {
  std::array<char, 32> digits;
  out.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), x).ptr);
}

/// Each after a comma.
template <class... Numbers>
void appendNumbers(std::string& out, Numbers... numbers) {
  ((out += ',', appendNumber(numbers, out)), ...);
}

}  // namespace gyre
