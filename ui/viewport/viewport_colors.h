#pragma once
// The neutral colours of the viewport, from the theme.

#include "contact/contact_record.h"
#include "run/recorded_beams.h"
#include "run/recorded_loads.h"
#include "theme/palette.h"

#include <array>

namespace gyre::ui {

struct ViewportColors {
  QColor skyTop, skyBottom;  ///< background gradient
  QColor shadow, gridLine;
  QColor metal;     ///< pins, rods, springs
  QColor rubber;    ///< bushings
  QColor fixture;   ///< what holds on to the ground
  QColor load;      ///< arrows of forces and torques
  QColor accent;    ///< selection
  QColor emphasis;  ///< what is spoken of
  QColor edge;
  QColor text;
  QColor contactStick, contactSlip, contactOpen;  ///< none of those that bodies have
  QColor contactNormal;
  QColor contactRim;  ///< around points, so that they are seen on a body of their own colour

  QColor reaction, springLoad, drive;  ///< arrows of what acts, beside `load`

  std::array<QColor, 6> sectionForces;  ///< N, Q_y, Q_z, T, M_y, M_z

  QColor ofSectionForce(BeamQuantity q) const { return sectionForces.at(static_cast<std::size_t>(q)); }
  QColor ofLoad(LoadKind kind) const {
    switch (kind) {
      case LoadKind::reaction: return reaction;
      case LoadKind::spring: return springLoad;
      case LoadKind::drive: return drive;
      default: return load;
    }
  }
  QColor ofContact(ContactState::Kind kind) const {
    switch (kind) {
      case ContactState::Kind::stick: return contactStick;
      case ContactState::Kind::slip: return contactSlip;
      default: return contactOpen;
    }
  }
};

inline ViewportColors viewportColors(bool dark) {
  const Theme& t = theme(dark);
  return {.skyTop = t.viewportTop,
          .skyBottom = t.viewportBottom,
          .shadow = t.viewportBottom.darker(dark ? 150 : 108),
          .gridLine = t.groundLine,
          .metal = dark ? QColor("#9aa2ad") : QColor("#7d8590"),
          .rubber = dark ? QColor("#666e79") : QColor("#454c56"),
          .fixture = dark ? QColor("#7d8590") : QColor("#5b636e"),
          .load = t.error,
          .accent = t.accent,
          .emphasis = t.warning,
          .edge = t.edge,
          .text = t.textMuted,
          .contactStick = dark ? QColor("#f2f5f8") : QColor("#16202e"),
          .contactSlip = dark ? QColor("#ff5cad") : QColor("#d4006a"),
          .contactOpen = dark ? QColor("#98a2af") : QColor("#7b8490"),
          .contactNormal = t.text,
          .contactRim = dark ? QColor("#0f1114") : QColor("#ffffff"),
          .reaction = dark ? QColor("#3fd0c4") : QColor("#00746c"),
          .springLoad = dark ? QColor("#ffb35c") : QColor("#a85200"),
          .drive = dark ? QColor("#c39bff") : QColor("#6d35c0"),
          .sectionForces = {t.curve(6), t.curve(4), t.curve(5), t.curve(3), t.curve(1), t.curve(2)}};
}

}  // namespace gyre::ui
