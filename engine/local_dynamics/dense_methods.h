#pragma once
// Solvers of one island that serve for study and for comparison; settings, guesses and results as in gauss_seidel.h.

#include "local_dynamics/local_problem.h"
#include "local_dynamics/local_settings.h"

namespace gyre {

/// Gauss-Seidel with the matrix W of explicit_w.h: visits contacts in the order of gauss_seidel.h and solves each as
/// it does, so that both agree to round-off sweep by sweep.
void solveExplicitly(LocalProblem& problem, const LocalSettings& settings, LocalTrace& trace);

/// The projected quasi-Newton iteration of Solfec,
///
///   R <- proj_K[R - A^-1 C],   C = R - proj_K(R - rho (V_T, V_N + mu |V_T|)),   A = grad C + delta I
///
/// with A^-1 C by GMRES (to 0.25 of the residual, in 10 steps at most), preconditioned by the diagonal blocks of A;
/// where that does not lower the merit, by the diagonal blocks alone and a relaxation of 0.25. Both are globalised as
/// Newton is (local_descent.h). Where a step does not halve the merit, GMRES gets twice the steps and a quarter of the
/// tolerance from then on, and delta a tenth (ours): with Solfec's figures alone a heavy body on light ones falls
/// through.
void solveQuasiNewton(LocalProblem& problem, const LocalSettings& settings, LocalTrace& trace);

}  // namespace gyre
