#pragma once
// Reading XML so that nothing is overlooked: what was never asked for is known at the end, with its line.
//
// All texts that are handed out are UTF-8. No file makes reading endless: elements may be nested to a depth of
// XmlFile::deepest, files attached included, and a list of notes ends after XmlFile::mostNotes.

#include "core/error.h"
#include "core/types.h"
#include "import/import_file.h"

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tinyxml2 {
class XMLElement;
}  // namespace tinyxml2

namespace gyre {

/// A view of an element. Asking for an attribute or a child marks it as understood.
/// Values that do not read as what was asked for become the file's first error.
class XmlElement {
 public:
  enum class About { motion, looks };

  XmlElement() = default;
  explicit operator bool() const { return element_ != nullptr; }

  std::string tag() const;
  int line() const;
  /// Name of the file in which the element stands.
  const std::string& file() const;
  /// "robot/joint 'knee'"
  std::string place() const;

  bool has(const char* attribute) const;
  std::optional<std::string> text(const char* attribute) const;
  std::optional<double> number(const char* attribute) const;
  /// As many numbers as stand there, at least `least` and at most `most`.
  std::optional<std::vector<double>> numbers(const char* attribute, std::size_t least, std::size_t most) const;
  std::optional<Vec3> vec3(const char* attribute) const;
  /// The attributes that stand here, none of them marked by that.
  std::vector<std::string> attributes() const;

  XmlElement child(const char* tag) const;  ///< the first of that name; empty when there is none
  std::vector<XmlElement> children(const char* tag) const;
  std::vector<XmlElement> children() const;  ///< all of them, none marked by that
  void understood() const;                   ///< marks the element itself

  /// Something about this element that the user must know. The same is said once only.
  void note(std::string text, About about = About::motion) const;
  /// Notes that the element is left out; nothing more is said about it and what is in it.
  void leaveOut(std::string text, About about = About::motion) const;
  /// What was wrong here, and what was taken in its place.
  void repair(std::string text) const;
  /// The file cannot be imported because of this.
  void error(std::string text, Error::Remedy remedy = Error::Remedy::none) const;
  /// True when any element of the file has an error.
  bool failed() const;

 private:
  friend class XmlFile;
  friend bool isUnderstood(const XmlElement& element, const char* attribute);
  friend std::optional<Error> attempt(const XmlElement& element, const std::function<void()>& read);
  struct Ledger;
  XmlElement(const tinyxml2::XMLElement* element, Ledger* ledger) : element_(element), ledger_(ledger) {}

  const tinyxml2::XMLElement* element_ = nullptr;
  Ledger* ledger_ = nullptr;
};

/// Whether anyone has asked for an attribute that stands there.
bool isUnderstood(const XmlElement& element, const char* attribute);
/// Reads something that the file of the element may have wrong without being refused: the error, if there is one, is
/// given back instead of being kept.
std::optional<Error> attempt(const XmlElement& element, const std::function<void()>& read);

class XmlFile {
 public:
  static constexpr int deepest = 500;
  static constexpr std::size_t mostNotes = 10'000;

  static Expected<std::unique_ptr<XmlFile>> parse(const std::string& text, const std::string& fileName);
  ~XmlFile();

  XmlElement root() const;
  /// All elements of that name in what `in` contains, in the order of the file.
  std::vector<XmlElement> all(const XmlElement& in, const char* tag) const;
  /// The elements in the root of another file stand in the place of `where`, an element without content, from now on.
  /// @return that root
  Expected<XmlElement> attach(const XmlElement& where, const std::string& text, const std::string& fileName);
  /// The first of XmlElement::error().
  const std::optional<Error>& error() const;
  /// All notes, those about what was never asked for included: about the motion, then about looks, by file and line.
  /// @param looks  elements ("visual", and what is in them) and attributes ("@rgba") that concern looks alone
  std::vector<ImportNote> notes(const std::vector<std::string>& looks) const;
  /// Those of XmlElement::repair(), in the same order.
  std::vector<ImportNote> repairs() const;

 private:
  XmlFile();
  std::unique_ptr<XmlElement::Ledger> ledger_;
};

}  // namespace gyre
