#pragma once
// What the window tells: errors go to the list of messages and the banner; what was done, to the status bar. What is
// told of a run goes with it.

#include "panels/messages_panel.h"
#include "run/session.h"
#include "shell/error_banner.h"
#include "shell/status_line.h"

#include <vector>

namespace gyre::ui {

class Notices : public QObject {
  Q_OBJECT
 public:
  Notices(Session& session, ErrorBanner& banner, MessagesPanel& messages, StatusLine& status, QObject* parent);

  /// The selection stays: a click on the banner or on the message changes it.
  void fail(const Error& error);
  /// What is wrong with the program, not with a model: it stays in the list of messages when another model is opened.
  void tellOfProgram(const Error& error);
  /// For some seconds.
  void note(const QString& text);
  /// Also later, in the list of messages.
  void keep(const QString& text);
  /// Tells what a part signals with failed() and noted().
  template <class Part>
  void listen(Part* part) {
    if constexpr (requires { &Part::failed; }) connect(part, &Part::failed, this, &Notices::fail);
    if constexpr (requires { &Part::noted; }) connect(part, &Part::noted, this, &Notices::note);
  }
  template <class... Parts>
  void listenTo(Parts*... parts) {
    (listen(parts), ...);
  }

 signals:
  void failed(const gyre::Error& error);  ///< it is shown
  void remedyChosen(gyre::Error::Remedy remedy);

 private:
  void show(const Error& error);
  void failRun(const Error& error);
  void warn(const QString& text);
  void forgetRun();

  const ModelDocument& document_;
  Selection& selection_;
  ErrorBanner& banner_;
  MessagesPanel& messages_;
  StatusLine& status_;
  std::vector<Error> ofProgram_;
  bool bannerIsOfRun_ = false;
};

}  // namespace gyre::ui
