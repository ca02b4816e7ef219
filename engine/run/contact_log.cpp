#include "run/contact_log.h"

#include <algorithm>

namespace gyre {
namespace {

/// Addresses are given for this many; pages only for what is written.
constexpr std::size_t mostContacts = std::size_t{1} << 31;

LoggedContact::Vec3f single(const Vec3& x) {
  return {static_cast<float>(x.x()), static_cast<float>(x.y()), static_cast<float>(x.z())};
}

LoggedContact logged(const ContactState& c) {
  return {.body1 = c.contact.body1,
          .body2 = c.contact.body2,
          .feature = c.contact.feature,
          .x = single(c.contact.x),
          .normal = single(c.contact.normal),
          .force = single(c.force),
          .speed = single(c.speed),
          .gap = static_cast<float>(c.contact.gap),
          .work = static_cast<float>(c.work),
          .friction = static_cast<float>(c.friction),
          .kind = c.kind,
          .gains = c.gains};
}

}  // namespace

Expected<std::unique_ptr<ContactLog>> ContactLog::create(std::size_t rows, const RowPagesOptions& options) {
  auto ends = RowPages::reserve((rows + 1) * sizeof(std::uint64_t), options);
  if (!ends) return fail(ends.error());
  auto contacts = RowPages::reserve(mostContacts * sizeof(LoggedContact), options);
  if (!contacts) return fail(contacts.error());
  if (!(*ends)->provide(sizeof(std::uint64_t)))
    return fail({.kind = Error::Kind::resource, .message = "there is no room for contacts" + (*ends)->reason()});
  return std::unique_ptr<ContactLog>(new ContactLog(std::move(*ends), std::move(*contacts)));
}

ContactLog::ContactLog(std::unique_ptr<RowPages> ends, std::unique_ptr<RowPages> contacts)
    : endPages_(std::move(ends)),
      contactPages_(std::move(contacts)),
      ends_(reinterpret_cast<std::uint64_t*>(endPages_->data())),
      contacts_(reinterpret_cast<LoggedContact*>(contactPages_->data())) {
  ends_[0] = 0;
}

bool ContactLog::append(const ContactRecord* record) {
  const std::size_t first = ends_[rows_], count = record ? record->contacts.size() : 0, last = first + count;
  if (!endPages_->provide((rows_ + 2) * sizeof(std::uint64_t))) return false;
  if ((last + 1) * sizeof(LoggedContact) > contactPages_->bytes()) return false;
  if (count > 0 && !contactPages_->provide(last * sizeof(LoggedContact))) return false;
  if (count > 0) std::transform(record->contacts.begin(), record->contacts.end(), contacts_ + first, logged);
  ends_[++rows_] = last;
  return true;
}

}  // namespace gyre
