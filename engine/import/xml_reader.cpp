#include "import/xml_reader.h"

#include "core/units.h"
#include "core/utf8.h"

#include <fmt/format.h>
#include <tinyxml2.h>
#include <algorithm>
#include <map>
#include <span>
#include <tuple>
#include <unordered_map>
#include <unordered_set>

namespace gyre {

namespace {

constexpr std::size_t longestPlace = 300, longestQuote = 100;  ///< of what notes say, in bytes

/// The first notes, and how many were left off.
class NoteList {
 public:
  template <class Make>
  void add(const Make& make) {
    if (notes_.size() < XmlFile::mostNotes) notes_.push_back(make());
    else ++more_;
  }
  std::vector<ImportNote> sorted() && {
    std::stable_sort(notes_.begin(), notes_.end(), [](const ImportNote& a, const ImportNote& b) {
      return std::tie(a.looks, a.file, a.line) < std::tie(b.looks, b.file, b.line);
    });
    if (more_ > 0) notes_.push_back({.place = "the file", .text = fmt::format("{} more are not listed", more_)});
    return std::move(notes_);
  }

 private:
  std::vector<ImportNote> notes_;
  std::size_t more_ = 0;
};

/// The element around another; null for that of the file.
const tinyxml2::XMLElement* elementAround(const tinyxml2::XMLElement* e) {
  const tinyxml2::XMLNode* parent = e->Parent();
  return parent ? parent->ToElement() : nullptr;
}

}  // namespace

struct XmlElement::Ledger {
  struct Part {
    std::unique_ptr<tinyxml2::XMLDocument> document;
    std::string fileName;
    const tinyxml2::XMLElement* where = nullptr;  ///< in whose place its elements stand; null for the first
    int depth = 0;                                ///< of its root's place
  };
  std::vector<std::unique_ptr<Part>> parts;
  std::unordered_map<const tinyxml2::XMLDocument*, const Part*> partOf;
  std::unordered_map<const tinyxml2::XMLElement*, const tinyxml2::XMLElement*> attached;  ///< root by its place
  std::unordered_set<const void*> understood;                                             ///< elements and attributes
  NoteList notes, repairs;
  std::set<std::pair<const tinyxml2::XMLElement*, std::string>> said;  ///< copies of an element repeat themselves
  std::optional<Error> error;

  const Part& part(const tinyxml2::XMLElement* e) const { return *partOf.at(e->GetDocument()); }

  /// The one that it stands in, with the roots of attached files passed over.
  const tinyxml2::XMLElement* parent(const tinyxml2::XMLElement* e) const {
    const tinyxml2::XMLElement* above = elementAround(e);
    while (above && !elementAround(above) && part(above).where) above = elementAround(part(above).where);
    return above;
  }
  int depth(const tinyxml2::XMLElement* e) const {
    int steps = part(e).depth;
    for (const auto* above = elementAround(e); above; above = elementAround(above)) ++steps;
    return steps;
  }

  /// Calls visit(child) for each, those of attached files in their places, until it says false.
  template <class Visit>
  bool eachChild(const tinyxml2::XMLElement* of, const Visit& visit) const {
    for (const auto* e = of->FirstChildElement(); e; e = e->NextSiblingElement()) {
      const auto root = attached.find(e);
      if (!(root == attached.end() ? visit(e) : eachChild(root->second, visit))) return false;
    }
    return true;
  }

  /// "joint 'knee'": an element and the name it has.
  static std::string step(const tinyxml2::XMLElement* e) {
    for (const char* key : {"name", "class", "joint", "link"})
      if (const char* name = e->Attribute(key)) return fmt::format("{} '{}'", e->Name(), name);
    return e->Name();
  }
  std::string place(const tinyxml2::XMLElement* e) const {
    std::string out;
    for (; e; e = parent(e)) {
      const std::string here = shortened(asUtf8(step(e)), longestQuote);
      out = out.empty() ? here : here + "/" + out;
    }
    return shortened(out, longestPlace);
  }

  ImportNote noteAbout(const tinyxml2::XMLElement* e, int line, std::string text) const {
    return {.line = line,
            .place = place(e),
            .text = std::move(text),
            .file = part(e).where ? part(e).fileName : std::string{}};
  }

  /// Fails where it is no XML or nested too deep.
  static Expected<std::unique_ptr<Part>> parsed(const std::string& text, const std::string& fileName, int depth);
};

namespace {

std::vector<std::string_view> words(std::string_view text) {
  std::vector<std::string_view> out;
  for (std::size_t at = text.find_first_not_of(" \t\r\n"); at != std::string_view::npos;) {
    const std::size_t end = std::min(text.find_first_of(" \t\r\n", at), text.size());
    out.push_back(text.substr(at, end - at));
    at = text.find_first_not_of(" \t\r\n", end);
  }
  return out;
}

}  // namespace

std::string XmlElement::tag() const { return shortened(asUtf8(element_->Name()), longestQuote); }
int XmlElement::line() const { return element_->GetLineNum(); }
const std::string& XmlElement::file() const { return ledger_->part(element_).fileName; }
std::string XmlElement::place() const { return ledger_->place(element_); }

bool XmlElement::has(const char* attribute) const { return element_->FindAttribute(attribute) != nullptr; }

std::optional<std::string> XmlElement::text(const char* attribute) const {
  const tinyxml2::XMLAttribute* a = element_->FindAttribute(attribute);
  if (!a) return std::nullopt;
  const bool first = ledger_->understood.insert(a).second;
  std::string valid = asUtf8(a->Value());
  if (first && valid != a->Value())
    repair(fmt::format("the attribute '{}' is not UTF-8: read as '{}'", attribute, shortened(valid, longestQuote)));
  return valid;
}

std::optional<std::vector<double>> XmlElement::numbers(const char* attribute, std::size_t least,
                                                       std::size_t most) const {
  const auto given = text(attribute);
  if (!given) return std::nullopt;
  std::vector<double> out;
  for (const std::string_view word : words(*given)) {
    const auto x = parseNumber(word.starts_with('+') ? word.substr(1) : word);
    if (!x || word.find(',') != std::string_view::npos) {  // a comma there separates numbers
      error(fmt::format("'{}' of the attribute '{}' is not a number", word, attribute));
      return std::nullopt;
    }
    out.push_back(*x);
  }
  if (out.size() >= least && out.size() <= most) return out;
  error(fmt::format("the attribute '{}' has {} numbers; {} were expected", attribute, out.size(),
                    least == most ? std::to_string(least) : fmt::format("{} to {}", least, most)));
  return std::nullopt;
}

std::optional<double> XmlElement::number(const char* attribute) const {
  const auto one = numbers(attribute, 1, 1);
  return one ? std::optional(one->front()) : std::nullopt;
}

std::optional<Vec3> XmlElement::vec3(const char* attribute) const {
  const auto three = numbers(attribute, 3, 3);
  return three ? std::optional(Vec3(three->data())) : std::nullopt;
}

std::vector<std::string> XmlElement::attributes() const {
  std::vector<std::string> names;
  for (const tinyxml2::XMLAttribute* a = element_->FirstAttribute(); a; a = a->Next()) names.emplace_back(a->Name());
  return names;
}

bool isUnderstood(const XmlElement& element, const char* attribute) {
  return element.ledger_->understood.contains(element.element_->FindAttribute(attribute));
}

XmlElement XmlElement::child(const char* tag) const {
  XmlElement found;
  ledger_->eachChild(element_, [&](const tinyxml2::XMLElement* e) {
    if (std::string_view(e->Name()) == tag) found = XmlElement(e, ledger_);
    return !found;
  });
  if (found) found.understood();
  return found;
}

std::vector<XmlElement> XmlElement::children(const char* tag) const {
  std::vector<XmlElement> out;
  ledger_->eachChild(element_, [&](const tinyxml2::XMLElement* e) {
    if (std::string_view(e->Name()) != tag) return true;
    out.push_back(XmlElement(e, ledger_));
    out.back().understood();
    return true;
  });
  return out;
}

std::vector<XmlElement> XmlElement::children() const {
  std::vector<XmlElement> out;
  ledger_->eachChild(element_, [&](const tinyxml2::XMLElement* e) {
    out.push_back(XmlElement(e, ledger_));
    return true;
  });
  return out;
}

void XmlElement::understood() const { ledger_->understood.insert(element_); }

void XmlElement::note(std::string text, About about) const {
  if (!ledger_->said.emplace(element_, text).second) return;
  ledger_->notes.add([&] {
    ImportNote out = ledger_->noteAbout(element_, line(), std::move(text));
    out.looks = about == About::looks;
    return out;
  });
}
void XmlElement::repair(std::string text) const {
  if (!ledger_->said.emplace(element_, text).second) return;
  ledger_->repairs.add([&] { return ledger_->noteAbout(element_, line(), std::move(text)); });
}

void XmlElement::leaveOut(std::string text, About about) const {
  note(std::move(text), about);
  std::vector<const tinyxml2::XMLElement*> open{element_};
  while (!open.empty()) {
    const tinyxml2::XMLElement* e = open.back();
    open.pop_back();
    ledger_->understood.insert(e);
    for (const auto* a = e->FirstAttribute(); a; a = a->Next()) ledger_->understood.insert(a);
    ledger_->eachChild(e, [&open](const tinyxml2::XMLElement* c) {
      open.push_back(c);
      return true;
    });
  }
}

void XmlElement::error(std::string text, Error::Remedy remedy) const {
  if (!ledger_->error)
    ledger_->error =
        Error{.message = place() + ": " + std::move(text), .file = file(), .line = line(), .remedy = remedy};
}

bool XmlElement::failed() const { return ledger_->error.has_value(); }

std::optional<Error> attempt(const XmlElement& element, const std::function<void()>& read) {
  std::optional<Error>& held = element.ledger_->error;
  std::optional<Error> other = std::move(held);
  held.reset();
  read();
  std::swap(other, held);
  return other;
}

Expected<std::unique_ptr<XmlElement::Ledger::Part>> XmlElement::Ledger::parsed(const std::string& text,
                                                                               const std::string& fileName, int depth) {
  auto part = std::make_unique<Part>();
  part->document = std::make_unique<tinyxml2::XMLDocument>();
  part->fileName = fileName;
  part->depth = depth;
  const tinyxml2::XMLDocument& document = *part->document;
  const auto tooDeep = [&fileName](int line, int deepest) {
    return fail(
        {.message = fmt::format("elements are nested deeper than {}", deepest), .file = fileName, .line = line});
  };
  const tinyxml2::XMLError bad = part->document->Parse(text.data(), text.size());
  if (bad == tinyxml2::XML_ELEMENT_DEPTH_EXCEEDED) return tooDeep(document.ErrorLineNum(), TINYXML2_MAX_ELEMENT_DEPTH);
  if (bad != tinyxml2::XML_SUCCESS)
    return fail({.message = fmt::format("this is not valid XML ({})", document.ErrorName()),
                 .file = fileName,
                 .line = document.ErrorLineNum()});
  if (!document.RootElement())
    return fail({.message = "this is not valid XML (there is no element in it)", .file = fileName});
  std::vector<std::pair<const tinyxml2::XMLElement*, int>> open{{document.RootElement(), depth}};
  while (!open.empty()) {
    const auto [e, at] = open.back();
    open.pop_back();
    if (at > XmlFile::deepest) return tooDeep(e->GetLineNum(), XmlFile::deepest);
    for (const auto* c = e->FirstChildElement(); c; c = c->NextSiblingElement()) open.emplace_back(c, at + 1);
  }
  return part;
}

XmlFile::XmlFile() = default;
XmlFile::~XmlFile() = default;

Expected<std::unique_ptr<XmlFile>> XmlFile::parse(const std::string& text, const std::string& fileName) {
  auto part = XmlElement::Ledger::parsed(text, fileName, 0);
  if (!part) return tl::unexpected(std::move(part.error()));
  std::unique_ptr<XmlFile> file(new XmlFile);
  file->ledger_ = std::make_unique<XmlElement::Ledger>();
  file->ledger_->partOf.emplace((*part)->document.get(), part->get());
  file->ledger_->parts.push_back(std::move(*part));
  file->root().understood();
  return file;
}

Expected<XmlElement> XmlFile::attach(const XmlElement& where, const std::string& text, const std::string& fileName) {
  XmlElement::Ledger& ledger = *ledger_;
  // The elements in its root are as deep as the one whose place they take.
  auto part = XmlElement::Ledger::parsed(text, fileName, ledger.depth(where.element_) - 1);
  if (!part) return tl::unexpected(std::move(part.error()));
  const tinyxml2::XMLElement* root = (*part)->document->RootElement();
  (*part)->where = where.element_;
  ledger.partOf.emplace((*part)->document.get(), part->get());
  ledger.attached.emplace(where.element_, root);
  ledger.parts.push_back(std::move(*part));
  return XmlElement(root, &ledger);
}

XmlElement XmlFile::root() const { return XmlElement(ledger_->parts.front()->document->RootElement(), ledger_.get()); }

std::vector<XmlElement> XmlFile::all(const XmlElement& in, const char* tag) const {
  std::vector<XmlElement> out;
  std::vector<const tinyxml2::XMLElement*> open{in.element_};
  while (!open.empty()) {
    const tinyxml2::XMLElement* e = open.back();
    open.pop_back();
    if (e != in.element_ && std::string_view(e->Name()) == tag) out.push_back(XmlElement(e, ledger_.get()));
    const auto inner = open.size();
    for (const auto* c = e->FirstChildElement(); c; c = c->NextSiblingElement()) open.push_back(c);
    std::reverse(open.begin() + static_cast<std::ptrdiff_t>(inner), open.end());
  }
  return out;
}

const std::optional<Error>& XmlFile::error() const { return ledger_->error; }

namespace {

/// An element, or one of its attributes, that nobody asked for.
struct Unread {
  const tinyxml2::XMLElement* element;
  const tinyxml2::XMLAttribute* attribute;  ///< null: the element as a whole
  int line() const { return attribute ? attribute->GetLineNum() : element->GetLineNum(); }
  std::string text() const {
    if (!attribute) return "not understood";
    return fmt::format("attribute {}=\"{}\" not understood", shortened(asUtf8(attribute->Name()), longestQuote),
                       shortened(asUtf8(attribute->Value()), longestQuote));
  }
  bool isOneOf(const std::set<std::string>& looks) const {
    if (attribute && looks.contains(std::string("@") + attribute->Name())) return true;
    for (const auto* e = element; e; e = elementAround(e))
      if (looks.contains(e->Name())) return true;
    return false;
  }
  /// Elements of the same tags around it, and the same attribute.
  std::string kind() const {
    std::string out = attribute ? std::string("@") + attribute->Name() : std::string();
    for (const auto* e = element; e; e = elementAround(e)) out += std::string("/") + e->Name();
    return out;
  }
};

/// Unread elements of one kind: a few are listed one by one, more in one line with their number.
struct UnreadKind {
  static constexpr std::size_t most = 5;
  std::size_t count = 0;
  std::vector<Unread> some;  ///< at most so many; the first in the file comes first

  void add(const Unread& one) {
    ++count;
    if (some.size() < most) some.push_back(one);
    else if (one.line() < some.front().line()) some.front() = one;
    if (some.back().line() < some.front().line()) std::swap(some.front(), some.back());
  }
};

}  // namespace

std::vector<ImportNote> XmlFile::notes(const std::vector<std::string>& looks) const {
  const std::set<std::string> ofLooks(looks.begin(), looks.end());
  std::map<std::string, UnreadKind> kinds;
  std::vector<const tinyxml2::XMLElement*> open{root().element_};
  while (!open.empty()) {
    const tinyxml2::XMLElement* e = open.back();
    open.pop_back();
    if (const Unread whole{e, nullptr}; !ledger_->understood.contains(e)) {
      kinds[whole.kind()].add(whole);
      continue;  // nor is anything in it
    }
    for (const auto* a = e->FirstAttribute(); a; a = a->Next())
      if (const Unread one{e, a}; !ledger_->understood.contains(a)) kinds[one.kind()].add(one);
    ledger_->eachChild(e, [&open](const tinyxml2::XMLElement* c) {
      open.push_back(c);
      return true;
    });
  }
  NoteList list = ledger_->notes;
  for (const auto& [name, kind] : kinds) {
    const bool each = kind.count <= UnreadKind::most;
    for (const Unread& one : std::span(kind.some).first(each ? kind.some.size() : 1))
      list.add([&, &kind = kind] {
        ImportNote note =
            ledger_->noteAbout(one.element, one.line(),
                               one.text() + (each ? "" : fmt::format(", nor {} more of this kind", kind.count - 1)));
        note.looks = one.isOneOf(ofLooks);
        return note;
      });
  }
  return std::move(list).sorted();
}

std::vector<ImportNote> XmlFile::repairs() const { return NoteList(ledger_->repairs).sorted(); }

}  // namespace gyre
