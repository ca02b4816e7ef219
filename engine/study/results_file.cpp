#include "study/results_file.h"

#include "io/json_node.h"
#include "io/text_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>
#include <cerrno>
#include <cmath>
#include <cstring>

namespace gyre {
namespace {

using Kind = JsonNode::Kind;

JsonNode numberJson(double x) { return std::isfinite(x) ? JsonNode::ofNumber(x) : JsonNode{.items = {}}; }

JsonNode countJson(std::uint64_t n) { return JsonNode::ofNumber(static_cast<double>(n)); }

JsonNode numbersJson(const std::vector<double>& x) {
  JsonNode out = JsonNode::array();
  for (const double v : x) out.push(numberJson(v));
  return out;
}

JsonNode rowsJson(const KeptRows& rows) {
  JsonNode out = JsonNode::object();
  JsonNode& channels = out.add("channels", JsonNode::array());
  for (const std::string& c : rows.channels) channels.push(JsonNode::ofText(c));
  out.add("times", numbersJson(rows.times));
  out.add("values", numbersJson(rows.values));
  return out;
}

double numberIn(const JsonNode& node) {
  return node.is(Kind::number) ? node.number : std::numeric_limits<double>::quiet_NaN();
}

std::vector<double> numbersIn(const JsonNode* node) {
  std::vector<double> out;
  if (node)
    for (const JsonNode& item : node->items) out.push_back(numberIn(item));
  return out;
}

double numberOf(const JsonNode& object, std::string_view key) {
  const JsonNode* node = object.find(key);
  return node ? numberIn(*node) : std::numeric_limits<double>::quiet_NaN();
}

std::string textOf(const JsonNode& object, std::string_view key) {
  const JsonNode* node = object.find(key);
  return node && node->is(Kind::string) ? node->text : std::string{};
}

KeptRows rowsFrom(const JsonNode* node) {
  KeptRows rows;
  if (!node) return rows;
  if (const JsonNode* channels = node->find("channels"))
    for (const JsonNode& c : channels->items) rows.channels.push_back(c.text);
  rows.times = numbersIn(node->find("times"));
  rows.values = numbersIn(node->find("values"));
  return rows;
}

bool isWhole(const KeptRows& rows) { return rows.values.size() == rows.times.size() * rows.channels.size(); }

Error systemError(const std::filesystem::path& file) {
  return {.kind = Error::Kind::resource, .message = std::strerror(errno), .file = file.string()};
}

}  // namespace

std::string resultLine(const PlannedCase& planned, const CaseResult& r) {
  JsonNode out = JsonNode::object();
  out.add("key", JsonNode::ofText(planned.key));
  out.add("case", JsonNode::ofText(planned.name));
  if (r.error) {
    out.add("error", JsonNode::ofText(r.error->message));
    out.add("element", JsonNode::ofText(r.error->element));
    out.add("equation", JsonNode::ofText(r.error->equation));
    if (r.error->time) out.add("time", numberJson(*r.error->time));
    out.add("numerical", JsonNode::ofBool(r.error->kind == Error::Kind::numerical));
  }
  out.add("cpu_time", numberJson(r.cpuTime));
  for (const WorkCount& count : workCounts) out.add(std::string(count.name), countJson(r.work.*count.of));
  JsonNode& measures = out.add("measures", JsonNode::array());
  for (const MeasuredValue& m : r.measures) {
    JsonNode& one = measures.push(JsonNode::object());
    one.add("value", numberJson(m.value));
    one.add("scale", numberJson(m.scale));
    if (!m.problem.empty()) one.add("problem", JsonNode::ofText(m.problem));
  }
  if (r.series.rows() > 0) out.add("series", rowsJson(r.series));
  if (r.referenceSeries.rows() > 0) out.add("reference", rowsJson(r.referenceSeries));
  return jsonLine(out);
}

std::optional<StoredResult> resultFromLine(const std::string& line, std::size_t measures) {
  const auto root = parseJson(line, {});
  if (!root || !root->is(Kind::object)) return std::nullopt;
  StoredResult stored{.key = textOf(*root, "key"), .result = {}};
  CaseResult& r = stored.result;
  if (const JsonNode* error = root->find("error")) {
    const JsonNode* numerical = root->find("numerical");
    r.error = Error{.kind = numerical && numerical->boolean ? Error::Kind::numerical : Error::Kind::input,
                    .message = error->text,
                    .element = textOf(*root, "element"),
                    .equation = textOf(*root, "equation")};
    if (root->find("time")) r.error->time = numberOf(*root, "time");
  }
  r.cpuTime = numberOf(*root, "cpu_time");
  bool whole = std::isfinite(r.cpuTime) && !stored.key.empty();
  for (const WorkCount& count : workCounts) {
    const double n = numberOf(*root, count.name);
    whole = whole && n >= 0 && n < 1e18;
    if (whole) r.work.*count.of = static_cast<std::uint64_t>(n);
  }
  if (const JsonNode* list = root->find("measures"))
    for (const JsonNode& m : list->items)
      r.measures.push_back({numberOf(m, "value"), numberOf(m, "scale"), textOf(m, "problem")});
  r.series = rowsFrom(root->find("series"));
  r.referenceSeries = rowsFrom(root->find("reference"));
  whole = whole && r.measures.size() == measures && isWhole(r.series) && isWhole(r.referenceSeries);
  r.restored = true;
  if (!whole) return std::nullopt;
  return stored;
}

Expected<ResultsFile> ResultsFile::open(const std::filesystem::path& file) {
  std::error_code failed;
  if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path(), failed);
  const int descriptor = ::open(file.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0644);
  if (descriptor < 0) return fail(systemError(file));
  ResultsFile out(file, descriptor);
  // A line torn by a crash must not swallow the next one.
  const auto text = readTextFile(file.string());
  if (!text) return fail(text.error());
  if (!text->empty() && text->back() != '\n')
    if (auto ok = out.append({}); !ok) return fail(ok.error());
  return out;
}

ResultsFile::ResultsFile(ResultsFile&& o) noexcept
    : file_(std::move(o.file_)), descriptor_(std::exchange(o.descriptor_, -1)) {}

ResultsFile::~ResultsFile() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

Expected<std::vector<std::string>> ResultsFile::linesOf(const std::filesystem::path& file) {
  std::vector<std::string> out;
  if (std::error_code none; !std::filesystem::exists(file, none)) return out;
  const auto text = readTextFile(file.string());
  if (!text) return fail(text.error());
  for (std::size_t start = 0, end; (end = text->find('\n', start)) != std::string::npos; start = end + 1)
    if (end > start) out.push_back(text->substr(start, end - start));
  return out;
}

Expected<void> ResultsFile::lock() {
  if (::flock(descriptor_, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) return {};
  return fail({.kind = Error::Kind::resource,
               .message = "another process is computing this study and keeps its results here; it is to end first",
               .file = file_.string()});
}

void ResultsFile::unlock() { ::flock(descriptor_, LOCK_UN); }

Expected<void> ResultsFile::append(const std::string& line) {
  const std::string text = line + '\n';
  for (std::size_t written = 0; written < text.size();) {
    const ssize_t n = ::write(descriptor_, text.data() + written, text.size() - written);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return fail(systemError(file_));
    written += static_cast<std::size_t>(n);
  }
  return {};
}

}  // namespace gyre
