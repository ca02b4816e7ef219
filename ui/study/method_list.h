#pragma once
// The integrators to choose from for a study, each with the colour and shape of its curves. Those that cannot run the
// model are greyed out and say why.

#include "model/model.h"

#include <QListWidget>

#include <string>
#include <vector>

namespace gyre::ui {

class MethodList : public QListWidget {
  Q_OBJECT
 public:
  explicit MethodList(QWidget* parent = nullptr);

  /// Greys out what cannot run this model. When nothing is chosen yet: the model's own method and a few others.
  void setModel(const Model& model);
  std::vector<std::string> chosen() const;
  void setChosen(const std::string& id, bool on);

  QSize sizeHint() const override;

 signals:
  void changed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void drawIcons();
};

}  // namespace gyre::ui
