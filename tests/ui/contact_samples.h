#pragma once
// Contacts made up for tests of what shows them.

#include "run/recording.h"

#include <memory>
#include <vector>

namespace gyre::test {

/// On body 2 at a point, along z; it slips along x where `slip` is not zero.
inline ContactState contactAt(int body1, int body2, const Vec3& x, double N, double slip = 0) {
  ContactState c;
  c.contact.body1 = body1;
  c.contact.body2 = body2;
  c.contact.x = x;
  c.contact.gap = -1e-5;
  c.kind = N == 0 ? ContactState::Kind::open : slip == 0 ? ContactState::Kind::stick : ContactState::Kind::slip;
  c.force = Vec3(slip == 0 ? 0 : -0.5 * N, 0, N);
  c.speed = Vec3(slip, 0, 0);
  c.friction = 0.5;
  return c;
}

/// A row for each list of contacts, a tenth of a second apart.
inline std::shared_ptr<Recording> recordContacts(const std::vector<std::vector<ContactState>>& rows) {
  auto recording = Recording::create({{{}, "time", "s"}}, rows.size() + 1, {}, {.contacts = true});
  if (!recording) return nullptr;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    ContactRecord record;
    record.contacts = rows[i];
    (*recording)->next()[0] = 0.1 * static_cast<double>(i);
    if (!(*recording)->appendContacts(&record)) return nullptr;
    (*recording)->publish();
  }
  return *recording;
}

}  // namespace gyre::test
