#pragma once
// The searchable list of a recording's channels, to drag onto plots.

#include <QModelIndex>
#include <QWidget>  // first: moc cannot parse <compare> before it has met a Qt header

#include "run/recording.h"

#include <memory>

class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace gyre::ui {

class ChannelModel;

class ChannelList : public QWidget {
  Q_OBJECT

 public:
  explicit ChannelList(QWidget* parent = nullptr);

  void setRecording(const std::shared_ptr<const Recording>& recording);
  /// The keyboard goes to the search: what is typed is searched for anew.
  void enter();
  /// Names of the selected channels; an element stands for all of its own.
  QStringList selectedChannels() const;

 signals:
  /// A double click or Enter: to be shown in the current plot.
  void channelsActivated(QStringList names);
  void elementSelected(gyre::ElementId element);

 protected:
  /// In the search, Down leads into what was found, Enter plots the first of it.
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QModelIndex firstFound() const;
  void search(const QString& text);

  std::shared_ptr<const Recording> recording_;
  ChannelModel* model_;
  QSortFilterProxyModel* filter_;
  QLineEdit* search_;
  QTreeView* tree_;
};

}  // namespace gyre::ui
