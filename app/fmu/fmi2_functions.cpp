// The functions of FMI 2.0 for co-simulation. Steps are made before fmi2DoStep returns; there is nothing asynchronous.
#include "fmi2.h"
#include "fmu_states.h"
#include "resource_location.h"
#include "told_instance.h"

#include <algorithm>
#include <string>

namespace {

using gyre::Expected;
using gyre::failInput;
using gyre::fmu::FmuInstance;
using gyre::fmu::Status;
using gyre::fmu::ToldInstance;

/// What a fmi2Component points to.
struct Component2 {
  std::unique_ptr<ToldInstance> told;
  double start = 0;
  std::optional<double> stop = {};
};

fmi2Status status2(Status status) { return static_cast<fmi2Status>(status); }

template <class Work>
fmi2Status call2(fmi2Component c, const char* function, Work work) {
  return c ? status2(static_cast<Component2*>(c)->told->call(function, work)) : fmi2Error;
}
fmi2Status refuse2(fmi2Component c, const char* function, const char* why) {
  return c ? status2(static_cast<Component2*>(c)->told->refuse(function, why)) : fmi2Error;
}
constexpr const char* noModelExchange2 = "this FMU is for co-simulation";
/// All variables are real numbers: of others there are none to get or set.
fmi2Status onlyReal2(fmi2Component c, const char* function, std::size_t n) {
  return c && n == 0 ? fmi2OK : refuse2(c, function, "all variables are of type Real");
}

/// A message is a format of printf in which #r12# names a variable; what means itself is written twice (section 2.1.5).
std::string asFormat(const std::string& message) {
  std::string out;
  for (const char c : message) out.append(c == '#' || c == '%' ? 2 : 1, c);
  return out;
}

gyre::fmu::Logger loggerOf(const fmi2CallbackFunctions* functions, const char* instanceName) {
  if (!functions || !functions->logger) return {};
  return [logger = functions->logger, environment = functions->componentEnvironment,
          name = std::string(instanceName ? instanceName : "")](Status status, const char* category,
                                                                const std::string& message) {
    logger(environment, name.c_str(), status2(status), category, asFormat(message).c_str());
  };
}

}  // namespace

#pragma GCC visibility push(default)
extern "C" {

const char* fmi2GetTypesPlatform(void) { return "default"; }
const char* fmi2GetVersion(void) { return "2.0"; }

fmi2Status fmi2SetDebugLogging(fmi2Component c, fmi2Boolean loggingOn, size_t n, const fmi2String categories[]) {
  if (!c) return fmi2Error;
  return status2(static_cast<Component2*>(c)->told->setLogging("fmi2SetDebugLogging", loggingOn != 0, {categories, n}));
}

fmi2Component fmi2Instantiate(fmi2String instanceName, fmi2Type type, fmi2String guid, fmi2String resourceLocation,
                              const fmi2CallbackFunctions* functions, fmi2Boolean, fmi2Boolean) {
  const gyre::fmu::Logger log = loggerOf(functions, instanceName);
  fmi2Component out = nullptr;
  (void)gyre::fmu::told(log, "fmi2Instantiate", [&]() -> Expected<void> {
    if (type != fmi2CoSimulation) return failInput("this FMU is for co-simulation");
    const auto folder = gyre::fmu::folderOfUri(resourceLocation ? resourceLocation : "");
    if (!folder) return fail(folder.error());
    if (auto told = ToldInstance::create("fmi2Instantiate", *folder, guid ? guid : "", log))
      out = new Component2{std::move(told)};
    return {};
  });
  return out;
}

void fmi2FreeInstance(fmi2Component c) { delete static_cast<Component2*>(c); }

fmi2Status fmi2SetupExperiment(fmi2Component c, fmi2Boolean, fmi2Real, fmi2Real startTime, fmi2Boolean stopTimeDefined,
                               fmi2Real stopTime) {
  if (!c) return fmi2Error;
  auto& component = *static_cast<Component2*>(c);
  component.start = startTime;
  component.stop = stopTimeDefined ? std::optional(stopTime) : std::nullopt;
  return fmi2OK;
}
fmi2Status fmi2EnterInitializationMode(fmi2Component c) {
  return call2(c, "fmi2EnterInitializationMode", [c](FmuInstance& i) {
    const auto& component = *static_cast<Component2*>(c);
    return i.enterInitialization(component.start, component.stop);
  });
}
fmi2Status fmi2ExitInitializationMode(fmi2Component c) {
  return call2(c, "fmi2ExitInitializationMode", [](FmuInstance& i) { return i.exitInitialization(); });
}
fmi2Status fmi2Terminate(fmi2Component c) {
  return call2(c, "fmi2Terminate", [](FmuInstance& i) { return i.terminate(); });
}
fmi2Status fmi2Reset(fmi2Component c) {
  return call2(c, "fmi2Reset", [](FmuInstance& i) { return i.reset(); });
}

fmi2Status fmi2GetReal(fmi2Component c, const fmi2ValueReference references[], size_t n, fmi2Real values[]) {
  return call2(c, "fmi2GetReal", [&](FmuInstance& i) { return i.get({references, n}, {values, n}); });
}
fmi2Status fmi2SetReal(fmi2Component c, const fmi2ValueReference references[], size_t n, const fmi2Real values[]) {
  return call2(c, "fmi2SetReal", [&](FmuInstance& i) { return i.set({references, n}, {values, n}); });
}
fmi2Status fmi2GetInteger(fmi2Component c, const fmi2ValueReference[], size_t n, fmi2Integer[]) {
  return onlyReal2(c, "fmi2GetInteger", n);
}
fmi2Status fmi2GetBoolean(fmi2Component c, const fmi2ValueReference[], size_t n, fmi2Boolean[]) {
  return onlyReal2(c, "fmi2GetBoolean", n);
}
fmi2Status fmi2GetString(fmi2Component c, const fmi2ValueReference[], size_t n, fmi2String[]) {
  return onlyReal2(c, "fmi2GetString", n);
}
fmi2Status fmi2SetInteger(fmi2Component c, const fmi2ValueReference[], size_t n, const fmi2Integer[]) {
  return onlyReal2(c, "fmi2SetInteger", n);
}
fmi2Status fmi2SetBoolean(fmi2Component c, const fmi2ValueReference[], size_t n, const fmi2Boolean[]) {
  return onlyReal2(c, "fmi2SetBoolean", n);
}
fmi2Status fmi2SetString(fmi2Component c, const fmi2ValueReference[], size_t n, const fmi2String[]) {
  return onlyReal2(c, "fmi2SetString", n);
}

fmi2Status fmi2GetFMUstate(fmi2Component c, fmi2FMUstate* state) {
  return call2(c, "fmi2GetFMUstate", [&](FmuInstance& instance) { return gyre::fmu::getState(instance, state); });
}
fmi2Status fmi2SetFMUstate(fmi2Component c, fmi2FMUstate state) {
  return call2(c, "fmi2SetFMUstate", [&](FmuInstance& instance) { return gyre::fmu::setState(instance, state); });
}
fmi2Status fmi2FreeFMUstate(fmi2Component, fmi2FMUstate* state) {
  gyre::fmu::freeState(state);
  return fmi2OK;
}
fmi2Status fmi2SerializedFMUstateSize(fmi2Component c, fmi2FMUstate state, size_t* size) {
  return call2(c, "fmi2SerializedFMUstateSize",
               [&](FmuInstance& instance) { return gyre::fmu::sizeOfState(instance, state, size); });
}
fmi2Status fmi2SerializeFMUstate(fmi2Component c, fmi2FMUstate state, fmi2Byte bytes[], size_t size) {
  return call2(c, "fmi2SerializeFMUstate",
               [&](FmuInstance& instance) { return gyre::fmu::writeState(instance, state, bytes, size); });
}
fmi2Status fmi2DeSerializeFMUstate(fmi2Component c, const fmi2Byte bytes[], size_t size, fmi2FMUstate* state) {
  return call2(c, "fmi2DeSerializeFMUstate",
               [&](FmuInstance& instance) { return gyre::fmu::readState(instance, bytes, size, state); });
}

fmi2Status fmi2GetDirectionalDerivative(fmi2Component c, const fmi2ValueReference[], size_t, const fmi2ValueReference[],
                                        size_t, const fmi2Real[], fmi2Real[]) {
  return refuse2(c, "fmi2GetDirectionalDerivative", "this FMU gives no directional derivatives");
}
fmi2Status fmi2SetRealInputDerivatives(fmi2Component c, const fmi2ValueReference[], size_t, const fmi2Integer[],
                                       const fmi2Real[]) {
  return refuse2(c, "fmi2SetRealInputDerivatives", "inputs are held constant over a step");
}
fmi2Status fmi2GetRealOutputDerivatives(fmi2Component c, const fmi2ValueReference[], size_t, const fmi2Integer[],
                                        fmi2Real[]) {
  return refuse2(c, "fmi2GetRealOutputDerivatives", "this FMU gives no derivatives of outputs");
}

fmi2Status fmi2DoStep(fmi2Component c, fmi2Real from, fmi2Real size, fmi2Boolean) {
  return call2(c, "fmi2DoStep", [&](FmuInstance& i) { return i.doStep(from, size); });
}
fmi2Status fmi2CancelStep(fmi2Component c) {
  return refuse2(c, "fmi2CancelStep", "steps are over when fmi2DoStep returns");
}
fmi2Status fmi2GetRealStatus(fmi2Component c, fmi2StatusKind kind, fmi2Real* value) {
  if (!c || kind != fmi2LastSuccessfulTime) return fmi2Discard;
  *value = static_cast<Component2*>(c)->told->instance().time();
  return fmi2OK;
}
fmi2Status fmi2GetBooleanStatus(fmi2Component c, fmi2StatusKind kind, fmi2Boolean* value) {
  if (!c || kind != fmi2Terminated) return fmi2Discard;
  *value = 0;
  return fmi2OK;
}
fmi2Status fmi2GetStatus(fmi2Component, fmi2StatusKind, fmi2Status*) { return fmi2Discard; }
fmi2Status fmi2GetIntegerStatus(fmi2Component, fmi2StatusKind, fmi2Integer*) { return fmi2Discard; }
fmi2Status fmi2GetStringStatus(fmi2Component, fmi2StatusKind, fmi2String*) { return fmi2Discard; }

// What an importer of models for co-simulation never calls; some look for the names all the same.
fmi2Status fmi2EnterEventMode(fmi2Component c) { return refuse2(c, "fmi2EnterEventMode", noModelExchange2); }
fmi2Status fmi2NewDiscreteStates(fmi2Component c, fmi2EventInfo*) {
  return refuse2(c, "fmi2NewDiscreteStates", noModelExchange2);
}
fmi2Status fmi2EnterContinuousTimeMode(fmi2Component c) {
  return refuse2(c, "fmi2EnterContinuousTimeMode", noModelExchange2);
}
fmi2Status fmi2CompletedIntegratorStep(fmi2Component c, fmi2Boolean, fmi2Boolean*, fmi2Boolean*) {
  return refuse2(c, "fmi2CompletedIntegratorStep", noModelExchange2);
}
fmi2Status fmi2SetTime(fmi2Component c, fmi2Real) { return refuse2(c, "fmi2SetTime", noModelExchange2); }
fmi2Status fmi2SetContinuousStates(fmi2Component c, const fmi2Real[], size_t) {
  return refuse2(c, "fmi2SetContinuousStates", noModelExchange2);
}
fmi2Status fmi2GetDerivatives(fmi2Component c, fmi2Real[], size_t) {
  return refuse2(c, "fmi2GetDerivatives", noModelExchange2);
}
fmi2Status fmi2GetEventIndicators(fmi2Component c, fmi2Real[], size_t) {
  return refuse2(c, "fmi2GetEventIndicators", noModelExchange2);
}
fmi2Status fmi2GetContinuousStates(fmi2Component c, fmi2Real[], size_t) {
  return refuse2(c, "fmi2GetContinuousStates", noModelExchange2);
}
fmi2Status fmi2GetNominalsOfContinuousStates(fmi2Component c, fmi2Real[], size_t) {
  return refuse2(c, "fmi2GetNominalsOfContinuousStates", noModelExchange2);
}

}  // extern "C"
#pragma GCC visibility pop
