#pragma once
// Static equilibrium: whether it is stable, what the joints carry, and a button that makes it the initial placement.

#include "analysis/statics.h"
#include "document/background_job.h"
#include "document/model_compiler.h"
#include "run/simulation.h"

#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

#include <memory>
#include <optional>
#include <vector>

namespace gyre::ui {

class HealthWatch;

class StaticsPanel : public QWidget {
  Q_OBJECT
 public:
  StaticsPanel(ModelDocument& document, ModelCompiler& compiler, HealthWatch& watch, QWidget* parent = nullptr);

  void compute();
  bool isBusy() const { return job_.isBusy(); }
  QString summary() const { return summary_->text(); }
  QTreeWidget* table() { return table_; }
  QPushButton* useButton() { return use_; }

 signals:
  /// @param energy  what is stored there, in words
  void found(const std::vector<gyre::BodyPose>& poses, const QString& energy);
  void useChosen(const gyre::Edit& edit);
  void lit(const std::vector<gyre::ElementId>& elements);

 private:
  struct Found {
    std::shared_ptr<const Model> model;
    std::shared_ptr<const System> system;
    Expected<Equilibrium> rest;
  };
  void show(const Found& found);
  void forget();

  ModelDocument& document_;
  ModelCompiler& compiler_;
  QLabel* mark_;
  QLabel* summary_;
  QPushButton* find_;
  QPushButton* use_;
  QTreeWidget* table_;
  Edit placement_;
  BackgroundJob job_;
};

}  // namespace gyre::ui
