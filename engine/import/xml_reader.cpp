#include "import/xml_reader.h"

#include "core/units.h"

#include <fmt/format.h>
#include <tinyxml2.h>
#include <algorithm>
#include <iterator>
#include <map>
#include <unordered_set>

namespace gyre {

struct XmlElement::Ledger {
  std::string fileName;
  std::unordered_set<const void*> understood;  ///< elements and attributes
  std::vector<ImportNote> notes;
  std::optional<Error> error;
};

namespace {

/// "joint 'knee'": an element and the name it has.
std::string stepTo(const tinyxml2::XMLElement* e) {
  for (const char* key : {"name", "class", "joint", "link"})
    if (const char* name = e->Attribute(key)) return fmt::format("{} '{}'", e->Name(), name);
  return e->Name();
}

std::string placeOf(const tinyxml2::XMLElement* e) {
  const tinyxml2::XMLNode* parent = e->Parent();
  const tinyxml2::XMLElement* above = parent ? parent->ToElement() : nullptr;
  return above ? placeOf(above) + "/" + stepTo(e) : stepTo(e);
}

/// "robot/link/foo": the elements around it, without their names.
std::string tagsOf(const tinyxml2::XMLElement* e) {
  const tinyxml2::XMLNode* parent = e->Parent();
  const tinyxml2::XMLElement* above = parent ? parent->ToElement() : nullptr;
  return above ? tagsOf(above) + "/" + e->Name() : e->Name();
}

/// Elements or attributes of one name at places of one kind: a few are told one by one, more in one line with their
/// number.
class NotUnderstood {
 public:
  void add(const tinyxml2::XMLElement* e, int line, std::string what) {
    ++count_;
    if (some_.size() < most) some_.push_back({line, placeOf(e), std::move(what)});
    else if (line < some_.front().line) some_.front() = {line, placeOf(e), std::move(what)};
  }
  void tell(std::vector<ImportNote>& notes) {
    if (count_ > most) {
      some_.resize(1);
      some_.front().text += fmt::format(", nor {} more of this kind", count_ - 1);
    }
    std::move(some_.begin(), some_.end(), std::back_inserter(notes));
  }

 private:
  static constexpr std::size_t most = 5;
  std::size_t count_ = 0;
  std::vector<ImportNote> some_;
};

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

std::string XmlElement::tag() const { return element_->Name(); }
int XmlElement::line() const { return element_->GetLineNum(); }
std::string XmlElement::place() const { return placeOf(element_); }

bool XmlElement::has(const char* attribute) const { return element_->FindAttribute(attribute) != nullptr; }

std::optional<std::string> XmlElement::text(const char* attribute) const {
  const tinyxml2::XMLAttribute* a = element_->FindAttribute(attribute);
  if (!a) return std::nullopt;
  ledger_->understood.insert(a);
  return a->Value();
}

std::optional<std::vector<double>> XmlElement::numbers(const char* attribute, std::size_t least,
                                                       std::size_t most) const {
  const auto given = text(attribute);
  if (!given) return std::nullopt;
  std::vector<double> out;
  for (const std::string_view word : words(*given)) {
    const auto x = parseNumber(word.starts_with('+') ? word.substr(1) : word);
    if (!x) {
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

XmlElement XmlElement::child(const char* tag) const {
  const XmlElement found(element_->FirstChildElement(tag), ledger_);
  if (found) found.understood();
  return found;
}

std::vector<XmlElement> XmlElement::children(const char* tag) const {
  std::vector<XmlElement> out;
  for (const auto* e = element_->FirstChildElement(tag); e; e = e->NextSiblingElement(tag)) {
    out.push_back(XmlElement(e, ledger_));
    out.back().understood();
  }
  return out;
}

std::vector<XmlElement> XmlElement::children() const {
  std::vector<XmlElement> out;
  for (const auto* e = element_->FirstChildElement(); e; e = e->NextSiblingElement())
    out.push_back(XmlElement(e, ledger_));
  return out;
}

void XmlElement::understood() const { ledger_->understood.insert(element_); }

void XmlElement::note(std::string text) const { ledger_->notes.push_back({line(), place(), std::move(text)}); }

void XmlElement::leaveOut(std::string text) const {
  note(std::move(text));
  std::vector<const tinyxml2::XMLElement*> open{element_};
  while (!open.empty()) {
    const tinyxml2::XMLElement* e = open.back();
    open.pop_back();
    ledger_->understood.insert(e);
    for (const auto* a = e->FirstAttribute(); a; a = a->Next()) ledger_->understood.insert(a);
    for (const auto* c = e->FirstChildElement(); c; c = c->NextSiblingElement()) open.push_back(c);
  }
}

void XmlElement::error(std::string text) const {
  if (!ledger_->error)
    ledger_->error = Error{.message = place() + ": " + std::move(text), .file = ledger_->fileName, .line = line()};
}

bool XmlElement::failed() const { return ledger_->error.has_value(); }

XmlFile::XmlFile() = default;
XmlFile::~XmlFile() = default;

Expected<std::unique_ptr<XmlFile>> XmlFile::parse(const std::string& text, const std::string& fileName) {
  std::unique_ptr<XmlFile> file(new XmlFile);
  file->document_ = std::make_unique<tinyxml2::XMLDocument>();
  file->ledger_ = std::make_unique<XmlElement::Ledger>();
  file->ledger_->fileName = fileName;
  if (file->document_->Parse(text.data(), text.size()) != tinyxml2::XML_SUCCESS)
    return fail({.message = fmt::format("this is not valid XML ({})", file->document_->ErrorName()),
                 .file = fileName,
                 .line = file->document_->ErrorLineNum()});
  if (!file->document_->RootElement())
    return fail({.message = "this is not valid XML (there is no element in it)", .file = fileName});
  file->root().understood();
  return file;
}

XmlElement XmlFile::root() const { return XmlElement(document_->RootElement(), ledger_.get()); }
const std::optional<Error>& XmlFile::error() const { return ledger_->error; }

std::vector<ImportNote> XmlFile::notes() const {
  std::vector<ImportNote> notes = ledger_->notes;
  std::map<std::string, NotUnderstood> kinds;
  const auto count = [&kinds](std::string kind, const tinyxml2::XMLElement* e, int line, std::string what) {
    kinds[std::move(kind)].add(e, line, std::move(what));
  };
  std::vector<const tinyxml2::XMLElement*> open{document_->RootElement()};
  while (!open.empty()) {
    const tinyxml2::XMLElement* e = open.back();
    open.pop_back();
    if (!ledger_->understood.contains(e)) {
      count(tagsOf(e), e, e->GetLineNum(), "not understood");
      continue;  // nor is anything in it
    }
    for (const auto* a = e->FirstAttribute(); a; a = a->Next())
      if (!ledger_->understood.contains(a))
        count(tagsOf(e) + '@' + a->Name(), e, a->GetLineNum(),
              fmt::format("attribute {}=\"{}\" not understood", a->Name(), a->Value()));
    for (const auto* c = e->FirstChildElement(); c; c = c->NextSiblingElement()) open.push_back(c);
  }
  for (auto& [kind, all] : kinds) all.tell(notes);
  std::stable_sort(notes.begin(), notes.end(),
                   [](const ImportNote& a, const ImportNote& b) { return a.line < b.line; });
  return notes;
}

}  // namespace gyre
