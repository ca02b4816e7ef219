#include "study/method_list.h"

#include "catalog/catalog.h"
#include "integrators/integrator.h"
#include "language/translated.h"
#include "study/study_colors.h"
#include "theme/theme.h"

#include <QEvent>
#include <QPainter>

namespace gyre::ui {
namespace {

constexpr int kFewMethods = 4;  // chosen at first
constexpr int kVisibleRows = 7;
constexpr int kIdRole = Qt::UserRole;
constexpr int kHelpRole = Qt::UserRole + 1;

bool canRun(const QListWidgetItem& item) { return item.flags().testFlag(Qt::ItemIsEnabled); }

}  // namespace

MethodList::MethodList(QWidget* parent) : QListWidget(parent) {
  setObjectName("methods");
  setAccessibleName(tr("Integrators to compare"));
  setUniformItemSizes(true);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  for (const TypeInfo* type : catalog().of(Category::integrator)) {
    auto* item = new QListWidgetItem(translated(type->label), this);
    item->setData(kIdRole, QString::fromStdString(type->id));
    item->setData(kHelpRole, translated(type->help));
    item->setCheckState(Qt::Unchecked);
  }
  drawIcons();
  connect(this, &QListWidget::itemChanged, this, [this] {
    if (!signalsBlocked()) emit changed();
  });
}

QSize MethodList::sizeHint() const {
  const int rows = std::clamp(count(), 1, kVisibleRows);
  const int row = count() > 0 ? std::max(20, sizeHintForRow(0)) : 24;
  return {200, rows * row + 2 * frameWidth()};
}

void MethodList::setModel(const Model& model) {
  {
    const QSignalBlocker quiet(this);
    for (int i = 0; i < count(); ++i) {
      QListWidgetItem& line = *item(i);
      const TypeInfo* type = catalog().find(Category::integrator, line.data(kIdRole).toString().toStdString());
      const auto refused = refusal(integratorType(*type), model);
      const QString reason = refused ? QString::fromStdString(refused->message) : QString();
      const QString label = translated(type->label);
      line.setText(reason.isEmpty() ? label : label + QStringLiteral(" – ") + reason);
      line.setToolTip(reason.isEmpty() ? line.data(kHelpRole).toString() : reason);
      line.setFlags(reason.isEmpty() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable
                                     : Qt::NoItemFlags);
      if (!reason.isEmpty()) line.setCheckState(Qt::Unchecked);
    }
    if (chosen().empty()) {
      setChosen(model.simulation().type->id, true);
      for (int i = 0; i < count() && static_cast<int>(chosen().size()) < kFewMethods; ++i)
        if (canRun(*item(i))) item(i)->setCheckState(Qt::Checked);
    }
  }
  emit changed();
}

std::vector<std::string> MethodList::chosen() const {
  std::vector<std::string> ids;
  for (int i = 0; i < count(); ++i)
    if (canRun(*item(i)) && item(i)->checkState() == Qt::Checked)
      ids.push_back(item(i)->data(kIdRole).toString().toStdString());
  return ids;
}

void MethodList::setChosen(const std::string& id, bool on) {
  for (int i = 0; i < count(); ++i)
    if (item(i)->data(kIdRole).toString().toStdString() == id && canRun(*item(i)))
      item(i)->setCheckState(on ? Qt::Checked : Qt::Unchecked);
}

void MethodList::drawIcons() {
  const QSignalBlocker quiet(this);
  std::vector<std::string> all;
  for (int i = 0; i < count(); ++i) all.push_back(item(i)->data(kIdRole).toString().toStdString());
  const auto looks = integratorLooks(all);
  const Theme& t = currentTheme();
  for (int i = 0; i < count(); ++i) {
    const CurveLook& look = looks.at(all[static_cast<std::size_t>(i)]);
    const double ratio = devicePixelRatioF();
    QPixmap picture(QSize(16, 16) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    drawMarker(painter, look.marker, {8, 8}, 4.5, t.curve(look.color), t.base);
    item(i)->setIcon(picture);
  }
}

void MethodList::changeEvent(QEvent* event) {
  QListWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) drawIcons();
}

}  // namespace gyre::ui

#include "moc_method_list.cpp"
