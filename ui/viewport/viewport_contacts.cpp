// The contacts that the viewport shows.

#include "run/contact_values.h"
#include "viewport/viewport.h"

#include <algorithm>
#include <limits>

namespace gyre::ui {

void Viewport::setContacts(std::span<const LoggedContact> contacts) {
  if (contacts.empty() && contacts_.contacts().empty()) return;
  contacts_.setContacts(contacts);
  refresh();
}

void Viewport::setContactParts(const ContactParts& parts) {
  if (parts == contacts_.parts()) return;
  contacts_.setParts(parts);
  refresh();
}

void Viewport::setContactScale(double metresPerNewton) {
  if (metresPerNewton == contacts_.scale()) return;
  contacts_.setScale(metresPerNewton);
  refresh();
}

void Viewport::markContact(std::optional<std::size_t> contact) {
  if (contact == contacts_.marked()) return;
  contacts_.mark(contact);
  refresh();
}

void Viewport::setBodyColors(const std::unordered_map<ElementId, QColor>& colors) {
  std::vector<QRgb> all;
  if (!colors.empty())
    for (const SceneBody& body : scene().bodies) {
      const auto found = colors.find(body.id);
      all.push_back((found == colors.end() ? toQColor(body.color) : found->second).rgb());
    }
  if (std::equal(all.begin(), all.end(), scene_.colors().begin(), scene_.colors().end())) return;
  scene_.setColors(std::move(all));
  partsStale_ = true;
  refresh();
}

void Viewport::takeContacts(const Viewport& other) {
  contacts_.setParts(other.contacts_.parts());
  contacts_.setScale(other.contacts_.scale());
  contacts_.setContacts(other.contacts_.contacts());
  scene_.setColors({other.scene_.colors().begin(), other.scene_.colors().end()});
}

std::optional<std::size_t> Viewport::contactAt(QPointF position) const {
  if (!contacts_.parts().shown || !contacts_.parts().points) return std::nullopt;
  const Projection view = projection();
  std::optional<std::size_t> found;
  double nearest = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < contacts_.contacts().size(); ++i) {
    const Vec3 x = toVec3(contacts_.contacts()[i].x);
    if (!view.isAhead(x)) continue;
    const double pixel = view.pixelAt(x), depth = view.depth(x);
    const double radius = ContactGlyphs::pointRadius(scene_.bodySize(), pixel) / pixel + 1.5;
    if (depth >= nearest || pixelDistance(view.toWidget(x), position) > radius) continue;
    nearest = depth;
    found = i;
  }
  return found;
}

}  // namespace gyre::ui
