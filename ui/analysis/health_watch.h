#pragma once
// The health of the document's model, always up to date: examined on another thread a moment after each edit.

#include "analysis/health.h"
#include "document/background_job.h"
#include "document/model_compiler.h"

#include <QTimer>

#include <memory>
#include <optional>

namespace gyre::ui {

/// What was found of one state of the document.
struct HealthFindings {
  std::shared_ptr<const Model> model;
  std::shared_ptr<const System> system;  ///< null when the model cannot be compiled: see failure
  std::optional<Error> failure;
  Health health;
};

class HealthWatch : public QObject {
  Q_OBJECT
 public:
  HealthWatch(ModelDocument& document, ModelCompiler& compiler, QObject* parent = nullptr);

  /// Null before the first examination.
  std::shared_ptr<const HealthFindings> findings() const { return findings_; }
  /// Whether the findings are of the document as it is now.
  bool isCurrent() const { return !pause_.isActive() && !job_.isBusy(); }

 signals:
  void changed();

 private:
  void examine();

  ModelDocument& document_;
  ModelCompiler& compiler_;
  QTimer pause_;  ///< until the user has stopped typing
  std::shared_ptr<const HealthFindings> findings_;
  BackgroundJob job_;
};

}  // namespace gyre::ui
