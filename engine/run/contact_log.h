#pragma once
// The contacts of every recorded row: an append-only list beside the Recording, in which it is read and written in the
// same way, without locks. In single precision, which is enough to look at; sums per pair of bodies stand in the rows.

#include "contact/contact_record.h"
#include "run/row_list.h"

#include <memory>

namespace gyre {

struct LoggedContact {
  using Vec3f = std::array<float, 3>;
  std::int32_t body1 = -1, body2 = 0;  ///< of the system; -1: ground
  std::uint64_t feature = 0;           ///< with the bodies the same from row to row while it lasts
  Vec3f x{}, normal{};                 ///< inertial; the normal from body 1 to body 2 [m]
  Vec3f force{};                       ///< on body 2, inertial [N]
  Vec3f speed{};                       ///< of body 2 against body 1, inertial [m/s]
  float gap = 0;                       ///< [m]
  float work = 0;                      ///< energy that the bodies gained in the step [J]
  float friction = 0;                  ///< coefficient
  ContactState::Kind kind = ContactState::Kind::open;
  bool gains = false;  ///< as ContactState::gains
  std::int32_t island =
      -1;  ///< as ContactState::island; of contact as a force: of what closed contacts and joints connect
};

class ContactLog {
 public:
  static constexpr int lists = 1;  ///< RowLists that it consists of
  /// @param rows  as the recording has at most
  static Expected<std::unique_ptr<ContactLog>> create(std::size_t rows, const RowPagesOptions& pages);

  /// Contacts of a row that was published. @pre row < rows of the recording
  std::span<const LoggedContact> row(std::size_t row) const { return contacts_.row(row); }

  /// Writer only: those of the next row, before it is published. False where there is no room.
  bool append(const ContactRecord* record);

 private:
  explicit ContactLog(RowList<LoggedContact> contacts) : contacts_(std::move(contacts)) {}
  RowList<LoggedContact> contacts_;
};

}  // namespace gyre
