#pragma once
// The frames of a film: moments of a run as the viewport shows them, with values, its legend and that of the runs
// beside it.

#include "contacts/contact_moment.h"
#include "contacts/picture_labels.h"
#include "contacts/picture_legend.h"
#include "run/recorded_loads.h"
#include "run/shown_run.h"
#include "shell/body_tints.h"
#include "shell/run_ghosts.h"
#include "viewport/viewport.h"

#include <QFont>
#include <QImage>

#include <functional>
#include <memory>
#include <optional>

namespace gyre::ui {

/// Which contacts of a moment are drawn.
using DrawnContacts = std::function<std::vector<LoggedContact>(const ContactMoment&)>;

class FilmFrames {
 public:
  /// @param runs  the run shown is filmed; it may be over before the film is
  FilmFrames(const Viewport& viewport, const ShownRun& shown, QSize size, const QFont& font);

  /// Without it all contacts are drawn.
  void setDrawnContacts(DrawnContacts drawn) { drawn_ = std::move(drawn); }
  /// Draws other runs, too, as ghosts.
  void setComparisons(RunGhosts runs) { comparisons_ = std::move(runs); }
  /// Writes the name of the model and the time on each, as films of the command line have them.
  void showWords() { hasWords_ = true; }
  /// The moment of the run that is nearest to a time.
  QImage at(double time);

 private:
  void paintWords(QPainter& painter, QSize size, double time) const;

  std::shared_ptr<const Recording> run_;
  RecordedPoses poses_;
  std::shared_ptr<const Model> model_;
  QFont font_;
  DrawnContacts drawn_;
  std::unique_ptr<Viewport> camera_;
  std::optional<RecordedLoads> loads_;  ///< where they are drawn
  std::vector<BeamQuantity> diagrams_;  ///< that are drawn, of
  std::optional<RecordedBeams> beams_;
  PictureLabels labels_;  ///< in the camera's picture
  PictureLegend legend_;
  BodyTints colors_;
  std::optional<RunGhosts> comparisons_;
  bool hasWords_ = false;
};

}  // namespace gyre::ui
