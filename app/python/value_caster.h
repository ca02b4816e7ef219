#pragma once
// Values of models as Python has them: None, bool, float, str, list, dict, and arrays of NumPy.

#include <gyre/value.h>

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

namespace gyre::python {

Value toValue(pybind11::handle object);
pybind11::object toPython(const Value& value);

}  // namespace gyre::python

namespace pybind11::detail {

template <>
struct type_caster<gyre::Value> {
  PYBIND11_TYPE_CASTER(gyre::Value, const_name("object"));
  bool load(handle source, bool /*convert*/) {
    value = gyre::python::toValue(source);
    return true;
  }
  static handle cast(const gyre::Value& value, return_value_policy, handle) {
    return gyre::python::toPython(value).release();
  }
};

}  // namespace pybind11::detail
