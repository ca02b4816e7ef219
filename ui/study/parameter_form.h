#pragma once
// The choices of a study of parameters: which numbers of the model vary between what, on a grid or at the points of a
// Latin hypercube, and what is measured of each run.

#include "document/background_job.h"
#include "study/channel_choice.h"
#include "study/parameter_study.h"
#include "system/system.h"

#include <QComboBox>
#include <QLabel>
#include <QSpinBox>
#include <QTableWidget>
#include <QToolButton>
#include <QWidget>

#include <optional>

namespace gyre::ui {

class ParameterForm : public QWidget {
  Q_OBJECT
 public:
  explicit ParameterForm(QWidget* parent = nullptr);

  /// Keeps the choices where the model allows them. Its channels come a moment later, when it is compiled.
  void setModel(std::shared_ptr<const Model> model, const QString& file);
  /// Empty while the model is being compiled, or where something is missing.
  std::optional<ParameterStudyChoices> request() const;
  /// Why there is nothing to run; empty when there is.
  QString problem() const;

 signals:
  void changed();

 private:
  enum Column { key, from, to, count, columns };
  void build();
  void addRow(const QString& name);
  void refresh();
  std::string keyAt(int row) const;
  std::optional<double> numberAt(int row, int column) const;
  /// What is wrong with a line; empty: nothing.
  QString faultOf(int row) const;
  double cases() const;

  std::shared_ptr<const Model> model_;
  QString file_, problemOfModel_;
  bool compiled_ = false;
  QTableWidget* ranges_;
  QToolButton *add_, *remove_;
  QComboBox* design_;
  QSpinBox *points_, *seed_;
  QLabel* size_;
  ChannelChoice* channels_;
  QComboBox* norm_;
  BackgroundJob compilation_;  ///< last: it waits for the thread, which uses the rest
};

}  // namespace gyre::ui
