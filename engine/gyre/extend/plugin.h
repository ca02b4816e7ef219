#pragma once
// A plugin: a shared object that brings types of joints, forces and methods of integration to Gyre.
//
//   gyre::extend::Types types() { return {.forces = {myForce()}}; }
//   GYRE_PLUGIN(types)
//
// It is found in the folders of GYRE_PLUGIN_PATH, and tested by `gyre test-plugin FILE`.

#include <gyre/extend/force.h>
#include <gyre/extend/integrator.h>
#include <gyre/extend/joint.h>

#include <vector>

namespace gyre::extend {

/// Changes whenever a plugin has to be compiled anew.
inline constexpr int interfaceVersion = 1;

/// The standard library whose types the interface exchanges.
#if defined(_LIBCPP_VERSION)
inline constexpr const char* standardLibrary = "libc++";
#elif defined(_GLIBCXX_USE_CXX11_ABI) && _GLIBCXX_USE_CXX11_ABI
inline constexpr const char* standardLibrary = "libstdc++";
#else
inline constexpr const char* standardLibrary = "libstdc++ before C++11";
#endif

struct Types {
  std::vector<JointType> joints = {};
  std::vector<ForceType> forces = {};
  std::vector<IntegratorType> integrators = {};
};

/// What the function gyre_plugin of a shared object returns; its first two members stay what they are.
struct Plugin {
  int version;
  const char* standardLibrary;
  Types (*types)();
};

}  // namespace gyre::extend

/// Makes a shared object a plugin, by a function that gives its types. Once, outside of any namespace.
#define GYRE_PLUGIN(typesFunction)                                                                          \
  extern "C" __attribute__((visibility("default"))) const gyre::extend::Plugin* gyre_plugin() {             \
    static const gyre::extend::Plugin plugin{gyre::extend::interfaceVersion, gyre::extend::standardLibrary, \
                                             &(typesFunction)};                                             \
    return &plugin;                                                                                         \
  }
