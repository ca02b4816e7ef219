#pragma once
// Which row of which run the contacts are shown of.

#include "run/recording.h"

#include <memory>
#include <span>

namespace gyre::ui {

struct ContactMoment {
  std::shared_ptr<const Recording> recording;  ///< null: none is shown
  std::size_t row = 0;

  bool isShown() const { return recording != nullptr; }
  /// Whether anything could touch in this run.
  bool touches() const { return recording && recording->contacts(); }
  std::span<const LoggedContact> contacts() const {
    return touches() ? recording->contacts()->row(row) : std::span<const LoggedContact>{};
  }
  bool operator==(const ContactMoment&) const = default;
};

}  // namespace gyre::ui
