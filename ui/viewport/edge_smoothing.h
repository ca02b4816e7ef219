#pragma once
// Whether a frame is drawn with smooth edges. They take longer than all the rest in software rendering: what moves is
// drawn without them, and a large model is shown without them first.

#include <QObject>
#include <QTimer>

namespace gyre::ui {

class EdgeSmoothing : public QObject {
  Q_OBJECT
 public:
  explicit EdgeSmoothing(QObject* parent = nullptr);

  /// What moves things, and with it for how long nothing moves until they are taken to have come to rest.
  enum class Mover { user, run };
  void setMover(Mover mover);
  /// What is shown has moved.
  void moved();
  /// What is shown next stands still.
  void rest() { moving_ = false; }
  bool isWanted(std::size_t parts) const;
  /// A frame has been drawn. @param smoothly  as isWanted() said
  void drawn(bool smoothly, double seconds);

 signals:
  /// Things have come to rest: they can be drawn smoothly.
  void settled();

 private:
  QTimer timer_;  ///< runs out when nothing has moved for a while
  bool moving_ = false;
  bool settling_ = false;  ///< the next frame is the one after things have come to rest
};

}  // namespace gyre::ui
