#pragma once
// Eigenmodes: a table, slowest first; the selected one is shown as a motion. Amplitude by a slider, CSV by a button.

#include "analysis/modes.h"
#include "document/background_job.h"
#include "document/model_compiler.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeWidget>

#include <memory>
#include <vector>

namespace gyre::ui {

class HealthWatch;

class ModesPanel : public QWidget {
  Q_OBJECT
 public:
  ModesPanel(ModelDocument& document, ModelCompiler& compiler, HealthWatch& watch, QWidget* parent = nullptr);

  void compute();
  bool isBusy() const { return job_.isBusy(); }
  QTreeWidget* table() { return table_; }
  QString summary() const { return summary_->text(); }
  QToolButton* playButton() { return play_; }
  QSlider* amplitudeSlider() { return amplitude_; }
  const std::vector<Mode>& modes() const { return modes_; }
  /// System of the modes computed last.
  std::shared_ptr<const System> system() const { return system_; }
  const State& about() const { return about_; }

  void setPlaying(bool on);
  /// The table of modes and shapes; empty before any are computed.
  std::string csv() const;

 signals:
  void playChosen(int mode);
  void stopChosen();
  void amplitudeChosen(double factor);
  void exportChosen();

 private:
  struct Found {
    std::shared_ptr<const System> system;
    State about;
    Expected<std::vector<Mode>> modes;
    std::string words = {};  ///< what they are about
  };
  static Found find(const ModelCompiler::Result& compiling, bool equilibrium, int count, const std::stop_token& stop);
  void buildBar();
  void show(Found found);
  void forget();
  void chosen();

  ModelDocument& document_;
  ModelCompiler& compiler_;
  QLabel* summary_;
  QComboBox* place_;
  QSpinBox* count_;
  QPushButton* find_;
  QToolButton* play_;
  QSlider* amplitude_;
  QToolButton* export_;
  QTreeWidget* table_;
  std::shared_ptr<const System> system_;
  State about_;
  std::vector<Mode> modes_;
  bool playing_ = false;
  BackgroundJob job_;
};

}  // namespace gyre::ui
