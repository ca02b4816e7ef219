#pragma once
// The choices of an order study of a model, with sensible ones made already: methods, steps, what to measure, over
// which time, against what.

#include "document/background_job.h"
#include "study/channel_choice.h"
#include "study/method_list.h"
#include "study/order_study.h"
#include "study/steps_edit.h"
#include "system/system.h"

#include <QComboBox>
#include <QWidget>

#include <memory>
#include <optional>

namespace gyre::ui {

/// What the form asks for; a value, so that the thread of the study can make the study of it.
struct OrderRequest {
  OrderStudyChoices choices;
  double from = 0;  ///< the error is taken over [from, to], and the runs end with it [s]
  double to = 1;
};
Expected<Study> makeOrderStudy(OrderRequest request);

/// Steps around the model's own and an end so early that the solution is not lost: 1000 of the model's steps at most.
struct OrderDefaults {
  double largestStep, end;
};
OrderDefaults orderDefaults(const Model& model);

class OrderForm : public QWidget {
  Q_OBJECT
 public:
  explicit OrderForm(QWidget* parent = nullptr);

  /// Keeps the choices where the model allows them. Its channels come a moment later, when it is compiled.
  void setModel(std::shared_ptr<const Model> model, const QString& file);
  /// Empty while the model is being compiled or when it cannot be.
  std::optional<OrderRequest> request() const;
  /// Why there is nothing to run; empty when there is.
  QString problem() const { return problem_; }
  MethodList& methods() { return *methods_; }

 signals:
  void changed();
  void hint(const QString& text);  ///< what is wrong with what is being typed
  void runWanted();                ///< one click asks for a whole study

 private:
  struct Compiled {
    std::shared_ptr<const System> system;
    std::string reference;  ///< the method that serves as one when none is chosen; empty when there is none
  };
  static Expected<Compiled> compile(const std::shared_ptr<const Model>& model);
  void build();
  QWidget* timeRow();
  void takeOver(const Expected<Compiled>& done);
  void chooseReference(int index);
  void describeReference();
  void askForElementsAndSteps();
  void refresh();

  std::shared_ptr<const Model> model_;
  QString file_;
  bool compiled_ = false;
  QString accurateMethod_;
  QString problem_;
  QString referenceFile_;

  MethodList* methods_;
  StepsEdit* steps_;
  ChannelChoice* channels_;
  QComboBox* norm_;
  NumberEdit* from_;
  NumberEdit* to_;
  QComboBox* reference_;
  QLabel* referenceWords_;
  BackgroundJob compilation_;  ///< last: it waits for the thread, which uses the rest
};

}  // namespace gyre::ui
