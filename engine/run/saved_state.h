#pragma once
// The whole state of a run between two of its steps: positions, velocities and all that its method, its contacts, its
// books and its warnings carry along. A run that goes on from it makes the same steps, to the last bit, as one that
// never stopped; what it is told by changes nothing in the run that goes on.
//
// It is the state with which the run began, from which all parts are made as they were, and what they have become
// since (core/state_archive.h). It fits the model that it is of, whose end_time alone may be another one, the method
// and the version of Gyre.
//
// The file (*.gyrestate), all numbers little-endian:
//   8 bytes    "GyreRun" and a line feed
//   4 bytes    version of the format
//   8 bytes    length of what follows behind the next 32
//   32 bytes   its digest (core/digest.h)
//   texts      version of Gyre, method, name of the model, digest of the model, each behind its length of 8 bytes
//   8 bytes    time [s]
//   2 x bytes  the state at the start, and the run, each behind its length of 8 bytes
// It is binary, so that doubles keep every bit and states of large models stay as small as they are.

#include "core/error.h"
#include "run/stepper.h"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace gyre {

class SavedState {
 public:
  /// A run of this model, now. Refused while a hand holds a body, and by methods that cannot tell their history.
  /// @param identity  tells the model from others; empty: a digest of all that a run depends on
  static Expected<SavedState> of(Stepper& run, const Model& model, const std::string& identity = {});
  /// Errors name the file, and what was expected of it.
  static Expected<SavedState> read(const std::filesystem::path& file);
  /// The bytes of such a file.
  static Expected<SavedState> fromBytes(std::string_view bytes, const std::filesystem::path& file = {});
  std::string bytes() const;
  /// The file is written whole or not at all.
  Expected<void> write(const std::filesystem::path& file) const;

  /// The run goes on. Refused where the state is not of this model and its method, or not before its end.
  /// @param identity  as it was saved with
  Expected<std::unique_ptr<Stepper>> resume(const Model& model, const std::string& identity = {}) const;
  double time() const { return t_; }
  bool operator==(const SavedState&) const = default;

 private:
  friend class StateArchive;
  void persist(StateArchive& a);
  Expected<void> fits(const Model& model, const std::string& identity) const;
  tl::unexpected<Error> refused(std::string message) const;

  std::string file_;  ///< that it was read from
  std::string version_, method_, name_, model_;
  double t_ = 0;
  std::string start_, run_;
};

}  // namespace gyre
