#include "value_caster.h"

namespace py = pybind11;

namespace gyre::python {
namespace {

Value fromDict(const py::dict& dict) {
  Value::Object out;
  for (const auto& [key, member] : dict) out.emplace_back(py::cast<std::string>(key), toValue(member));
  return out;
}

Value fromSequence(py::handle sequence) {
  Value::List out;
  for (const py::handle item : sequence) out.push_back(toValue(item));
  return out;
}

}  // namespace

Value toValue(py::handle object) {
  if (object.is_none()) return {};
  if (py::isinstance<py::bool_>(object)) return py::cast<bool>(object);
  if (py::isinstance<py::str>(object)) return py::cast<std::string>(object);
  if (py::isinstance<py::dict>(object)) return fromDict(py::reinterpret_borrow<py::dict>(object));
  if (py::hasattr(object, "fields") && py::hasattr(object, "list")) return toValue(object.attr("fields"));
  if (py::isinstance<py::array>(object) && py::cast<py::array>(object).ndim() > 0) return fromSequence(object);
  if (PyFloat_Check(object.ptr()) || PyNumber_Check(object.ptr()))
    return py::cast<double>(py::float_(py::reinterpret_borrow<py::object>(object)));
  if (py::isinstance<py::iterable>(object)) return fromSequence(object);
  throw py::type_error("a number, a text, a list or a dict was expected, not " +
                       py::cast<std::string>(py::str(py::type::of(object))));
}

py::object toPython(const Value& value) {
  if (value.isNull()) return py::none();
  if (value.isBool()) return py::bool_(value.boolean());
  if (value.isNumber()) return py::float_(value.number());
  if (value.isText()) return py::str(value.text());
  if (value.isList()) {
    py::list out;
    for (const Value& item : value.list()) out.append(toPython(item));
    return out;
  }
  py::dict out;
  for (const auto& [key, member] : value.object()) out[py::str(key)] = toPython(member);
  return out;
}

}  // namespace gyre::python
