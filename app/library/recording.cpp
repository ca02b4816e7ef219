#include "recording_hidden.h"
#include "value_json.h"

namespace gyre {
inline namespace v0 {

std::vector<Column> columnsOf(const std::vector<Channel>& channels) {
  std::vector<Column> out;
  out.reserve(channels.size());
  for (const Channel& c : channels) out.push_back({c.name, c.unit});
  return out;
}

std::size_t placeOf(std::string_view name, const std::vector<Column>& columns) {
  for (std::size_t i = 0; i < columns.size(); ++i)
    if (columns[i].name == name) return i;
  std::vector<std::string> names;
  for (const Column& c : columns) names.push_back(c.name);
  failUnknown("column", name, names);
}

Recording ofRun(std::shared_ptr<const engine::Model> model, std::shared_ptr<const engine::Recording> recording) {
  auto names = columnsOf(recording->channels());
  return Recording(std::make_shared<const Recording::Hidden>(
      Recording::Hidden{.names = std::move(names), .model = std::move(model), .recording = std::move(recording)}));
}

Recording ofTable(const System& system, std::vector<double> table) {
  std::vector<Column> names = columnsOf(system.channels().list());
  names.insert(names.begin(), {"time", "s"});
  return Recording(std::make_shared<const Recording::Hidden>(
      Recording::Hidden{.names = std::move(names), .table = std::move(table)}));
}

Recording::Recording(std::shared_ptr<const Hidden> hidden) : hidden_(std::move(hidden)) {}

const std::vector<Column>& Recording::names() const { return hidden_->names; }
std::size_t Recording::rows() const {
  return hidden_->recording ? hidden_->recording->rows() : hidden_->table.size() / columns();
}
const double* Recording::data() const {
  return hidden_->recording ? hidden_->recording->row(0).data() : hidden_->table.data();
}

bool Recording::has(std::string_view column) const {
  return std::any_of(names().begin(), names().end(), [&](const Column& c) { return c.name == column; });
}
std::size_t Recording::indexOf(std::string_view column) const { return placeOf(column, names()); }

std::vector<std::string> Recording::warnings() const {
  return hidden_->recording ? hidden_->recording->warnings() : std::vector<std::string>{};
}

void Recording::writeCsv(const std::filesystem::path& file, const std::vector<std::string>& channels) const {
  if (!hidden_->recording) throw Error(Error::Kind::input, "a recording of a run was expected");
  auto columns = orThrow(selectColumns(hidden_->recording->channels(), channels));
  orThrow(RecordingCsv(*hidden_->model, hidden_->recording, std::move(columns)).write(file));
}

}  // namespace v0
}  // namespace gyre
