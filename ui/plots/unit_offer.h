#pragma once
// What a plot offers when a curve comes whose unit is another one than that of the curves there are: an axis of its
// own, or a plot of its own below.

#include <QLabel>
#include <QStringList>
#include <QWidget>

namespace gyre::ui {

class UnitOffer : public QWidget {
  Q_OBJECT
 public:
  explicit UnitOffer(QWidget* parent = nullptr);

  void make(const QStringList& names);
  /// Takes it back where what it speaks of is no longer among the curves.
  void keepFor(const QStringList& curves);

 signals:
  void axisChosen();
  void plotChosen(const QStringList& names);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showWords();

  QLabel* words_;
  QStringList names_;
};

}  // namespace gyre::ui
