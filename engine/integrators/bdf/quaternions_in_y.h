#pragma once
// Quaternions among the unknowns of IDA, scalar first as in q.

#include "core/types.h"

namespace gyre {

inline Quat quaternionAt(const double* q) { return {q[0], q[1], q[2], q[3]}; }
inline void putQuaternion(const Quat& p, double* q) { at4(q) << p.w(), p.x(), p.y(), p.z(); }

}  // namespace gyre
