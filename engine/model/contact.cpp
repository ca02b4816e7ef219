#include "model/contact.h"

#include "model/attachments.h"
#include "model/contact_filter.h"

#include <algorithm>
#include <set>

namespace gyre {
namespace {

double inSeries(double a, double b) { return 1 / (1 / a + 1 / b); }  // also of 0

double givenOr(double given, double otherwise) { return given == asTheMaterials ? otherwise : given; }

void applyPair(const ContactPair& pair, ContactLaw& law) {
  law.friction = givenOr(pair.friction, law.friction);
  law.restitution = givenOr(pair.restitution, law.restitution);
  law.rolling = givenOr(pair.rolling, law.rolling);
  law.spinning = givenOr(pair.spinning, law.spinning);
  law.stiffness = givenOr(pair.stiffness, law.stiffness);
  law.exponent = givenOr(pair.exponent, law.exponent);
  law.damping = givenOr(pair.damping, law.damping);
  law.slip_velocity = givenOr(pair.slip_velocity, law.slip_velocity);
  law.bristle_stiffness = givenOr(pair.bristle_stiffness, law.bristle_stiffness);
  law.bristle_damping = givenOr(pair.bristle_damping, law.bristle_damping);
  if (pair.friction_law == PairFrictionLaw::regularised) law.friction_law = FrictionLaw::regularised;
  if (pair.friction_law == PairFrictionLaw::bristle) law.friction_law = FrictionLaw::bristle;
}

std::pair<ElementId, ElementId> ordered(ElementId a, ElementId b) { return std::minmax({a, b}); }

}  // namespace

bool touches(const Model& model) { return model.contact().enabled; }

ContactLaw combined(const Material& a, const Material& b) {
  // Softness of a relative to both: exact where the two are alike, and free of overflow.
  const double share = 1 / (1 + a.stiffness / b.stiffness);
  const auto weighted = [share](double x, double y) { return x == y ? x : share * x + (1 - share) * y; };
  const bool bristle = a.friction_law == FrictionLaw::bristle || b.friction_law == FrictionLaw::bristle;
  return {.friction = std::min(a.friction, b.friction),
          .restitution = std::max(a.restitution, b.restitution),
          .rolling = std::min(a.rolling, b.rolling),
          .spinning = std::min(a.spinning, b.spinning),
          .stiffness = inSeries(a.stiffness, b.stiffness),
          .exponent = weighted(a.exponent, b.exponent),
          .damping = weighted(a.damping, b.damping),
          .slip_velocity = std::min(a.slip_velocity, b.slip_velocity),
          .friction_law = bristle ? FrictionLaw::bristle : FrictionLaw::regularised,
          .bristle_stiffness = inSeries(a.bristle_stiffness, b.bristle_stiffness),
          .bristle_damping = inSeries(a.bristle_damping, b.bristle_damping)};
}

ContactLaws::ContactLaws(const Model& model) {
  for (const Element* e : model.active(Category::material)) {
    numbers_[e->id] = materials();
    materials_.push_back(e->as<Material>());
  }
  if (materials_.empty()) materials_.emplace_back();
  for (const Element* e : model.active(Category::contactPair)) {
    const auto& pair = e->as<ContactPair>();
    pairs_[std::minmax({numbers_.at(pair.material1), numbers_.at(pair.material2)})] = pair;
  }
}

int ContactLaws::materialOf(const Shape& shape) const {
  const auto it = numbers_.find(shape.material);
  return it == numbers_.end() ? 0 : it->second;
}

ContactLaw ContactLaws::between(int a, int b) const {
  const std::pair<int, int> both = std::minmax({a, b});
  ContactLaw law =
      combined(materials_[static_cast<std::size_t>(both.first)], materials_[static_cast<std::size_t>(both.second)]);
  if (const auto it = pairs_.find(both); it != pairs_.end()) applyPair(it->second, law);
  return law;
}

BodyPairs ignoredPairs(const Model& model) {
  std::set<std::pair<ElementId, ElementId>> ignored;
  for (const Element* joint : model.active(Category::joint))
    if (const auto ends = attachments(*joint); ends.size() == 2 && ends[0].body != ends[1].body)
      ignored.insert(ordered(ends[0].body, ends[1].body));
  for (const FilterRule rule : {FilterRule::ignore, FilterRule::touch})
    for (const Element* e : model.active(Category::contactFilter)) {
      const auto& filter = e->as<ContactFilter>();
      if (filter.rule != rule) continue;
      const auto pair = ordered(filter.body1, filter.body2);
      if (rule == FilterRule::ignore) ignored.insert(pair);
      else ignored.erase(pair);
    }
  return {ignored.begin(), ignored.end()};
}

}  // namespace gyre
