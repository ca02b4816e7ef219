#include "verification/mechanisms/library.h"

namespace gyre::test {

const std::vector<Family>& families() {
  static const std::vector<Family> all{
      {"four-bars", fourBarLinkages}, {"planar", planarLinkages}, {"sliding", slidingLinkages}, {"loops", spatialLoops},
      {"spatial", spatialLinkages},   {"couplings", couplings},   {"robots", robots},           {"gears", gearTrains},
      {"pendulums", pendulums},       {"gyros", gyros},           {"particles", particles}};
  return all;
}

}  // namespace gyre::test
