#include "run/saved_state.h"

#include "core/digest.h"
#include "core/state_archive.h"
#include "core/version.h"
#include "io/model_file.h"
#include "io/output_file.h"
#include "io/text_file.h"

#include <fmt/format.h>
#include <limits>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace gyre {
namespace {

constexpr std::string_view magic = "GyreRun\n";
constexpr std::uint32_t format = 1;
constexpr std::size_t digestSize = 32;

/// All that a run depends on, whatever order its keys stood in and whatever stands for itself in its file.
std::string digestOf(Model model) {
  for (const Element& e : model.elements()) model.rememberKeys(e.id, {});
  nlohmann::json all = nlohmann::json::parse(modelText(model));
  for (const char* key : {"name", "description", "view"}) all.erase(key);
  if (all.contains("simulation")) all["simulation"].erase("end_time");
  return digest(all.dump());
}

struct Header {
  std::uint32_t version = format;
  std::uint64_t size = 0;
  std::string digest = std::string(digestSize, '0');

  void persist(StateArchive& a) {
    std::array<char, digestSize> text{};
    std::copy(digest.begin(), digest.end(), text.begin());
    a(version, size, text);
    digest.assign(text.begin(), text.end());
  }
};

}  // namespace

void SavedState::persist(StateArchive& a) { a(version_, method_, name_, model_, t_, start_, run_); }

tl::unexpected<Error> SavedState::refused(std::string message) const {
  return fail({.message = std::move(message), .file = file_});
}

Expected<SavedState> SavedState::of(Stepper& run, const Model& model, const std::string& identity) {
  if (!run.system().transientForces().forces.empty())
    return failInput("the state cannot be saved while a hand holds a body");
  SavedState out;
  out.version_ = version();
  out.method_ = model.simulation().type->id;
  out.name_ = model.document().name;
  out.model_ = identity.empty() ? digestOf(model) : identity;
  out.t_ = run.state_.t;
  StateArchive start, rest;
  start(run.start_);
  rest(run);
  if (!rest.fits())
    return failInput(fmt::format(
        "the state of {} cannot be saved: this version of SUNDIALS keeps the history of IDA in a way unknown to Gyre",
        out.method_));
  out.start_ = start.bytes();
  out.run_ = rest.bytes();
  return out;
}

std::string SavedState::bytes() const {
  StateArchive body, head;
  SavedState whole = *this;
  body(whole);
  Header header{.size = body.bytes().size(), .digest = digest(body.bytes())};
  head(header);
  return std::string(magic) + head.bytes() + body.bytes();
}

Expected<void> SavedState::write(const std::filesystem::path& file) const { return writeFileAtomically(bytes(), file); }

Expected<SavedState> SavedState::read(const std::filesystem::path& file) {
  constexpr std::size_t largest = std::size_t{4} << 30;
  const auto text = readTextFile(file.string(), largest);
  if (!text) return fail(text.error());
  return fromBytes(*text, file);
}

Expected<SavedState> SavedState::fromBytes(std::string_view bytes, const std::filesystem::path& file) {
  SavedState out;
  out.file_ = file.string();
  if (!bytes.starts_with(magic)) return out.refused("this is no saved state of a run");
  bytes.remove_prefix(magic.size());
  StateArchive head(bytes);
  Header header;
  head(header);
  if (head.fits() && header.version != format)
    return out.refused(fmt::format("the state has format {}, and {} was expected", header.version, format));
  bytes.remove_prefix(std::min(bytes.size(), sizeof header.version + sizeof header.size + digestSize));
  if (!head.fits() || bytes.size() < header.size)
    return out.refused(fmt::format("the state is cut off: {} bytes were expected, and there are {}",
                                   head.fits() ? header.size : 1, bytes.size()));
  if (bytes.size() > header.size || digest(bytes) != header.digest)
    return out.refused("the state is damaged: its bytes do not have the digest that stands in the file");
  StateArchive body(bytes);
  body(out);
  if (!body.isAtEnd()) return out.refused("the state is damaged: its parts do not fit each other");
  return out;
}

Expected<void> SavedState::fits(const Model& model, const std::string& identity) const {
  if (version_ != version())
    return refused(
        fmt::format("the state is of Gyre {}, and goes on in no other version; this is {}", version_, version()));
  if (const std::string& method = model.simulation().type->id; method_ != method)
    return refused(fmt::format("the state is of a run by {}, and this one is by {}", method_, method));
  if (model_ != (identity.empty() ? digestOf(model) : identity))
    return refused(fmt::format(
        "the state is of another model than this one, '{}'{}: the same elements with the same numbers were expected, "
        "and the same settings of the run but for its end_time",
        model.document().name, name_ == model.document().name ? "" : fmt::format(", namely '{}'", name_)));
  if (const double end = runSettings(model.simulation()).end_time; t_ >= end)
    return refused(
        fmt::format("the state is of t = {:.6g} s, and the run ends at {:.6g} s: a later end_time was "
                    "expected",
                    t_, end));
  return {};
}

Expected<std::unique_ptr<Stepper>> SavedState::resume(const Model& model, const std::string& identity) const {
  if (auto ok = fits(model, identity); !ok) return fail(ok.error());
  const auto compiled = System::compile(model);
  if (!compiled) return fail(compiled.error());
  const auto system = Stepper::forRun(model, **compiled);
  if (!system) return fail(system.error());
  InitialState initial{(*system)->initialState(), {}};
  StateArchive start(start_), rest(run_);
  start(initial);
  const auto damaged = [this] { return refused("the state is damaged: it does not fit the model that it is of"); };
  if (!start.isAtEnd()) return damaged();
  auto run = Stepper::begin(model, *system, initial);
  if (!run) return fail(run.error());
  rest(**run);
  if (!rest.isAtEnd()) return damaged();
  return run;
}

}  // namespace gyre
