#include "display_check.h"

#include <QString>

#include <cstdio>
#include <cstdlib>

namespace gyre {
namespace {

QtMessageHandler before = nullptr;

void reportAndEnd(QtMsgType type, const QMessageLogContext& context, const QString& message) {
  if (type == QtFatalMsg) {
    std::fputs(
        "gyre-studio: no window can be opened: a display was expected (DISPLAY or WAYLAND_DISPLAY names it, 'ssh -X' "
        "brings one along, 'xvfb-run' makes one); the command 'gyre' needs none\n",
        stderr);
    std::_Exit(2);
  }
  // Qt reports its failed attempts with advice for those who install Qt; 'could not connect' alone is the reason.
  if (QLatin1StringView(context.category).startsWith(QLatin1StringView("qt.qpa")) &&
      !message.contains(QLatin1StringView("could not connect")))
    return;
  if (before) before(type, context, message);
}

}  // namespace

DisplayCheck::DisplayCheck() { before = qInstallMessageHandler(&reportAndEnd); }
DisplayCheck::~DisplayCheck() { qInstallMessageHandler(before); }

}  // namespace gyre
