#include "shell/body_tints.h"

#include "shell/island_colors.h"
#include "theme/shade.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace gyre::ui {
namespace {

std::optional<std::pair<BodyQuantity, QString>> quantityOf(BodyColors by) {
  const auto words = [](const char* text) { return QCoreApplication::translate("BodyTints", text); };
  switch (by) {
    case BodyColors::speed: return {{BodyQuantity::speed, words("speed [m/s]")}};
    case BodyColors::angularSpeed: return {{BodyQuantity::angularSpeed, words("angular speed [rad/s]")}};
    case BodyColors::kineticEnergy: return {{BodyQuantity::kineticEnergy, words("kinetic energy [J]")}};
    case BodyColors::reaction: return {{BodyQuantity::reaction, words("largest reaction of its joints [N]")}};
    case BodyColors::stress: return {{BodyQuantity::stress, words("largest normal stress [Pa]")}};
    case BodyColors::strainEnergy: return {{BodyQuantity::strainEnergy, words("strain energy per length [J/m]")}};
    default: return std::nullopt;
  }
}

}  // namespace

BodyTints::BodyTints(std::shared_ptr<const Model> model, std::shared_ptr<const Recording> recording, BodyColors by)
    : model_(std::move(model)), recording_(std::move(recording)), by_(by), connections_(*model_) {
  if (const auto quantity = quantityOf(by_)) values_.emplace(*model_, recording_, quantity->first);
}

void BodyTints::clear(Viewport& viewport, PictureLegend& legend) {
  viewport.shown().setBodyColors({});
  legend.setIslands(std::nullopt);
  legend.setShades(std::nullopt);
}

void BodyTints::apply(std::size_t row, Viewport& viewport, PictureLegend& legend) {
  if (by_ == BodyColors::own) return clear(viewport, legend);
  if (by_ == BodyColors::islands) colorIslands(row, viewport, legend);
  else shade(row, viewport, legend);
}

void BodyTints::colorIslands(std::size_t row, Viewport& viewport, PictureLegend& legend) const {
  const auto contacts = recording_->contacts() ? recording_->contacts()->row(row) : std::span<const LoggedContact>{};
  const IslandColors colors = islandColors(*model_, connections_, contacts, viewport.shown().options().dark);
  viewport.shown().setBodyColors(colors.ofBodies);
  legend.setShades(std::nullopt);
  legend.setIslands(viewport.shown().scene().colors().empty() ? std::nullopt : std::optional(colors.islands));
}

/// Looks at some rows when there are twice as many as before: shades of two moments can be compared, and change their
/// meaning a few times at most while a run goes on.
void BodyTints::findMost() {
  constexpr std::size_t mostRows = 40;
  const std::size_t rows = recording_->rows();
  if (rows < next_) return;
  while (next_ <= rows) next_ *= 2;
  const std::size_t step = std::max<std::size_t>(1, rows / mostRows);
  for (std::size_t back = 0; back < rows; back += step)
    for (const double value : values_->at(rows - 1 - back)) most_ = std::max(most_, value);
}

void BodyTints::shade(std::size_t row, Viewport& viewport, PictureLegend& legend) {
  const std::vector<double> values = values_->at(row);
  double most = 0;
  for (const double value : values) most = std::max(most, value);
  if (viewport.shown().options().shadesOfRun) {
    findMost();
    most = most_ = std::max(most, most_);
  }
  std::unordered_map<ElementId, QColor> colors;
  for (std::size_t i = 0; i < values.size(); ++i)
    colors[values_->bodies()[i]] = shadeAt(most > 0 ? values[i] / most : 0);
  if (isOfBeams()) greyOthers(viewport, colors);
  viewport.shown().setBodyColors(colors);
  legend.setIslands(std::nullopt);
  legend.setShades(values.empty() ? std::nullopt
                                  : std::optional(PictureLegend::Shades{quantityOf(by_)->second, 0, most}));
}

bool BodyTints::isOfBeams() const { return by_ == BodyColors::stress || by_ == BodyColors::strainEnergy; }

/// Bodies that have no such quantity are not to be taken for shades.
void BodyTints::greyOthers(const Viewport& viewport, std::unordered_map<ElementId, QColor>& colors) {
  if (colors.empty()) return;
  const QColor grey = viewportColors(viewport.shown().options().dark).fixture;
  for (const SceneBody& body : viewport.shown().scene().description().bodies) colors.try_emplace(body.id, grey);
}

}  // namespace gyre::ui
