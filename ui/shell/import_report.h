#pragma once
// What of an imported file was not taken over as it is, line by line.

#include "import/import_file.h"

#include <QDialog>
#include <QString>

namespace gyre::ui {

class ImportReport : public QDialog {
  Q_OBJECT
 public:
  ImportReport(const std::vector<ImportNote>& notes, const QString& path, QWidget* parent);
};

}  // namespace gyre::ui
