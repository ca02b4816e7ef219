#include "eigen/eigen_table.h"

#include "figure/readable_number.h"
#include "theme/theme.h"

#include <QHeaderView>

#include <cmath>
#include <numbers>

namespace gyre::ui {
namespace {

constexpr int besideHeader = 36, widthOfNumber = 36;  // [pixels]

}  // namespace

EigenTable::EigenTable(QWidget* parent) : QTreeWidget(parent) {
  setColumnCount(columns);
  setHeaderLabels({tr("No."), tr("Real [1/s]"), tr("Imaginary [rad/s]"), tr("Frequency [Hz]"), tr("Damping ratio"),
                   tr("omega h"), tr("Radius")});
  headerItem()->setToolTip(number,
                           tr("As they are followed from moment to moment; of two that are conjugate one is listed"));
  headerItem()->setToolTip(real, tr("Below zero deviations die away, above they grow"));
  headerItem()->setToolTip(frequency, tr("Of the damped vibration"));
  headerItem()->setToolTip(omegaH, tr("Size of the eigenvalue times the step of the run"));
  headerItem()->setToolTip(radius,
                           tr("Spectral radius of the method there: the factor of an undamped oscillation in a step"));
  setProperty("table", true);
  setRootIsDecorated(false);
  setUniformRowHeights(true);
  setAllColumnsShowFocus(true);
  setAccessibleName(tr("Eigenvalues of the moment shown"));
  setFont(tabularFont(font()));
  setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  setMinimumHeight(130);
  for (int c = 0; c < columns; ++c) {
    const int wide = fontMetrics().horizontalAdvance(headerItem()->text(c)) + besideHeader;
    setColumnWidth(c, c == number ? std::max(widthOfNumber, wide) : std::max(88, wide));
    headerItem()->setTextAlignment(c, Qt::AlignRight | Qt::AlignVCenter);
  }
}

void EigenTable::show(const EigenResult& result, const LocusMoment& moment) {
  const int line = indexOfTopLevelItem(currentItem());
  clear();
  const auto text = [](double x) { return std::isnan(x) ? QString() : compactNumber(x, 5); };
  for (Eigen::Index i = 0; i < moment.lambda.size(); ++i) {
    const std::complex<double> lambda = moment.lambda[i];
    if (std::isnan(lambda.real()) || lambda.imag() < 0) continue;
    const double size = std::abs(lambda), at = size * result.h;
    auto* item = new QTreeWidgetItem(this);
    const bool isZero = !(size > 0);
    item->setText(number, QString::number(i + 1));
    item->setText(real, text(std::abs(lambda.real()) <= 1e-9 * size ? 0.0 : lambda.real()));
    item->setText(imaginary, text(lambda.imag()));
    item->setText(frequency, lambda.imag() > 0 ? text(lambda.imag() / (2 * std::numbers::pi)) : QString());
    item->setText(damping,
                  isZero ? tr("rigid") : text(std::abs(lambda.real()) <= 1e-9 * size ? 0.0 : -lambda.real() / size));
    if (!isZero && result.h > 0) {
      item->setText(omegaH, text(at));
      item->setText(radius, text(result.radiusAt(at)));
      if (result.radiusAt(at) > 1 + 1e-5) item->setForeground(radius, currentTheme().error);
    }
    for (int c = 0; c < columns; ++c) item->setTextAlignment(c, Qt::AlignRight | Qt::AlignVCenter);
  }
  if (line >= 0) setCurrentItem(topLevelItem(std::min(line, topLevelItemCount() - 1)));
}

}  // namespace gyre::ui

#include "moc_eigen_table.cpp"
