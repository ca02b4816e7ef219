#include "describe/numbers_of_value.h"

namespace gyre {
namespace {

std::vector<double*> entries(Vec3& v) { return {&v[0], &v[1], &v[2]}; }

struct Lister {
  std::vector<double*> operator()(double& x) const { return {&x}; }
  std::vector<double*> operator()(Vec3& x) const { return entries(x); }
  std::vector<double*> operator()(Frame& x) const { return entries(x.position); }
  std::vector<double*> operator()(Inertia& x) const { return {&x.xx, &x.yy, &x.zz, &x.xy, &x.yz, &x.zx}; }
  std::vector<double*> operator()(Matrix6& x) const {
    std::vector<double*> out;
    for (int i = 0; i < 6; ++i)
      for (int j = 0; j < 6; ++j) out.push_back(&x.m(i, j));
    return out;
  }
  template <class Other>
  std::vector<double*> operator()(Other&) const {
    return {};
  }
};

}  // namespace

std::vector<double*> numbersOf(Value& value) { return std::visit(Lister{}, value); }

}  // namespace gyre
