#include "channel_csv.h"

#include "analysis/body_motion.h"
#include "io/csv.h"

namespace gyre::cli {

namespace {

/// A coordinate of a body or a joint, or its rate.
bool isMotion(const Model& model, const Channel& c) {
  const Element* e = model.find(c.element);
  if (!e) return false;
  if (e->type->category == Category::body) return true;
  const bool measured = c.unit == "m" || c.unit == "rad" || c.unit == "m/s" || c.unit == "rad/s";
  return e->type->category == Category::joint && measured && c.name.find(".violation") == std::string::npos;
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
  for (std::size_t b = 0; b < system.bodies().size(); ++b) {
    const std::string name = system.bodies()[b].name;
    for (const char* q : {"ax", "ay", "az"}) header.push_back(name + "." + q + " [m/s^2]");
    for (const char* q : {"alphax", "alphay", "alphaz"}) header.push_back(name + "." + q + " [rad/s^2]");
  }
  text_ = csvHead({}, header);
}

void ChannelCsv::add(const EvaluatedKinematics& at) {
  system_.channels().report(at, values_);
  row_.assign(1, at.t());
  for (const std::size_t c : chosen_) row_.push_back(values_[c]);
  for (const Vec6& a : bodyAccelerations(system_, at.state())) row_.insert(row_.end(), a.begin(), a.end());
  appendCsvRow(row_, text_);
}

}  // namespace gyre::cli
