#include "run/row_values.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace gyre {
namespace {

/// Channels of the whole system, with which every row begins.
constexpr std::size_t headOfAll = 20;
/// ... and with which it goes on where something can touch.
constexpr std::size_t contactEnergies = 4;

std::size_t sizeOfHead(const System& system, bool newton) {
  return headOfAll + (newton ? NewtonValues::count : 0) + (system.contacts().any() ? contactEnergies : 0);
}

}  // namespace

std::vector<Channel> recordedChannels(const System& system, bool newton) {
  std::vector<Channel> out;
  out.reserve(sizeOfHead(system, newton) + system.contactChannels().list().size() + system.channels().size());
  out = {
      {documentId, "time", "s"},
      {documentId, "energy.kinetic", "J"},
      {documentId, "energy.potential", "J"},
      {documentId, "energy.elastic", "J"},
      {documentId, "energy.dissipated", "J"},
      {documentId, "energy.work", "J"},
      {documentId, "energy.total", "J"},
      {documentId, "energy.numerical", "J"},
      {documentId, "drift.position", "m"},
      {documentId, "drift.angle", "rad"},
      {documentId, "drift.velocity", "m/s"},
      {documentId, "drift.angular_velocity", "rad/s"},
      {documentId, "drift.acceleration", "m/s^2"},
      {documentId, "drift.angular_acceleration", "rad/s^2"},
      {documentId, "newton.iterations", ""},
      {documentId, "newton.residual", ""},
      {documentId, "step.size", "s"},
      {documentId, "step.order", ""},
      {documentId, "step.error_failures", ""},
      {documentId, "step.convergence_failures", ""},
  };
  if (newton)
    for (const char* name : NewtonValues::names) out.push_back({documentId, name, ""});
  if (system.contacts().any()) {
    out.push_back({documentId, "energy.contact_normal", "J"});
    out.push_back({documentId, "energy.contact_friction", "J"});
    out.push_back({documentId, "energy.contact_correction", "J"});
    out.push_back({documentId, "energy.contact_elastic", "J"});
    const std::vector<Channel>& contacts = system.contactChannels().list();
    out.insert(out.end(), contacts.begin(), contacts.end());
  }
  system.channels().appendTo(out);
  return out;
}

std::size_t RowValues::headSize() const { return sizeOfHead(*system_, newtonTrace_ != nullptr); }

void RowValues::keep(std::span<const std::size_t> columns) {
  const std::size_t head = headSize(), contacts = system_->contactChannels().list().size();
  std::vector<std::size_t> ofElements;
  keptColumns_.resize(head);
  std::iota(keptColumns_.begin(), keptColumns_.end(), std::size_t{0});
  keptContacts_.clear();
  for (const std::size_t c : columns) {
    if (c < head) continue;
    keptColumns_.push_back(c);
    if (c < head + contacts) keptContacts_.push_back(c - head);
    else ofElements.push_back(c - head - contacts);
  }
  kept_ = system_->channels().select(ofElements);
}

std::vector<Channel> RowValues::channels() const {
  std::vector<Channel> all = recordedChannels(*system_, newtonTrace_ != nullptr);
  if (!kept_) return all;
  std::vector<Channel> out;
  for (const std::size_t c : keptColumns_) out.push_back(std::move(all[c]));
  return out;
}

void RowValues::count(const StepReport& report) {
  errorTestFailures_ += static_cast<std::uint64_t>(report.errorTestFailures);
  convergenceFailures_ += static_cast<std::uint64_t>(report.convergenceFailures);
}

void RowValues::fill(const EvaluatedKinematics& at, const EnergyBudget& energy, const StepReport& report,
                     const ContactRecord* contacts, std::span<double> row) {
  system_->constraints().rates(at, Bv_);
  system_->constraints().accelerations(at, Ba_);
  const SystemEnergy& e = energy.now();
  const RowSizes position = system_->scales().rowSizes(at.Phi(), true),
                 velocity = system_->scales().rowSizes(Bv_, false),
                 acceleration = system_->scales().rowSizes(Ba_, false);
  const std::array<double, headOfAll> head{at.t(),
                                           e.kinetic,
                                           e.potential,
                                           e.elastic,
                                           energy.dissipated(),
                                           energy.work(),
                                           e.total(),
                                           energy.numerical(),
                                           position.length,
                                           position.angle,
                                           velocity.length,
                                           velocity.angle,
                                           acceleration.length,
                                           acceleration.angle,
                                           static_cast<double>(report.iterations),
                                           report.residual,
                                           report.h > 0 ? report.h : report.t1 - report.t0,
                                           static_cast<double>(report.order),
                                           static_cast<double>(errorTestFailures_),
                                           static_cast<double>(convergenceFailures_)};
  std::copy(head.begin(), head.end(), row.begin());
  std::size_t first = headOfAll;
  if (newtonTrace_) {
    newton_.follow(*newtonTrace_);
    newton_.fill(row.subspan<headOfAll, NewtonValues::count>());
    first += NewtonValues::count;
  }
  const std::size_t ofContacts = kept_ ? keptContacts_.size() : system_->contactChannels().list().size();
  if (system_->contacts().any()) {
    fillContacts(at, energy, contacts, row.subspan(first, contactEnergies + ofContacts));
    first += contactEnergies;
  }
  const std::span<double> ofElements = row.subspan(first + ofContacts);
  if (kept_) system_->channels().report(at, *kept_, ofElements);
  else system_->channels().report(at, ofElements);
}

void RowValues::fillContacts(const EvaluatedKinematics& at, const EnergyBudget& energy, const ContactRecord* contacts,
                             std::span<double> row) {
  static const ContactRecord none;
  const ContactRecord& record = contacts ? *contacts : none;
  row[0] = energy.contactNormal();
  row[1] = energy.contactFriction();
  row[2] = energy.contactCorrection();
  row[3] = energy.contactElastic();
  const std::span<double> out = row.subspan(contactEnergies);
  const ContactChannels& channels = system_->contactChannels();
  if (!kept_) return channels.report(at.workspace().k, record, out);
  ofContacts_.resize(channels.list().size());
  channels.report(at.workspace().k, record, ofContacts_);
  for (std::size_t i = 0; i < keptContacts_.size(); ++i) out[i] = ofContacts_[keptContacts_[i]];
}

}  // namespace gyre
