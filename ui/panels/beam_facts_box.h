#pragma once
// What the numbers in the form of a flexible beam amount to, as they are typed: mass, slenderness, frequencies, the
// step that explicit methods need. Found on another thread, a moment after each edit.

#include "analysis/beam_facts.h"
#include "document/background_job.h"
#include "document/model_document.h"

#include <QLabel>
#include <QTimer>
#include <QWidget>

#include <array>
#include <optional>

namespace gyre::ui {

class BeamFactsBox : public QWidget {
  Q_OBJECT
 public:
  explicit BeamFactsBox(ModelDocument& document, QWidget* parent = nullptr);

  /// Facts of this beam of the document as it is now; ground: of none, and the box is hidden.
  void tell(ElementId beam);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  static constexpr std::size_t count = 6;
  void compute();
  void show();
  void set(std::size_t line, const QString& text, bool isDoubtful = false);

  ModelDocument& document_;
  ElementId beam_ = ground;
  std::optional<BeamFacts> facts_;
  std::array<QLabel*, count> values_{};
  QTimer pause_;  ///< until the user has stopped typing
  BackgroundJob job_;
};

}  // namespace gyre::ui
