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

/// Where the parser is.
class Cursor {
 public:
  explicit Cursor(const char* begin) : at(begin), counted_(begin) {}

  /// That of the character read last, so that one character of look-ahead past the end of a number does not move it.
  int line() {
    if (at - counted_ > 1) {
      line_ += static_cast<int>(std::count(counted_, at - 1, '\n'));
      counted_ = at - 1;
    }
    return line_;
  }

  const char* at;

 private:
  const char* counted_;  ///< line ends before it
  int line_ = 1;
};

/// The iterator nlohmann's parser pulls from; all copies move one cursor.
class CursorIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  explicit CursorIterator(const char*& at) : at_(&at) {}

  reference operator*() const { return **at_; }
  CursorIterator& operator++() {
    ++*at_;
    return *this;
  }
  bool operator==(const CursorIterator& other) const { return *at_ == *other.at_; }
  bool operator!=(const CursorIterator& other) const { return !(*this == other); }

 private:
  const char** at_;
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
  explicit TreeBuilder(Cursor& cursor) : cursor_(cursor) {}

  bool null() override { return next(Kind::null), true; }
  bool boolean(bool b) override { return next(Kind::boolean).boolean = b, true; }
  bool number_integer(number_integer_t x) override { return number(static_cast<double>(x)); }
  bool number_unsigned(number_unsigned_t x) override { return number(static_cast<double>(x)); }
  bool number_float(double x, const std::string&) override { return number(x); }
  bool string(std::string& s) override { return next(Kind::string).text = std::move(s), true; }
  bool binary(binary_t&) override { return false; }
  bool start_object(std::size_t) override { return open(Kind::object); }
  bool start_array(std::size_t) override { return open(Kind::array); }
  bool end_array() override { return close(); }
  bool end_object() override { return keysAreUnique() && close(); }
  bool key(std::string& k) override {
    key_ = std::move(k);
    keyLine_ = cursor_.line();
    return true;
  }
  bool parse_error(std::size_t, const std::string&, const nlohmann::json::exception& e) override {
    return refuse(plainWords(e.what()), cursor_.line());
  }

  JsonNode takeRoot() { return std::move(nodes_.front()); }
  const Error& error() const { return error_; }

 private:
  using Kind = JsonNode::Kind;
  /// A list or an object whose items are still being read.
  struct Open {
    std::size_t node;  ///< among nodes_, its items behind it
    Kind kind;
  };

  /// The root, the next item of a list, or what stands under the key read before it.
  JsonNode& next(Kind kind) {
    JsonNode& node = nodes_.emplace_back(JsonNode{.kind = kind, .items = {}});
    if (!open_.empty() && open_.back().kind == Kind::object) {
      node.key = std::move(key_);
      node.line = keyLine_;
    } else {
      node.line = cursor_.line();
    }
    return node;
  }

  bool number(double x) { return next(Kind::number).number = x, true; }

  bool open(Kind kind) {
    if (open_.size() == maximumJsonDepth)
      return refuse(fmt::format("brackets are nested deeper than {} levels", maximumJsonDepth), cursor_.line());
    next(kind);
    open_.push_back({nodes_.size() - 1, kind});
    return true;
  }

  std::size_t firstItem() const { return open_.back().node + 1; }

  /// Its items move into memory of just their number.
  bool close() {
    const auto first = nodes_.begin() + static_cast<std::ptrdiff_t>(firstItem());
    nodes_[open_.back().node].items.assign(std::make_move_iterator(first), std::make_move_iterator(nodes_.end()));
    nodes_.erase(first, nodes_.end());
    open_.pop_back();
    return true;
  }

  bool keysAreUnique() {
    members_.clear();
    for (std::size_t i = firstItem(); i < nodes_.size(); ++i) members_.push_back(&nodes_[i]);
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

  Cursor& cursor_;
  std::vector<JsonNode> nodes_;  ///< the root, and of each open node the items so far
  std::vector<Open> open_;
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
  Cursor cursor(text.data());
  const char* end = text.data() + text.size();
  TreeBuilder builder(cursor);
  const bool ok =
      nlohmann::json::sax_parse(CursorIterator(cursor.at), CursorIterator(end), &builder,
                                nlohmann::json::input_format_t::json, /*strict=*/true, /*ignore_comments=*/true);
  if (ok) return builder.takeRoot();
  Error error = builder.error();
  error.file = fileName;
  return fail(std::move(error));
}

}  // namespace gyre
