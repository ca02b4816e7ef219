#include "integrators/bdf/ida.h"

#include "integrators/bdf/ida_context.h"
#include "integrators/bdf/ida_record.h"

#include <ida/ida_ls.h>
#include <nvector/nvector_serial.h>
#include <sundials/sundials_linearsolver.h>
#include <sundials/sundials_matrix.h>
#include <sundials/sundials_nonlinearsolver.h>
#include <sundials/sundials_nvector.h>
#include <sunnonlinsol/sunnonlinsol_newton.h>

#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

/// DASSL's of an iteration whose rate is not known: with a new matrix, and with one made for another step or order.
constexpr double freshFactor = 20, changedFactor = 100;

/// The problem, and how often IDA asked for its matrix (its own count starts anew only with the first step).
struct Counted {
  IdaProblem& problem;
  void* ida = nullptr;
  long jacobians = 0;
  double alpha = 1;             ///< of the last matrix
  double attempted = 0;         ///< alpha of the last attempt
  bool isFresh = false;         ///< the matrix, since then
  double firstCorrection = 0;   ///< of this iteration
  double factor = freshFactor;  ///< rate / (1 - rate)
};
IdaProblem& problemOf(void* data) { return static_cast<Counted*>(data)->problem; }
constexpr int recoverable = 1;

N_Vector predictionOf(void* ida) {
  sunrealtype t = 0, alpha = 0;
  N_Vector predicted = nullptr, rate = nullptr, yn = nullptr, ypn = nullptr, r = nullptr;
  void* user = nullptr;
  IDAGetNonlinearSystemData(ida, &t, &predicted, &rate, &yn, &ypn, &r, &alpha, &user);
  return predicted;
}

/// Whether an iteration begins at y: its correction is zero then, and the sum with the prediction exact.
bool isPrediction(void* ida, N_Vector y) {
  const sunrealtype* from = N_VGetArrayPointer(y);
  return std::equal(from, from + N_VGetLength(y), N_VGetArrayPointer(predictionOf(ida)));
}

int idaResidual(sunrealtype t, N_Vector y, N_Vector yp, N_Vector r, void* data) {
  auto& c = *static_cast<Counted*>(data);
  IdaPoint point{
      .t = t, .y = N_VGetArrayPointer(y), .yp = N_VGetArrayPointer(yp), .isPrediction = isPrediction(c.ida, y)};
  IDAGetNumErrTestFails(c.ida, &point.errorTestFailures);
  return c.problem.residual(point, N_VGetArrayPointer(r)) ? 0 : recoverable;
}
int idaJacobian(sunrealtype t, sunrealtype alpha, N_Vector y, N_Vector yp, N_Vector, SUNMatrix, void* data, N_Vector,
                N_Vector, N_Vector) {
  auto& c = *static_cast<Counted*>(data);
  ++c.jacobians;
  c.alpha = alpha;
  c.factor = freshFactor;
  c.isFresh = true;
  return c.problem.jacobian(t, alpha, N_VGetArrayPointer(y), N_VGetArrayPointer(yp)) ? 0 : recoverable;
}
int idaWeights(N_Vector y, N_Vector w, void* data) {
  problemOf(data).weights(N_VGetArrayPointer(y), N_VGetArrayPointer(w));
  return 0;
}

/// IDA's own test, with what the problem asks for beyond it.
int idaConvergence(SUNNonlinearSolver solver, N_Vector, N_Vector correction, sunrealtype tolerance, N_Vector weights,
                   void* data) {
  constexpr double worstRate = 0.9, negligible = 1e-8;
  auto& c = *static_cast<Counted*>(data);
  const NewtonCare care = c.problem.newtonCare();
  if (care.asksForMatrix) return SUN_NLS_CONV_RECVR;  // with an old matrix the solver makes another one
  const double size = care.size ? *care.size : N_VWrmsNorm(correction, weights), least = care.share * tolerance;
  int before = 0;
  SUNNonlinSolGetCurIter(solver, &before);
  if (before == 0) {
    sunrealtype alpha = c.attempted;
    IDAGetCurrentCj(c.ida, &alpha);
    if (alpha != c.attempted && !c.isFresh) c.factor = changedFactor;
    c.attempted = alpha;
    c.isFresh = false;
    c.firstCorrection = size;
    if (size <= negligible * least) return 0;
  } else {
    const double rate = std::pow(size / c.firstCorrection, 1.0 / before);
    if (rate > worstRate) return SUN_NLS_CONV_RECVR;
    c.factor = rate / (1 - rate);
  }
  return std::max(c.factor, care.leastFactor) * size <= least ? 0 : SUN_NLS_CONTINUE;
}

// A linear solver that hands the right-hand side to the problem, and a matrix that stands for what the problem keeps.
SUNLinearSolver_Type solverType(SUNLinearSolver) { return SUNLINEARSOLVER_DIRECT; }
SUNLinearSolver_ID solverId(SUNLinearSolver) { return SUNLINEARSOLVER_CUSTOM; }
int solverSetup(SUNLinearSolver, SUNMatrix) { return 0; }
int solverSolve(SUNLinearSolver solver, SUNMatrix, N_Vector x, N_Vector b, sunrealtype) {
  if (x != b) N_VScale(1, b, x);
  auto& c = *static_cast<Counted*>(solver->content);
  sunrealtype alpha = c.alpha;
  IDAGetCurrentCj(c.ida, &alpha);
  c.problem.solve(N_VGetArrayPointer(x), 2 / (1 + alpha / c.alpha));
  return 0;
}
SUNMatrix_ID matrixId(SUNMatrix) { return SUNMATRIX_CUSTOM; }
int matrixZero(SUNMatrix) { return 0; }

std::string reasonOf(int flag) {
  switch (flag) {
    case IDA_ERR_FAIL: return "the local error test keeps failing, however small the step";
    case IDA_CONV_FAIL: return "Newton's iteration does not converge, however small the step";
    case IDA_LSETUP_FAIL:
    case IDA_LSOLVE_FAIL: return "the iteration matrix is singular";
    case IDA_REP_RES_ERR:
    case IDA_FIRST_RES_FAIL:
    case IDA_RES_FAIL: return "the equations cannot be evaluated, however small the step";
    case IDA_TOO_MUCH_ACC: return "the tolerance is smaller than rounding allows";
    default: return "the solver gave up (IDA's code " + std::to_string(flag) + ")";
  }
}

}  // namespace

IdaCounts& IdaCounts::operator+=(const IdaCounts& o) {
  steps += o.steps;
  evaluations += o.evaluations;
  jacobians += o.jacobians;
  errorTestFailures += o.errorTestFailures;
  convergenceFailures += o.convergenceFailures;
  iterations += o.iterations;
  return *this;
}

IdaCounts IdaCounts::operator-(const IdaCounts& o) const {
  return {steps - o.steps,
          evaluations - o.evaluations,
          jacobians - o.jacobians,
          errorTestFailures - o.errorTestFailures,
          convergenceFailures - o.convergenceFailures,
          iterations - o.iterations};
}

struct Ida::Impl {
  Impl(int n, int maxOrder, IdaProblem& problem)
      : counted{problem},
        y(N_VNew_Serial(n, context.get())),
        yp(N_VClone(y)),
        id(N_VClone(y)),
        out(N_VClone(y)),
        matrix(SUNMatNewEmpty(context.get())),
        solver(SUNLinSolNewEmpty(context.get())),
        newton(SUNNonlinSol_Newton(y, context.get())),
        ida(IDACreate(context.get())) {
    matrix->ops->getid = matrixId;
    matrix->ops->zero = matrixZero;
    solver->ops->gettype = solverType;
    solver->ops->getid = solverId;
    solver->ops->setup = solverSetup;
    solver->ops->solve = solverSolve;
    solver->content = &counted;
    IdaContext::silence(ida);
    N_VConst(0, y);
    N_VConst(0, yp);
    N_VConst(1, id);
    counted.ida = ida;
    IDASetUserData(ida, &counted);
    IDAInit(ida, idaResidual, 0, y, yp);
    N_VConst(0, predictionOf(ida));  // read before IDA writes to it
    clearHistory();
    IDAWFtolerances(ida, idaWeights);
    IDASetMaxOrd(ida, maxOrder);
    IDASetNonlinearSolver(ida, newton);
    SUNNonlinSolSetConvTestFn(newton, idaConvergence, &counted);
    IDASetMaxNumSteps(ida, -1);
    IDASetLinearSolver(ida, solver, matrix);
    IDASetJacFn(ida, idaJacobian);
    IDASetLinearSolutionScaling(ida, SUNFALSE);  // solve() does it
    IDASetId(ida, id);
    IDASetSuppressAlg(ida, SUNTRUE);
  }
  ~Impl() {
    IDAFree(&ida);
    SUNLinSolFreeEmpty(solver);
    SUNNonlinSolFree(newton);
    SUNMatFreeEmpty(matrix);
    for (N_Vector v : {y, yp, id, out}) N_VDestroy(v);
  }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  /// What a state that is saved early has of it says nothing, but the same each time.
  void clearHistory() {
    const IdaRecord* m = idaRecord(ida);
    if (!m) return;
    for (int k = 2; k < IdaRecord::orders; ++k)
      if (m->phi[k]) N_VConst(0, m->phi[k]);
    for (N_Vector v : {m->ewt, m->ee, m->yppredict}) N_VConst(0, v);
  }

  /// Counts since the last start.
  IdaCounts recent() const {
    IdaCounts c;
    IDAGetNumSteps(ida, &c.steps);
    IDAGetNumResEvals(ida, &c.evaluations);
    IDAGetNumErrTestFails(ida, &c.errorTestFailures);
    IDAGetNumNonlinSolvConvFails(ida, &c.convergenceFailures);
    IDAGetNumNonlinSolvIters(ida, &c.iterations);
    return c;
  }

  /// A row of steps of one size is what a higher order is told by. At order 1 a constrained motion is damped in
  /// proportion to the step: a longer one fails for that change alone, and is tried again after each step, so that
  /// there never is such a row. Where one failure comes right after another, steps are held until there is.
  void holdAtOrderOne() {
    constexpr int row = 3;        // DASSL asks for one more than the order, beyond the step that was changed
    constexpr int patience = 4;   // failures in succession
    constexpr double any = 1e30;  // a growth that never is reached
    int order = 0;
    IDAGetLastOrder(ida, &order);
    const IdaCounts now = recent();
    const bool hasFailed = order == 1 && now.errorTestFailures > failuresBefore;
    failuresInSuccession = hasFailed ? failuresInSuccession + 1 : 0;
    failuresBefore = now.errorTestFailures;
    if (failuresInSuccession >= patience) held = row;
    else held = order > 1 ? 0 : std::max(0, held - 1);
    IDASetEtaFixedStepBounds(ida, 1, held > 0 && counted.problem.fearsLongerSteps() ? any : 2);
  }

  IdaContext context;
  Counted counted;
  N_Vector y, yp, id, out;
  SUNMatrix matrix;
  SUNLinearSolver solver;
  SUNNonlinearSolver newton;
  void* ida;
  IdaCounts before;  ///< the last start
  long failuresBefore = 0;
  int failuresInSuccession = 0;
  int held = 0;  ///< steps to come that are not to be longer
};

Ida::Ida(int n, int maxOrder, IdaProblem& problem) : impl_(std::make_unique<Impl>(n, maxOrder, problem)) {}
Ida::~Ida() = default;

void Ida::setErrorTest(const VecX& inTest) {
  std::copy(inTest.begin(), inTest.end(), N_VGetArrayPointer(impl_->id));
  IDASetId(impl_->ida, impl_->id);
}

bool Ida::start(double t, const VecX& y, const VecX& yp, double firstStep) {
  impl_->before += impl_->recent();
  impl_->failuresBefore = 0;
  impl_->held = impl_->failuresInSuccession = 0;
  std::copy(y.begin(), y.end(), N_VGetArrayPointer(impl_->y));
  std::copy(yp.begin(), yp.end(), N_VGetArrayPointer(impl_->yp));
  return IDAReInit(impl_->ida, t, impl_->y, impl_->yp) == IDA_SUCCESS &&
         IDASetInitStep(impl_->ida, firstStep) == IDA_SUCCESS;
}

std::optional<std::string> Ida::step(double tStop) {
  Impl& i = *impl_;
  i.holdAtOrderOne();
  if (IDASetStopTime(i.ida, tStop) != IDA_SUCCESS) return reasonOf(IDA_ILL_INPUT);
  double reached = 0;
  const int flag = IDASolve(i.ida, tStop + 1, &reached, i.y, i.yp, IDA_ONE_STEP);
  if (flag < 0) return reasonOf(flag);
  return std::nullopt;
}

double Ida::time() const {
  double t = 0;
  IDAGetCurrentTime(impl_->ida, &t);
  return t;
}
double Ida::lastStep() const {
  double h = 0;
  IDAGetLastStep(impl_->ida, &h);
  return h;
}
std::optional<double> Ida::nextStep() const {
  if (impl_->recent().steps == 0) return std::nullopt;
  double h = 0;
  IDAGetCurrentStep(impl_->ida, &h);
  return h;
}
int Ida::lastOrder() const {
  int k = 0;
  IDAGetLastOrder(impl_->ida, &k);
  return k;
}

bool Ida::interpolate(double t, int derivative, VecX& y) const {
  if (IDAGetDky(impl_->ida, t, derivative, impl_->out) != IDA_SUCCESS) return false;
  std::copy_n(N_VGetArrayPointer(impl_->out), y.size(), y.begin());
  return true;
}

namespace {

template <class Vector>
void persistVector(StateArchive& a, Vector v) {
  if (!v) return;
  Eigen::Map<VecX> numbers(N_VGetArrayPointer(v), N_VGetLength(v));
  VecX copy = numbers;
  a(copy);
  numbers = copy;
}

}  // namespace

void Ida::persist(StateArchive& a) {
  Impl& i = *impl_;
  IdaRecord* record = idaRecord(i.ida);
  if (!record) return a.refuse();
  IdaRecord& m = *record;
  long steps = m.nst;
  a(steps);
  if (a.reads() && a.fits() && steps > 0 && m.nst == 0) (void)step(m.tn + 1);
  a(i.counted.jacobians, i.counted.alpha, i.counted.attempted, i.counted.isFresh, i.counted.firstCorrection,
    i.counted.factor, i.before, i.failuresBefore, i.failuresInSuccession, i.held);
  a(m.nst, m.nre, m.ncfn, m.netf, m.nni, m.nnf, m.nsetups);
  a.index(m.kk, 0, m.maxord + 1);
  a.index(m.kused, 0, m.maxord + 1);
  a.index(m.knew, 0, m.maxord + 1);
  a(m.phase, m.ns, m.hin, m.h0u, m.hh, m.hused, m.eta, m.tn, m.tretlast, m.cj, m.cjlast, m.cjold, m.cjratio, m.ss,
    m.oldnrm, m.epsNewt, m.toldel, m.tolsf, m.t0);
  for (int k = 0; k < IdaRecord::orders; ++k) {
    a(m.psi[k], m.alpha[k], m.beta[k], m.sigma[k], m.gamma[k]);
    persistVector(a, m.phi[k]);
  }
  for (N_Vector v : {i.y, i.yp, i.id, m.ewt, m.ee, m.yypredict, m.yppredict}) persistVector(a, v);
  if (a.reads()) IDASetId(i.ida, i.id);
}

IdaCounts Ida::counts() const {
  IdaCounts c = impl_->before;
  c += impl_->recent();
  c.jacobians = impl_->counted.jacobians;
  return c;
}

}  // namespace gyre
