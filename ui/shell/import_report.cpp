#include "shell/import_report.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace gyre::ui {

ImportReport::ImportReport(const std::vector<ImportNote>& notes, const std::vector<ImportNote>& repairs,
                           const QString& path, QWidget* parent)
    : QDialog(parent) {
  setWindowTitle(tr("Import report"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(16, 16, 16, 16);
  layout->setSpacing(12);
  const QString file = QFileInfo(path).fileName();
  std::vector<ImportNote> motion, looks;
  for (const ImportNote& note : notes) (note.looks ? looks : motion).push_back(note);
  addList(repairs, tr("%1 was imported. What is listed here is impossible in the file, and was repaired.").arg(file),
          "repairs");
  addList(motion,
          (repairs.empty() ? tr("%1 was imported. What is listed here was not taken over as it stands in the file.")
                           : tr("This was not taken over as it stands in %1."))
              .arg(file),
          "notes");
  addList(looks,
          (repairs.empty() && motion.empty()
               ? tr("%1 was imported. What is listed here changes how it looks or is reported, not how it moves.")
               : tr("This changes how %1 looks or is reported, not how it moves."))
              .arg(file),
          "looks");
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  QPushButton* copy = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
  copy->setToolTip(tr("The list as text"));
  buttons->button(QDialogButtonBox::Close)->setDefault(true);
  connect(copy, &QPushButton::clicked, this, [notes, repairs, name = file.toStdString()] {
    QGuiApplication::clipboard()->setText(QString::fromStdString(notesText(repairs, name) + notesText(notes, name)));
  });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  layout->addWidget(buttons);
  const int lists = int(!repairs.empty()) + int(!motion.empty()) + int(!looks.empty());
  resize(760, 240 + 180 * lists);
}

void ImportReport::addList(const std::vector<ImportNote>& list, const QString& words, const char* name) {
  if (list.empty()) return;
  auto* head = new QLabel(words, this);
  head->setWordWrap(true);
  const int count = static_cast<int>(list.size());
  auto* table = new QTableWidget(count, 3, this);
  table->setObjectName(name);
  table->setAccessibleName(words);
  table->setHorizontalHeaderLabels({tr("Line"), tr("Where"), tr("What")});
  table->horizontalHeaderItem(0)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
  for (const int column : {1, 2})
    table->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  table->verticalHeader()->hide();
  table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table->setSelectionBehavior(QAbstractItemView::SelectRows);
  table->setShowGrid(false);
  table->setWordWrap(true);
  table->setTabKeyNavigation(false);
  for (int row = 0; row < count; ++row) {
    const ImportNote& note = list[static_cast<std::size_t>(row)];
    // The line of another file stands with its name.
    const QString file = QFileInfo(QString::fromStdString(note.file)).fileName();
    auto* line =
        new QTableWidgetItem(file.isEmpty() ? QString::number(note.line) : QString("%1:%2").arg(file).arg(note.line));
    line->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    table->setItem(row, 0, line);
    // The root says nothing that is not known.
    const QString place = QString::fromStdString(note.place);
    auto* where = new QTableWidgetItem(place.contains('/') ? place.section('/', 1) : place);
    where->setToolTip(place);
    table->setItem(row, 1, where);
    table->setItem(row, 2, new QTableWidgetItem(QString::fromStdString(note.text)));
  }
  table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Interactive);
  table->horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch);
  table->setColumnWidth(1, 300);
  // As high as the words need in the width that they have, once they have it.
  connect(table->horizontalHeader(), &QHeaderView::sectionResized, table, [table](int column) {
    if (column == 2) table->resizeRowsToContents();
  });
  auto* box = static_cast<QVBoxLayout*>(layout());
  box->addWidget(head);
  box->addWidget(table, 1);
}

}  // namespace gyre::ui

#include "moc_import_report.cpp"
