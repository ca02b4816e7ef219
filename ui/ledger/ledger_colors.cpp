#include "ledger/ledger_colors.h"

#include <QCoreApplication>

namespace gyre::ui {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("EnergyLedger", text); }

}  // namespace

QString nameOf(LedgerBand band) {
  switch (band) {
    case LedgerBand::potential: return tr("Potential");
    case LedgerBand::elastic: return tr("Elastic");
    case LedgerBand::kinetic: return tr("Kinetic");
    case LedgerBand::heat: return tr("Damping");
    case LedgerBand::friction: return tr("Contact friction");
    case LedgerBand::impacts: return tr("Impacts");
    case LedgerBand::method: return tr("Method");
    case LedgerBand::broughtIn: return tr("Brought in");
  }
  return {};
}

QString explanationOf(LedgerBand band) {
  switch (band) {
    case LedgerBand::potential: return tr("Stored in the height of bodies, from the lowest value of the run on");
    case LedgerBand::elastic: return tr("Stored in springs, and in contacts that are forces");
    case LedgerBand::kinetic: return tr("Stored in the motion of bodies");
    case LedgerBand::heat: return tr("Turned into heat by dampers and by friction in joints");
    case LedgerBand::friction: return tr("Turned into heat by friction of contacts");
    case LedgerBand::impacts: return tr("Lost to normal forces of contacts: in impacts");
    case LedgerBand::method:
      return tr(
          "What the integrator made or, negative, lost: the hatched gap between the stack and the line. Round-off "
          "where "
          "the method is exact");
    case LedgerBand::broughtIn:
      return tr("Work of forces, drives and the hand; the line is this and what there was at the start");
  }
  return {};
}

QColor colorOf(LedgerBand band, const Theme& theme) {
  switch (band) {
    case LedgerBand::kinetic: return theme.curve(0);
    case LedgerBand::potential: return theme.curve(1);
    case LedgerBand::elastic: return theme.curve(2);
    case LedgerBand::heat: return theme.curve(4);
    case LedgerBand::friction: return theme.curve(5);
    case LedgerBand::impacts: return theme.textMuted;
    case LedgerBand::method: return theme.error;
    case LedgerBand::broughtIn: return theme.text;
  }
  return {};
}

}  // namespace gyre::ui
