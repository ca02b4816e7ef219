#include "study/chart_header.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace gyre::ui {

ChartHeader::ChartHeader(QWidget* parent) : HeaderRow(parent), choice_(new QComboBox(this)) {
  choice_->hide();
  row().addWidget(choice_);
  addHelp(tr("<table cellspacing='2'>"
             "<tr><td>Wheel</td><td>zoom about the mouse</td></tr>"
             "<tr><td>Shift + wheel</td><td>zoom the horizontal axis</td></tr>"
             "<tr><td>Ctrl + wheel</td><td>zoom the vertical axis</td></tr>"
             "<tr><td>Left drag</td><td>zoom into a box; a flat box zooms one axis</td></tr>"
             "<tr><td>Middle drag</td><td>move the picture</td></tr>"
             "<tr><td>Mouse on a point</td><td>its numbers</td></tr>"
             "<tr><td>Arrow keys</td><td>from point to point, from curve to curve</td></tr>"
             "<tr><td>Click in the legend</td><td>hide or show a curve</td></tr>"
             "<tr><td>Double click or F</td><td>show everything</td></tr>"
             "</table>"),
          tr("Mouse and keys of a chart"));
  logX_ = addButton({}, tr("Logarithmic horizontal axis"));
  logY_ = addButton({}, tr("Logarithmic vertical axis"));
  logX_->setText(tr("log x"));
  logY_->setText(tr("log y"));
  for (QToolButton* button : {logX_, logY_}) button->setCheckable(true);
  logX_->setObjectName("logX");
  logY_->setObjectName("logY");
  fit_ = addButton("fit", tr("Show everything (F, or double click)"));
  export_ = addButton("export", tr("Save this chart as a picture"));
  connect(logX_, &QToolButton::clicked, this, [this](bool on) { emit logarithmicToggled(Qt::XAxis, on); });
  connect(logY_, &QToolButton::clicked, this, [this](bool on) { emit logarithmicToggled(Qt::YAxis, on); });
  connect(fit_, &QToolButton::clicked, this, &ChartHeader::fitRequested);
  connect(export_, &QToolButton::clicked, this, &ChartHeader::exportRequested);
}

void ChartHeader::setTitle(const QString& title) {
  fullTitle_ = title;
  HeaderRow::title().setToolTip(title);
  showTitle();
}

void ChartHeader::showTitle() {
  row().activate();  // the label has its width
  title().setText(title().fontMetrics().elidedText(fullTitle_, Qt::ElideRight, title().width()));
}

void ChartHeader::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  showTitle();
}

void ChartHeader::setLogarithmic(bool x, bool y) {
  logX_->setChecked(x);
  logY_->setChecked(y);
}

void ChartHeader::setHasPoints(bool on, bool hasNumbers) {
  for (QToolButton* button : {logY_, fit_, export_}) button->setEnabled(on);
  logX_->setEnabled(on && hasNumbers);
}

}  // namespace gyre::ui

#include "moc_chart_header.cpp"
