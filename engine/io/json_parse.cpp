// The reading half of json_node.h: nlohmann's event parser builds the tree, an iterator counts the lines.
#include "io/json_node.h"
#include "io/json_size.h"

#include <fmt/format.h>
#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <tuple>

namespace gyre {
namespace {

/// Where the parser is. The line is that of the character read last, so that one character of look-ahead past the
/// end of a number does not move it.
struct Cursor {
  const char* at;
  int line = 1;
  bool lineEnds = false;
};

/// The iterator nlohmann's parser pulls from; all copies move one cursor.
class CountingIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  explicit CountingIterator(const char* end) : end_(end) {}
  explicit CountingIterator(Cursor& cursor) : cursor_(&cursor) {}

  reference operator*() const { return *cursor_->at; }
  CountingIterator& operator++() {
    if (cursor_->lineEnds) ++cursor_->line;
    cursor_->lineEnds = *cursor_->at == '\n';
    ++cursor_->at;
    return *this;
  }
  bool operator==(const CountingIterator& other) const { return place() == other.place(); }
  bool operator!=(const CountingIterator& other) const { return !(*this == other); }

 private:
  const char* place() const { return cursor_ ? cursor_->at : end_; }
  Cursor* cursor_ = nullptr;
  const char* end_ = nullptr;
};

/// Parts of the input quoted in a message: printable ASCII, and short.
std::string printable(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (out.size() > 160) return out + "...";
    out += c >= 0x20 && c < 0x7F ? c : '?';
  }
  return out;
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
  if (const auto at = text.find(what); at != std::string::npos) text.replace(at, what.size(), by);
  return text;
}

/// "[json.exception.parse_error.101] parse error at line 3, column 5: syntax error while parsing value - unexpected
/// ']'; expected '[', '{', or a literal"  becomes  "unexpected ']'; expected a value".
std::string plainWords(const std::string& what) {
  if (what.find("out_of_range.406") != std::string::npos) {
    const auto quote = what.find('\'');
    return "the number " + printable(std::string_view(what).substr(quote == std::string::npos ? 0 : quote)) +
           " is too large: a finite number was expected";
  }
  const auto dash = what.find(" - ");
  std::string text = dash == std::string::npos ? what : what.substr(dash + 3);
  text = replaced(text, "'[', '{', or a literal", "a value");
  text = replaced(text, "expected string literal", "expected a key in double quotes");
  text = replaced(text, "unexpected end of input", "the file ends too early");
  text = replaced(text, "invalid literal", "this is not a JSON value");
  text = replaced(text, "ill-formed UTF-8 byte", "the text is not valid UTF-8");
  text = replaced(text, "invalid string: ", "");
  text = replaced(text, "unexpected '}'; expected a key", "a comma stands before '}'; expected a key");
  text = replaced(text, "unexpected ']'; expected a value", "a comma stands before ']'; expected a value");
  return "not valid JSON: " + printable(text);
}

class TreeBuilder : public nlohmann::json_sax<nlohmann::json> {
 public:
  explicit TreeBuilder(const Cursor& cursor) : cursor_(cursor) {}

  bool null() override { return place(JsonNode{.items = {}}); }
  bool boolean(bool b) override { return place(JsonNode::ofBool(b)); }
  bool number_integer(number_integer_t x) override { return place(JsonNode::ofNumber(static_cast<double>(x))); }
  bool number_unsigned(number_unsigned_t x) override { return place(JsonNode::ofNumber(static_cast<double>(x))); }
  bool number_float(double x, const std::string&) override { return place(JsonNode::ofNumber(x)); }
  bool string(std::string& s) override { return place(JsonNode::ofText(std::move(s))); }
  bool binary(binary_t&) override { return false; }
  bool start_object(std::size_t) override { return open(JsonNode::object()); }
  bool start_array(std::size_t) override { return open(JsonNode::array()); }
  bool end_array() override { return close(); }
  bool end_object() override { return keysAreUnique(*open_.back()) && close(); }
  bool key(std::string& k) override {
    key_ = std::move(k);
    keyLine_ = cursor_.line;
    return true;
  }
  bool parse_error(std::size_t, const std::string&, const nlohmann::json::exception& e) override {
    return refuse(plainWords(e.what()), cursor_.line);
  }

  JsonNode takeRoot() { return std::move(root_); }
  const Error& error() const { return error_; }

 private:
  static constexpr std::size_t usualItems = 4;  ///< of a vector, of an object's first keys: spares growth by 1, 2, 4

  /// Puts a value where it belongs: the root, the next item of a list, or under the key read before it.
  bool place(JsonNode node) { return put(std::move(node)) != nullptr; }

  JsonNode* put(JsonNode node) {
    node.line = cursor_.line;
    if (open_.empty()) {
      root_ = std::move(node);
      return &root_;
    }
    JsonNode& parent = *open_.back();
    if (parent.is(JsonNode::Kind::object)) {
      node.key = std::move(key_);
      node.line = keyLine_;
    }
    return &parent.items.emplace_back(std::move(node));
  }

  // Only the innermost open node grows, so the pointers to those around it stay good.
  bool open(JsonNode node) {
    if (open_.size() == maximumJsonDepth)
      return refuse(fmt::format("brackets are nested deeper than {} levels", maximumJsonDepth), cursor_.line);
    JsonNode* placed = put(std::move(node));
    placed->items.reserve(usualItems);
    open_.push_back(placed);
    return true;
  }

  bool close() {
    open_.pop_back();
    return true;
  }

  bool keysAreUnique(const JsonNode& object) {
    members_.clear();
    for (const JsonNode& item : object.items) members_.push_back(&item);
    std::sort(members_.begin(), members_.end(),
              [](auto* a, auto* b) { return std::tie(a->key, a) < std::tie(b->key, b); });
    const auto twice =
        std::adjacent_find(members_.begin(), members_.end(), [](auto* a, auto* b) { return a->key == b->key; });
    if (twice == members_.end()) return true;
    error_.key = printable((*twice)->key);
    return refuse(fmt::format("this key stands twice in one object, first in line {}", (*twice)->line), twice[1]->line);
  }

  bool refuse(std::string message, int line) {
    error_.message = std::move(message);
    error_.line = line;
    return false;
  }

  const Cursor& cursor_;
  JsonNode root_;
  std::vector<JsonNode*> open_;
  std::vector<const JsonNode*> members_;  ///< scratch of keysAreUnique()
  std::string key_;
  int keyLine_ = 0;
  Error error_{.message = "not valid JSON"};
};

}  // namespace

Expected<JsonNode> parseJson(std::string_view text, const std::string& fileName) {
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
    return fail({.message = "the file is empty", .file = fileName});
  if (const std::size_t values = countJsonValues(text), most = maximumJsonValues(); values > most)
    return fail({.message = fmt::format("the file holds {} values, more than the {} that are read; the environment's "
                                        "GYRE_JSON_VALUES raises this limit, and a million take about 250 MB",
                                        values, most),
                 .file = fileName});
  Cursor cursor{text.data()};
  TreeBuilder builder(cursor);
  const bool ok =
      nlohmann::json::sax_parse(CountingIterator(cursor), CountingIterator(text.data() + text.size()), &builder,
                                nlohmann::json::input_format_t::json, /*strict=*/true, /*ignore_comments=*/true);
  if (ok) return builder.takeRoot();
  Error error = builder.error();
  error.file = fileName;
  return fail(std::move(error));
}

}  // namespace gyre
