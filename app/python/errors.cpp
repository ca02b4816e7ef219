#include "bindings.h"

#include <gyre/run.h>

#include <pybind11/stl.h>

namespace py = pybind11;

namespace gyre::python {
namespace {

/// An exception of Python with the place of the error as attributes.
py::object exceptionOf(const py::object& type, const Error& error) {
  py::object out = type(error.what());
  out.attr("message") = error.message();
  out.attr("file") = error.place().file;
  out.attr("line") = error.place().line;
  out.attr("element") = error.place().element;
  out.attr("key") = error.place().key;
  out.attr("equation") = error.place().equation;
  out.attr("time") = error.place().time;
  static constexpr const char* kinds[] = {"input", "numerical", "resource"};
  out.attr("kind") = kinds[static_cast<int>(error.kind())];
  return out;
}

}  // namespace

void defineErrors(py::module_& m) {
  static py::object base = py::reinterpret_steal<py::object>(PyErr_NewExceptionWithDoc(
      "gyre.Error",
      "What Gyre cannot do, and where: message, file, line, element, key, equation, time [s], and kind, which is "
      "'input', 'numerical' or 'resource'.",
      PyExc_RuntimeError, nullptr));
  static py::object failed = py::reinterpret_steal<py::object>(PyErr_NewExceptionWithDoc(
      "gyre.RunFailed", "A run failed under way; its attribute run has the rows until then.", base.ptr(), nullptr));
  m.attr("Error") = base;
  m.attr("RunFailed") = failed;
  py::register_exception_translator([](std::exception_ptr thrown) {
    try {
      if (thrown) std::rethrow_exception(thrown);
    } catch (const RunFailed& error) {
      py::object out = exceptionOf(failed, error);
      out.attr("run") = error.run();
      PyErr_SetObject(failed.ptr(), out.ptr());
    } catch (const Error& error) {
      PyErr_SetObject(base.ptr(), exceptionOf(base, error).ptr());
    }
  });
}

}  // namespace gyre::python
