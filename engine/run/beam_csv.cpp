#include "run/beam_csv.h"

#include "io/csv.h"
#include "run/csv_text.h"
#include "run/recording_csv.h"

#include <fmt/format.h>
#include <cmath>

namespace gyre {
namespace {

void appendLine(const std::string& name, double s, const std::vector<double>& values, std::string& out) {
  out += csvCell(name);
  appendNumbers(out, s);
  for (const double value : values) appendNumbers(out, value);
  out += '\n';
}

/// Whether the sections of an element begin in the axes in which those of the one before end.
bool goesOnSmoothly(const BeamMesh& mesh, std::size_t element) {
  if (element == 0) return false;
  const Quat &before = mesh.elements[element - 1].section2.orientation,
             &after = mesh.elements[element].section1.orientation;
  return std::abs(before.dot(after)) > 1 - 1e-12;
}

}  // namespace

std::string beamCsv(const Model& model, const RecordedBeams& beams, std::size_t row) {
  CsvMetadata metadata = runMetadata(model);
  metadata.emplace_back("time", fmt::format("{} s", beams.poses().recording().time(row)));
  std::vector<std::string> header{"beam", "s [m]"};
  for (const BeamQuantityWords& q : beamQuantities) header.push_back(fmt::format("{} [{}]", q.symbol, q.unit));
  std::string out = csvHead(metadata, header);
  for (const RecordedBeams::Beam& beam : beams.beams()) {
    std::vector<std::vector<BeamSpan>> all;
    for (const BeamQuantityWords& q : beamQuantities) all.push_back(beams.spans(beam, q.quantity, row));
    std::vector<double> values(all.size());
    for (std::size_t k = 0; k < beam.mesh.elements.size(); ++k) {
      for (std::size_t q = 0; q < all.size(); ++q) values[q] = all[q][k].start;
      if (!goesOnSmoothly(beam.mesh, k)) appendLine(beam.name, all[0][k].s1, values, out);
      for (std::size_t q = 0; q < all.size(); ++q) values[q] = all[q][k].end;
      appendLine(beam.name, all[0][k].s2, values, out);
    }
  }
  return out;
}

}  // namespace gyre
