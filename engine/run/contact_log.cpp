#include "run/contact_log.h"

#include <algorithm>

namespace gyre {
namespace {

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
          .gains = c.gains,
          .island = c.island};
}

}  // namespace

Expected<std::unique_ptr<ContactLog>> ContactLog::create(std::size_t rows, const RowPagesOptions& options) {
  auto contacts = RowList<LoggedContact>::create(rows, options, "contacts");
  if (!contacts) return fail(contacts.error());
  return std::unique_ptr<ContactLog>(new ContactLog(std::move(*contacts)));
}

bool ContactLog::append(const ContactRecord* record) {
  const auto out = contacts_.append(record ? record->contacts.size() : 0);
  if (!out) return false;
  if (record) std::transform(record->contacts.begin(), record->contacts.end(), out->begin(), logged);
  return true;
}

}  // namespace gyre
