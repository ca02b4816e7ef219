#include "shell/notices.h"

#include <utility>

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
  connect(&session.controller, &RunController::failed, this, &Notices::failRun);
  connect(&session.controller, &RunController::noted, &messages_, &MessagesPanel::addNoteOfRun);
  connect(&session.controller, &RunController::warned, this, &Notices::warn);
  connect(&session.controller, &RunController::recordingReplaced, this, &Notices::forgetRun);
  connect(&session.runs.kept(), &KeptRuns::keptUnasked, this, [this](const QString& name) {
    note(tr("The run that was finished is kept, and not drawn until it is ticked under Comparison: %1").arg(name));
  });
  connect(&session.runs.kept(), &KeptRuns::letGo, this, [this](const QString& name) {
    messages_.addNote(tr("the kept run %1 was let go: all runs together fill the memory they may").arg(name));
  });
  connect(&document_, &ModelDocument::edited, &banner_, &QWidget::hide);  // what is still wrong will be told again
  connect(&document_, &ModelDocument::amended, this, &Notices::keep);
  connect(&document_, &ModelDocument::replaced, this, [this] {
    messages_.clear();
    for (const Error& error : ofProgram_) messages_.addError(error);
    banner_.hide();
    status_.clearMessage();  // it was about another file
  });
  connect(&banner_, &ErrorBanner::elementClicked, this, [this](const QString& name) {
    if (const Element* e = document_.model().find(name.toStdString())) selection_.select(e->id);
  });
  connect(&banner_, &ErrorBanner::remedyClicked, this, &Notices::remedyChosen);
}

void Notices::fail(const Error& error) {
  messages_.addError(error);
  bannerIsOfRun_ = false;
  show(error);
}

void Notices::failRun(const Error& error) {
  messages_.addErrorOfRun(error);
  bannerIsOfRun_ = true;
  show(error);
}

void Notices::warn(const QString& text) {
  bannerIsOfRun_ = true;
  banner_.warn(text);
}

/// Another run has taken its place, or none.
void Notices::forgetRun() {
  messages_.forgetRun();
  if (std::exchange(bannerIsOfRun_, false)) banner_.hide();
}

void Notices::show(const Error& error) {
  banner_.show(error, error.remedy == Error::Remedy::assemble      ? tr("Assemble")
                      : error.remedy == Error::Remedy::readOutside ? tr("Read it all the same")
                                                                   : QString());
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
