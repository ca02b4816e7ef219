#pragma once
// The docks of the window: those of its panels (panel_type.h), then those of plots, which come and go.

#include "shell/panel_keys.h"
#include "shell/panel_type.h"
#include "shell/plot_docks.h"

#include <QHash>

namespace gyre::ui {

class PanelDocks : public QObject {
  Q_OBJECT
 public:
  /// Makes every panel.
  PanelDocks(PanelHost& host, PlotDocks& plots);

  std::vector<QDockWidget*> all() const;
  QDockWidget* dock(const QString& id) const { return docks_.value(id); }
  void bringToFront(const QString& id);
  /// Keys that lead to the panels.
  void addTo(PanelKeys& keys) const;
  /// The page of the guide about the panel that a widget is in; empty where it is in none.
  QString pageOf(const QWidget* widget) const;
  /// For a window that opens for the first time.
  void arrange();
  /// Hides them all for the gallery, but those that stay there.
  void leaveModel();
  /// Those which did, and are open.
  std::vector<QDockWidget*> openInGallery() const;
  /// Shows them all, but those that stay closed until somebody asks for them.
  void enterModel();
  /// Puts them where a first window has them.  @pre the model is shown
  void reset();

 private:
  void add(const PanelType& type, PanelHost& host);
  QDockWidget* named(const char* name) const;
  void place();
  static const char* aboveOf(const PanelType& type);
  void openInShare(const PanelType& type);
  void openBeside(const PanelType& type);

  QMainWindow& window_;
  PlotDocks& plots_;
  QHash<QString, QDockWidget*> docks_;
};

}  // namespace gyre::ui
