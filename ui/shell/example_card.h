#pragma once
// A model offered by the gallery: its picture, its name, what it shows.

#include <QAbstractButton>
#include <QImage>

namespace gyre::ui {

class ExampleCard : public QAbstractButton {
  Q_OBJECT
 public:
  ExampleCard(const QString& path, const QString& title, QWidget* parent = nullptr);

  const QString& path() const { return path_; }
  void setWords(const QString& title, const QString& description);
  /// Whether the words were set that the file has.
  bool isDescribed() const { return isDescribed_; }
  /// By what else it is found than by its words: the types that it shows.
  void setFoundBy(const QString& words) { foundBy_ = words; }
  /// Whether it has each of the words, wherever.
  bool has(const QStringList& words) const;
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
  QString foundBy_;
  bool isDescribed_ = false;
  QImage picture_;
};

}  // namespace gyre::ui
