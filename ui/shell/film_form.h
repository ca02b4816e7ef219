#pragma once
// What is asked about a film: its format, size, frames, speed, which part of the run, and what is written on it.

#include "shell/film.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSize>
#include <QSpinBox>
#include <QWidget>

#include <vector>

namespace gyre::ui {

/// A kind of film that can be written here.
struct FilmFormat {
  const char* text;  ///< translated in the context "FilmForm", as the filter
  const char* filter;
  const char* ending;
};

class FilmForm : public QWidget {
  Q_OBJECT
 public:
  explicit FilmForm(QWidget* parent = nullptr);

  const FilmFormat& format() const;
  QSize size() const { return size_->currentData().toSize(); }
  /// Whether title and time stand in the picture.
  bool hasWords() const { return words_->isChecked(); }
  bool hasGhosts() const { return ghosts_->isChecked(); }
  void setGhosts(bool shown) { ghosts_->setChecked(shown && ghosts_->isEnabled()); }
  void enableGhosts(bool on) { ghosts_->setEnabled(on); }
  /// The whole run, unless the user has chosen a part of it. @param begin, end  of what is recorded [s]
  void setRange(double begin, double end);
  FilmPlan plan() const;

 signals:
  void changed();

 private:
  void build();

  std::vector<FilmFormat> formats_;
  QComboBox* format_;
  QComboBox* size_;
  QComboBox* speed_;
  QSpinBox* rate_;
  QDoubleSpinBox* from_;
  QDoubleSpinBox* to_;
  QCheckBox* words_;
  QCheckBox* ghosts_;
  bool isPart_ = false;  ///< the user has chosen one
};

}  // namespace gyre::ui
