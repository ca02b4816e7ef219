#pragma once
// Which channels of a model to measure: an element, and one of its quantities (a vector or a single number).

#include "model/model.h"
#include "system/channel.h"

#include <QComboBox>
#include <QWidget>

#include <string>
#include <vector>

namespace gyre::ui {

/// What belongs together: the three numbers of a position, the multipliers of a joint, or one channel alone.
struct ChannelGroup {
  std::string label;                  ///< "position (x, y, z)"
  std::vector<std::string> channels;  ///< names
};

/// Groups of the channels of one element, vectors first.
std::vector<ChannelGroup> channelGroups(const std::string& element, const std::vector<std::string>& channels);

class ChannelChoice : public QWidget {
  Q_OBJECT
 public:
  explicit ChannelChoice(QWidget* parent = nullptr);

  /// Keeps what is chosen where the model still has it; else the position of the last body.
  void setChannels(const Model& model, const std::vector<Channel>& channels);
  /// The first quantity of an element, of a flexible beam the place of its end.
  void choose(const QString& element);
  /// Empty: the positions of all bodies.
  std::vector<std::string> channels() const;

 signals:
  void changed();

 private:
  struct Owner {
    QString name;
    std::vector<ChannelGroup> groups;
  };
  void showGroups(const QString& wanted);

  std::vector<Owner> owners_;
  QComboBox* element_;
  QComboBox* quantity_;
};

}  // namespace gyre::ui
