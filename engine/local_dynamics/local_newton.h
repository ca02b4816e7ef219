#pragma once
// Semismooth Newton on the reactions of all contacts (and joints) at once. The laws are those of contact_jacobians.h.
//
// W is singular wherever points are redundant. The step takes W + D, D = delta times the diagonal of each block: of the
// solutions it goes to one near where it started, and W need not be inverted. With P = F_R + F_U D the reactions are
// eliminated block by block, dR = -P^-1 (F + F_U J du), and a matrix in the velocities of bodies remains
// (body_matrix.h). Steps are shortened until the merit falls; where none does, delta grows and Gauss-Seidel goes on for
// a few sweeps (local_descent.h). Both shrink the distance to where Newton converges quadratically; there is no
// proof that they always do, nor always a solution to find (with strong coupling there may be none or several).
//
// Ends at the merit asked for, or with the best reactions found.

#include "local_dynamics/contact_jacobians.h"
#include "local_dynamics/gauss_seidel.h"

namespace gyre {

/// Rows up to which Newton is worth its elimination.
constexpr int newtonRows = 2000;

/// As GaussSeidel::solve. Starts with the guess where it is better than a few sweeps from it.
/// @param form  of the law
void solveNewton(LocalProblem& problem, ContactForm form, const LocalSettings& settings, LocalTrace& trace);

}  // namespace gyre
