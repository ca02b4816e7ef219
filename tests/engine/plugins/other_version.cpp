// A plugin that was compiled for a version of the interface that there is not.
#include <gyre/extend/plugin.h>

extern "C" __attribute__((visibility("default"))) const gyre::extend::Plugin* gyre_plugin() {
  static const gyre::extend::Plugin plugin{999, gyre::extend::standardLibrary, nullptr};
  return &plugin;
}
