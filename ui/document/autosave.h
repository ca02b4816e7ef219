#pragma once
// Unsaved changes, kept in a file of their own a moment after each edit, so that a crash loses no more than that
// moment. The text is made and written on another thread. What a program that no longer runs has left behind can be
// recovered.

#include "document/model_document.h"

#include <QDateTime>
#include <QLockFile>
#include <QTimer>

#include <future>
#include <memory>

namespace gyre::ui {

/// Changes that were never saved.
struct LeftBehind {
  QString file;    ///< where they are
  QString path;    ///< of the model they belong to; empty when it never had a file
  QDateTime when;  ///< of the last change kept
};

class Autosave : public QObject {
  Q_OBJECT
 public:
  static constexpr int interval = 2000;  ///< from an edit until it is kept [ms]

  /// @param folder  empty: that of the user's data
  explicit Autosave(ModelDocument& document, const QString& folder = {}, QObject* parent = nullptr);
  /// The changes have been saved or given up by then: nothing is left behind.
  ~Autosave() override;

  /// Unsaved work that programs which have ended left behind, newest first.
  std::vector<LeftBehind> leftBehind() const;
  /// Keeps the model as it is now; returns when that is done.
  void keepNow();
  QString file() const { return file_; }

 signals:
  void failed(const gyre::Error& error);

 private:
  void schedule();
  void keep();
  void forget();
  void finish();

  ModelDocument& document_;
  QString folder_, file_;
  std::unique_ptr<QLockFile> lock_;  ///< tells other programs that this one runs
  QTimer timer_;
  std::future<Expected<void>> writing_;
};

}  // namespace gyre::ui
