#pragma once
// The beginning of the record in which IDA (SUNDIALS 6.4 to 7.5) keeps the history of its method, which saved states
// need and no public function tells whole. SUNDIALS has it in a header of its own, which not every distribution
// installs; these are the same members in the same order, under the letters of Brenan, Campbell and Petzold (1996).
// That they lie where they are expected is seen from what IDA's public functions say of a dozen of them.

#include <ida/ida.h>
#include <sundials/sundials_types.h>

#include <cstring>
#include <type_traits>

namespace gyre {

struct IdaRecord {
  static constexpr int orders = 6;  ///< arrays of divided differences: the highest order, 5, and one
  using Flag = int;

  SUNContext context;
  double roundoff;
  IDAResFn residual;
  void* userData;
  int toleranceKind;
  double rtol, atol;
  N_Vector atols;
  Flag atolHasZero, hasWeights;
  IDAEwtFn weights;
  void* dataOfWeights;
  Flag isConstrained, suppressesAlgebraic;

  N_Vector phi[orders];                                                           ///< divided differences
  double psi[orders], alpha[orders], beta[orders], sigma[orders], gamma[orders];  ///< coefficients of the step

  N_Vector ewt, yy, yp, yypredict, yppredict, delta, id, constraints, savres;
  N_Vector ee;  ///< the correction; after a step its estimated error
  N_Vector scratch[7];

  double t0;
  N_Vector yy0, yp0;
  int optionOfStart;
  Flag withoutLineSearch;
  int limitsOfStart[6];
  double numbersOfStart[3];
  Flag hasStopTime;
  double stopTime;

  int kk, kused, knew, phase, ns;
  double hin, h0u, hh, hused, eta, tn, tretlast;
  double cj, cjlast, cjold, cjratio;
  double ss, oldnrm, epsNewt, epcon, toldel;

  int maxncf, maxnef, maxord, maxordAllocated;
  long mxstep;
  double hmaxInverse, hmin;
  double etas[7];

  long nst, nre, ncfn, netf, nni, nnf, nsetups;
  sunindextype wordsOfVector[2];
  long words[2];
  double tolsf;
};

/// The record behind IDA's handle; null where this SUNDIALS keeps it in another way.
inline IdaRecord* idaRecord(void* ida) {
  auto* record = static_cast<IdaRecord*>(ida);
  const auto is = [](const auto& member, auto get, void* of) {
    std::remove_cvref_t<decltype(member)> said{};
    return get(of, &said) == IDA_SUCCESS && std::memcmp(&said, &member, sizeof said) == 0;
  };
  const bool known = is(record->yy, IDAGetCurrentY, ida) && is(record->yp, IDAGetCurrentYp, ida) &&
                     is(record->kk, IDAGetCurrentOrder, ida) && is(record->kused, IDAGetLastOrder, ida) &&
                     is(record->h0u, IDAGetActualInitStep, ida) && is(record->hh, IDAGetCurrentStep, ida) &&
                     is(record->hused, IDAGetLastStep, ida) && is(record->tn, IDAGetCurrentTime, ida) &&
                     is(record->cj, IDAGetCurrentCj, ida) && is(record->nst, IDAGetNumSteps, ida) &&
                     is(record->nre, IDAGetNumResEvals, ida) && is(record->netf, IDAGetNumErrTestFails, ida) &&
                     is(record->nsetups, IDAGetNumLinSolvSetups, ida) && is(record->tolsf, IDAGetTolScaleFactor, ida);
  return known ? record : nullptr;
}

}  // namespace gyre
