#pragma once
// Runs the real program and keeps what it said.

#include <QProcess>
#include <QStringList>

namespace gyre::test {

struct Outcome {
  int exitCode = -1;  ///< -1: it crashed, or did not end in time
  QString out, err;
};

inline Outcome outcomeOf(QProcess& process) {
  if (!process.waitForFinished(120'000)) process.kill();
  const bool normal = process.exitStatus() == QProcess::NormalExit && process.state() == QProcess::NotRunning;
  return {normal ? process.exitCode() : -1, QString::fromUtf8(process.readAllStandardOutput()),
          QString::fromUtf8(process.readAllStandardError())};
}

inline Outcome gyreProgram(const QStringList& arguments) {
  QProcess process;
  process.start(GYRE_PROGRAM, arguments);
  return outcomeOf(process);
}

inline QString example(const QString& name) { return QStringLiteral(GYRE_EXAMPLES_DIR "/") + name + ".gyre"; }

}  // namespace gyre::test
