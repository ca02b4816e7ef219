#pragma once
// The report of a run before it is saved: which plots stand in it, on what paper, and how it will look.

#include "figure/picture.h"
#include "figure/report_page.h"

#include <QComboBox>
#include <QDialog>
#include <QListWidget>

#include <vector>

namespace gyre::ui {

class ReportDialog : public QDialog {
  Q_OBJECT
 public:
  /// @param page     without plots
  /// @param sources  plots that there are; they outlive the dialog
  ReportDialog(ReportPage page, std::vector<PictureSource*> sources, QWidget* parent);

  /// As it is shown, with the plots that are chosen.
  const ReportPage& page() const { return page_; }
  QPageSize::PageSizeId paper() const;
  /// What the analysis of the run has found, which may come later than the rest.
  void setFindings(ReportFacts findings);

 private:
  class Preview;
  void build();
  /// Draws the plots that are chosen anew, in the size that so many have.
  void choose();

  ReportPage page_;
  std::vector<PictureSource*> sources_;
  QListWidget* list_;
  QComboBox* paper_;
  Preview* preview_;
};

}  // namespace gyre::ui
