#include "flexible/beam_mesh.h"

#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

constexpr double sameStation = 1e-9;  // places are one within this share of the length

/// Where a smooth piece is divided: at its ends, and at stations that are no even division of it.
std::vector<double> divisions(double from, double to, int n, std::span<const double> stations, double length) {
  std::vector<double> out{from, to};
  for (const double station : stations) {
    const double s = station * length, place = (s - from) / (to - from) * n;
    const bool inside = s > from + sameStation * length && s < to - sameStation * length;
    if (inside && std::abs(place - std::round(place)) > sameStation * n) out.push_back(s);
  }
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end(), [&](double a, double b) { return b - a < sameStation * length; }),
            out.end());
  return out;
}

int shareOf(int n, double part) { return std::max(1, static_cast<int>(std::lround(n * part))); }

}  // namespace

BeamMesh::BeamMesh(const FlexibleBeam& beam, std::span<const double> stations) {
  const BeamLine line(beam);
  length = line.length();
  nodes.push_back({.s = 0, .place = line.section(0, 0)});
  for (std::size_t piece = 0; piece + 1 < line.ends().size(); ++piece) {
    const double from = line.ends()[piece], to = line.ends()[piece + 1];
    const int n = shareOf(beam.elements, (to - from) / length);
    const std::vector<double> ends = divisions(from, to, n, stations, length);
    for (std::size_t i = 0; i + 1 < ends.size(); ++i)
      addPiece(beam, line, piece, ends[i], ends[i + 1], shareOf(n, (ends[i + 1] - ends[i]) / (to - from)));
  }
  if (line.isRing()) closeRing();
}

void BeamMesh::addPiece(const FlexibleBeam& beam, const BeamLine& line, std::size_t piece, double from, double to,
                        int n) {
  const double h = (to - from) / n;
  const std::vector<double> w = nodalWeights(n, beam.masses);
  double sum = 0, momentOfSum = 0;  // the weights so far, and their lever arms
  for (int i = 0; i <= n; ++i) {
    const double s = i == n ? to : from + i * h;
    if (i > 0) {
      nodes.push_back({.s = s, .place = line.section(piece, s)});
      elements.push_back({.node1 = nodes.size() - 2,
                          .node2 = nodes.size() - 1,
                          .s1 = from + (i - 1) * h,
                          .s2 = s,
                          .section1 = line.section(piece, from + (i - 1) * h),
                          .section2 = line.section(piece, s)});
    } else {
      nodes.back().place = line.section(piece, s);
    }
    Node& node = nodes.back();
    const double weight = w[static_cast<std::size_t>(i)];
    momentOfSum += sum;
    sum += weight;
    node.length += weight * h;
    if (i == n) continue;
    node.behind = i == 0 ? weight * h : (sum - i) * h;
    node.momentFactor = (0.5 * i * i - momentOfSum) * h * h;
  }
}

/// The end is the start: what it carries goes there.
void BeamMesh::closeRing() {
  const Node last = nodes.back();
  nodes.pop_back();
  nodes.front().length += last.length;
  elements.back().node2 = 0;
}

std::size_t BeamMesh::nodeAt(double station) const {
  const double s = station * length;
  const auto nearer = [s](const Node& a, const Node& b) { return std::abs(a.s - s) < std::abs(b.s - s); };
  const std::size_t found =
      static_cast<std::size_t>(std::min_element(nodes.begin(), nodes.end(), nearer) - nodes.begin());
  const bool isRing = elements.back().node2 == 0 && elements.size() > 1;
  return isRing && length - s < std::abs(nodes[found].s - s) ? 0 : found;
}

}  // namespace gyre
