#include "panels/element_header.h"

#include "language/translated.h"
#include "panels/element_icon.h"
#include "theme/theme.h"

#include <QGridLayout>

#include <algorithm>

namespace gyre::ui {
namespace {

/// "5 elements: rigid body, revolute joint".
QString counted(const std::vector<const Element*>& elements) {
  QStringList labels;
  for (const TypeInfo* type : typesOf(elements)) labels << inSentence(translated(type->label));
  return QObject::tr("%1 selected: %2").arg(elements.size()).arg(labels.join(", "));
}

}  // namespace

std::vector<const TypeInfo*> typesOf(const std::vector<const Element*>& elements) {
  std::vector<const TypeInfo*> types;
  for (const Element* e : elements)
    if (std::find(types.begin(), types.end(), e->type) == types.end()) types.push_back(e->type);
  return types;
}

ElementHeader::ElementHeader(QWidget* parent)
    : QWidget(parent),
      icon_(new QLabel(this)),
      name_(new QLineEdit(this)),
      type_(new QLabel(this)),
      enabled_(new QCheckBox(tr("Enabled"), this)),
      error_(new QLabel(this)) {
  name_->setObjectName("elementName");
  name_->setAccessibleName(tr("Name"));
  error_->setWordWrap(true);
  auto* head = new QGridLayout(this);
  head->setContentsMargins(16, 8, 16, 8);
  head->setHorizontalSpacing(8);
  head->setVerticalSpacing(4);
  head->setColumnStretch(1, 1);
  icon_->setFixedSize(20, 20);
  head->addWidget(icon_, 0, 0, 2, 1, Qt::AlignVCenter);
  enabled_->setObjectName("enabled");
  enabled_->setToolTip(tr("Takes part in the equations; off, it stays in the model with all that hangs on it"));
  type_->setWordWrap(true);
  head->addWidget(name_, 0, 1, 1, 2);
  head->addWidget(type_, 1, 1);
  head->addWidget(enabled_, 1, 2, Qt::AlignRight);
  head->addWidget(error_, 2, 1, 1, 2);
  connect(name_, &QLineEdit::editingFinished, this, [this] { emit renamed(name_->text()); });
  connect(enabled_, &QCheckBox::clicked, this, &ElementHeader::switched);
}

void ElementHeader::showElements(const std::vector<const Element*>& elements) {
  const Element& last = *elements.back();
  icon_->setPixmap(elementIcon(*last.type).pixmap(20, 20));
  // The model's own settings have no name to edit.
  const bool named = elements.size() == 1 && last.id >= firstFreeId;
  name_->setVisible(named);
  name_->setReadOnly(last.type->isBetween());  // called after the two it is about
  type_->setText(elements.size() == 1 ? translated(last.type->label) : counted(elements));
  type_->setToolTip(elements.size() == 1 ? translated(last.type->help) : QString());
  type_->setForegroundRole(named ? QPalette::PlaceholderText : QPalette::WindowText);
  enabled_->setVisible(std::all_of(elements.begin(), elements.end(), [](auto* e) { return e->id >= firstFreeId; }));
}

void ElementHeader::refresh(const std::vector<const Element*>& elements) {
  const Element& last = *elements.back();
  name_->setText(last.id >= firstFreeId ? QString::fromStdString(last.name) : translated(last.type->label));
  error_->hide();
  const auto on = std::count_if(elements.begin(), elements.end(), [](const Element* e) { return e->enabled; });
  const bool all = on == static_cast<std::ptrdiff_t>(elements.size());
  enabled_->setCheckState(all ? Qt::Checked : on == 0 ? Qt::Unchecked : Qt::PartiallyChecked);
}

void ElementHeader::setError(const QString& text) {
  QPalette red = palette();
  red.setColor(QPalette::WindowText, currentTheme().error);
  error_->setPalette(red);
  error_->setText(text);
  error_->show();
}

}  // namespace gyre::ui

#include "moc_element_header.cpp"
