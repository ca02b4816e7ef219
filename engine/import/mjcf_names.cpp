#include "import/mjcf_names.h"

namespace gyre {

bool MjcfNames::add(const std::string& name, const std::string& suffix, int index) {
  if (!whole_.emplace(name + suffix, index).second) return false;
  if (!suffix.empty()) copies_[name].push_back({index, suffix});
  return true;
}

std::vector<MjcfNames::Named> MjcfNames::find(const std::string& name) const {
  if (const auto one = whole_.find(name); one != whole_.end()) return {{one->second}};
  const auto found = copies_.find(name);
  return found == copies_.end() ? std::vector<Named>{} : found->second;
}

std::vector<std::pair<MjcfNames::Named, MjcfNames::Named>> pairsOf(const std::vector<MjcfNames::Named>& ones,
                                                                   const std::vector<MjcfNames::Named>& others) {
  std::vector<std::pair<MjcfNames::Named, MjcfNames::Named>> out;
  for (const MjcfNames::Named& a : ones)
    for (const MjcfNames::Named& b : others)
      if (a.suffix.ends_with(b.suffix) || b.suffix.ends_with(a.suffix)) out.emplace_back(a, b);
  return out;
}

}  // namespace gyre
