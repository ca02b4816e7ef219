#include "import/mjcf_defaults.h"

#include "core/word_list.h"

#include <fmt/format.h>
#include <algorithm>
#include <set>
#include <string_view>

namespace gyre {
namespace {

constexpr const char* mainClass = "main";
constexpr std::size_t mostNamed = 3;  ///< of the elements that pass an attribute over

/// "joint 'knee'"
std::string labelOf(const XmlElement& e) {
  const std::string name = e.text("name").value_or("");
  return name.empty() ? e.tag() : fmt::format("{} '{}'", e.tag(), name);
}

/// An attribute of a class, and the elements that inherit it without having been asked for it.
struct PassedOver {
  XmlElement holder;
  std::string key;
  std::set<std::pair<int, std::string>> users = {};  ///< line and label: copies of one are one

  void note() const {
    std::vector<std::string> names;
    for (const auto& [line, label] : users)
      if (names.size() < mostNamed) names.push_back(fmt::format("{} (line {})", label, line));
    if (users.size() > names.size()) names.push_back(fmt::format("{} more", users.size() - names.size()));
    holder.note(fmt::format("attribute {}=\"{}\" has no equal here for {}, which inherit{} it", key,
                            holder.text(key.c_str()).value_or(""), wordList(names), users.size() == 1 ? "s" : ""));
  }
};

}  // namespace

MjcfDefaults::MjcfDefaults(const XmlElement& root) {
  byName_[mainClass] = 0;
  for (const XmlElement& e : root.children("default")) {
    classes_[0].elements.insert(classes_[0].elements.begin(), e);
    byName_[e.text("class").value_or(mainClass)] = 0;
    addInner(e, 0);
  }
}

void MjcfDefaults::addInner(const XmlElement& element, int parent) {
  for (const XmlElement& inner : element.children("default")) {
    const std::string name = inner.text("class").value_or("");
    const int index = static_cast<int>(classes_.size());
    if (name.empty()) inner.error("a class of defaults inside another needs a name: the attribute 'class' is missing");
    else if (!byName_.emplace(name, index).second)
      inner.error(fmt::format("two classes of defaults are called '{}'", name));
    classes_.push_back({{inner}, parent});
    addInner(inner, index);
  }
}

MjcfAttributes MjcfDefaults::of(const XmlElement& element, const std::string& childClass) const {
  return of(element, childClass, element.tag());
}

MjcfAttributes MjcfDefaults::of(const XmlElement& element, const std::string& childClass,
                                const std::string& tag) const {
  const std::string name = element.text("class").value_or(childClass);
  const auto found = byName_.find(name.empty() ? mainClass : name);
  if (found == byName_.end()) element.error(fmt::format("there is no class of defaults '{}'", name));
  const auto [known, isNew] = behind_.try_emplace({found == byName_.end() ? -1 : found->second, tag});
  if (isNew)
    for (int at = known->first.first; at >= 0; at = classes_[static_cast<std::size_t>(at)].parent)
      for (const XmlElement& e : classes_[static_cast<std::size_t>(at)].elements)
        if (const XmlElement given = e.child(tag.c_str())) known->second.push_back(given);
  std::vector<XmlElement> chain{element};
  if (known->second.empty()) return MjcfAttributes(std::move(chain));
  chain.insert(chain.end(), known->second.begin(), known->second.end());
  uses_.push_back({element, &known->second});
  return MjcfAttributes(std::move(chain), &uses_.back());
}

void MjcfDefaults::listPassedOver() const {
  std::vector<PassedOver> all;
  std::map<std::pair<const std::vector<XmlElement>*, std::string>, std::size_t> places;  // among them
  for (const MjcfUse& use : uses_) {
    if (!use.inherited) continue;
    std::vector<std::string> seen = use.user.attributes();
    for (const XmlElement& e : *use.inherited)
      for (const std::string& key : e.attributes()) {
        if (std::find(seen.begin(), seen.end(), key) != seen.end()) continue;
        seen.push_back(key);
        const bool isAsked =
            std::any_of(use.asked.begin(), use.asked.end(), [&](std::string_view asked) { return asked == key; });
        if (isAsked || key == "class" || !isUnderstood(e, key.c_str())) continue;
        const auto [place, isNew] = places.try_emplace({use.inherited, key}, all.size());
        if (isNew) all.push_back({e, key});
        all[place->second].users.emplace(use.user.line(), labelOf(use.user));
      }
  }
  for (const PassedOver& one : all) one.note();
}

}  // namespace gyre
