#include "fmu_moment.h"

#include "core/digest.h"
#include "core/state_archive.h"

namespace gyre::fmu {
namespace {

constexpr std::string_view magic = "GyreFMU\n";

}  // namespace

void FmuMoment::persist(StateArchive& a) {
  a(phase, start, stop, end);
  a.lists(values);
  a(run);
}

std::string FmuMoment::bytes(std::string_view token) const {
  FmuMoment whole = *this;
  std::string of(token);
  StateArchive a;
  a(of, whole);
  return std::string(magic) + digest(a.bytes()) + a.bytes();
}

Expected<FmuMoment> FmuMoment::fromBytes(std::string_view bytes, std::string_view token) {
  const std::size_t head = magic.size() + digest({}).size();
  if (!bytes.starts_with(magic) || bytes.size() < head) return failInput("this is no saved state of an FMU of Gyre");
  if (digest(bytes.substr(head)) != bytes.substr(magic.size(), head - magic.size()))
    return failInput("the saved state is damaged: its bytes do not have the digest that stands before them");
  StateArchive a(bytes.substr(head));
  std::string of;
  FmuMoment out;
  a(of);
  if (a.fits() && of != token) return failInput("the saved state is of another FMU");
  a(out);
  if (!a.isAtEnd()) return failInput("the saved state is damaged: its parts do not fit each other");
  return out;
}

}  // namespace gyre::fmu
