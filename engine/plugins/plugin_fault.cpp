#include "plugins/plugin_fault.h"

#include <fmt/format.h>

namespace gyre {
namespace {

std::string faultOf(const OfPlugin* element, double since) {
  return element ? element->faultSince(since) : std::string();
}

}  // namespace

std::string OfPlugin::faultSince(double t) const {
  if (!failed_) return {};
  const std::lock_guard lock(mutex_);
  return time_ < t ? std::string() : fmt::format("{}: {}", type_, fault_);
}

void OfPlugin::note(double t, const char* what) const {
  const std::lock_guard lock(mutex_);
  time_ = t;
  if (fault_ != what) fault_ = what;
  failed_ = true;
}

Error withPluginFault(const System& system, double begin, Error error) {
  const auto blame = [&](const std::string& element, const std::string& fault) {
    error.element = element;
    error.equation.clear();
    error.message += fmt::format("; {}", fault);
  };
  for (const ForceSet::Element& f : system.forces().elements)
    if (const std::string fault = faultOf(dynamic_cast<const OfPlugin*>(f.force.get()), begin); !fault.empty()) {
      blame(f.name, fault);
      return error;
    }
  for (const ConstraintSet::Part& p : system.constraints().parts)
    if (const std::string fault = faultOf(dynamic_cast<const OfPlugin*>(p.equations.get()), begin); !fault.empty()) {
      blame(p.name, fault);
      return error;
    }
  return error;
}

}  // namespace gyre
