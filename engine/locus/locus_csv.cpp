#include "locus/locus_csv.h"

#include "io/csv.h"
#include "run/recording_csv.h"

#include <fmt/format.h>
#include <cmath>

namespace gyre {

std::string locusCsv(const Model& model, const RootLocus& locus) {
  std::vector<std::string> header{"time [s]",       "stiffness_ratio", "slowest [1/s]",
                                  "stiffest [1/s]", "growth [1/s]",    "turn [rad/s]"};
  const Eigen::Index count = locus.moments.empty() ? 0 : locus.moments.back().lambda.size();
  for (Eigen::Index i = 1; i <= count; ++i)
    for (const char* part : {"re", "im"}) header.push_back(fmt::format("lambda{}.{} [1/s]", i, part));
  std::string out = csvHead(runMetadata(model), header);
  for (const LocusMoment& m : locus.moments) {
    out += fmt::format("{},{},{},{},{},{}", m.t, m.stiffnessRatio(), m.slowest, m.stiffest, m.growth, m.turn);
    for (const std::complex<double>& lambda : m.lambda)
      out += std::isnan(lambda.real()) ? ",," : fmt::format(",{},{}", lambda.real(), lambda.imag());
    out += '\n';
  }
  return out;
}

}  // namespace gyre
