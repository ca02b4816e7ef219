#include "study/elements_edit.h"

#include "theme/tips.h"

#include <QGridLayout>

#include <algorithm>

namespace gyre::ui {

ElementsEdit::ElementsEdit(QWidget* parent)
    : QWidget(parent),
      beam_(new QComboBox(this)),
      values_(new QLineEdit(QStringLiteral("4, 8, 16, 32"), this)),
      button_(new QPushButton(tr("Elements and steps"), this)) {
  beam_->setObjectName("elementsOf");
  beam_->setAccessibleName(tr("Beam whose elements are varied"));
  beam_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  beam_->setMinimumContentsLength(6);
  values_->setObjectName("elementNumbers");
  values_->setAccessibleName(tr("Numbers of elements"));
  values_->setToolTip(tr("Numbers of elements, each at every step"));
  button_->setObjectName("elementsAndSteps");
  setTip(button_, tr("Run the model's own method with these numbers of elements and four steps: the error over both"));
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 6, 0, 0);
  grid->setHorizontalSpacing(8);
  grid->setVerticalSpacing(6);
  grid->addWidget(beam_, 0, 0, 1, 2);
  grid->addWidget(values_, 1, 0);
  grid->addWidget(button_, 1, 1);
  grid->setColumnStretch(0, 1);
  grid->setColumnStretch(1, 1);
  connect(beam_, &QComboBox::activated, this, [this] {
    values_->setEnabled(beam_->currentIndex() > 0);
    emit changed();
  });
  connect(values_, &QLineEdit::textChanged, this, &ElementsEdit::changed);
  connect(button_, &QPushButton::clicked, this, &ElementsEdit::wanted);
  setKeys({});
}

void ElementsEdit::setKeys(const std::vector<std::string>& keys) {
  const QString chosen = beam_->currentData().toString();
  beam_->clear();
  beam_->addItem(tr("Elements as they are"));
  for (const std::string& key : keys) {
    const QString text = QString::fromStdString(key);
    beam_->addItem(tr("Elements of %1").arg(text.section('.', 0, -2)), text);
  }
  beam_->setCurrentIndex(chosen.isEmpty() ? 0 : std::max(0, beam_->findData(chosen)));
  values_->setEnabled(beam_->currentIndex() > 0);
  setVisible(!keys.empty());
}

void ElementsEdit::choose() {
  if (beam_->currentIndex() == 0 && beam_->count() > 1) beam_->setCurrentIndex(1);
  values_->setEnabled(beam_->currentIndex() > 0);
}

std::string ElementsEdit::key() const { return beam_->currentData().toString().toStdString(); }

QString ElementsEdit::problem() const {
  if (beam_->currentIndex() <= 0) return {};
  const QStringList parts = values_->text().split(QLatin1Char(','));
  bool allGood = parts.size() > 1;
  for (const QString& part : parts) {
    bool good = false;
    allGood = part.trimmed().toInt(&good) > 0 && good && parts.count(part) == 1 && allGood;
  }
  return allGood ? QString() : tr("Two or more whole numbers of elements were expected, as in \"4, 8, 16\".");
}

std::vector<std::string> ElementsEdit::values() const {
  std::vector<std::string> out;
  if (beam_->currentIndex() <= 0 || !problem().isEmpty()) return out;
  for (const QString& part : values_->text().split(QLatin1Char(','))) out.push_back(part.trimmed().toStdString());
  return out;
}

}  // namespace gyre::ui

#include "moc_elements_edit.cpp"
