#include "analysis/health_json.h"

namespace gyre {
namespace {

JsonNode number(int n) { return JsonNode::ofNumber(n); }

JsonNode names(const Model& model, const std::vector<ElementId>& ids) {
  JsonNode out = JsonNode::array();
  for (const ElementId id : ids) out.push(JsonNode::ofText(model.nameOf(id)));
  return out;
}

template <class Items, class Make>
JsonNode list(const Items& items, Make make) {
  JsonNode out = JsonNode::array();
  for (const auto& item : items) out.push(make(item));
  return out;
}

JsonNode setJson(const Model& model, const DependentSet& set) {
  JsonNode out = JsonNode::object();
  out.add("joints", names(model, set.joints));
  out.add("redundant", number(set.redundant));
  out.add("multipliers_not_unique", list(set.rows, [&](const DependentSet::Row& row) {
            return JsonNode::ofText(model.nameOf(row.joint) + ".lambda" + std::to_string(row.number + 1));
          }));
  out.add("minimal_sets", list(set.minimal, [&](const std::vector<int>& rows) {
            return list(rows, [&](int r) {
              const DependentSet::Row& row = set.rows[static_cast<std::size_t>(r)];
              return JsonNode::ofText(model.nameOf(row.joint) + ".lambda" + std::to_string(row.number + 1));
            });
          }));
  if (set.isSingularHere()) out.add("redundant_nearby", number(*set.redundantNearby));
  if (!set.singularTimes.empty())
    out.add("singular_times", list(set.singularTimes, [](double t) { return JsonNode::ofNumber(t); }));
  if (!set.tried.empty()) out.add("replacements_tried", JsonNode::ofText(set.tried));
  out.add("replacements", list(set.proposals, [&](const Proposal& p) {
            JsonNode one = JsonNode::object();
            for (const Replacement& r : p.replacements) one.add(model.nameOf(r.joint), JsonNode::ofText(r.type->id));
            JsonNode proposal = JsonNode::object();
            proposal.add("types", std::move(one));
            proposal.add("redundant_left", number(p.redundantLeft));
            return proposal;
          }));
  return out;
}

}  // namespace

JsonNode healthJson(const Model& model, const Health& health, const std::vector<std::string>& warnings) {
  JsonNode out = JsonNode::object();
  out.add("coordinates", number(health.mobility.coordinates));
  out.add("constraints", number(health.mobility.constraints));
  out.add("degrees_of_freedom", number(health.mobility.degreesOfFreedom()));
  out.add("redundant", number(health.mobility.redundant()));
  out.add("free_motions", list(health.freeMotions, [&](const FreeMotion& m) {
            JsonNode one = JsonNode::object();
            one.add("text", JsonNode::ofText(m.text));
            one.add("bodies", names(model, m.bodies));
            return one;
          }));
  out.add("dependent_sets", list(health.dependentSets, [&](const DependentSet& s) { return setJson(model, s); }));
  out.add("loose", list(health.looseGroups, [&](const LooseGroup& g) {
            JsonNode one = JsonNode::object();
            one.add("bodies", names(model, g.bodies));
            one.add("still", JsonNode::ofBool(g.still));
            return one;
          }));
  out.add("violations", list(health.violations, [&](const JointViolation& v) {
            JsonNode one = JsonNode::object();
            one.add("joint", JsonNode::ofText(model.nameOf(v.joint)));
            one.add("length", JsonNode::ofNumber(v.length));
            one.add("angle", JsonNode::ofNumber(v.angle));
            one.add("velocity", JsonNode::ofNumber(v.velocity));
            one.add("angular_velocity", JsonNode::ofNumber(v.angularVelocity));
            return one;
          }));
  if (!health.beams.empty())
    out.add("beams", list(health.beams, [&](const BeamRemarks& beam) {
              JsonNode one = JsonNode::object();
              one.add("name", JsonNode::ofText(model.nameOf(beam.beam)));
              one.add("form", JsonNode::ofText(beam.form));
              one.add("doubts", list(beam.doubts, [](const std::string& doubt) { return JsonNode::ofText(doubt); }));
              return one;
            }));
  if (health.stepLimit) {
    JsonNode limit = JsonNode::object();
    limit.add("longest", JsonNode::ofNumber(health.stepLimit->longest));
    limit.add("step", JsonNode::ofNumber(health.stepLimit->chosen));
    limit.add("body", JsonNode::ofText(health.stepLimit->body));
    out.add("step_limit", std::move(limit));
  }
  out.add("ready", JsonNode::ofBool(!health.obstacle));
  if (health.obstacle) {
    out.add("obstacle", JsonNode::ofText(health.obstacle->text()));
    out.add("assembles", JsonNode::ofBool(health.assembles));
  }
  out.add("warnings", list(warnings, [](const std::string& warning) { return JsonNode::ofText(warning); }));
  return out;
}

}  // namespace gyre
