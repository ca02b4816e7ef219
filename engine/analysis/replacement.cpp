#include "analysis/replacement.h"

#include "analysis/rank_analysis.h"
#include "joints/joint.h"
#include "linear/dense_decompositions.h"
#include "model/attachments.h"
#include "model/settings.h"

#include <algorithm>
#include <optional>
#include <tuple>

namespace gyre {
namespace {

constexpr std::size_t mostProposals = 6;
constexpr std::size_t mostTrials = 40;  // of single replacements, and again of pairs

std::vector<CoordinateTerm> termsOf(const Element& joint) {
  const auto& type = jointType(joint);
  return type.coordinateConstraint ? type.coordinateConstraint(joint.params).terms : std::vector<CoordinateTerm>{};
}

/// With the numbers that formulas gave, and shapes that need no material.
Element plain(Element e) {
  e.formulas.clear();
  for (const Field& f : e.type->fields) {
    Value value = f.get(e.params);
    auto* shapes = std::get_if<Shapes>(&value);
    if (!shapes) continue;
    for (Shape& shape : *shapes) shape.material = ground;
    f.set(e.params, value);
  }
  return e;
}

/// The set's bodies and joints as a model of their own, with the drives and gears on these joints.
class Part {
 public:
  explicit Part(const Model& of) : of_(of), out_(*of.simulation().type) {}

  std::optional<Model> with(const DependentSet& set) {
    for (const Element* e : of_.active(Category::parameter))  // functions use them
      if (!insert(e->id)) return std::nullopt;
    for (const ElementId joint : set.joints)
      if (!insert(joint)) return std::nullopt;
    const auto inSet = [&](const CoordinateTerm& term) {
      return std::find(set.joints.begin(), set.joints.end(), term.joint) != set.joints.end();
    };
    for (const Element* e : of_.active(Category::joint)) {
      const std::vector<CoordinateTerm> terms = termsOf(*e);
      if (!terms.empty() && std::all_of(terms.begin(), terms.end(), inSet) && !insert(e->id)) return std::nullopt;
    }
    return std::move(out_);
  }

 private:
  bool insert(ElementId id) {
    if (id == ground || out_.find(id)) return true;
    const Element& e = *of_.find(id);
    if (e.type->category == Category::joint) {
      for (const Attachment& a : attachments(e))
        if (!insert(a.body)) return false;
      for (const CoordinateTerm& term : termsOf(e))
        if (term.joint != e.id && !insert(term.joint)) return false;
    }
    return out_.apply(Edit{Insert{plain(e), out_.elements().size()}}).has_value();
  }

  const Model& of_;
  Model out_;
};

int rankOf(const MatX& rows) {
  if (rows.rows() == 0) return 0;
  return static_cast<int>(pivotedQr(rows.transpose(), rankTolerance).rank);
}

MatX stacked(const std::vector<MatX>& blocks) {
  Eigen::Index n = 0, at = 0;
  for (const MatX& b : blocks) n += b.rows();
  MatX out(n, blocks.front().cols());
  for (const MatX& b : blocks) {
    out.middleRows(at, b.rows()) = b;
    at += b.rows();
  }
  return out;
}

/// The rows of each joint apart.
std::vector<MatX> blocksOf(const Variant& variant, const State& place, TrialWork& work) {
  const MatX B = variant.rows(place, work);
  std::vector<MatX> out;
  for (const SystemElements::Rows& r : variant.elements().rows) out.push_back(B.middleRows(r.offset, r.count));
  return out;
}

/// A joint of the set with another type, and its rows.
struct Candidate {
  Replacement replacement;
  std::size_t block;       ///< of the part
  std::size_t preference;  ///< place of the type in the catalogue: common joints come first
  MatX rows;
};

struct Outcome {
  std::vector<const Candidate*> made;
  int left;
  std::size_t preference() const {
    std::size_t sum = 0;
    for (const Candidate* c : made) sum += c->preference;
    return sum;
  }
};

class Proposer {
 public:
  Proposer(const Model& small, const TypeList& types, DependentSet& set, ReplacementTrial& trial, TrialWork& work)
      : small_(small), types_(types), set_(set), trial_(trial), work_(work) {
    given_ = blocksOf(trial.original(), trial.generalPlace(), work);
    findCandidates();
  }

  void propose() {
    std::vector<Outcome> singles;
    for (const Candidate& c : candidates_) consider({&c}, singles);
    std::vector<Outcome> sound = tried(std::move(singles));
    // What frees too much alone does so in every company.
    if (!sound.empty() && sound.front().left > 0) {
      std::vector<Outcome> pairs;
      for (std::size_t b = 1; b < sound.size(); ++b)
        for (std::size_t a = 0; a < b; ++a)
          if (sound[a].made.front()->block != sound[b].made.front()->block)
            consider({sound[a].made.front(), sound[b].made.front()}, pairs);
      for (Outcome& pair : tried(std::move(pairs))) sound.push_back(std::move(pair));
      sort(sound);
    }
    for (const Outcome& o : sound) {
      if (set_.proposals.size() == mostProposals || o.left > sound.front().left) break;
      Proposal& p = set_.proposals.emplace_back();
      p.redundantLeft = o.left;
      for (const Candidate* c : o.made) p.replacements.push_back(c->replacement);
    }
  }

 private:
  void findCandidates() {
    const auto& rows = trial_.original().elements().rows;
    for (std::size_t j = 0; j < rows.size(); ++j) {
      if (std::find(set_.joints.begin(), set_.joints.end(), rows[j].joint) == set_.joints.end()) continue;
      const Element& joint = *small_.find(rows[j].joint);
      const int rank = rankOf(given_[j]);
      std::size_t place = 0;
      for (const TypeInfo* type : types_.of(Category::joint)) {
        ++place;
        if (type == joint.type || work_.isSpent()) continue;
        // Equations of velocities hold no place.
        if (jointType(*type).nonholonomic && !jointType(joint).nonholonomic) continue;
        Model changed = small_;
        if (!changed.apply(Edit{SetType{joint.id, type, convertParams(*type, joint)}})) continue;
        const auto variant = Variant::of(changed, work_);
        if (!variant || variant->elements().rows.size() != rows.size()) continue;
        if (!(variant->violation(trial_.generalPlace(), {joint.id}) < ReplacementTrial::holds)) continue;
        const MatX mine = blocksOf(*variant, trial_.generalPlace(), work_)[j];
        if (!mine.allFinite() || mine.rows() == 0 || mine.rows() >= given_[j].rows()) continue;
        if (rankOf(stacked({given_[j], mine})) != rank) continue;  // it would say something new
        candidates_.push_back({{joint.id, type}, j, place, mine});
      }
    }
  }

  /// Kept where the set says what it said, but less often.
  void consider(std::vector<const Candidate*> made, std::vector<Outcome>& out) const {
    std::vector<MatX> blocks = given_;
    for (const Candidate* c : made) blocks[c->block] = c->rows;
    const MatX all = stacked(blocks);
    if (rankOf(all) == trial_.rank()) out.push_back({std::move(made), static_cast<int>(all.rows()) - trial_.rank()});
  }

  static void sort(std::vector<Outcome>& outcomes) {
    std::stable_sort(outcomes.begin(), outcomes.end(), [](const Outcome& a, const Outcome& b) {
      return std::tuple(a.left, a.made.size(), a.preference()) < std::tuple(b.left, b.made.size(), b.preference());
    });
  }

  /// The best that hold wherever the mechanism goes: as many as are proposed where nothing is left, more where pairs
  /// are to be made of them.
  std::vector<Outcome> tried(std::vector<Outcome> outcomes) {
    sort(outcomes);
    std::vector<Outcome> out;
    std::size_t trials = 0, complete = 0;
    for (Outcome& o : outcomes) {
      if (complete == mostProposals || trials++ == mostTrials || work_.isSpent()) break;
      if (complete > 0 && o.left > 0) break;
      Model changed = small_;
      std::vector<ElementId> replaced;
      bool applied = true;
      for (const Candidate* c : o.made) {
        const auto [id, type] = c->replacement;
        replaced.push_back(id);
        applied = applied && changed.apply(Edit{SetType{id, type, convertParams(*type, *small_.find(id))}});
      }
      if (!applied || !trial_.isEquivalent(changed, replaced)) continue;
      if (o.left == 0) ++complete;
      out.push_back(std::move(o));
    }
    return out;
  }

  const Model& small_;
  const TypeList& types_;
  DependentSet& set_;
  ReplacementTrial& trial_;
  TrialWork& work_;
  std::vector<MatX> given_;
  std::vector<Candidate> candidates_;
};

}  // namespace

void proposeReplacements(const Model& placed, const TypeList& types, DependentSet& set, TrialWork& work) {
  set.triedAll = !work.isSpent();
  if (set.joints.size() > mostJointsToTry || work.isSpent()) return;
  const auto small = Part(placed).with(set);
  if (!small) return;
  auto variant = Variant::of(*small, work);
  if (!variant || !(variant->violation(variant->start(), set.joints) < ReplacementTrial::holds)) return;
  ReplacementTrial trial(std::move(*variant), set.joints, runSettings(placed.simulation()).end_time, work);
  set.redundantNearby = set.redundant - trial.lostAtStart();
  set.singularTimes = trial.singularTimes();
  Proposer(*small, types, set, trial, work).propose();
  set.tried = trial.extent();
  set.triedAll = !work.isSpent();
}

Edit replacementEdit(const Model& model, const Proposal& proposal) {
  Compound all;
  for (const Replacement& r : proposal.replacements)
    all.edits.push_back(Edit{SetType{r.joint, r.type, convertParams(*r.type, *model.find(r.joint))}});
  return all.edits.size() == 1 ? all.edits.front() : Edit{std::move(all)};
}

}  // namespace gyre
