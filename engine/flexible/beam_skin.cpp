#include "flexible/beam_skin.h"

#include "core/frames.h"
#include "flexible/beam_section.h"
#include "lie/so3.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>

namespace gyre {
namespace {

constexpr double sharpKink = 35 * std::numbers::pi / 180;  // from which a line is drawn there

/// The outline of a section whose sizes are 1; of a tube with its inside, for which it is scaled down.
struct SectionOutline {
  struct Point {
    Vec2 at, normal;
    bool inside = false;
  };
  std::vector<Point> points;
  std::vector<std::array<int, 2>> sides;  ///< counter-clockwise about x, seen from outside
  std::vector<int> lines;                 ///< points that lines along the beam lead through
  std::vector<int> outer, inner;          ///< the points of its rims, in order; no inner one: solid

  static SectionOutline rectangle();
  static SectionOutline ring(int around, bool hollow);
};

SectionOutline SectionOutline::rectangle() {
  SectionOutline out;
  const std::array<Vec2, 4> corners{Vec2(0.5, -0.5), Vec2(0.5, 0.5), Vec2(-0.5, 0.5), Vec2(-0.5, -0.5)};
  const std::array<Vec2, 4> normals{Vec2(1, 0), Vec2(0, 1), Vec2(-1, 0), Vec2(0, -1)};
  for (std::size_t i = 0; i < 4; ++i) {
    const int first = static_cast<int>(out.points.size());
    out.points.push_back({corners[i], normals[i]});
    out.points.push_back({corners[(i + 1) % 4], normals[i]});
    out.sides.push_back({first, first + 1});
    out.lines.push_back(first);
    out.outer.push_back(first);
  }
  return out;
}

SectionOutline SectionOutline::ring(int around, bool hollow) {
  SectionOutline out;
  for (const bool inside : {false, true}) {
    if (inside && !hollow) break;
    const int first = static_cast<int>(out.points.size());
    for (int i = 0; i < around; ++i) {
      const double angle = 2 * std::numbers::pi * i / around;
      const Vec2 direction(std::cos(angle), std::sin(angle));
      out.points.push_back({0.5 * direction, inside ? Vec2(-direction) : direction, inside});
      const int next = first + (i + 1) % around;
      out.sides.push_back(inside ? std::array{next, first + i} : std::array{first + i, next});
      (inside ? out.inner : out.outer).push_back(first + i);
    }
  }
  for (int quarter = 0; quarter < 4; ++quarter) out.lines.push_back(quarter * around / 4);
  return out;
}

}  // namespace

SkinDetail skinDetail(std::size_t elements) {
  if (elements <= 100) return {6, 24};
  if (elements <= 400) return {4, 16};
  if (elements <= 2000) return {2, 8};
  return {1, 8};
}

/// Makes the sections of one element after the other.
class BeamSkin::Maker {
 public:
  Maker(BeamSkin& skin, const FlexibleBeam& beam, const BeamMesh& mesh, int around)
      : skin_(skin),
        sections_(beam),
        mesh_(mesh),
        outline_(beam.section == FlexibleBeam::Section::rectangle || beam.section == FlexibleBeam::Section::stiffness
                     ? SectionOutline::rectangle()
                     : SectionOutline::ring(around, beam.section == FlexibleBeam::Section::tube)) {}

  void run() {
    skin_.thickness_ = std::numeric_limits<double>::infinity();
    for (std::size_t k = 0; k < mesh_.elements.size(); ++k) addElement(k);
  }

 private:
  /// The plane in which an end of an element ends, by its normal in the axes of the section there.
  struct Mitre {
    Vec3 normal = Vec3::UnitX();
    double angle = 0;   ///< between the pieces [rad]
    bool free = false;  ///< nothing goes on there
  };

  Mitre mitreOf(std::size_t k, bool atEnd) const {
    const std::size_t n = mesh_.elements.size();
    const std::size_t other = atEnd ? (k + 1) % n : (k + n - 1) % n;
    const BeamMesh::Element &e = mesh_.elements[k], &o = mesh_.elements[other];
    const bool goesOn = other != k && (atEnd ? o.node1 == e.node2 : o.node2 == e.node1);
    if (!goesOn) return {.free = true};
    // Both seen from the body of the node that they share: at a ring's end that is its first one.
    const std::size_t node = atEnd ? e.node2 : e.node1;
    const Quat own = inNode(node, atEnd ? e.section2 : e.section1).orientation,
               of = inNode(node, atEnd ? o.section1 : o.section2).orientation;
    const Vec3 e1 = own * Vec3::UnitX(), o1 = of * Vec3::UnitX();
    const double angle = std::atan2(e1.cross(o1).norm(), e1.dot(o1));
    if (angle < 1e-6 || angle > std::numbers::pi - 1e-6) return {};
    return {.normal = own.conjugate() * (e1 + o1).normalized(), .angle = angle};
  }
  Frame inNode(std::size_t node, const Frame& section) const { return relativeTo(mesh_.nodes[node].place, section); }

  void addElement(std::size_t k) {
    const BeamMesh::Element& e = mesh_.elements[k];
    skin_.spans_.push_back({e.node1, e.node2, inNode(e.node1, e.section1), inNode(e.node2, e.section2)});
    const Vec2 growth = 0.5 * (sections_.at(e.s2 / mesh_.length).size - sections_.at(e.s1 / mesh_.length).size);
    slope_ = growth / e.length();
    start_ = mitreOf(k, false);
    end_ = mitreOf(k, true);
    for (int j = 0; j <= skin_.steps_; ++j) addSection(k, static_cast<double>(j) / skin_.steps_);
    const int n = static_cast<int>(outline_.points.size());
    const int last = static_cast<int>(skin_.vertices_.size()) - n, first = last - n * skin_.steps_;
    for (int from = first; from < last; from += n) addStrip(from, from + n);
    if (start_.free || start_.angle > sharpKink) addRims(first);
    if (end_.free || end_.angle > sharpKink) addRims(last);
    if (start_.free) addCap(first, false);
    if (end_.free) addCap(last, true);
  }

  void addSection(std::size_t k, double share) {
    const BeamMesh::Element& e = mesh_.elements[k];
    const BeamSection section = sections_.at((e.s1 + share * e.length()) / mesh_.length);
    skin_.thickness_ = std::min(skin_.thickness_, section.size.minCoeff());
    skin_.radius_ = std::max(skin_.radius_, section.isRound ? 0.5 * section.size.x() : 0.5 * section.size.norm());
    skin_.sections_.push_back({k, share});
    const double inside = 1 - 2 * section.wall / section.size.x();
    for (const SectionOutline::Point& p : outline_.points) {
      const Vec2 at = (p.inside ? inside : 1.0) * p.at.cwiseProduct(section.size);
      const double tilt = -p.normal.cwiseAbs2().dot(slope_) * (p.inside ? -1 : 1);
      skin_.vertices_.push_back({.section = skin_.sections_.size() - 1,
                                 .place = {shift(at, share * e.length(), e.length()), at.x(), at.y()},
                                 .normal = Vec3(tilt, p.normal.x(), p.normal.y()).normalized()});
    }
  }

  /// Along x, so that nothing lies beyond the planes in which the element ends.
  double shift(const Vec2& at, double s, double length) const {
    const auto reach = [&](const Mitre& m) {
      return std::clamp(-at.dot(m.normal.tail<2>()) / m.normal.x(), -0.5 * length, 0.5 * length);
    };
    const double fromStart = reach(start_), fromEnd = reach(end_);
    if (s == 0) return fromStart;
    if (s >= length) return fromEnd;
    return std::max(0.0, fromStart - s) + std::min(0.0, fromEnd + length - s);
  }

  void addStrip(int from, int to) {
    for (const auto& [a, b] : outline_.sides) {
      skin_.triangles_.push_back({from + a, from + b, to + b});
      skin_.triangles_.push_back({from + a, to + b, to + a});
    }
    for (const int line : outline_.lines) skin_.edges_.push_back({from + line, to + line});
  }

  void addRims(int first) {
    for (const std::vector<int>& rim : {outline_.outer, outline_.inner})
      for (std::size_t i = 0; i < rim.size(); ++i)
        skin_.edges_.push_back({first + rim[i], first + rim[(i + 1) % rim.size()]});
  }

  /// Closes a free end.
  void addCap(int first, bool atEnd) {
    const auto copied = [&](const std::vector<int>& rim) {
      const int begin = static_cast<int>(skin_.vertices_.size());
      for (const int point : rim) {
        Vertex vertex = skin_.vertices_[static_cast<std::size_t>(first + point)];
        vertex.normal = Vec3(atEnd ? 1 : -1, 0, 0);
        skin_.vertices_.push_back(vertex);
      }
      return begin;
    };
    const auto face = [&](int a, int b, int c) {
      skin_.triangles_.push_back(atEnd ? Triangle{a, b, c} : Triangle{a, c, b});
    };
    const int n = static_cast<int>(outline_.outer.size()), outer = copied(outline_.outer);
    if (outline_.inner.empty()) {
      for (int i = 1; i + 1 < n; ++i) face(outer, outer + i, outer + i + 1);
      return;
    }
    const int inner = copied(outline_.inner);
    for (int i = 0; i < n; ++i) {
      const int next = (i + 1) % n;
      face(outer + i, outer + next, inner + next);
      face(outer + i, inner + next, inner + i);
    }
  }

  BeamSkin& skin_;
  BeamSections sections_;
  const BeamMesh& mesh_;
  SectionOutline outline_;
  Vec2 slope_ = Vec2::Zero();  ///< of half the sizes over the length of the element
  Mitre start_, end_;
};

BeamSkin::BeamSkin(const FlexibleBeam& beam, const BeamMesh& mesh, SkinDetail detail) : steps_(detail.steps) {
  Maker(*this, beam, mesh, detail.around).run();
}

void BeamSkin::place(std::span<const Frame> nodes, std::vector<Frame>& sections) const {
  sections.resize(sections_.size());
  std::size_t next = 0;
  for (const Span& span : spans_) {
    const Frame start = composed(nodes[span.node1], span.end1), end = composed(nodes[span.node2], span.end2);
    const Frame across = relativeTo(start, end);
    const Vec3 theta = so3::log(across.orientation);
    const Vec3 u = so3::tangentInverse(theta).transpose() * across.position;
    sections[next++] = start;
    for (int j = 1; j < steps_; ++j) {
      const double share = static_cast<double>(j) / steps_;
      const Vec3 turned = share * theta;
      const Vec3 along = share * (so3::tangent(turned).transpose() * u);
      sections[next++] = composed(start, {along, so3::expQuat(turned)});
    }
    sections[next++] = end;
  }
}

std::vector<Frame> BeamSkin::placed(std::span<const Frame> nodes) const {
  std::vector<Frame> out;
  place(nodes, out);
  return out;
}

}  // namespace gyre
