#include "plots/plot_header.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace gyre::ui {

PlotHeader::PlotHeader(QWidget* parent) : HeaderRow(parent) {
  addHelp(tr("<table cellspacing='2'>"
             "<tr><td>Wheel</td><td>zoom time about the mouse</td></tr>"
             "<tr><td>Ctrl + wheel</td><td>zoom values (also over the value axis)</td></tr>"
             "<tr><td>Shift + wheel</td><td>zoom both</td></tr>"
             "<tr><td>Left drag</td><td>zoom into a box; a flat box zooms one axis</td></tr>"
             "<tr><td>Middle drag</td><td>move the picture</td></tr>"
             "<tr><td>Shift + click or drag</td><td>set the time cursor</td></tr>"
             "<tr><td>Ctrl + left drag, R</td><td>statistics of a range of time</td></tr>"
             "<tr><td>M</td><td>marker with words at the time cursor; drag it, double-click it</td></tr>"
             "<tr><td>Ctrl + Z</td><td>take back what was done to markers</td></tr>"
             "<tr><td>E</td><td>plot a formula over channels</td></tr>"
             "<tr><td>X, S, T</td><td>curves over another quantity, their spectra, over time</td></tr>"
             "<tr><td>D</td><td>runs minus the baseline, or the runs</td></tr>"
             "<tr><td>Double click or F</td><td>show everything and follow the run</td></tr>"
             "</table>"),
          tr("Mouse and keys of a plot"));
  formula_ = addButton(QStringLiteral("formula"), tr("Plot a formula over channels (E)"));
  log_ = addButton(QStringLiteral("log-axis"), tr("Logarithmic value axis"));
  difference_ = addButton(QStringLiteral("difference"), tr("Differences: runs minus the baseline (D)"));
  follow_ = addButton(QStringLiteral("follow"), tr("Follow the run"));
  fit_ = addButton(QStringLiteral("fit"), tr("Show everything (F, or double click)"));
  export_ = addButton(QStringLiteral("export"), tr("Export these curves as CSV"));
  more_ = addButton(QStringLiteral("more"), tr("All that this plot can do"));
  yielding_ = {formula_, log_, export_, difference_, fit_};
  for (QToolButton* button : {log_, difference_, follow_}) button->setCheckable(true);
  connect(formula_, &QToolButton::clicked, this, &PlotHeader::formulaRequested);
  connect(more_, &QToolButton::clicked, this,
          [this] { emit menuRequested(more_->mapToGlobal(QPoint(0, more_->height()))); });
  connect(log_, &QToolButton::clicked, this, &PlotHeader::logarithmicToggled);
  connect(difference_, &QToolButton::clicked, this, &PlotHeader::differenceToggled);
  connect(follow_, &QToolButton::clicked, this, &PlotHeader::followingToggled);
  connect(fit_, &QToolButton::clicked, this, &PlotHeader::fitRequested);
  connect(export_, &QToolButton::clicked, this, &PlotHeader::exportRequested);
}

void PlotHeader::setTitle(const QString& title) {
  HeaderRow::title().setText(title);
  makeRoom();
}

QString PlotHeader::title() const { return HeaderRow::title().text(); }

void PlotHeader::makeRoom() {
  constexpr int mostOfTitle = 120;
  int room = width() - std::min(HeaderRow::title().sizeHint().width(), mostOfTitle) - row().contentsMargins().left() -
             row().contentsMargins().right();
  for (const QToolButton* button : findChildren<QToolButton*>()) {
    const bool yields = std::find(yielding_.begin(), yielding_.end(), button) != yielding_.end();
    if (yields || !button->isHidden()) room -= button->sizeHint().width();
  }
  for (QToolButton* button : yielding_) {
    button->setVisible(room >= 0);
    if (room < 0) room += button->sizeHint().width();
  }
}

void PlotHeader::resizeEvent(QResizeEvent* event) {
  HeaderRow::resizeEvent(event);
  makeRoom();
}

void PlotHeader::setFollowing(bool on) { follow_->setChecked(on); }
void PlotHeader::setLogarithmic(bool on) { log_->setChecked(on); }
void PlotHeader::setDifference(bool on) { difference_->setChecked(on); }
void PlotHeader::setExportable(bool on) { export_->setEnabled(on); }
void PlotHeader::setHasRun(bool on) { formula_->setEnabled(on); }

void PlotHeader::setComparable(bool on) { difference_->setEnabled(on); }

void PlotHeader::hideDifference() {
  yielding_.clear();
  for (QToolButton* button : {formula_, difference_, more_}) button->hide();
}

void PlotHeader::setHasCurves(bool on) {
  for (QToolButton* button : {log_, follow_, fit_}) button->setEnabled(on);
}

}  // namespace gyre::ui

#include "moc_plot_header.cpp"
