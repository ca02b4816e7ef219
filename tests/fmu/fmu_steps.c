/* Steps the binary of an FMU as an importer in C does, and prints its outputs at every communication point:
 *   fmu_steps VERSION BINARY RESOURCES TOKEN STEPS STEP_SIZE FIRST_OUTPUT OUTPUTS [INPUT FACTOR]
 * An input is FACTOR*(k + 1) during step k. Half-way the state is saved; the rest is made anew from it, by the same
 * instance and by another one that was given its bytes: the outputs have to be the same ones to the bit. */
#include "fmi2.h"
#include "fmi3.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void fail(const char* what) {
  fprintf(stderr, "fmu_steps: %s\n", what);
  exit(1);
}
static void expect(int status, const char* what) {
  if (status > 1) fail(what);
}

static void* library;
static void* function(const char* name) {
  void* found = dlsym(library, name);
  if (!found) fail(name);
  return found;
}
#define CALL(name) ((__typeof__(name)*)function(#name))

static void tell2(fmi2ComponentEnvironment environment, fmi2String name, fmi2Status status, fmi2String category,
                 fmi2String message, ...) {
  (void)environment;
  va_list rest;
  va_start(rest, message);
  fprintf(stderr, "%s %d %s: ", name, (int)status, category);
  vfprintf(stderr, message, rest);
  fputc('\n', stderr);
  va_end(rest);
}
static void tell3(fmi3InstanceEnvironment environment, fmi3Status status, fmi3String category, fmi3String message) {
  fprintf(stderr, "%s %d %s: %s\n", (const char*)environment, (int)status, category, message);
}

static int isTwo;
static const char *resources, *token;
static const fmi2CallbackFunctions callbacks = {tell2, calloc, free, NULL, NULL};

static void* instantiate(const char* name) {
  void* out = NULL;
  if (isTwo) {
    char uri[4096];
    snprintf(uri, sizeof uri, "file://%s", resources);
    out = CALL(fmi2Instantiate)(name, fmi2CoSimulation, token, uri, &callbacks, 0, 0);
  } else {
    out = CALL(fmi3InstantiateCoSimulation)(name, token, resources, false, false, false, false, NULL, 0, (void*)name,
                                            tell3, NULL);
  }
  if (!out) fail("it cannot be instantiated");
  return out;
}

static void initialize(void* instance, double stop) {
  if (isTwo) {
    expect(CALL(fmi2SetupExperiment)(instance, 0, 0, 0, 1, stop), "fmi2SetupExperiment");
    expect(CALL(fmi2EnterInitializationMode)(instance), "fmi2EnterInitializationMode");
    expect(CALL(fmi2ExitInitializationMode)(instance), "fmi2ExitInitializationMode");
  } else {
    expect(CALL(fmi3EnterInitializationMode)(instance, false, 0, 0, true, stop), "fmi3EnterInitializationMode");
    expect(CALL(fmi3ExitInitializationMode)(instance), "fmi3ExitInitializationMode");
  }
}

static void set(void* instance, unsigned reference, double value) {
  if (isTwo) expect(CALL(fmi2SetReal)(instance, &reference, 1, &value), "fmi2SetReal");
  else expect(CALL(fmi3SetFloat64)(instance, &reference, 1, &value, 1), "fmi3SetFloat64");
}

static void get(void* instance, const unsigned* references, size_t n, double* values) {
  if (isTwo) expect(CALL(fmi2GetReal)(instance, references, n, values), "fmi2GetReal");
  else expect(CALL(fmi3GetFloat64)(instance, references, n, values, n), "fmi3GetFloat64");
}

static void step(void* instance, double from, double size) {
  if (isTwo) {
    expect(CALL(fmi2DoStep)(instance, from, size, 1), "fmi2DoStep");
  } else {
    bool events = true, terminate = true, early = true;
    double last = -1;
    expect(CALL(fmi3DoStep)(instance, from, size, true, &events, &terminate, &early, &last), "fmi3DoStep");
    if (events || terminate || early || last < from) fail("fmi3DoStep says something that it should not");
  }
}

static void* state(void* instance) {
  void* out = NULL;
  expect(isTwo ? (int)CALL(fmi2GetFMUstate)(instance, &out) : (int)CALL(fmi3GetFMUState)(instance, &out), "the state");
  return out;
}
static void restore(void* instance, void* state) {
  expect(isTwo ? (int)CALL(fmi2SetFMUstate)(instance, state) : (int)CALL(fmi3SetFMUState)(instance, state), "to restore");
}
static void release(void* instance, void* state) {
  expect(isTwo ? (int)CALL(fmi2FreeFMUstate)(instance, &state) : (int)CALL(fmi3FreeFMUState)(instance, &state), "to free");
  if (state) fail("a state that was freed is there");
}
/* The state in the other instance, by its bytes. */
static void carry(void* from, void* state, void* to) {
  size_t size = 0;
  void* arrived = NULL;
  if (isTwo) {
    expect(CALL(fmi2SerializedFMUstateSize)(from, state, &size), "fmi2SerializedFMUstateSize");
    char* bytes = malloc(size);
    expect(CALL(fmi2SerializeFMUstate)(from, state, bytes, size), "fmi2SerializeFMUstate");
    expect(CALL(fmi2DeSerializeFMUstate)(to, bytes, size, &arrived), "fmi2DeSerializeFMUstate");
    bytes[size / 2] ^= 1;
    if (CALL(fmi2DeSerializeFMUstate)(to, bytes, size, &arrived) < fmi2Error) fail("damaged bytes were taken");
    free(bytes);
  } else {
    expect(CALL(fmi3SerializedFMUStateSize)(from, state, &size), "fmi3SerializedFMUStateSize");
    fmi3Byte* bytes = malloc(size);
    expect(CALL(fmi3SerializeFMUState)(from, state, bytes, size), "fmi3SerializeFMUState");
    expect(CALL(fmi3DeserializeFMUState)(to, bytes, size, &arrived), "fmi3DeserializeFMUState");
    bytes[size / 2] ^= 1;
    if (CALL(fmi3DeserializeFMUState)(to, bytes, size, &arrived) < fmi3Error) fail("damaged bytes were taken");
    free(bytes);
  }
  restore(to, arrived);
  release(to, arrived);
}

static unsigned* references;
static size_t outputs;
static double size, factor;
static unsigned input;

/* Steps [first, end); prints outputs behind each, if asked; leaves those of the last. */
static void steps(void* instance, int first, int end, int prints, double* values) {
  for (int k = first; k < end; ++k) {
    if (factor != 0) set(instance, input, factor * (k + 1));
    step(instance, k * size, size);
    get(instance, references, outputs, values);
    for (size_t i = 0; prints && i < outputs; ++i) printf(i + 1 < outputs ? "%.17g," : "%.17g\n", values[i]);
  }
}

int main(int argc, char** argv) {
  if (argc < 9) fail("eight arguments were expected");
  isTwo = argv[1][0] == '2';
  resources = argv[3];
  token = argv[4];
  const int n = atoi(argv[5]);
  size = atof(argv[6]);
  const unsigned firstOutput = (unsigned)atoi(argv[7]);
  outputs = (size_t)atoi(argv[8]);
  if (argc > 10) {
    input = (unsigned)atoi(argv[9]);
    factor = atof(argv[10]);
  }
  library = dlopen(argv[2], RTLD_NOW | RTLD_LOCAL);
  if (!library) fail(dlerror());
  const char* version = isTwo ? CALL(fmi2GetVersion)() : CALL(fmi3GetVersion)();
  if (strcmp(version, isTwo ? "2.0" : "3.0") != 0) fail("another version of FMI");
  references = malloc(outputs * sizeof *references);
  for (size_t i = 0; i < outputs; ++i) references[i] = firstOutput + (unsigned)i;
  const size_t bytes = outputs * sizeof(double);
  double *first = malloc(bytes), *again = malloc(bytes);

  void *one = instantiate("one"), *other = instantiate("other");
  initialize(one, n * size);
  steps(one, 0, n / 2, 1, first);
  void* half = state(one);
  carry(one, half, other);
  steps(one, n / 2, n, 1, first);
  restore(one, half);
  steps(one, n / 2, n, 0, again);
  if (memcmp(first, again, bytes) != 0) fail("from the saved state it goes another way");
  steps(other, n / 2, n, 0, again);
  if (memcmp(first, again, bytes) != 0) fail("from the bytes of the state another instance goes another way");
  release(one, half);
  if (isTwo) expect(CALL(fmi2Terminate)(one), "fmi2Terminate");
  else expect(CALL(fmi3Terminate)(one), "fmi3Terminate");
  for (int i = 0; i < 2; ++i)
    if (isTwo) CALL(fmi2FreeInstance)(i ? one : other);
    else CALL(fmi3FreeInstance)(i ? one : other);
  free(first);
  free(again);
  free(references);
  if (dlclose(library) != 0) fail(dlerror());
  const struct timespec pause = {0, 20000000}; /* threads that the engine has started are there a while longer */
  nanosleep(&pause, NULL);
  return 0;
}
