#include "study/study_reader.h"

#include "catalog/catalog.h"
#include "functions/expression.h"
#include "io/geometry_json.h"
#include "io/model_file.h"
#include "study/study_file.h"
#include "study/study_values.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

using Kind = JsonNode::Kind;
using Done = Expected<void>;

/// A reader that stores into an optional or a list through one of the functions of study_values.h.
template <class Read, class Out>
JsonMember memberBy(std::string key, Read read, Out& out, bool required = false) {
  return {std::move(key), [read, &out](const JsonNode& n, const std::string& p) -> Done { return read(n, p, out); },
          required};
}

Done readAgainst(const JsonNode& node, const std::string& place, bool& out) {
  if (!node.is(Kind::string) || node.text != "reference") return wrongValue(node, place, "\"reference\"");
  out = true;
  return {};
}

Done readPlaces(const JsonNode& node, const std::string& place, std::vector<double>& out) {
  out.resize(node.items.size());  // any count
  return readNumbers(node, place, "a list of numbers", out);
}

Error at(int line, std::string key, std::string message) {
  return {.message = std::move(message), .line = line, .key = std::move(key)};
}

}  // namespace

StudyReader::StudyReader(const std::string& fileName) : fileName_(fileName) { study_.file = fileName; }

std::filesystem::path StudyReader::resolved(const std::string& path) const {
  return std::filesystem::path(fileName_).parent_path() / path;
}

Error StudyReader::namedHere(Error error, int line) const {
  error.message += fmt::format(" (named in {}:{})", fileName_, line);
  return error;
}

Expected<Study> StudyReader::read(const JsonNode& root) {
  double version = NAN;
  const auto each = [this](Done (StudyReader::*reader)(const JsonNode&, Place), const char* expected) {
    return [this, reader, expected](const JsonNode& node, Place place) {
      return readList(node, place, expected,
                      [this, reader](const JsonNode& item, Place where) { return (this->*reader)(item, where); });
    };
  };
  if (root.is(Kind::object) && !root.find("gyre_study"))
    return fail(
        at(root.line, "gyre_study", "this is not a Gyre study: the format version \"gyre_study\": 1 was expected"));
  auto ok = readObject(
      root, {}, "a study {\"gyre_study\": 1, ...}",
      {memberInto("gyre_study", version, true),
       memberInto("name", study_.name, true),
       memberInto("description", study_.description),
       {"model", [this](const JsonNode& n, Place p) { return readModelOf(n, p, study_.model, study_.modelFile); }},
       memberBy("set", readSettings, study_.set),
       {"vary", each(&StudyReader::readAxis, "a list of axes [{\"integrator\": [...]}, {\"step\": [...]}]")},
       {"cases", each(&StudyReader::readCase, "a list of cases [{\"name\": ..., ...}]")},
       {"sample", [this](const JsonNode& n, Place p) { return readSample(n, p); }},
       {"reference", [this](const JsonNode& n, Place p) { return readReference(n, p); }},
       {"measures", each(&StudyReader::readMeasure, "a list of measures [{\"name\": ..., ...}]")},
       {"plots", each(&StudyReader::readPlot, "a list of plots [{\"x\": ..., \"y\": ...}]")},
       {"findings", each(&StudyReader::readFinding, "a list of findings [{\"finding\": ..., ...}]")}});
  if (!ok) return fail(ok.error());
  if (version != studyFormatVersion)
    return wrongValue(*root.find("gyre_study"), "gyre_study",
                      fmt::format("format version {} (what this program reads)", studyFormatVersion));
  if (!study_.model)
    for (const StudyCase& c : study_.cases)
      if (!c.model) return fail(at(c.line, "model", "a model was expected, for the study or for each of its cases"));
  if (!study_.model && study_.cases.empty()) return fail(at(root.line, "model", "this key is missing"));
  return std::move(study_);
}

Done StudyReader::readModelOf(const JsonNode& node, Place place, std::shared_ptr<const Model>& model,
                              std::string& shown) {
  if (node.is(Kind::object)) {
    auto inner = modelFromJson(node, fileName_, catalog());
    if (!inner) return fail(inner.error());
    model = std::make_shared<const Model>(std::move(*inner));
    return {};
  }
  if (!node.is(Kind::string) || node.text.empty())
    return wrongValue(node, place, "the path of a model file or a model {\"gyre\": 1, ...}");
  auto read = readModel(resolved(node.text), catalog());
  if (!read) return fail(namedHere(std::move(read.error()), node.line));
  model = std::make_shared<const Model>(std::move(*read));
  shown = node.text;
  return {};
}

Done StudyReader::readAxis(const JsonNode& node, Place place) {
  if (!node.is(Kind::object) || node.items.size() != 1)
    return wrongValue(node, place, "an axis with one key {\"step\": [...]}");
  const JsonNode& values = node.items.front();
  for (const StudyAxis& axis : study_.vary)
    if (axis.key == values.key)
      return fail(at(values.line, place, fmt::format("'{}' is varied already, in line {}", axis.key, axis.line)));
  const auto isThis = [&](const StudySample::Range& range) { return range.key == values.key; };
  if (std::ranges::any_of(study_.sample.over, isThis))
    return fail(at(values.line, place, fmt::format("'{}' is varied already, in the sample", values.key)));
  if (values.key == "case") return fail(at(values.line, place, "'case' is the axis of the explicit cases"));
  auto texts = readAxisValues(values, place + "." + values.key);
  if (!texts) return fail(texts.error());
  study_.vary.push_back({values.key, std::move(*texts), values.line});
  return {};
}

Done StudyReader::readCase(const JsonNode& node, Place place) {
  if (!node.is(Kind::object)) return wrongValue(node, place, "a case {\"name\": ..., \"step\": ..., ...}");
  StudyCase c{.line = node.line};
  for (const JsonNode& item : node.items) {
    const std::string where = place + "." + item.key;
    if (item.key == "name") {
      if (auto ok = readInto(item, where, c.name); !ok) return ok;
    } else if (item.key == "model") {
      if (auto ok = readModelOf(item, where, c.model, c.modelFile); !ok) return ok;
    } else {
      auto text = readSettingText(item, where);
      if (!text) return fail(text.error());
      c.set.push_back({item.key, std::move(*text), item.line});
    }
  }
  if (c.name.empty()) c.name = fmt::format("case {}", study_.cases.size() + 1);
  for (const StudyCase& other : study_.cases)
    if (other.name == c.name)
      return fail(at(node.line, place + ".name", fmt::format("another case has the name '{}'", c.name)));
  study_.cases.push_back(std::move(c));
  return {};
}

Done StudyReader::readSample(const JsonNode& node, Place place) {
  constexpr double mostPoints = 10'000;
  StudySample& sample = study_.sample;
  sample.line = node.line;
  double count = NAN, seed = 1;
  const auto readRanges = [this, &sample](const JsonNode& n, const std::string& p) -> Done {
    if (!n.is(Kind::object) || n.items.empty()) return wrongValue(n, p, "ranges {\"k\": [100, 200], ...}");
    for (const JsonNode& item : n.items)
      if (auto ok = readSampleRange(item, p + "." + item.key, sample); !ok) return ok;
    return {};
  };
  if (auto ok = readObject(node, place, "a design {\"count\": 40, \"over\": {\"k\": [100, 200]}}",
                           {memberInto("count", count, true), memberInto("seed", seed), {"over", readRanges, true}});
      !ok)
    return ok;
  if (count != std::floor(count) || count < 2 || count > mostPoints)
    return fail(at(node.line, place + ".count",
                   fmt::format("a whole number from 2 to {:.0f} was expected, not {}", mostPoints, count)));
  if (seed != std::floor(seed) || seed < 0 || seed > 1e15)
    return fail(at(node.line, place + ".seed", fmt::format("a whole number from 0 was expected, not {}", seed)));
  sample.count = static_cast<std::size_t>(count);
  sample.seed = static_cast<std::uint64_t>(seed);
  return {};
}

Done StudyReader::readSampleRange(const JsonNode& node, Place place, StudySample& sample) {
  const char* const expected = "a range [from, to] or {\"from\", \"to\", \"scale\": \"log\"}";
  StudySample::Range range{.key = node.key, .line = node.line};
  const auto varied = [&](const auto& other) { return other.key == node.key; };
  if (std::ranges::any_of(study_.vary, varied) || std::ranges::any_of(sample.over, varied))
    return fail(at(node.line, place, fmt::format("'{}' is varied already", node.key)));
  const JsonNode *from = nullptr, *to = nullptr;
  if (node.is(Kind::array) && node.items.size() == 2) {
    from = &node.items[0];
    to = &node.items[1];
  } else if (node.is(Kind::object)) {
    from = node.find("from");
    to = node.find("to");
    const JsonNode* scale = node.find("scale");
    if (scale && scale->text != "log" && scale->text != "linear")
      return wrongValue(*scale, place + ".scale", "\"log\" or \"linear\"");
    range.logarithmic = scale && scale->text == "log";
    if (node.items.size() != (scale ? 3U : 2U)) return wrongValue(node, place, expected);
  }
  if (!from || !to) return wrongValue(node, place, expected);
  for (const auto& [end, out] : {std::pair{from, &range.from}, {to, &range.to}}) {
    auto text = readSettingText(*end, place);
    if (!text) return fail(text.error());
    *out = std::move(*text);
  }
  sample.over.push_back(std::move(range));
  return {};
}

Done StudyReader::readReference(const JsonNode& node, Place place) {
  StudyReference& r = study_.reference;
  r.line = node.line;
  if (node.is(Kind::string) && node.text == "finest") {
    r.kind = StudyReference::Kind::finest;
    return {};
  }
  std::string data = "data";
  std::vector<std::pair<std::string, std::string>> columns, expressions;
  auto ok = readObject(node, place, R"("finest" or {"file": ...}, {"expressions": {...}} or {"case": {...}})",
                       {memberInto("file", r.file), memberInto("data", data), memberBy("columns", readNames, columns),
                        memberBy("expressions", readNames, expressions), memberBy("case", readSettings, r.set)});
  if (!ok) return ok;
  const int kinds = !r.file.empty() + !expressions.empty() + !r.set.empty();
  if (kinds != 1) return fail(at(node.line, place, "one of 'file', 'expressions' and 'case' was expected"));
  if (!r.file.empty() == columns.empty())
    return fail(at(node.line, place + ".columns",
                   "'file' and 'columns' {\"channel\": \"column\", ...} were expected together"));
  if (!r.set.empty()) r.kind = StudyReference::Kind::run;
  if (!expressions.empty()) {
    r.kind = StudyReference::Kind::expressions;
    r.channels = std::move(expressions);
    for (const auto& [channel, text] : r.channels)
      if (const auto compiled = Expression::compile(text, {"t"}); !compiled)
        return fail(at(node.line, place + ".expressions." + channel, compiled.error().message));
  }
  if (r.file.empty()) return {};
  r.kind = StudyReference::Kind::table;
  r.channels = std::move(columns);
  auto table = readReferenceTable(resolved(r.file), data);
  if (!table) return fail(namedHere(std::move(table.error()), node.line));
  r.table = std::move(*table);
  return {};
}

Done StudyReader::readMeasure(const JsonNode& node, Place place) {
  StudyMeasure m{.line = node.line};
  auto ok = readObject(
      node, place, "a measure {\"name\": ..., \"channels\": [...], \"norm\": ...}",
      {memberInto("name", m.name, true), memberInto("channels", m.channels), memberInto("expression", m.expression),
       memberBy("let", readNames, m.let), memberInto("unwrap", m.unwrap), memberBy("norm", readNorm, m.norm),
       memberBy("window", readInterval, m.window), memberInto("every", m.every),
       memberBy("against", readAgainst, m.against), memberInto("sign", m.keepSign),
       memberInto("relative", m.relative)});
  if (!ok) return ok;
  if (m.channels.empty() == m.expression.empty())
    return fail(at(node.line, place + ".channels", "either 'channels' or 'expression' was expected"));
  if (m.expression.empty() != m.let.empty())
    return fail(
        at(node.line, place + ".let", "'expression' and 'let' {\"name\": \"channel\", ...} were expected together"));
  if (m.every < 0) return fail(at(node.line, place + ".every", "a time above 0 was expected"));
  study_.measures.push_back(std::move(m));
  return {};
}

Done StudyReader::readPoints(const JsonNode& node, Place place, StudyPlot& plot) {
  PublishedPoints points;
  auto ok = readObject(node, place, "points {\"name\": ..., \"source\": ..., \"x\": [...], \"y\": [...]}",
                       {memberInto("name", points.name, true), memberInto("source", points.source, true),
                        memberBy("x", readPlaces, points.x, true), memberBy("y", readPlaces, points.y, true)});
  if (!ok) return ok;
  if (points.x.size() != points.y.size())
    return fail(
        at(node.line, place + ".y",
           fmt::format("as many numbers as under 'x' were expected, {}, not {}", points.x.size(), points.y.size())));
  plot.points.push_back(std::move(points));
  return {};
}

Done StudyReader::readPlot(const JsonNode& node, Place place) {
  StudyPlot plot{.line = node.line};
  std::string log = "none";
  auto ok = readObject(node, place, "a plot {\"x\": ..., \"y\": ..., \"curves\": ...}",
                       {memberInto("title", plot.title),
                        memberInto("x", plot.x, true),
                        memberInto("y", plot.y, true),
                        memberInto("color", plot.color),
                        memberInto("curves", plot.curves),
                        memberBy("where", readSettings, plot.where),
                        memberBy("window", readInterval, plot.window),
                        memberBy("against", readAgainst, plot.against),
                        memberInto("log", log),
                        memberInto("slopes", plot.slopes),
                        {"points", [&](const JsonNode& list, Place at) {
                           return readList(
                               list, at, "a list of points {\"name\": ..., \"source\": ..., \"x\": ..., \"y\": ...}",
                               [&](const JsonNode& item, Place where) { return readPoints(item, where, plot); });
                         }}});
  if (!ok) return ok;
  if (log != "x" && log != "y" && log != "xy" && log != "none")
    return fail(at(node.line, place + ".log", fmt::format("one of x, y, xy, none was expected, not '{}'", log)));
  plot.logX = log.starts_with('x');
  plot.logY = log.ends_with('y');
  study_.plots.push_back(std::move(plot));
  return {};
}

Done StudyReader::readFinding(const JsonNode& node, Place place) {
  StudyFinding f{.line = node.line};
  std::string slopeOf, over;
  const auto optionalNumber = [](const JsonNode& n, const std::string& p, std::optional<double>& out) {
    double number = 0;
    auto read = readInto(n, p, number);
    if (read) out = number;
    return read;
  };
  auto ok =
      readObject(node, place, "a finding {\"finding\": ..., \"measure\": ..., ...}",
                 {memberInto("finding", f.text, true), memberInto("source", f.source), memberInto("measure", f.measure),
                  memberInto("slope_of", slopeOf), memberInto("over", over), memberBy("where", readSettings, f.where),
                  memberBy("equals", optionalNumber, f.equals), memberInto("within", f.within),
                  memberInto("plus_minus", f.plusMinus), memberBy("between", readInterval, f.between),
                  memberBy("less_than", readBound, f.lessThan), memberBy("greater_than", readBound, f.greaterThan)});
  if (!ok) return ok;
  if (f.measure.empty() == slopeOf.empty())
    return fail(at(node.line, place, "one of 'measure' and 'slope_of' was expected"));
  if (!over.empty() && slopeOf.empty()) return fail(at(node.line, place + ".over", "this belongs to 'slope_of'"));
  if (!slopeOf.empty()) {
    f.measure = slopeOf;
    f.slopeOver = over.empty() ? "step" : over;
  }
  const bool bounded = f.lessThan || f.greaterThan;
  if (f.equals.has_value() + f.between.has_value() + bounded != 1)
    return fail(at(node.line, place, "one condition was expected: equals, between, or less_than and greater_than"));
  if (f.equals && (f.within > 0) == (f.plusMinus > 0))
    return fail(at(node.line, place + ".within",
                   "'equals' needs either 'within' (relative) or 'plus_minus' (absolute), above 0"));
  if (!f.equals && (f.within != 0 || f.plusMinus != 0))
    return fail(at(node.line, place, "'within' and 'plus_minus' belong to 'equals'"));
  study_.findings.push_back(std::move(f));
  return {};
}

}  // namespace gyre
