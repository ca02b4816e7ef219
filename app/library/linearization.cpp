#include "linearization_of.h"
#include "model_hidden.h"
#include "recording_hidden.h"
#include "state_about.h"
#include "value_json.h"

namespace gyre {
inline namespace v0 {
namespace {

Matrix matrixOf(const MatX& A) {
  Matrix out{static_cast<std::size_t>(A.rows()), static_cast<std::size_t>(A.cols()), {}};
  for (Eigen::Index i = 0; i < A.rows(); ++i) out.entries.insert(out.entries.end(), A.row(i).begin(), A.row(i).end());
  return out;
}

}  // namespace

std::vector<double> numbersOf(const VecX& x) { return {x.data(), x.data() + x.size()}; }

Linearization linearizationOf(const StateSpace& space) {
  return {columnsOf(space.states), columnsOf(space.inputs), columnsOf(space.outputs), matrixOf(space.A),
          matrixOf(space.B),       matrixOf(space.C),       matrixOf(space.D),        numbersOf(space.x),
          numbersOf(space.xdot),   numbersOf(space.u),      numbersOf(space.y)};
}

Linearization linearize(const Model& model, const LinearizationOptions& options) {
  const engine::Model& of = model.hidden().model;
  const auto system = orThrow(System::compile(of));
  const engine::State about = stateAbout(*system, options.aboutInitial);
  const engine::State s = orThrow(consistentState(*system, about)).state;
  return linearizationOf(orThrow(stateSpace(of, *system, s, options.inputs, options.outputs, catalog())));
}

}  // namespace v0
}  // namespace gyre
