#pragma once
// F1 in a field asks what the field is: installed on the application, it takes the key before the window's own F1.

#include <QObject>

namespace gyre::ui {

class FieldHelp : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

 signals:
  /// @param topic  the page of the field's type, @param key  of the field
  void asked(const QString& topic, const QString& key);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace gyre::ui
