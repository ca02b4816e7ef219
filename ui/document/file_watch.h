#pragma once
// Watches the file of the document for changes that another program makes.

#include "document/model_document.h"

#include <QFileSystemWatcher>
#include <QTimer>

namespace gyre::ui {

class FileWatch : public QObject {
  Q_OBJECT
 public:
  explicit FileWatch(ModelDocument& document, QObject* parent = nullptr);

 signals:
  void changedOutside();  ///< the content of the file is no longer what was read or written here

 private:
  void follow();
  void look();

  ModelDocument& document_;
  QFileSystemWatcher watcher_;
  QTimer settled_;  ///< runs out when the file has been left alone for a moment
  QByteArray known_;
};

}  // namespace gyre::ui
