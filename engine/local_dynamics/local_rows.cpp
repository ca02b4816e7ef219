#include "local_dynamics/local_rows.h"

#include <utility>

namespace gyre {

namespace {

Mat6 inverseWithoutJoints(const LocalBody& body) {
  Mat6 inverse = Mat6::Zero();
  inverse.topLeftCorner<3, 3>().diagonal().setConstant(body.inverseMass);
  inverse.bottomRightCorner<3, 3>() = body.inverseInertia;
  return inverse;
}

}  // namespace

Mat6 contactRows(const Mat3& E, const Vec3& arm, double sign) {
  Mat6 J = Mat6::Zero();
  J.topLeftCorner<3, 3>() = sign * E;
  for (int i = 0; i < 3; ++i) J.block<1, 3>(i, 3) = sign * arm.cross(E.row(i).transpose()).transpose();
  J.bottomRightCorner<3, 3>() = sign * E;
  return J;
}

Mat6 inverseBlock(const LocalProblem& problem, int of, int per) {
  if (of < 0 || per < 0) return Mat6::Zero();
  const LocalBody& a = problem.bodies[static_cast<std::size_t>(of)];
  const LocalBody& b = problem.bodies[static_cast<std::size_t>(per)];
  if (a.group >= 0 && a.group == b.group) {
    const LocalGroup& group = problem.groups[static_cast<std::size_t>(a.group)];
    if (group.response) return group.response->block(a.place, b.place);
    return group.inverse.block<6, 6>(6 * a.place, 6 * b.place);
  }
  return of == per ? inverseWithoutJoints(a) : Mat6(Mat6::Zero());
}

Mat6 ownResponse(const LocalProblem& problem, int body1, int body2, const Mat6& J1, const Mat6& J2) {
  Mat6 W = J1 * inverseBlock(problem, body1, body1) * J1.transpose() +
           J2 * inverseBlock(problem, body2, body2) * J2.transpose();
  if (body1 >= 0 && body2 >= 0) {
    const Mat6 across = J1 * inverseBlock(problem, body1, body2) * J2.transpose();
    W += across + across.transpose();
  }
  return problem.h * 0.5 * (W + W.transpose());
}

Vec6 responseWithoutJoints(const LocalProblem& problem, int body1, int body2, const Mat6& J1, const Mat6& J2) {
  Vec6 diagonal = Vec6::Zero();
  for (const auto& [body, J] : {std::pair(body1, &J1), {body2, &J2}})
    if (body >= 0)
      diagonal +=
          (*J * inverseWithoutJoints(problem.bodies[static_cast<std::size_t>(body)]) * J->transpose()).diagonal();
  return problem.h * diagonal;
}

}  // namespace gyre
