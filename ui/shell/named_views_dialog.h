#pragma once
// The list of named views: each can be looked through, renamed, replaced by what is seen, and deleted.

#include "core/error.h"
#include "document/model_document.h"

#include <QDialog>
#include <QListWidget>
#include <QPushButton>

#include <optional>

namespace gyre::ui {

class NamedViewsDialog : public QDialog {
  Q_OBJECT
 public:
  NamedViewsDialog(ModelDocument& document, QWidget* parent);

 signals:
  void shown(gyre::ElementId view);
  void replaceAsked(gyre::ElementId view);
  void failed(const gyre::Error& error);

 private:
  void fill();
  std::optional<ElementId> current() const;
  void rename(const QListWidgetItem& item);
  void erase();

  ModelDocument& document_;
  QListWidget* list_;
  QPushButton *show_, *rename_, *replace_, *delete_;
};

}  // namespace gyre::ui
