#include "analysis/contact_note.h"

namespace gyre::ui {

ContactNote::ContactNote(HealthWatch& watch, QWidget* parent)
    : QLabel(QObject::tr("Contact is left out here: bodies pass through each other and the ground."), parent) {
  setObjectName("contactNote");
  setProperty("warns", true);
  setWordWrap(true);
  setContentsMargins(16, 0, 8, 8);
  const auto follow = [this, &watch] {
    const auto found = watch.findings();
    setVisible(found && found->system && found->system->contacts().any());
  };
  connect(&watch, &HealthWatch::changed, this, follow);
  follow();
}

}  // namespace gyre::ui
