#pragma once
// The possible inertia that is nearest to an impossible one.
//
// An inertia J belongs to some distribution of positive mass when its second moments S = tr(J)/2 E - J, the integral of
// x x^T dm, are positive semidefinite (Wensing, Kim and Slotine 2018, "Linear matrix inequalities for physically
// consistent inertial parameter identification", eq. 11): in principal axes s1 = (J2 + J3 - J1)/2 and so on, which is
// the triangle inequality. These J are a convex cone, so that one of them is nearest to a given J0 in the Frobenius
// norm. The norm and the cone are the same in all axes; the nearest therefore has the principal axes of J0 (Hoffman and
// Wielandt), and three numbers remain: the principal moments, projected onto the cone of three planes si >= f.
//
// That is not the same as to raise the negative si alone: |dJ|^2 = |dS|^2 + tr(dS)^2, so that the nearest J also lowers
// the other second moments a little. A plane breached by d = f - si moves all three moments by 2 d / 3. The normals of
// the planes make obtuse angles with each other, so that a plane once breached stays touched: it suffices to add those
// that are breached next, at most three times.
//
// The floor f = 1e-6 of the largest principal moment keeps what is found possible in spite of round-off, and positive
// where J0 is not: a body whose extent in one direction is a thousandth of that in the others, since s = m k^2.

#include "describe/value.h"

namespace gyre {

/// The inertia itself where it is possible. None where an entry is not finite, or no principal moment is positive: then
/// nothing tells how large the body is.
std::optional<Inertia> nearestPossible(const Inertia& inertia);

}  // namespace gyre
