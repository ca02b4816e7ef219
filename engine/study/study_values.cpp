#include "study/study_values.h"

#include "core/units.h"
#include "io/geometry_json.h"
#include "io/suggestion.h"
#include "study/study_file.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <cmath>

namespace gyre {
namespace {

using Kind = JsonNode::Kind;

constexpr std::array norms{
    std::pair{Norm::mean, "mean"},   std::pair{Norm::max, "max"},     std::pair{Norm::min, "min"},
    std::pair{Norm::rms, "rms"},     std::pair{Norm::last, "last"},   std::pair{Norm::peak, "peak"},
    std::pair{Norm::range, "range"}, std::pair{Norm::drift, "drift"}, std::pair{Norm::rate, "rate"}};

constexpr double longestAxis = 10'000;

/// Fifteen digits: a computed value such as 0.1 + 0.2 reads as a person would write it.
std::string computed(double x) { return fmt::format("{:.15g}", x); }

Expected<std::vector<std::string>> rangeOf(const JsonNode& node, const std::string& place) {
  double from = NAN, to = NAN, factor = NAN, count = NAN;
  const auto ok = readObject(node, place, "a range {\"from\", \"factor\" or \"to\", \"count\"}",
                             {memberInto("from", from, true), memberInto("to", to), memberInto("factor", factor),
                              memberInto("count", count, true)});
  if (!ok) return fail(ok.error());
  if (std::isnan(to) == std::isnan(factor))
    return fail(
        {.message = "either 'to' (even spacing) or 'factor' (each value that times the one before) was expected",
         .line = node.line,
         .key = place});
  const bool geometric = !std::isnan(factor);
  if (count != std::floor(count) || count < 2 || count > longestAxis)
    return fail({.message = fmt::format("a whole number from 2 to {:.0f} was expected, not {}", longestAxis, count),
                 .line = node.line,
                 .key = place + ".count"});
  if (geometric && !(factor > 0 && factor != 1 && from != 0))
    return fail({.message = "a 'factor' above 0 and not 1, and a 'from' that is not 0, were expected",
                 .line = node.line,
                 .key = place + ".factor"});
  std::vector<std::string> out;
  for (double i = 0; i < count; ++i)
    out.push_back(computed(geometric ? from * std::pow(factor, i) : from + (to - from) * (i / (count - 1))));
  return out;
}

}  // namespace

std::string_view normName(Norm norm) {
  return std::find_if(norms.begin(), norms.end(), [&](const auto& n) { return n.first == norm; })->second;
}

Expected<Norm> normFromName(const std::string& name) {
  std::vector<std::string> names;
  for (const auto& [norm, text] : norms) {
    if (name == text) return norm;
    names.emplace_back(text);
  }
  return failInput(fmt::format("the name of a norm was expected, not '{}'{}", name, acceptedText(name, names)));
}

Expected<void> readNorm(const JsonNode& node, const std::string& place, Norm& out) {
  const auto norm = normFromName(node.text);
  if (!node.is(Kind::string) || !norm)
    return fail(
        {.message = norm ? "the name of a norm was expected" : norm.error().message, .line = node.line, .key = place});
  out = *norm;
  return {};
}

Expected<std::string> readSettingText(const JsonNode& node, const std::string& place) {
  switch (node.kind) {
    case Kind::number: return fmt::format("{}", node.number);
    case Kind::boolean: return std::string(node.boolean ? "true" : "false");
    case Kind::string: return node.text;
    case Kind::array: return jsonLine(node);
    case Kind::object: return jsonLine(node);
    case Kind::null: break;
  }
  return wrongValue(node, place, "a value");
}

Expected<void> readSettings(const JsonNode& node, const std::string& place, std::vector<Setting>& out) {
  if (!node.is(Kind::object)) return wrongValue(node, place, "an object {\"key\": value, ...}");
  out.clear();
  for (const JsonNode& item : node.items) {
    auto text = readSettingText(item, place + "." + item.key);
    if (!text) return fail(text.error());
    out.push_back({item.key, std::move(*text), item.line});
  }
  return {};
}

Expected<std::vector<std::string>> readAxisValues(const JsonNode& node, const std::string& place) {
  if (node.is(Kind::object)) return rangeOf(node, place);
  if (!node.is(Kind::array) || node.items.empty() || static_cast<double>(node.items.size()) > longestAxis)
    return wrongValue(node, place, "a list of values that is not empty, or a range {\"from\", \"factor\", \"count\"},");
  std::vector<std::string> out;
  for (const JsonNode& item : node.items) {
    auto text = readSettingText(item, place);
    if (!text) return fail(text.error());
    if (std::find(out.begin(), out.end(), *text) != out.end())
      return fail({.message = fmt::format("the value {} stands twice", *text), .line = item.line, .key = place});
    out.push_back(std::move(*text));
  }
  return out;
}

Expected<void> readInterval(const JsonNode& node, const std::string& place,
                            std::optional<std::pair<double, double>>& out) {
  std::array<double, 2> ends{};
  if (auto ok = readNumbers(node, place, "a list of two numbers [from, to]", ends); !ok) return ok;
  if (!(ends[0] <= ends[1])) return wrongValue(node, place, "a list of two numbers [from, to], the smaller one first,");
  out = {ends[0], ends[1]};
  return {};
}

Expected<void> readNames(const JsonNode& node, const std::string& place,
                         std::vector<std::pair<std::string, std::string>>& out) {
  if (!node.is(Kind::object) || node.items.empty())
    return wrongValue(node, place, "an object {\"name\": \"text\", ...}");
  out.clear();
  for (const JsonNode& item : node.items) {
    std::string text;
    if (item.is(Kind::number)) text = shortest(item.number);
    else if (auto ok = readInto(item, place + "." + item.key, text); !ok) return ok;
    out.emplace_back(item.key, std::move(text));
  }
  return {};
}

Expected<void> readBound(const JsonNode& node, const std::string& place, std::optional<StudyBound>& out) {
  StudyBound bound;
  if (node.is(Kind::number)) {
    bound.number = node.number;
  } else {
    const auto where = [&](const JsonNode& n, const std::string& p) { return readSettings(n, p, bound.where); };
    auto ok = readObject(node, place, "a number or {\"where\": {...}, \"measure\": ..., \"factor\": ...}",
                         {{"where", where}, memberInto("measure", bound.measure), memberInto("factor", bound.factor)});
    if (!ok) return ok;
    if (bound.isNumber())
      return fail({.message = "'where' (another case) or 'measure' (another measure) was expected",
                   .line = node.line,
                   .key = place});
  }
  out = std::move(bound);
  return {};
}

}  // namespace gyre
