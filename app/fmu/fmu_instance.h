#pragma once
// One instance of an FMU, whatever the version of FMI by which it is spoken to: the model, the run, what the importer
// has set. Inputs that only forces depend on are held numbers (fmi/held_numbers.h); where anything else was set the
// model is exchanged (Stepper::exchange), once for all of it. Between communication points everything is constant.

#include "fmi/fmu_interface.h"
#include "fmi/held_numbers.h"
#include "fmi/model_number.h"
#include "fmu_moment.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gyre::fmu {

class FmuInstance {
 public:
  /// @param resources  the folder of that name, unpacked
  /// @param token      that of modelDescription.xml
  static Expected<std::unique_ptr<FmuInstance>> create(const std::filesystem::path& resources, std::string_view token);

  /// @param stop  beyond which nobody steps, if that is known
  Expected<void> enterInitialization(double start, std::optional<double> stop);
  /// The run begins with what was set until now.
  Expected<void> exitInitialization();
  Expected<void> terminate();
  /// As it was created.
  Expected<void> reset();

  Expected<void> set(std::span<const std::uint32_t> references, std::span<const double> values);
  Expected<void> get(std::span<const std::uint32_t> references, std::span<double> values);
  /// On failure the run stands where its last step that succeeded has led.
  Expected<void> doStep(double from, double size);
  double time() const { return run_ ? run_->state().t : start_; }

  Expected<FmuMoment> moment();
  Expected<void> restore(const FmuMoment& moment);
  const std::string& token() const { return interface_.token; }

  /// What there is to say of the run, once.
  std::vector<std::string> takeNotes();

 private:
  struct Number {
    ModelNumber place;
    double value;
    std::optional<std::size_t> held;  ///< which of the held ones it is
  };

  enum class Changed { nothing, held, model };

  FmuInstance(FmuInterface interface, Model model);
  Expected<void> findNumbers();
  Expected<void> expectPhase(Phase phase, const char* call, const char* before) const;
  Expected<const FmuVariable*> variable(std::uint32_t reference) const;
  Expected<void> setOne(std::uint32_t reference, double value);
  Expected<double> getOne(std::uint32_t reference);
  Expected<void> endAt(double end, Model& model) const;
  void tellHeld();
  Expected<void> begin();
  Expected<void> take(std::unique_ptr<Stepper> run);
  Expected<std::vector<std::size_t>> placesOfOutputs(const std::vector<Channel>& channels) const;
  Expected<void> settle();
  Expected<void> goOnUntil(double end);
  Expected<void> resume(const SavedState& state, const Model& model);
  Expected<void> readRow();

  FmuInterface interface_;
  const Model asPacked_;
  Model model_;  ///< with what was set
  std::vector<Number> numbers_;
  HeldNumbers held_;
  Phase phase_ = Phase::instantiated;
  double start_ = 0, end_ = 0;
  std::optional<double> stop_;
  std::unique_ptr<Stepper> run_;
  Changed changed_ = Changed::nothing;  ///< since the run took what was set
  bool isRowOfNow_ = false, saidEnergy_ = false;
  std::vector<double> row_;
  std::vector<std::size_t> places_;  ///< of variables: among numbers_, or in the row
};

}  // namespace gyre::fmu
