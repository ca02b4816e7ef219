#include "shell/notices.h"

namespace gyre::ui {
namespace {

constexpr int kNoteStays = 8000;  // [ms]

}  // namespace

Notices::Notices(Session& session, ErrorBanner& banner, MessagesPanel& messages, StatusLine& status, QObject* parent)
    : QObject(parent),
      document_(session.document),
      selection_(session.selection),
      banner_(banner),
      messages_(messages),
      status_(status) {
  listenTo(&session.autosave);
  connect(&session.controller, &RunController::failed, this, &Notices::fail);
  connect(&session.controller, &RunController::noted, &messages_, &MessagesPanel::addNote);
  connect(&session.controller, &RunController::warned, &banner_, &ErrorBanner::warn);
  connect(&session.runs.kept(), &KeptRuns::letGo, this, [this](const QString& name) {
    messages_.addNote(tr("the kept run %1 was let go: all runs together fill the memory they may").arg(name));
  });
  connect(&document_, &ModelDocument::edited, &banner_, &QWidget::hide);  // what is still wrong will be told again
  connect(&document_, &ModelDocument::replaced, this, [this] {
    messages_.clear();
    for (const Error& error : ofProgram_) messages_.addError(error);
    banner_.hide();
  });
  connect(&banner_, &ErrorBanner::elementClicked, this, [this](const QString& name) {
    if (const Element* e = document_.model().find(name.toStdString())) selection_.select(e->id);
  });
  connect(&banner_, &ErrorBanner::remedyClicked, this, &Notices::remedyChosen);
}

void Notices::fail(const Error& error) {
  messages_.addError(error);
  banner_.show(error, error.remedy == Error::Remedy::assemble      ? tr("Assemble")
                      : error.remedy == Error::Remedy::readOutside ? tr("Read it all the same")
                                                                   : QString());
  // An element of a file that was refused is none of the model that is still open.
  const Element* e = error.file.empty() ? document_.model().find(error.element) : nullptr;
  if (e) selection_.select(e->id);
  emit failed(error);
}

void Notices::tellOfProgram(const Error& error) {
  ofProgram_.push_back(error);
  messages_.addError(error);
}

void Notices::note(const QString& text) { status_.showMessage(text, kNoteStays); }

void Notices::keep(const QString& text) {
  messages_.addNote(text);
  note(text);
}

}  // namespace gyre::ui

#include "moc_notices.cpp"
