#pragma once
// Builds models in tests by the keys that files use.

#include "catalog/catalog.h"
#include "model/model.h"

#include <initializer_list>
#include <stdexcept>
#include <string>
#include <utility>

namespace gyre::test {

using Values = std::initializer_list<std::pair<const char*, Value>>;

class ModelBuilder {
 public:
  ModelBuilder() : model_(*catalog().find(Category::integrator, "geom1")) {}
  explicit ModelBuilder(Model model) : model_(std::move(model)) {}

  ElementId add(Category category, const char* type, const std::string& name, Values values = {}) {
    const TypeInfo* info = catalog().find(category, type);
    if (!info) throw std::invalid_argument(std::string("no type ") + type);
    std::any params = info->defaults;
    for (const auto& [key, value] : values) info->find(key)->set(params, value);
    return insert(*info, name, std::move(params));
  }
  ElementId insert(const TypeInfo& type, const std::string& name, std::any params) {
    const ElementId id = model_.freeId();
    apply(Edit{Insert{{id, name, &type, std::move(params)}, model_.elements().size()}});
    return id;
  }
  ElementId body(const char* type, const std::string& name, Values values) {
    return add(Category::body, type, name, values);
  }
  ElementId joint(const char* type, const std::string& name, Values values) {
    return add(Category::joint, type, name, values);
  }
  ElementId force(const char* type, const std::string& name, Values values) {
    return add(Category::force, type, name, values);
  }
  /// Another type of joint between the same markers.
  void replaceJoint(const std::string& name, const char* type) {
    const Element& e = *model_.find(name);
    const TypeInfo& info = *catalog().find(Category::joint, type);
    apply(Edit{SetType{e.id, &info, convertParams(info, e)}});
  }
  void set(ElementId id, const char* key, Value value) { apply(Edit{SetField{id, key, std::move(value)}}); }
  void useIntegrator(const std::string& id) {
    const TypeInfo& info = *catalog().find(Category::integrator, id);
    apply(Edit{SetType{simulationId, &info, convertParams(info, model_.simulation())}});
  }
  void gravity(const Vec3& g) { set(documentId, "gravity", g); }
  void run(double step, double end, double outputStep = 0) {
    set(simulationId, "step", step);
    set(simulationId, "end_time", end);
    set(simulationId, "output_step", outputStep);
  }
  const Model& model() const { return model_; }

 private:
  void apply(const Edit& edit) {
    if (auto done = model_.apply(edit); !done) throw std::invalid_argument(done.error().text());
  }
  Model model_;
};

inline Frame at(const Vec3& position, const Quat& orientation = Quat::Identity()) { return {position, orientation}; }
inline Inertia diagonal(double xx, double yy, double zz) { return {xx, yy, zz, 0, 0, 0}; }

}  // namespace gyre::test
