#include "local_dynamics/contact_response.h"

#include "local_dynamics/moment_block.h"

#include <algorithm>

namespace gyre {

ContactResponse contactResponse(const LocalProblem& problem, int body1, int body2, const Mat6& J1, const Mat6& J2) {
  ContactResponse r;
  const Mat6& W = r.W = ownResponse(problem, body1, body2, J1, J2);
  const Vec6 sizes = responseWithoutJoints(problem, body1, body2, J1, J2).cwiseMax(W.diagonal());
  const double ofForce = sizes.head<3>().sum(), ofMoment = sizes.tail<3>().sum();
  r.force = frictionResponse(W(0, 0), W(0, 1), W(1, 1), W(0, 2), W(1, 2), W(2, 2), responseFloor * ofForce);
  r.moment = momentResponse(W(3, 3), W(3, 4), W(4, 4), W(5, 5), responseFloor * ofMoment);
  return r;
}

}  // namespace gyre
