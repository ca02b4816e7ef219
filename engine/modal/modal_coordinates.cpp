#include "modal/modal_coordinates.h"

namespace gyre {
namespace {

class ModalCoordinatesBody final : public Body {
 public:
  explicit ModalCoordinatesBody(const ModalCoordinates& p) : p_(p) {}

  int nq() const override { return 3; }
  int nv() const override { return 3; }
  double mass() const override { return 0; }  // the superelement's
  void initial(double* q, double* u) const override {
    at3(q).setZero();
    at3(u).setZero();
  }
  void plus(const double* q, const double* xi, double* qNew) const override { at3(qNew) = at3(q) + at3(xi); }
  int rotationIndex() const override { return -1; }
  void kinematics(const double* q, const double* u, BodyKinematics& k) const override {
    k.x = at3(q);
    k.R.setIdentity();
    k.v = at3(u);
    k.W.setZero();
  }
  void inertia(const double*, const double* udot, double* r) const override { at3(r) = p_.mass * at3(udot); }
  void massMatrix(Mat6& M) const override {
    M.setZero();
    M.diagonal().head<3>().setConstant(p_.mass);
  }
  void gyroscopicTangent(const double*, Mat6& C) const override { C.setZero(); }
  double kineticEnergy(const double* u) const override { return 0.5 * p_.mass * at3(u).squaredNorm(); }
  void jacobian(const BodyKinematics&, Mat6& J) const override {
    J.setZero();
    J.topLeftCorner<3, 3>().setIdentity();
  }
  const char* equationName(int i) const override {
    static constexpr const char* names[] = {"first vibration", "second vibration", "third vibration"};
    return names[i];
  }

 private:
  ModalCoordinates p_;
};

}  // namespace

const BodyType& modalCoordinatesType() {
  using P = ModalCoordinates;
  static const BodyType type{{.category = Category::body,
                              .id = "modal_coordinates",
                              .label = "Coordinates of vibrations",
                              .help = "Three vibrations of a body that is given by modes.",
                              .fields = {},
                              .defaults = P{}},
                             [](const std::any& p) {
                               return Frame{std::any_cast<const P&>(p).place, Quat::Identity()};
                             },
                             [](const std::any&) { return Shapes{}; },
                             [](const std::any& p) -> std::unique_ptr<Body> {
                               return std::make_unique<ModalCoordinatesBody>(std::any_cast<const P&>(p));
                             },
                             [](std::any&, const Frame&) {},
                             "particle",
                             /*turns=*/false};
  return type;
}

}  // namespace gyre
