#include "plots/plot_header.h"

#include "theme/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QToolTip>

namespace gyre::ui {

PlotHeader::PlotHeader(QWidget* parent) : QWidget(parent), title_(new QLabel) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(8, 4, 4, 0);
  row->setSpacing(0);
  QFont bold = title_->font();
  bold.setWeight(QFont::DemiBold);
  title_->setFont(bold);
  title_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  row->addWidget(title_, 1);
  QToolButton* help = addButton(QStringLiteral("info"),
                                tr("<table cellspacing='2'>"
                                   "<tr><td>Wheel</td><td>zoom time about the mouse</td></tr>"
                                   "<tr><td>Ctrl + wheel</td><td>zoom values (also over the value axis)</td></tr>"
                                   "<tr><td>Shift + wheel</td><td>zoom both</td></tr>"
                                   "<tr><td>Left drag</td><td>zoom into a box; a flat box zooms one axis</td></tr>"
                                   "<tr><td>Middle drag</td><td>move the picture</td></tr>"
                                   "<tr><td>Shift + click or drag</td><td>set the time cursor</td></tr>"
                                   "<tr><td>Double click or F</td><td>show everything and follow the run</td></tr>"
                                   "</table>"),
                                false);
  help->setAccessibleName(tr("Mouse and keys of a plot"));
  connect(help, &QToolButton::clicked, help,
          [help] { QToolTip::showText(help->mapToGlobal(QPoint(0, help->height())), help->toolTip(), help); });
  log_ = addButton(QStringLiteral("log-axis"), tr("Logarithmic value axis"), true);
  follow_ = addButton(QStringLiteral("follow"), tr("Follow the run"), true);
  fit_ = addButton(QStringLiteral("fit"), tr("Show everything (F, or double click)"), false);
  export_ = addButton(QStringLiteral("export"), tr("Export these curves as CSV"), false);
  connect(log_, &QToolButton::clicked, this, &PlotHeader::logarithmicToggled);
  connect(follow_, &QToolButton::clicked, this, &PlotHeader::followingToggled);
  connect(fit_, &QToolButton::clicked, this, &PlotHeader::fitRequested);
  connect(export_, &QToolButton::clicked, this, &PlotHeader::exportRequested);
}

QToolButton* PlotHeader::addButton(const QString& iconName, const QString& tip, bool checkable) {
  auto* button = new QToolButton;
  button->setIcon(icon(iconName));
  button->setIconSize(QSize(16, 16));
  button->setToolTip(tip);
  button->setAccessibleName(tip);
  button->setObjectName(iconName);
  button->setCheckable(checkable);
  button->setAutoRaise(true);
  layout()->addWidget(button);
  return button;
}

void PlotHeader::setTitle(const QString& title) { title_->setText(title); }
void PlotHeader::setFollowing(bool on) { follow_->setChecked(on); }
void PlotHeader::setLogarithmic(bool on) { log_->setChecked(on); }

void PlotHeader::setHasCurves(bool on) {
  for (QToolButton* button : {log_, follow_, fit_, export_}) button->setEnabled(on);
}

}  // namespace gyre::ui
