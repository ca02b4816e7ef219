#include "study/channel_choice.h"

#include <QHBoxLayout>

#include <algorithm>
#include <map>

namespace gyre::ui {
namespace {

struct KnownVector {
  const char* label;
  std::vector<std::string> parts;
};

const std::vector<KnownVector>& knownVectors() {
  static const std::vector<KnownVector> known{{"Position", {"x", "y", "z"}},
                                              {"Position of the end", {"tip.x", "tip.y", "tip.z"}},
                                              {"Velocity", {"vx", "vy", "vz"}},
                                              {"Angular velocity", {"wx", "wy", "wz"}},
                                              {"Acceleration", {"ax", "ay", "az"}},
                                              {"Angular acceleration", {"alphax", "alphay", "alphaz"}},
                                              {"Orientation", {"qw", "qx", "qy", "qz"}},
                                              {"Force", {"fx", "fy", "fz"}},
                                              {"Moment", {"mx", "my", "mz"}},
                                              {"Total force", {"fx_total", "fy_total", "fz_total"}},
                                              {"Total moment", {"mx_total", "my_total", "mz_total"}}};
  return known;
}

bool isMultiplier(const std::string& quantity) { return quantity.starts_with("lambda"); }

}  // namespace

std::vector<ChannelGroup> channelGroups(const std::string& element, const std::vector<std::string>& channels) {
  std::vector<ChannelGroup> groups;
  std::vector<std::string> quantities;
  for (const std::string& channel : channels) quantities.push_back(channel.substr(element.size() + 1));
  for (const KnownVector& vector : knownVectors()) {
    ChannelGroup group{vector.label, {}};
    std::string parts;
    for (const std::string& part : vector.parts) {
      if (std::find(quantities.begin(), quantities.end(), part) == quantities.end()) continue;
      group.channels.push_back(element + '.' + part);
      parts += (parts.empty() ? "" : ", ") + part;
    }
    group.label += " (" + parts + ")";
    if (group.channels.size() > 1) groups.push_back(std::move(group));
  }
  ChannelGroup multipliers{"Multipliers", {}};
  for (std::size_t i = 0; i < channels.size(); ++i)
    if (isMultiplier(quantities[i])) multipliers.channels.push_back(channels[i]);
  if (multipliers.channels.size() > 1) groups.insert(groups.begin(), std::move(multipliers));
  for (std::size_t i = 0; i < channels.size(); ++i) groups.push_back({quantities[i], {channels[i]}});
  return groups;
}

ChannelChoice::ChannelChoice(QWidget* parent)
    : QWidget(parent), element_(new QComboBox(this)), quantity_(new QComboBox(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  row->addWidget(element_, 1);
  row->addWidget(quantity_, 1);
  element_->setObjectName("measuredElement");
  quantity_->setObjectName("measuredQuantity");
  element_->setAccessibleName(tr("Element to measure"));
  quantity_->setAccessibleName(tr("Quantity to measure"));
  for (QComboBox* box : {element_, quantity_}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(6);
  }
  connect(element_, &QComboBox::activated, this, [this] {
    showGroups(quantity_->currentText());
    emit changed();
  });
  connect(quantity_, &QComboBox::activated, this, &ChannelChoice::changed);
}

void ChannelChoice::setChannels(const Model& model, const std::vector<Channel>& channels) {
  const QString element = element_->currentText(), quantity = quantity_->currentText();
  std::map<ElementId, std::vector<std::string>> byElement;
  for (const Channel& channel : channels)
    if (channel.name != "time") byElement[channel.element].push_back(channel.name);

  owners_.clear();
  owners_.push_back({tr("All bodies"), {{"Positions", {}}}});
  int last = 0;
  for (const Category category : {Category::body, Category::joint, Category::force, Category::point}) {
    for (const Element* e : model.of(category)) {
      const auto found = byElement.find(e->id);
      if (found == byElement.end()) continue;
      if (category == Category::body) last = static_cast<int>(owners_.size());
      owners_.push_back({QString::fromStdString(e->name), channelGroups(e->name, found->second)});
    }
  }
  if (const auto found = byElement.find(documentId); found != byElement.end()) {
    Owner system{tr("Whole system"), {}};
    for (const std::string& name : found->second) system.groups.push_back({name, {name}});
    owners_.push_back(std::move(system));
  }
  element_->clear();
  for (const Owner& owner : owners_) element_->addItem(owner.name);
  const int kept = element_->findText(element);
  element_->setCurrentIndex(kept >= 0 && !element.isEmpty() ? kept : last);
  showGroups(quantity);
  emit changed();
}

void ChannelChoice::choose(const QString& element) {
  const int at = element_->findText(element);
  if (at < 0) return;
  element_->setCurrentIndex(at);
  showGroups({});
  emit changed();
}

void ChannelChoice::showGroups(const QString& wanted) {
  quantity_->clear();
  if (element_->currentIndex() < 0) return;
  for (const ChannelGroup& group : owners_[static_cast<std::size_t>(element_->currentIndex())].groups)
    quantity_->addItem(QString::fromStdString(group.label));
  quantity_->setCurrentIndex(std::max(0, quantity_->findText(wanted)));
}

std::vector<std::string> ChannelChoice::channels() const {
  if (element_->currentIndex() < 0 || quantity_->currentIndex() < 0) return {};
  return owners_[static_cast<std::size_t>(element_->currentIndex())]
      .groups[static_cast<std::size_t>(quantity_->currentIndex())]
      .channels;
}

}  // namespace gyre::ui

#include "moc_channel_choice.cpp"
