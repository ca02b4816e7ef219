#include "plots/plot_menu.h"

#include "plots/formula_questions.h"
#include "plots/plot_model.h"
#include "plots/plot_view.h"
#include "theme/icons.h"
#include "theme/menu_text.h"

#include <algorithm>

namespace gyre::ui {

PlotMenu::PlotMenu(PlotView& view, const PlotModel& model) : QMenu(&view), view_(view), model_(model) {}

void PlotMenu::addCurves(const QString& curve) {
  const auto& all = model_.curves().all();
  for (const PlottedCurve& each : all) {
    if (!curve.isEmpty() && each.name != curve) continue;
    if (curve.isEmpty() && all.size() > 1) {
      addCurveActions(*addMenu(menuText(each.name)), each);
    } else {
      addSection(each.name);
      addCurveActions(*this, each);
    }
  }
  if (all.size() > 1) addAction(tr("Remove all curves"), &view_, [this] { view_.selection().setChannels({}); });
  addSeparator();
  addAction(ui::icon(QStringLiteral("formula")), tr("Formula…\tE"), this, [this] {
    emit formulaRequested({});
  })->setEnabled(model_.curves().runs().own() != nullptr);
}

void PlotMenu::addCurveActions(QMenu& menu, const PlottedCurve& curve) {
  const QString name = curve.name, text = inFormula(model_.curves(), curve);
  const auto addCurve = [this](const QString& formula) { view_.selection().add({formula}); };
  menu.addAction(tr("&Derivative"), this, [=] { addCurve(QStringLiteral("deriv(%1)").arg(text)); });
  menu.addAction(tr("&Integral"), this, [=] { addCurve(QStringLiteral("integral(%1)").arg(text)); });
  if (curve.isFormula) menu.addAction(tr("&Edit formula…"), this, [this, name] { emit formulaRequested(name); });
  else menu.addAction(tr("&Use in a formula…"), this, [this, text] { emit formulaOfRequested(text); });
  menu.addAction(tr("&Horizontal axis"), this,
                 [this, name] {
                   view_.selection().remove(name);
                   view_.settings().setHorizontal(name);
                 })
      ->setEnabled(model_.curves().all().size() > 1);
  menu.addAction(ui::icon(QStringLiteral("trash")), tr("&Remove"), this,
                 [this, name] { view_.selection().remove(name); });
}

void PlotMenu::addKinds() {
  for (const auto& kind : model_.kinds()) {
    const bool isShown = kind.get() == &model_.content();
    QAction* action = addAction(kind->traits().words, this, [this, isShown, chosen = kind.get()] {
      // The one that is shown stays, or asks over what else.
      if (!isShown || !chosen->asked(model_.choices())) emit kindRequested(chosen);
    });
    action->setCheckable(true);
    action->setChecked(isShown);
    action->setEnabled(!model_.curves().empty() && model_.curves().runs().own());
  }
}

QAction* PlotMenu::addSwitch(const QString& text, bool on, std::function<void(bool)> change) {
  QAction* action = addAction(text, &view_, std::move(change));
  action->setCheckable(true);
  action->setChecked(on);
  return action;
}

void PlotMenu::addPicture() {
  addSwitch(tr("Logarithmic value axis"), view_.ranges().isLogarithmic(),
            [this](bool on) { view_.ranges().setLogarithmic(on); });
  const auto& curves = model_.curves().all();
  const bool differ = std::ranges::any_of(curves, [&](const PlottedCurve& c) { return isOtherUnit(curves, c.unit); });
  QAction* second = addSwitch(tr("Second axis for other units"), model_.choices().secondAxis,
                              [this](bool on) { view_.settings().setSecondAxis(on); });
  second->setEnabled(model_.isOverTime() && (differ || model_.choices().secondAxis));
  addAction(tr("New plot on the right"), &view_, [this] { emit view_.selection().splitRequested(Qt::Horizontal, {}); });
  addAction(tr("New plot below"), &view_, [this] { emit view_.selection().splitRequested(Qt::Vertical, {}); });
  QAction* difference = addSwitch(tr("Runs minus the baseline\tD"), view_.comparison().isDifference(),
                                  [this](bool on) { view_.comparison().setDifference(on); });
  difference->setIcon(ui::icon(QStringLiteral("difference")));
  difference->setEnabled(!model_.curves().empty() && model_.content().traits().canCompare);
  addAction(ui::icon(QStringLiteral("export")), tr("Export as CSV…"), &view_, &PlotView::exportRequested);
}

}  // namespace gyre::ui

#include "moc_plot_menu.cpp"
