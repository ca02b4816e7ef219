// The menu of a plot, and what it asks for.

#include "plots/entry_row.h"
#include "plots/plot_legend.h"
#include "plots/plot_surface.h"
#include "plots/plot_view.h"
#include "theme/icons.h"

#include <QContextMenuEvent>
#include <QMenu>

namespace gyre::ui {

namespace {

/// Places in the text as it is typed, from those in its bytes.
EntryFault toEntryFault(const QString& text, const FormulaFault& fault) {
  const QByteArray bytes = text.toUtf8();
  const auto characters = [&](std::size_t byte) {
    return static_cast<int>(QString::fromUtf8(bytes.left(static_cast<qsizetype>(byte))).size());
  };
  return {QString::fromStdString(fault.message), characters(fault.begin), characters(fault.end)};
}

}  // namespace

void PlotView::askFormula(const QString& curve) {
  if (!curves_.recording()) return;
  EntryQuestion question{
      .prompt = tr("Formula"),
      .hint = tr("over channels: rod 1.vx^2 + rod 1.vy^2, deriv(crank.angle), integral(motor.power)"),
      .text = curve,
      .words = curves_.channelNames(),
      .check = [this](const QString& text) -> EntryAnswer {
        const auto unit = curves_.check(text);
        if (!unit) return {toEntryFault(text, unit.error()), {}};
        if (*unit == QLatin1String(SignalFormula::unknownUnit)) return {{}, tr("its unit does not follow")};
        return {{}, unit->isEmpty() ? tr("a number") : tr("in %1").arg(*unit)};
      },
      .done =
          [this, curve](const QString& text) {
            if (curve.isEmpty()) addChannels({text});
            else replaceCurve(curve, text);
          }};
  entry_->ask(std::move(question));
}

void PlotView::askHorizontal() {
  if (!curves_.recording()) return;
  entry_->ask({.prompt = tr("Over"),
               .hint = tr("a channel or a formula; nothing: time"),
               .text = curves_.horizontal(),
               .words = curves_.channelNames(),
               .check = [this](const QString& text) -> EntryAnswer {
                 const auto unit = curves_.check(text);
                 return unit ? EntryAnswer{} : EntryAnswer{toEntryFault(text, unit.error()), {}};
               },
               .done = [this](const QString& text) { setHorizontal(text); },
               .mayBeEmpty = true});
}

void PlotView::addModeActions(QMenu& menu) {
  const auto add = [&](const QString& text, Mode shown, auto choose) {
    QAction* action = menu.addAction(text, this, choose);
    action->setCheckable(true);
    action->setChecked(mode() == shown);
    action->setEnabled(!curves_.empty() && curves_.recording());
  };
  add(tr("Over time\tT"), Mode::time, [this] { showOverTime(); });
  add(tr("Over another quantity…\tX"), Mode::path, [this] { askHorizontal(); });
  add(tr("Spectra\tS"), Mode::spectrum, [this] { setSpectrum(spectrum_.value_or(SpectrumOptions{})); });
}

void PlotView::addCurveActions(QMenu& menu, const QString& name) {
  const auto& all = curves_.all();
  const auto at = std::find_if(all.begin(), all.end(), [&](const PlottedCurve& c) { return c.name == name; });
  if (at == all.end()) return;
  const QString text = curves_.inFormula(*at);
  menu.addAction(tr("&Derivative"), this, [this, text] { addChannels({QStringLiteral("deriv(%1)").arg(text)}); });
  menu.addAction(tr("&Integral"), this, [this, text] { addChannels({QStringLiteral("integral(%1)").arg(text)}); });
  const bool isFormula = at->isFormula;
  menu.addAction(isFormula ? tr("&Edit formula…") : tr("&Use in a formula…"), this, [this, name, text, isFormula] {
    askFormula(isFormula ? name : QString());
    if (!isFormula) entry_->insert(text);
  });
  menu.addAction(tr("&Horizontal axis"), this,
                 [this, name] {
                   removeChannel(name);
                   setHorizontal(name);
                 })
      ->setEnabled(all.size() > 1);
  menu.addAction(icon(QStringLiteral("trash")), tr("&Remove"), this, [this, name] { removeChannel(name); });
}

void PlotView::contextMenuEvent(QContextMenuEvent* event) {
  if (isPane_) return event->ignore();
  const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
  showMenu(event->globalPos(), legend_->nameAt(legend_->mapFrom(this, event->pos())),
           byMouse ? std::optional(surface_->mapFrom(this, event->pos())) : std::nullopt);
}

/// @param curve  the one the mouse is on; empty: all of them
/// @param place  of the mouse on the surface
void PlotView::showMenu(QPoint global, const QString& curve, std::optional<QPoint> place) {
  QMenu menu(this);
  for (const PlottedCurve& each : curves_.all()) {
    if (!curve.isEmpty() && each.name != curve) continue;
    if (curve.isEmpty() && curves_.all().size() > 1) {
      addCurveActions(*menu.addMenu(QString(each.name).replace('&', "&&")), each.name);
    } else {
      menu.addSection(each.name);
      addCurveActions(menu, each.name);
    }
  }
  if (curves_.all().size() > 1) menu.addAction(tr("Remove all curves"), this, [this] { setChannels({}); });
  menu.addSeparator();
  menu.addAction(icon(QStringLiteral("formula")), tr("Formula…\tE"), this, [this] { askFormula(); })
      ->setEnabled(curves_.recording() != nullptr);
  menu.addSeparator();
  addNoteActions(menu, place);
  menu.addSeparator();
  addModeActions(menu);
  menu.addSeparator();
  QAction* logarithmic = menu.addAction(tr("Logarithmic value axis"), this, &PlotView::setLogarithmic);
  logarithmic->setCheckable(true);
  logarithmic->setChecked(window_.logarithmic);
  QAction* difference = menu.addAction(icon(QStringLiteral("difference")), tr("Runs minus the baseline\tD"), this,
                                       &PlotView::setDifference);
  difference->setCheckable(true);
  difference->setChecked(isDifference());
  difference->setEnabled(!curves_.empty() && mode() != Mode::path);
  menu.addAction(tr("Show everything"), this, &PlotView::fit);
  menu.addAction(icon(QStringLiteral("export")), tr("Export as CSV…"), this, &PlotView::exportRequested);
  menu.addAction(tr("Save as picture (SVG, PDF, PNG)…"), this, &PlotView::pictureRequested)
      ->setEnabled(!curves_.empty() && curves_.recording() && !lack());
  menu.exec(global);
}

}  // namespace gyre::ui
