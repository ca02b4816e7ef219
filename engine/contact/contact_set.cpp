#include "contact/contact_set.h"

#include "contact/narrow_phase.h"
#include "contact/pair_list.h"
#include "contact/placed_parts.h"
#include "core/parallel.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace gyre {

/// What a fixed number of pairs of the list found: chunks are filled by any thread and read in their order.
struct ContactChunk {
  std::vector<Manifold> manifolds;  ///< of the two colliders at hand
  std::vector<GuidedPoint> points;  ///< the same, for the smooth law
  std::vector<Contact> contacts;    ///< manifolds counted from 0
  std::vector<PointGuide> guides;
  int manifoldCount = 0;
};

namespace {

constexpr std::size_t pairsPerChunk = 32;  // 1 to 30 us of work

std::vector<std::vector<int>> ignoredOf(const std::vector<TouchingBody>& bodies) {
  std::vector<std::vector<int>> ignored;
  for (const TouchingBody& b : bodies) ignored.push_back(b.ignored);
  return ignored;
}

std::uint64_t featureOf(std::size_t part1, std::size_t part2, std::uint32_t point) {
  return (static_cast<std::uint64_t>(part1) << 48) | (static_cast<std::uint64_t>(part2) << 32) | point;
}

/// Points by their feature, manifolds by their first one.
void sortByFeature(std::vector<Manifold>& manifolds) {
  const auto before = [](const ContactPoint& a, const ContactPoint& b) { return a.feature < b.feature; };
  for (Manifold& m : manifolds) std::sort(m.points.begin(), m.points.begin() + m.count, before);
  if (manifolds.size() < 2) return;
  std::sort(manifolds.begin(), manifolds.end(),
            [&](const Manifold& a, const Manifold& b) { return before(a.points.front(), b.points.front()); });
}

/// One collider of each of two bodies.
struct PartPair {
  int body1, body2;
  std::size_t part1, part2;
  const TouchingBody::Part &a, &b;
};

void appendPoint(const PartPair& pair, const ContactPoint& p, const Vec3& normal, int manifold, ContactChunk& chunk) {
  Contact& c = chunk.contacts.emplace_back();
  c.body1 = pair.body1;
  c.body2 = pair.body2;
  c.material1 = pair.a.material;
  c.material2 = pair.b.material;
  c.feature = featureOf(pair.part1, pair.part2, p.feature);
  c.manifold = manifold;
  c.x = p.x;
  c.normal = normal;
  c.gap = p.gap;
}

void append(const PartPair& pair, ContactChunk& chunk) {
  sortByFeature(chunk.manifolds);
  for (const Manifold& m : chunk.manifolds) {
    if (m.count == 0) continue;
    for (std::size_t i = 0; i < static_cast<std::size_t>(m.count); ++i)
      appendPoint(pair, m.points[i], m.normal, chunk.manifoldCount, chunk);
    ++chunk.manifoldCount;
  }
}

void appendGuided(const PartPair& pair, ContactChunk& chunk) {
  int last = -1;
  for (const GuidedPoint& p : chunk.points) {
    if (p.manifold != std::exchange(last, p.manifold)) ++chunk.manifoldCount;
    appendPoint(pair, p.point, p.normal, chunk.manifoldCount - 1, chunk);
    chunk.guides.push_back(p.guide);
  }
}

/// All pairs of colliders of two items.
void collideItems(const std::vector<TouchingBody>& bodies, const PlacedParts& placed, const CandidatePair& pair,
                  double margin, ContactSet::Points points, ContactChunk& chunk) {
  const PairItem& item1 = placed.items()[static_cast<std::size_t>(pair.item1)];
  const PairItem& item2 = placed.items()[static_cast<std::size_t>(pair.item2)];
  const TouchingBody& body1 = item1.body < 0 ? bodies.back() : bodies[static_cast<std::size_t>(item1.body)];
  const TouchingBody& body2 = bodies[static_cast<std::size_t>(item2.body)];
  const std::span<const PlacedPart> parts1 = placed.parts(pair.item1), parts2 = placed.parts(pair.item2);
  for (std::size_t i = 0; i < parts1.size(); ++i)
    for (std::size_t j = 0; j < parts2.size(); ++j) {
      if (!placed.mayTouch(pair.item1, parts1[i], parts2[j])) continue;
      const std::size_t part1 = static_cast<std::size_t>(item1.part) + i;
      const PartPair colliders{item1.body, item2.body, part1, j, body1.parts[part1], body2.parts[j]};
      if (points == ContactSet::Points::smooth) {
        collideSmoothly(colliders.a.collider, parts1[i].pose, colliders.b.collider, parts2[j].pose, margin,
                        chunk.points, chunk.manifolds);
        appendGuided(colliders, chunk);
        continue;
      }
      chunk.manifolds.clear();
      collide(colliders.a.collider, parts1[i].pose, colliders.b.collider, parts2[j].pose, margin, chunk.manifolds);
      append(colliders, chunk);
    }
}

}  // namespace

ContactSet::ContactSet(std::vector<TouchingBody> bodies, double margin, Points points)
    : bodies_(std::move(bodies)),
      margin_(margin),
      points_(points),
      parts_(std::make_unique<PlacedParts>(bodies_)),
      list_(std::make_unique<PairList>(parts_->items(), ignoredOf(bodies_))) {
  assert(std::all_of(bodies_.begin(), bodies_.end(),
                     [](const TouchingBody& b) { return b.parts.size() <= maximumColliders; }));
}
ContactSet::ContactSet(ContactSet&&) noexcept = default;
ContactSet& ContactSet::operator=(ContactSet&&) noexcept = default;
ContactSet::~ContactSet() = default;

void ContactSet::update(std::span<const BodyKinematics> k, std::span<const double> reach) {
  assert(k.size() == bodies_.size() && reach.size() == bodies_.size());
  parts_->place(bodies_, k, reach, margin_);
  if (list_->update(parts_->needed(), parts_->planes(), parts_->reach())) ++rebuilds_;
  const std::size_t chunks = (list_->pairs().size() + pairsPerChunk - 1) / pairsPerChunk;
  if (chunks > chunks_.size()) chunks_.resize(chunks);
  parallelFor(chunks, 1, [this](std::size_t c) { collideChunk(c); });
  gather(chunks);
}

void ContactSet::persist(StateArchive& a) { a(*list_, rebuilds_); }

std::size_t ContactSet::pairCount() const { return list_->pairs().size(); }

std::pair<int, int> ContactSet::pair(std::size_t i) const {
  const CandidatePair& p = list_->pairs()[i];
  return {parts_->items()[static_cast<std::size_t>(p.item1)].body,
          parts_->items()[static_cast<std::size_t>(p.item2)].body};
}

void ContactSet::collideChunk(std::size_t chunk) {
  ContactChunk& found = chunks_[chunk];
  found.contacts.clear();
  found.guides.clear();
  found.manifoldCount = 0;
  const std::span<const CandidatePair> all = list_->pairs();
  const std::size_t begin = chunk * pairsPerChunk, end = std::min(begin + pairsPerChunk, all.size());
  for (const CandidatePair& pair : all.subspan(begin, end - begin)) {
    if (!parts_->mayTouch(pair.item1, pair.item2)) continue;
    const double reach =
        parts_->reach()[static_cast<std::size_t>(pair.item1)] + parts_->reach()[static_cast<std::size_t>(pair.item2)];
    collideItems(bodies_, *parts_, pair, margin_ + reach, points_, found);
  }
}

void ContactSet::gather(std::size_t chunks) {
  contacts_.clear();
  guides_.clear();
  int manifolds = 0;
  for (std::size_t i = 0; i < chunks; ++i) {
    for (const Contact& c : chunks_[i].contacts) {
      contacts_.push_back(c);
      contacts_.back().manifold += manifolds;
    }
    guides_.insert(guides_.end(), chunks_[i].guides.begin(), chunks_[i].guides.end());
    manifolds += chunks_[i].manifoldCount;
  }
}

}  // namespace gyre
