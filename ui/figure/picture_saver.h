#pragma once
// Saves pictures to files that the user chooses. A window has one, which all that it shows use.

#include "core/error.h"
#include "figure/picture.h"
#include "io/file_roles.h"

#include <QObject>

class QMenu;
class QWidget;

namespace gyre::ui {

class PictureSaver : public QObject {
  Q_OBJECT
 public:
  /// What a window knows of its files.
  struct Files {
    std::function<FileRoles()> inputs;            ///< that no picture may be written onto
    std::function<QString(const QString&)> name;  ///< a name to begin with, for a picture with this title
  };
  /// @param window  for the dialog
  PictureSaver(QWidget& window, Files files);

  /// The saver of the window that a widget is in; null: none.
  static PictureSaver* of(const QWidget& widget);
  /// Entries that copy and save the picture. Both outlive the menu.
  static void addActions(QMenu& menu, QWidget& widget, PictureSource& source);

  /// Asks for a file.
  void choose(QWidget& widget, PictureSource& source, const std::optional<PaperSize>& paper = {});
  /// Asks for the size on paper first.
  void choosePaper(QWidget& widget, PictureSource& source);
  /// @return whether it is written
  bool save(PictureSource& source, const QString& path, const std::optional<PaperSize>& paper = {});

 signals:
  void written(const QString& path);
  void failed(const gyre::Error& error);

 private:
  QWidget& window_;
  Files files_;
};

}  // namespace gyre::ui
