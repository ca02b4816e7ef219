#pragma once
// The two first-order halves of LIEMID[EA] (Krysl 2005): a kick with the forces at one end, and a drift,
//   drift h:  I psi = h exp(-psi/2) Pi,  R <- R exp(psi),  Pi <- exp(-psi) Pi        (midpoint_drift.h).

#include "integrators/rotation/rotation_map.h"

#include <memory>

namespace gyre {

enum class KickAt { start, end };

std::unique_ptr<RotationMap> makeHalfMap(KickAt kick);

inline constexpr int halfMapOrder = 1;

/// Why the halves refuse joints.
inline constexpr const char* halfMapRefusal =
    "it kicks at one end of the step only, and RATTLE needs both; use liemid_ea";

}  // namespace gyre
