#pragma once
// What has a name in MJCF, with the copies that <replicate> makes of it.

#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace gyre {

class MjcfNames {
 public:
  struct Named {
    int index = -1;
    std::string suffix = {};  ///< of its copy
  };

  /// False where another has the whole name, name and suffix.
  bool add(const std::string& name, const std::string& suffix, int index);
  /// The one of that whole name, else all copies of what has that name in the file.
  std::vector<Named> find(const std::string& name) const;

 private:
  std::unordered_map<std::string, int> whole_;
  std::unordered_map<std::string, std::vector<Named>> copies_;
};

/// Those that refer to each other: in one copy, in a copy and around it, or not copied at all.
std::vector<std::pair<MjcfNames::Named, MjcfNames::Named>> pairsOf(const std::vector<MjcfNames::Named>& ones,
                                                                   const std::vector<MjcfNames::Named>& others);

}  // namespace gyre
