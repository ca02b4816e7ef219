// The functions of FMI 3.0 for co-simulation. No event mode, no early return, no clocks: a step is made as a whole.
#include "fmi3.h"
#include "fmu_states.h"
#include "told_instance.h"

#include <algorithm>
#include <string>

namespace {

using gyre::Expected;
using gyre::failInput;
using gyre::fmu::FmuInstance;
using gyre::fmu::Status;
using gyre::fmu::ToldInstance;

fmi3Status status3(Status status) { return static_cast<fmi3Status>(status); }

template <class Work>
fmi3Status call3(fmi3Instance i, const char* function, Work work) {
  return i ? status3(static_cast<ToldInstance*>(i)->call(function, work)) : fmi3Error;
}
fmi3Status refuse3(fmi3Instance i, const char* function, const char* why) {
  return i ? status3(static_cast<ToldInstance*>(i)->refuse(function, why)) : fmi3Error;
}
/// All variables are of one type: of others there are none to get or set.
fmi3Status onlyFloat64(fmi3Instance i, const char* function, std::size_t n) {
  return i && n == 0 ? fmi3OK : refuse3(i, function, "all variables are of type Float64");
}
constexpr const char* onlyCoSimulation = "this FMU is for co-simulation";
constexpr const char* noClocks = "this FMU has no clocks";
constexpr const char* noEvents = "this FMU has no event mode";

gyre::fmu::Logger loggerOf(fmi3LogMessageCallback log, fmi3InstanceEnvironment environment) {
  if (!log) return {};
  return [log, environment](Status status, const char* category, const std::string& message) {
    log(environment, status3(status), category, message.c_str());
  };
}

/// An instance that cannot be, which is told.
fmi3Instance none(const char* function, fmi3LogMessageCallback log, fmi3InstanceEnvironment environment) {
  (void)gyre::fmu::told(loggerOf(log, environment), function,
                        [] { return Expected<void>(failInput(onlyCoSimulation)); });
  return nullptr;
}

Expected<void> expectAsMany(std::size_t references, std::size_t values) {
  if (references == values) return {};
  return failInput("as many values as references were expected: all variables are scalars");
}

}  // namespace

#pragma GCC visibility push(default)
extern "C" {

const char* fmi3GetVersion(void) { return "3.0"; }

fmi3Status fmi3SetDebugLogging(fmi3Instance i, fmi3Boolean loggingOn, size_t n, const fmi3String categories[]) {
  if (!i) return fmi3Error;
  return status3(static_cast<ToldInstance*>(i)->setLogging("fmi3SetDebugLogging", loggingOn, {categories, n}));
}

fmi3Instance fmi3InstantiateCoSimulation(fmi3String, fmi3String token, fmi3String resourcePath, fmi3Boolean,
                                         fmi3Boolean, fmi3Boolean, fmi3Boolean, const fmi3ValueReference[],
                                         size_t nIntermediate, fmi3InstanceEnvironment environment,
                                         fmi3LogMessageCallback logMessage, fmi3IntermediateUpdateCallback) {
  const gyre::fmu::Logger log = loggerOf(logMessage, environment);
  fmi3Instance out = nullptr;
  (void)gyre::fmu::told(log, "fmi3InstantiateCoSimulation", [&]() -> Expected<void> {
    if (nIntermediate > 0) return failInput("no variable can be got or set inside of a step");
    out = ToldInstance::create("fmi3InstantiateCoSimulation", resourcePath ? resourcePath : "", token ? token : "", log)
              .release();
    return {};
  });
  return out;
}
fmi3Instance fmi3InstantiateModelExchange(fmi3String, fmi3String, fmi3String, fmi3Boolean, fmi3Boolean,
                                          fmi3InstanceEnvironment environment, fmi3LogMessageCallback logMessage) {
  return none("fmi3InstantiateModelExchange", logMessage, environment);
}
fmi3Instance fmi3InstantiateScheduledExecution(fmi3String, fmi3String, fmi3String, fmi3Boolean, fmi3Boolean,
                                               fmi3InstanceEnvironment environment, fmi3LogMessageCallback logMessage,
                                               fmi3ClockUpdateCallback, fmi3LockPreemptionCallback,
                                               fmi3UnlockPreemptionCallback) {
  return none("fmi3InstantiateScheduledExecution", logMessage, environment);
}
void fmi3FreeInstance(fmi3Instance i) { delete static_cast<ToldInstance*>(i); }

fmi3Status fmi3EnterInitializationMode(fmi3Instance i, fmi3Boolean, fmi3Float64, fmi3Float64 startTime,
                                       fmi3Boolean stopTimeDefined, fmi3Float64 stopTime) {
  return call3(i, "fmi3EnterInitializationMode", [&](FmuInstance& instance) {
    return instance.enterInitialization(startTime, stopTimeDefined ? std::optional(stopTime) : std::nullopt);
  });
}
fmi3Status fmi3ExitInitializationMode(fmi3Instance i) {
  return call3(i, "fmi3ExitInitializationMode", [](FmuInstance& instance) { return instance.exitInitialization(); });
}
fmi3Status fmi3Terminate(fmi3Instance i) {
  return call3(i, "fmi3Terminate", [](FmuInstance& instance) { return instance.terminate(); });
}
fmi3Status fmi3Reset(fmi3Instance i) {
  return call3(i, "fmi3Reset", [](FmuInstance& instance) { return instance.reset(); });
}
fmi3Status fmi3EnterEventMode(fmi3Instance i) { return refuse3(i, "fmi3EnterEventMode", noEvents); }
fmi3Status fmi3EnterStepMode(fmi3Instance i) { return refuse3(i, "fmi3EnterStepMode", noEvents); }
fmi3Status fmi3EvaluateDiscreteStates(fmi3Instance i) { return refuse3(i, "fmi3EvaluateDiscreteStates", noEvents); }
fmi3Status fmi3UpdateDiscreteStates(fmi3Instance i, fmi3Boolean*, fmi3Boolean*, fmi3Boolean*, fmi3Boolean*,
                                    fmi3Boolean*, fmi3Float64*) {
  return refuse3(i, "fmi3UpdateDiscreteStates", noEvents);
}
fmi3Status fmi3EnterConfigurationMode(fmi3Instance i) {
  return refuse3(i, "fmi3EnterConfigurationMode", "this FMU has no structural parameters");
}
fmi3Status fmi3ExitConfigurationMode(fmi3Instance i) {
  return refuse3(i, "fmi3ExitConfigurationMode", "this FMU has no structural parameters");
}

fmi3Status fmi3GetFloat64(fmi3Instance i, const fmi3ValueReference references[], size_t n, fmi3Float64 values[],
                          size_t nValues) {
  return call3(i, "fmi3GetFloat64", [&](FmuInstance& instance) {
    auto ok = expectAsMany(n, nValues);
    return ok ? instance.get({references, n}, {values, n}) : ok;
  });
}
fmi3Status fmi3SetFloat64(fmi3Instance i, const fmi3ValueReference references[], size_t n, const fmi3Float64 values[],
                          size_t nValues) {
  return call3(i, "fmi3SetFloat64", [&](FmuInstance& instance) {
    auto ok = expectAsMany(n, nValues);
    return ok ? instance.set({references, n}, {values, n}) : ok;
  });
}
// Types of which there is no variable.
#define GYRE_FMI3_NO_VARIABLE(Type)                                                                            \
  fmi3Status fmi3Get##Type(fmi3Instance i, const fmi3ValueReference[], size_t n, fmi3##Type[], size_t) {       \
    return onlyFloat64(i, "fmi3Get" #Type, n);                                                                 \
  }                                                                                                            \
  fmi3Status fmi3Set##Type(fmi3Instance i, const fmi3ValueReference[], size_t n, const fmi3##Type[], size_t) { \
    return onlyFloat64(i, "fmi3Set" #Type, n);                                                                 \
  }
GYRE_FMI3_NO_VARIABLE(Float32)
GYRE_FMI3_NO_VARIABLE(Int8)
GYRE_FMI3_NO_VARIABLE(UInt8)
GYRE_FMI3_NO_VARIABLE(Int16)
GYRE_FMI3_NO_VARIABLE(UInt16)
GYRE_FMI3_NO_VARIABLE(Int32)
GYRE_FMI3_NO_VARIABLE(UInt32)
GYRE_FMI3_NO_VARIABLE(Int64)
GYRE_FMI3_NO_VARIABLE(UInt64)
GYRE_FMI3_NO_VARIABLE(Boolean)
GYRE_FMI3_NO_VARIABLE(String)
#undef GYRE_FMI3_NO_VARIABLE
fmi3Status fmi3GetBinary(fmi3Instance i, const fmi3ValueReference[], size_t n, size_t[], fmi3Binary[], size_t) {
  return onlyFloat64(i, "fmi3GetBinary", n);
}
fmi3Status fmi3SetBinary(fmi3Instance i, const fmi3ValueReference[], size_t n, const size_t[], const fmi3Binary[],
                         size_t) {
  return onlyFloat64(i, "fmi3SetBinary", n);
}
fmi3Status fmi3GetClock(fmi3Instance i, const fmi3ValueReference[], size_t n, fmi3Clock[]) {
  return onlyFloat64(i, "fmi3GetClock", n);
}
fmi3Status fmi3SetClock(fmi3Instance i, const fmi3ValueReference[], size_t n, const fmi3Clock[]) {
  return onlyFloat64(i, "fmi3SetClock", n);
}

fmi3Status fmi3GetNumberOfVariableDependencies(fmi3Instance i, fmi3ValueReference, size_t*) {
  return refuse3(i, "fmi3GetNumberOfVariableDependencies", "dependencies stand in modelDescription.xml");
}
fmi3Status fmi3GetVariableDependencies(fmi3Instance i, fmi3ValueReference, size_t[], fmi3ValueReference[], size_t[],
                                       fmi3DependencyKind[], size_t) {
  return refuse3(i, "fmi3GetVariableDependencies", "dependencies stand in modelDescription.xml");
}

fmi3Status fmi3GetFMUState(fmi3Instance i, fmi3FMUState* state) {
  return call3(i, "fmi3GetFMUState", [&](FmuInstance& instance) { return gyre::fmu::getState(instance, state); });
}
fmi3Status fmi3SetFMUState(fmi3Instance i, fmi3FMUState state) {
  return call3(i, "fmi3SetFMUState", [&](FmuInstance& instance) { return gyre::fmu::setState(instance, state); });
}
fmi3Status fmi3FreeFMUState(fmi3Instance, fmi3FMUState* state) {
  gyre::fmu::freeState(state);
  return fmi3OK;
}
fmi3Status fmi3SerializedFMUStateSize(fmi3Instance i, fmi3FMUState state, size_t* size) {
  return call3(i, "fmi3SerializedFMUStateSize",
               [&](FmuInstance& instance) { return gyre::fmu::sizeOfState(instance, state, size); });
}
fmi3Status fmi3SerializeFMUState(fmi3Instance i, fmi3FMUState state, fmi3Byte bytes[], size_t size) {
  return call3(i, "fmi3SerializeFMUState",
               [&](FmuInstance& instance) { return gyre::fmu::writeState(instance, state, bytes, size); });
}
fmi3Status fmi3DeserializeFMUState(fmi3Instance i, const fmi3Byte bytes[], size_t size, fmi3FMUState* state) {
  return call3(i, "fmi3DeserializeFMUState",
               [&](FmuInstance& instance) { return gyre::fmu::readState(instance, bytes, size, state); });
}

fmi3Status fmi3GetDirectionalDerivative(fmi3Instance i, const fmi3ValueReference[], size_t, const fmi3ValueReference[],
                                        size_t, const fmi3Float64[], size_t, fmi3Float64[], size_t) {
  return refuse3(i, "fmi3GetDirectionalDerivative", "this FMU gives no directional derivatives");
}
fmi3Status fmi3GetAdjointDerivative(fmi3Instance i, const fmi3ValueReference[], size_t, const fmi3ValueReference[],
                                    size_t, const fmi3Float64[], size_t, fmi3Float64[], size_t) {
  return refuse3(i, "fmi3GetAdjointDerivative", "this FMU gives no adjoint derivatives");
}
fmi3Status fmi3GetOutputDerivatives(fmi3Instance i, const fmi3ValueReference[], size_t, const fmi3Int32[],
                                    fmi3Float64[], size_t) {
  return refuse3(i, "fmi3GetOutputDerivatives", "this FMU gives no derivatives of outputs");
}

fmi3Status fmi3GetIntervalDecimal(fmi3Instance i, const fmi3ValueReference[], size_t, fmi3Float64[],
                                  fmi3IntervalQualifier[]) {
  return refuse3(i, "fmi3GetIntervalDecimal", noClocks);
}
fmi3Status fmi3GetIntervalFraction(fmi3Instance i, const fmi3ValueReference[], size_t, fmi3UInt64[], fmi3UInt64[],
                                   fmi3IntervalQualifier[]) {
  return refuse3(i, "fmi3GetIntervalFraction", noClocks);
}
fmi3Status fmi3GetShiftDecimal(fmi3Instance i, const fmi3ValueReference[], size_t, fmi3Float64[]) {
  return refuse3(i, "fmi3GetShiftDecimal", noClocks);
}
fmi3Status fmi3GetShiftFraction(fmi3Instance i, const fmi3ValueReference[], size_t, fmi3UInt64[], fmi3UInt64[]) {
  return refuse3(i, "fmi3GetShiftFraction", noClocks);
}
fmi3Status fmi3SetIntervalDecimal(fmi3Instance i, const fmi3ValueReference[], size_t, const fmi3Float64[]) {
  return refuse3(i, "fmi3SetIntervalDecimal", noClocks);
}
fmi3Status fmi3SetIntervalFraction(fmi3Instance i, const fmi3ValueReference[], size_t, const fmi3UInt64[],
                                   const fmi3UInt64[]) {
  return refuse3(i, "fmi3SetIntervalFraction", noClocks);
}
fmi3Status fmi3SetShiftDecimal(fmi3Instance i, const fmi3ValueReference[], size_t, const fmi3Float64[]) {
  return refuse3(i, "fmi3SetShiftDecimal", noClocks);
}
fmi3Status fmi3SetShiftFraction(fmi3Instance i, const fmi3ValueReference[], size_t, const fmi3UInt64[],
                                const fmi3UInt64[]) {
  return refuse3(i, "fmi3SetShiftFraction", noClocks);
}

fmi3Status fmi3DoStep(fmi3Instance i, fmi3Float64 from, fmi3Float64 size, fmi3Boolean, fmi3Boolean* eventHandlingNeeded,
                      fmi3Boolean* terminateSimulation, fmi3Boolean* earlyReturn, fmi3Float64* lastSuccessfulTime) {
  for (fmi3Boolean* said : {eventHandlingNeeded, terminateSimulation, earlyReturn})
    if (said) *said = false;
  return call3(i, "fmi3DoStep", [&](FmuInstance& instance) {
    auto done = instance.doStep(from, size);
    if (lastSuccessfulTime) *lastSuccessfulTime = instance.time();
    return done;
  });
}

// What an importer of models for co-simulation never calls; some look for the names all the same.
fmi3Status fmi3EnterContinuousTimeMode(fmi3Instance i) {
  return refuse3(i, "fmi3EnterContinuousTimeMode", onlyCoSimulation);
}
fmi3Status fmi3CompletedIntegratorStep(fmi3Instance i, fmi3Boolean, fmi3Boolean*, fmi3Boolean*) {
  return refuse3(i, "fmi3CompletedIntegratorStep", onlyCoSimulation);
}
fmi3Status fmi3SetTime(fmi3Instance i, fmi3Float64) { return refuse3(i, "fmi3SetTime", onlyCoSimulation); }
fmi3Status fmi3SetContinuousStates(fmi3Instance i, const fmi3Float64[], size_t) {
  return refuse3(i, "fmi3SetContinuousStates", onlyCoSimulation);
}
fmi3Status fmi3GetContinuousStateDerivatives(fmi3Instance i, fmi3Float64[], size_t) {
  return refuse3(i, "fmi3GetContinuousStateDerivatives", onlyCoSimulation);
}
fmi3Status fmi3GetEventIndicators(fmi3Instance i, fmi3Float64[], size_t) {
  return refuse3(i, "fmi3GetEventIndicators", onlyCoSimulation);
}
fmi3Status fmi3GetContinuousStates(fmi3Instance i, fmi3Float64[], size_t) {
  return refuse3(i, "fmi3GetContinuousStates", onlyCoSimulation);
}
fmi3Status fmi3GetNominalsOfContinuousStates(fmi3Instance i, fmi3Float64[], size_t) {
  return refuse3(i, "fmi3GetNominalsOfContinuousStates", onlyCoSimulation);
}
fmi3Status fmi3GetNumberOfEventIndicators(fmi3Instance i, size_t*) {
  return refuse3(i, "fmi3GetNumberOfEventIndicators", onlyCoSimulation);
}
fmi3Status fmi3GetNumberOfContinuousStates(fmi3Instance i, size_t*) {
  return refuse3(i, "fmi3GetNumberOfContinuousStates", onlyCoSimulation);
}
fmi3Status fmi3ActivateModelPartition(fmi3Instance i, fmi3ValueReference, fmi3Float64) {
  return refuse3(i, "fmi3ActivateModelPartition", onlyCoSimulation);
}

}  // extern "C"
#pragma GCC visibility pop
