#include "analysis/system_elements.h"

namespace gyre {
namespace {

ElementId elementOfRow(const Model& model, const System& system, int row) {
  const Element* e = model.find(system.rowName(row).element);
  return e ? e->id : ground;
}

}  // namespace

SystemElements::SystemElements(const Model& given, const System& system) {
  const Model& model = system.modelOf(given);
  for (std::size_t b = 0; b < system.bodies().size(); ++b) {
    bodies.push_back(elementOfRow(model, system, system.bodies().layout(b).v));
    index[bodies.back()] = static_cast<int>(b);
  }
  std::unordered_map<std::string, bool> forceByName;
  for (const Channel& c : system.channels().list())
    if (c.name.find(".lambda") != std::string::npos) forceByName[c.name] = c.unit == "N";
  for (const KktStructure::Constraint& j : system.structure().constraints) {
    if (j.rows == 0) continue;
    const int number = static_cast<int>(joints.size());
    rows.push_back({ground, j.offset, j.rows});
    joints.push_back(elementOfRow(model, system, system.nv() + j.offset));
    rows.back().joint = joints.back();
    jointOfRow.resize(static_cast<std::size_t>(j.offset), number);
    jointOfRow.resize(static_cast<std::size_t>(j.offset + j.rows), number);
    isForce.resize(static_cast<std::size_t>(j.offset + j.rows), true);
    for (int r = 0; r < j.rows; ++r) {
      const auto known = forceByName.find(model.nameOf(joints.back()) + ".lambda" + std::to_string(r + 1));
      if (known != forceByName.end()) isForce[static_cast<std::size_t>(j.offset + r)] = known->second;
    }
  }
}

}  // namespace gyre
