#include "run/contact_csv.h"

#include "flexible/expanded_model.h"
#include "run/contact_values.h"
#include "run/csv_text.h"
#include "run/recording_csv.h"

namespace gyre {
namespace {

void append(const LoggedContact::Vec3f& v, std::string& out) { appendNumbers(out, v[0], v[1], v[2]); }

}  // namespace

ContactCsv::ContactCsv(const Model& model, std::shared_ptr<const Recording> recording)
    : recording_(std::move(recording)), names_{"ground"}, metadata_(runMetadata(model)) {
  for (const std::string& name : bodyNames(model)) names_.push_back(csvCell(name));
}

std::string ContactCsv::head(bool metadata) const {
  static const std::vector<std::string> columns{"time [s]",
                                                "body1",
                                                "body2",
                                                "x [m]",
                                                "y [m]",
                                                "z [m]",
                                                "nx",
                                                "ny",
                                                "nz",
                                                "gap [m]",
                                                "fx [N]",
                                                "fy [N]",
                                                "fz [N]",
                                                "vx [m/s]",
                                                "vy [m/s]",
                                                "vz [m/s]",
                                                "normal_force [N]",
                                                "friction_force [N]",
                                                "slip [m/s]",
                                                "friction",
                                                "state",
                                                "work [J]",
                                                "feature",
                                                "island"};
  CsvMetadata all;
  if (metadata) {
    all = metadata_;
    all.emplace_back("contacts",
                     "of the last step before each row: normal from body 1 to body 2; force on body 2, mean of that "
                     "step; velocity of body 2 against body 1 at its end; work: energy that both bodies gained in it. "
                     "Point and gap are those of its middle by methods that step over impacts (poses of the row are "
                     "those of its end), else of its end. With the bodies, the feature names a contact as long as it "
                     "lasts; islands are numbered anew in each row, -1: in none. In single precision, seven digits. "
                     "Where rigid bodies leave open how contacts share their load, single forces are one of many "
                     "solutions; the notes of the run name those of its last row");
    appendWarnings(*recording_, all);
  }
  return csvHead(all, columns);
}

void ContactCsv::appendRows(std::size_t first, std::size_t last, std::string& out) const {
  for (std::size_t row = first; row < last; ++row) {
    for (const LoggedContact& c : recording_->contacts()->row(row)) {
      appendNumber(recording_->time(row), out);
      out += ',' + nameOf(c.body1) + ',' + nameOf(c.body2);
      append(c.x, out);
      append(c.normal, out);
      appendNumbers(out, c.gap);
      append(c.force, out);
      append(c.speed, out);
      appendNumbers(out, static_cast<float>(normalForce(c)), static_cast<float>(frictionForce(c)),
                    static_cast<float>(slipSpeed(c)), c.friction);
      out += ',';
      out += stateText(c.kind);
      appendNumbers(out, c.work, c.feature, c.island);
      out += '\n';
    }
  }
}

}  // namespace gyre
