#include "channel_csv.h"

#include "io/csv.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace gyre::cli {

namespace {

/// A coordinate of a body or a joint, its rate or its acceleration.
bool isMotion(const Model& model, const Channel& c) {
  const Element* e = model.find(c.element);
  if (!e) return false;
  if (e->type->category == Category::body) return true;
  constexpr std::array<std::string_view, 6> measured{"m", "rad", "m/s", "rad/s", "m/s^2", "rad/s^2"};
  return e->type->category == Category::joint && std::ranges::find(measured, c.unit) != measured.end() &&
         c.name.find(".violation") == std::string::npos;
}

}  // namespace

ChannelCsv::ChannelCsv(const Model& model, const System& system, Columns columns)
    : system_(system), values_(system.channels().size()) {
  std::vector<std::string> header{"time [s]"};
  const std::vector<Channel> channels = system.channels().list();
  for (std::size_t c = 0; c < channels.size(); ++c) {
    if (columns == Columns::motion && !isMotion(model, channels[c])) continue;
    chosen_.push_back(c);
    header.push_back(channels[c].header());
  }
  text_ = csvHead({}, header);
}

void ChannelCsv::add(const EvaluatedKinematics& at) {
  system_.channels().report(at, values_);
  row_.assign(1, at.t());
  for (const std::size_t c : chosen_) row_.push_back(values_[c]);
  appendCsvRow(row_, text_);
}

}  // namespace gyre::cli
