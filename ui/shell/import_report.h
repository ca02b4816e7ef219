#pragma once
// What of an imported file was repaired, what was not taken over as it is, and what of that concerns looks alone, line
// by line.

#include "import/import_file.h"

#include <QDialog>
#include <QString>

namespace gyre::ui {

class ImportReport : public QDialog {
  Q_OBJECT
 public:
  ImportReport(const std::vector<ImportNote>& notes, const std::vector<ImportNote>& repairs, const QString& path,
               QWidget* parent);

 private:
  /// Its words above it; nothing where the list is empty.
  void addList(const std::vector<ImportNote>& list, const QString& words, const char* name);
};

}  // namespace gyre::ui
