#include "analysis/replacement.h"

#include "analysis/rank_analysis.h"
#include "linear/dense_decompositions.h"
#include "model/attachments.h"

#include <algorithm>
#include <optional>
#include <tuple>

namespace gyre {
namespace {

constexpr std::size_t mostProposals = 6;
constexpr std::size_t mostPairs = 1000;  // trials of two joints at once
constexpr double holds = 1e-6;           // of Phi, as a fraction of the model's size

/// The set's bodies and joints as a model of their own.
std::optional<Model> part(const Model& model, const DependentSet& set) {
  Model out(*model.simulation().type);
  const auto insert = [&](ElementId id) {
    if (id == ground || out.find(id)) return true;
    return out.apply(Edit{Insert{*model.find(id), out.elements().size()}}).has_value();
  };
  for (const ElementId joint : set.joints)
    for (const Attachment& a : attachments(*model.find(joint)))
      if (!insert(a.body)) return std::nullopt;
  for (const ElementId joint : set.joints)
    if (!insert(joint)) return std::nullopt;
  return out;
}

int rankOf(const MatX& rows) {
  if (rows.rows() == 0) return 0;
  return static_cast<int>(pivotedQr(rows.transpose(), rankTolerance).rank);
}

class Trials {
 public:
  Trials(const System& system, const SystemElements& elements, const State& s)
      : system_(system), elements_(elements), s_(s) {}

  /// The rows of B of these joints of the part, each set of rows apart; empty when Phi = 0 does not hold there.
  std::optional<std::vector<MatX>> rows(const Model& part) const {
    const auto compiled = System::compile(part);
    if (!compiled) return std::nullopt;
    const System& small = **compiled;
    const SystemElements names(part, small);
    State s = small.initialState();
    for (std::size_t b = 0; b < small.bodies().size(); ++b) {
      const BodyLayout to = small.bodies().layout(b);
      const BodyLayout from = system_.bodies().layout(static_cast<std::size_t>(elements_.index.at(names.bodies[b])));
      s.q.segment(to.q, to.nq) = s_.q.segment(from.q, from.nq);
    }
    s.v.setZero();
    Workspace w = small.makeWorkspace();
    const EvaluatedKinematics at = small.evaluateKinematics(s, w);
    if (!(small.scales().relativeSize(at.Phi()) < holds)) return std::nullopt;
    if (small.constraints().wrongAssembly(at)) return std::nullopt;
    const MatX B(constraintMatrix(small, s).weighted);
    if (!B.allFinite()) return std::nullopt;
    std::vector<MatX> out;
    for (const SystemElements::Rows& r : names.rows) out.push_back(B.middleRows(r.offset, r.count));
    return out;
  }

 private:
  const System& system_;
  const SystemElements& elements_;
  const State& s_;
};

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

/// A joint of the set with another type, and its rows.
struct Candidate {
  std::size_t joint;
  const TypeInfo* type;
  std::size_t preference;  ///< place of the type in the catalogue: common joints come first
  MatX rows;
};

std::vector<Candidate> candidates(const Model& small, const DependentSet& set, const std::vector<MatX>& given,
                                  const Trials& trials, const TypeList& types) {
  std::vector<Candidate> out;
  for (std::size_t j = 0; j < set.joints.size(); ++j) {
    const Element& joint = *small.find(set.joints[j]);
    const int rank = rankOf(given[j]);
    std::size_t place = 0;
    for (const TypeInfo* type : types.of(Category::joint)) {
      ++place;
      Model changed = small;
      if (type == joint.type || !changed.apply(Edit{SetType{joint.id, type, convertParams(*type, joint)}})) continue;
      const auto rows = trials.rows(changed);
      if (!rows) continue;
      const MatX& mine = (*rows)[j];
      if (mine.rows() == 0 || mine.rows() >= given[j].rows()) continue;
      if (rankOf(stacked({given[j], mine})) != rank) continue;  // it would say something new
      out.push_back({j, type, place, mine});
    }
  }
  return out;
}

struct Outcome {
  std::vector<const Candidate*> made;
  int left;
  std::size_t preference() const {
    std::size_t sum = 0;
    for (const Candidate* c : made) sum += c->preference;
    return sum;
  }
};

/// What is redundant after these replacements; nothing when a freedom would be gained.
std::optional<int> redundantLeft(std::vector<MatX> blocks, const std::vector<const Candidate*>& made, int rank) {
  for (const Candidate* c : made) blocks[c->joint] = c->rows;
  const MatX all = stacked(blocks);
  if (rankOf(all) != rank) return std::nullopt;
  return static_cast<int>(all.rows()) - rank;
}

/// Single replacements and, where none of them is enough, pairs; best first.
std::vector<Outcome> outcomes(const std::vector<MatX>& given, const std::vector<Candidate>& all, int rank) {
  std::vector<Outcome> found;
  for (const Candidate& c : all)
    if (const auto left = redundantLeft(given, {&c}, rank)) found.push_back({{&c}, *left});
  const auto better = [](const Outcome& a, const Outcome& b) {
    return std::tuple(a.left, a.made.size(), a.preference()) < std::tuple(b.left, b.made.size(), b.preference());
  };
  std::stable_sort(found.begin(), found.end(), better);
  if (found.empty() || found.front().left == 0) return found;
  // What frees too much alone does so in every company.
  std::vector<const Candidate*> singles;
  for (const Outcome& f : found) singles.push_back(f.made.front());
  std::stable_sort(singles.begin(), singles.end(),
                   [](const Candidate* a, const Candidate* b) { return a->preference < b->preference; });
  std::size_t pairs = 0;
  for (std::size_t b = 1; b < singles.size(); ++b)
    for (std::size_t a = 0; a < b && pairs < mostPairs; ++a) {
      if (singles[a]->joint == singles[b]->joint) continue;
      ++pairs;
      if (const auto left = redundantLeft(given, {singles[a], singles[b]}, rank))
        found.push_back({{singles[a], singles[b]}, *left});
    }
  std::stable_sort(found.begin(), found.end(), better);
  return found;
}

}  // namespace

void proposeReplacements(const Model& model, const System& system, const SystemElements& elements, const State& s,
                         const TypeList& types, DependentSet& set) {
  if (set.joints.size() > mostJointsToTry) return;
  const auto small = part(model, set);
  if (!small) return;
  const Trials trials(system, elements, s);
  const auto given = trials.rows(*small);
  if (!given || given->size() != set.joints.size()) return;
  const int rank = rankOf(stacked(*given));
  const std::vector<Candidate> tried = candidates(*small, set, *given, trials, types);  // outcomes point into them
  const std::vector<Outcome> found = outcomes(*given, tried, rank);
  for (const Outcome& f : found) {
    if (set.proposals.size() == mostProposals || f.left > found.front().left) break;
    Proposal& p = set.proposals.emplace_back();
    p.redundantLeft = f.left;
    for (const Candidate* c : f.made) p.replacements.push_back({set.joints[c->joint], c->type});
  }
}

Edit replacementEdit(const Model& model, const Proposal& proposal) {
  Compound all;
  for (const Replacement& r : proposal.replacements)
    all.edits.push_back(Edit{SetType{r.joint, r.type, convertParams(*r.type, *model.find(r.joint))}});
  return all.edits.size() == 1 ? all.edits.front() : Edit{std::move(all)};
}

}  // namespace gyre
