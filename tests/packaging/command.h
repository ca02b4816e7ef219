#pragma once
// Runs a program and keeps what it said.

#include <QProcess>
#include <QString>
#include <QStringList>

namespace gyre::test {

struct Said {
  int exitCode = -1;  ///< -1: it could not be started, crashed, or did not end in time
  QString text;       ///< standard output and error
};

inline Said command(const QString& program, const QStringList& arguments, const QString& folder = GYRE_SOURCE_DIR) {
  QProcess process;
  process.setProcessChannelMode(QProcess::MergedChannels);
  process.setWorkingDirectory(folder);
  process.start(program, arguments);
  if (!process.waitForFinished(240'000)) {
    process.kill();
    return {-1, process.errorString()};
  }
  const bool normal = process.exitStatus() == QProcess::NormalExit;
  return {normal ? process.exitCode() : -1, QString::fromUtf8(process.readAll())};
}

}  // namespace gyre::test
