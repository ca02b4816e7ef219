#include "catalog/type_page.h"

#include "catalog/catalog.h"
#include "catalog/type_icon.h"
#include "integrators/integrator.h"
#include "io/examples.h"
#include "io/field_facts.h"
#include "io/guide.h"
#include "io/text_file.h"
#include "joints/coordinate_names.h"
#include "model/settings.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <algorithm>

namespace gyre {
namespace {

constexpr std::size_t mostExamples = 3;  ///< of models, and of studies

bool isSetting(const TypeInfo& type) {
  return type.category == Category::document || type.category == Category::view || type.category == Category::contact ||
         type.category == Category::groundSettings;
}

struct Group {
  std::string title;
  std::string page;  ///< of the guide, about all of them
};

Group groupOf(const TypeInfo& type) {
  switch (type.category) {
    case Category::body: return {"Types of bodies", "bodies-and-shapes"};
    case Category::joint: return {"Types of joints", "joints"};
    case Category::force: return {"Types of forces", "forces"};
    case Category::integrator: return {"Methods", "integrators"};
    case Category::material:
    case Category::contactPair:
    case Category::contactFilter: return {"Elements of contact", "contact"};
    case Category::frame: return {"Frames, points and parameters", "frames"};
    case Category::point: return {"Frames, points and parameters", "points"};
    case Category::parameter: return {"Frames, points and parameters", "parameters"};
    default: return {"Settings of a model", "model-file"};
  }
}

std::string code(std::string_view text) { return fmt::format("`{}`", text); }

std::string inQuotes(std::string_view text) { return fmt::format("\"{}\"", text); }

/// A piece of text by which a model file is known to have an element of the type.
std::string traceOf(const TypeInfo& type) {
  if (type.category == Category::integrator) return inQuotes("integrator") + ": " + inQuotes(type.id);
  if (hasOneType(type.category)) return inQuotes(plural(type.category)) + ":";
  return inQuotes("type") + ": " + inQuotes(type.id);
}

std::string howItStands(const TypeInfo& type) {
  if (isSetting(type)) return {};
  if (type.isBetween()) return "A " + std::string(singular(type.category)) + ".";
  return fmt::format("In files: {}.", code(traceOf(type)));
}

/// Links to the smallest of the files that have a text.
void addLinks(std::vector<GuideLink>& out, const std::string& folder, std::vector<std::filesystem::path> files,
              const std::string& wanted) {
  struct Found {
    std::size_t size;
    GuideLink link;
  };
  std::vector<Found> found;
  for (const auto& file : files)
    if (const auto text = readTextFile(file.string()); text && text->find(wanted) != std::string::npos)
      found.push_back({text->size(), {titleOf(file), "../" + folder + "/" + file.filename().string()}});
  std::stable_sort(found.begin(), found.end(), [](const Found& a, const Found& b) { return a.size < b.size; });
  for (std::size_t i = 0; i < std::min(found.size(), mostExamples); ++i) out.push_back(found[i].link);
}

std::string abilitiesText(const Capabilities& can) {
  return fmt::format("Order {}, {}, {}.", can.order, can.adaptive ? "chooses its steps" : "fixed steps",
                     can.constraints ? "joints" : "no joints: " + can.noConstraints);
}

}  // namespace

std::vector<const TypeInfo*> describedTypes() {
  std::vector<const TypeInfo*> types(catalog().all().begin(), catalog().all().end());
  types.insert(types.end(), {&documentType(), &viewType(), &contactType(), &groundType()});
  return types;
}

std::string pageTopic(const TypeInfo& type) { return isSetting(type) ? type.id + "-settings" : type.id; }

std::vector<GuidePage> typePages() {
  std::vector<GuidePage> pages;
  for (const TypeInfo* type : describedTypes()) {
    const std::string about = type->help.substr(0, type->help.find_first_of(".:"));
    pages.push_back({groupOf(*type).title, pageTopic(*type), type->label, about});
  }
  return pages;
}

const TypeInfo* typeOfPage(std::string_view topic) {
  for (const TypeInfo* type : describedTypes())
    if (pageTopic(*type) == topic) return type;
  return nullptr;
}

std::string typePage(const TypeInfo& type, const std::vector<GuideLink>& examples) {
  std::string out = fmt::format("# {}\n\n![{}](../icons/{}.svg)\n\n", type.label, type.label, iconName(type));
  out += markdownOf(type.help) + "\n\n";
  if (type.category == Category::integrator) out += abilitiesText(integratorType(type).capabilities) + "\n\n";
  if (type.category == Category::joint)
    if (const auto names = coordinateNamesOf(jointType(type)); !names.empty())
      out += fmt::format("Coordinates, as far as it leaves them free: {}.\n\n",
                         markdownOf(fmt::to_string(fmt::join(names, ", "))));
  if (const std::string how = howItStands(type); !how.empty()) out += how + " ";
  out += fmt::format("More: [{}]({}.md).\n", groupOf(type).page, groupOf(type).page);
  if (!type.words.empty()) out += fmt::format("Other names: {}.\n", markdownOf(type.words));
  if (!examples.empty()) {
    out += "\n## Examples\n\n";
    for (const GuideLink& link : examples) out += fmt::format("- [{}]({})\n", link.text, link.target);
  }
  if (!type.fields.empty()) out += "\n## Keys\n";
  for (const Field& f : type.fields)
    out += fmt::format("\n#### {}\n\n{}. {}\n\n{}\n", markdownOf(f.key), markdownOf(f.label), markdownOf(f.help),
                       markdownOf(fieldFacts(type, f)));
  return out;
}

std::vector<GuideLink> examplesOf(const TypeInfo& type) {
  std::vector<GuideLink> out;
  if (isSetting(type)) return out;
  if (type.isBetween()) {
    addLinks(out, "examples", exampleFiles(), inQuotes(type.between.key));
    return out;
  }
  addLinks(out, "examples", exampleFiles(), traceOf(type));
  if (type.category == Category::integrator)
    addLinks(out, "studies", filesIn(shippedDirectory("studies", "GYRE_STUDIES"), ".gyre-study"), inQuotes(type.id));
  return out;
}

}  // namespace gyre
