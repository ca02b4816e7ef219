#pragma once
// States of an FMU as both versions of FMI hand them out: pointers to a moment, which whoever asked for them frees.

#include "fmu_instance.h"
#include "fmu_moment.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

namespace gyre::fmu {

inline FmuMoment* momentOf(void* state) { return static_cast<FmuMoment*>(state); }

/// Into a state that is there already, or a new one.
inline Expected<void> getState(FmuInstance& instance, void** state) {
  auto moment = instance.moment();
  if (!moment) return fail(std::move(moment.error()));
  if (*state) *momentOf(*state) = std::move(*moment);
  else *state = new FmuMoment(std::move(*moment));
  return {};
}

inline Expected<void> setState(FmuInstance& instance, void* state) {
  if (!state) return failInput("a state was expected");
  return instance.restore(*momentOf(state));
}

inline void freeState(void** state) {
  if (!state) return;
  delete momentOf(*state);
  *state = nullptr;
}

inline Expected<void> sizeOfState(FmuInstance& instance, void* state, std::size_t* size) {
  if (!state) return failInput("a state was expected");
  *size = momentOf(state)->bytes(instance.token()).size();
  return {};
}

/// @param bytes  of any type of one byte
template <class Byte>
Expected<void> writeState(FmuInstance& instance, void* state, Byte* bytes, std::size_t size) {
  if (!state) return failInput("a state was expected");
  const std::string all = momentOf(state)->bytes(instance.token());
  if (size < all.size()) return failInput("room for all bytes of the state was expected");
  std::copy(all.begin(), all.end(), bytes);
  return {};
}

template <class Byte>
Expected<void> readState(FmuInstance& instance, const Byte* bytes, std::size_t size, void** state) {
  auto moment = FmuMoment::fromBytes({reinterpret_cast<const char*>(bytes), size}, instance.token());
  if (!moment) return fail(std::move(moment.error()));
  *state = new FmuMoment(std::move(*moment));
  return {};
}

}  // namespace gyre::fmu
