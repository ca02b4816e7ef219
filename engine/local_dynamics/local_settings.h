#pragma once
// How a local problem is solved, and what became of it.
//
// Two measures of convergence, per island and over all:
//
//   merit = sum <W_aa^-1 C_a, C_a> / sum <W_aa^-1 B_a, B_a>,     step = |R - S| / |R|, S the reactions one iteration
//   before
//
// C_a is the residual of the law in its projection form, a velocity (Solfec theory, form PG): with rho = 3 / trace W_aa
//
//   C_N = min(V_N, R_N / rho),   C_T = (R_T - proj_D(R_T - rho V_T)) / rho,  D the disc of radius mu R_N
//
// and likewise for moments; of a joint C = U - target. B_a has the target in it: it is what the reactions have to
// remove. Where all of B is zero, R = 0 solves, guesses are dropped and the merit is 0. A merit of 1e-8 means
// velocities that violate their laws by 1e-4 of those that were to be removed (g h for bodies at rest).

#include <string>
#include <vector>

namespace gyre {

enum class LocalMethod { automatic, gaussSeidel, gaussSeidelW, newtonHueber, newtonDsf, quasiNewton };

struct LocalSettings {
  LocalMethod method = LocalMethod::automatic;
  double merit = 1e-8;      ///< iterations end where every island has it; 0: all sweeps are made
  int sweeps = 100;         ///< of Gauss-Seidel, at most
  int iterations = 100;     ///< of Newton and quasi-Newton, at most
  int positionSweeps = 10;  ///< of the projection of positions
  bool record = false;      ///< merit and step of every iteration
};

struct LocalIterate {
  double merit = 0, step = 0;
  double worst = 0;  ///< the largest merit of an island
  int island = -1;   ///< of this one alone; -1: of all together
};

/// Why an island was solved the way it was.
enum class LocalReason {
  chosen,      ///< the method was asked for
  converged,   ///< Gauss-Seidel reached the merit
  stalled,     ///< Gauss-Seidel did not reach it: Newton took over
  tooLarge,    ///< nor did it here, and the island has too many rows for Newton
  notBettered  ///< nor did it here, and Newton came no further: the result of Gauss-Seidel stands
};

struct LocalIsland {
  int contacts = 0, rows = 0;
  LocalMethod method = LocalMethod::gaussSeidel;  ///< that gave the result
  LocalReason reason = LocalReason::chosen;
  int sweeps = 0, iterations = 0;  ///< of Gauss-Seidel; of the other
  double merit = 0;
  double sweptMerit = 0;  ///< after Gauss-Seidel
  bool reached = false;
};

struct LocalTrace {
  double wanted = 0;                   ///< merit that was asked for
  std::vector<LocalIterate> iterates;  ///< where asked for; of sweeps over all islands, then of what followed
  LocalIterate last;                   ///< merit: over all islands; step: of the last sweep
  int iterations = 0;                  ///< the most that an island took
  bool reached = false;                ///< by every island
  std::vector<LocalIsland> islands;    ///< in the order of their first contacts
  std::vector<int> islandOf;           ///< of each contact of the problem; -1: nothing moves it
};

std::string methodName(LocalMethod method);
/// Which solver an island had and why, in a sentence.
std::string explanation(const LocalIsland& island);

}  // namespace gyre
