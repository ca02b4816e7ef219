#include "shell/report_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>

namespace gyre::ui {
namespace {

const QString kPaperKey = QStringLiteral("report/paper");
constexpr double kLetters = 6.5;   // of plots [pt]
constexpr int kChoiceWidth = 232;  // [pixels]

}  // namespace

/// The sheet, as large as there is room.
class ReportDialog::Preview : public QWidget {
 public:
  explicit Preview(ReportDialog& dialog) : QWidget(&dialog), dialog_(dialog) {
    setObjectName("reportPreview");
    setMinimumSize(300, 420);
    setAccessibleName(ReportDialog::tr("Preview of the report"));
  }
  QSize sizeHint() const override { return {520, 735}; }

 protected:
  void paintEvent(QPaintEvent*) override {
    const QSizeF paper = ReportPage::paper(dialog_.paper());
    const QSizeF shown = paper.scaled(QSizeF(size()) - QSizeF(2, 2), Qt::KeepAspectRatio);
    const QRectF sheet(QPointF(0.5 * (width() - shown.width()), 0.5 * (height() - shown.height())), shown);
    QPainter painter(this);
    painter.fillRect(sheet, Qt::white);
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(sheet);
    painter.translate(sheet.topLeft());
    const double scale = shown.width() / paper.width();
    painter.scale(scale, scale);
    dialog_.page().paint(painter, paper);
  }

 private:
  ReportDialog& dialog_;
};

ReportDialog::ReportDialog(ReportPage page, std::vector<PictureSource*> sources, QWidget* parent)
    : QDialog(parent),
      page_(std::move(page)),
      sources_(std::move(sources)),
      list_(new QListWidget(this)),
      paper_(new QComboBox(this)),
      preview_(new Preview(*this)) {
  setWindowTitle(tr("Report"));
  setObjectName("report");
  build();
  choose();
}

void ReportDialog::build() {
  list_->setObjectName("reportPlots");
  list_->setAccessibleName(tr("Plots"));
  for (const PictureSource* source : sources_) {
    auto* item = new QListWidgetItem(source->pictureTitle(), list_);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(Qt::Checked);
    item->setToolTip(source->pictureTitle());
  }
  paper_->setObjectName("reportPaper");
  paper_->addItem("A4", static_cast<int>(QPageSize::A4));
  paper_->addItem("Letter", static_cast<int>(QPageSize::Letter));
  paper_->setCurrentIndex(std::max(0, paper_->findText(QSettings().value(kPaperKey, "A4").toString())));
  auto* plots = new QLabel(tr("&Plots"), this);
  plots->setBuddy(list_);
  auto* paper = new QLabel(tr("P&aper"), this);
  paper->setBuddy(paper_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
  buttons->button(QDialogButtonBox::Save)->setText(tr("&Save…"));
  auto* choices = new QVBoxLayout;
  choices->addWidget(plots);
  choices->addWidget(list_, 1);
  choices->addWidget(paper);
  choices->addWidget(paper_);
  for (QWidget* widget : std::initializer_list<QWidget*>{list_, paper_}) widget->setFixedWidth(kChoiceWidth);
  auto* row = new QHBoxLayout;
  row->setSpacing(16);
  row->addLayout(choices);
  row->addWidget(preview_, 1);
  auto* column = new QVBoxLayout(this);
  column->addLayout(row, 1);
  column->addWidget(buttons);
  connect(list_, &QListWidget::itemChanged, this, &ReportDialog::choose);
  connect(paper_, &QComboBox::activated, this, [this] {
    QSettings().setValue(kPaperKey, paper_->currentText());
    choose();
  });
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QPageSize::PageSizeId ReportDialog::paper() const {
  return static_cast<QPageSize::PageSizeId>(paper_->currentData().toInt());
}

void ReportDialog::setFindings(ReportFacts findings) {
  page_.findings = std::move(findings);
  preview_->update();
}

void ReportDialog::choose() {
  std::vector<PictureSource*> chosen;
  for (int i = 0; i < list_->count(); ++i)
    if (list_->item(i)->checkState() == Qt::Checked) chosen.push_back(sources_[static_cast<std::size_t>(i)]);
  const QSizeF size = ReportPage::plotSize(chosen.size(), ReportPage::paper(paper()));
  const PaperSize onPaper{.width = size.width(), .height = size.height(), .font = kLetters, .hasTitle = true};
  page_.plots.clear();
  for (PictureSource* source : chosen)
    source->withPicture(onPaper, [this](const Picture& picture) { page_.plots.push_back(svgOf(picture)); });
  preview_->update();
}

}  // namespace gyre::ui

#include "moc_report_dialog.cpp"
