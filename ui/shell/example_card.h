#pragma once
// A model offered by the gallery: its picture, its name, what it shows.

#include <QAbstractButton>
#include <QImage>

namespace gyre::ui {

class ExampleCard : public QAbstractButton {
  Q_OBJECT
 public:
  explicit ExampleCard(const QString& path, QWidget* parent = nullptr);

  const QString& path() const { return path_; }
  void setWords(const QString& title, const QString& description);
  void setPicture(const QImage& picture);
  bool hasPicture() const { return !picture_.isNull(); }

  static constexpr int kWidth = 272;
  static constexpr int kPictureHeight = 160;
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  QString path_;
  QString description_;
  QImage picture_;
};

}  // namespace gyre::ui
