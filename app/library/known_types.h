#pragma once
// The types that models may have: those of Gyre and of the plugins of the environment, which are loaded first.

#include "engine.h"

namespace gyre {
inline namespace v0 {

const TypeList& knownTypes();

}  // namespace v0
}  // namespace gyre
