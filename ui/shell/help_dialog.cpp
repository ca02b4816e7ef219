#include "shell/help_dialog.h"

#include "theme/theme.h"
#include "vtk/graphics.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QVBoxLayout>

#include <span>

namespace gyre::ui {
namespace {

struct Entry {
  const char* keys;  ///< none: the title of a group
  const char* what;
};

constexpr Entry kWatching[] = {
    {nullptr, QT_TRANSLATE_NOOP("HelpDialog", "Run")},
    {"Space, F5", QT_TRANSLATE_NOOP("HelpDialog", "run or pause; F5 also while a field has the keyboard")},
    {"Right", QT_TRANSLATE_NOOP("HelpDialog", "one step; when looking back, one recorded row forward")},
    {"Left", QT_TRANSLATE_NOOP("HelpDialog", "one recorded row back")},
    {"Shift+Space", QT_TRANSLATE_NOOP("HelpDialog", "play what is recorded, or stop; Ctrl as well: backwards")},
    {"Backspace", QT_TRANSLATE_NOOP("HelpDialog", "reset to the initial state")},
    {"Ctrl+K", QT_TRANSLATE_NOOP("HelpDialog", "keep the run to compare the next one with")},
    {"D", QT_TRANSLATE_NOOP("HelpDialog", "in a plot, or with the mouse over one: runs minus the baseline")},
    {"+ and -, Shift+arrows", QT_TRANSLATE_NOOP("HelpDialog", "in a plot: zoom, Ctrl: the values; pan")},
    {"Home, End, Page Up, Down", QT_TRANSLATE_NOOP("HelpDialog", "in the bar of the time: go through the run")},
    {"Ctrl + left drag", QT_TRANSLATE_NOOP("HelpDialog", "pull a body while it runs; Shift: harder, Esc: let go")},
    {nullptr, QT_TRANSLATE_NOOP("HelpDialog", "View")},
    {"@orbit", QT_TRANSLATE_NOOP("HelpDialog", "orbit about the point under the cursor")},
    {"@pan", QT_TRANSLATE_NOOP("HelpDialog", "pan")},
    {"@zoom", QT_TRANSLATE_NOOP("HelpDialog", "zoom to the cursor")},
    {"Click", QT_TRANSLATE_NOOP("HelpDialog", "select a body, joint or force")},
    {"1, 3, 7, 0", QT_TRANSLATE_NOOP("HelpDialog", "front, right, top, corner")},
    {"5", QT_TRANSLATE_NOOP("HelpDialog", "parallel or perspective projection")},
    {"F", QT_TRANSLATE_NOOP("HelpDialog", "fit everything")},
    {"Shift+arrows, + and -", QT_TRANSLATE_NOOP("HelpDialog", "orbit, zoom")},
    {nullptr, QT_TRANSLATE_NOOP("HelpDialog", "Panels")},
    {"Alt+1 to Alt+9, Alt+0", QT_TRANSLATE_NOOP("HelpDialog", "model, channels, properties … (View, Go to); the view")},
    {"F6, Shift+F6", QT_TRANSLATE_NOOP("HelpDialog", "next, previous panel; the run bar is one of them")},
    {"Ctrl+F", QT_TRANSLATE_NOOP("HelpDialog", "find in the tree; Enter selects, Ctrl+Enter selects it as well")},
    {"Letters", QT_TRANSLATE_NOOP("HelpDialog", "in a list or a choice: the row that has them in its name")},
};

constexpr Entry kBuilding[] = {
    {nullptr, QT_TRANSLATE_NOOP("HelpDialog", "Build")},
    {"Shift+A", QT_TRANSLATE_NOOP("HelpDialog", "insert from the catalogue: type to search, Enter inserts")},
    {"Ctrl+click, Shift+click",
     QT_TRANSLATE_NOOP("HelpDialog", "select several; a new joint takes the first as body 1")},
    {"Ctrl+Up, Ctrl+Down", QT_TRANSLATE_NOOP("HelpDialog", "in the tree: go on, Ctrl+Space selects as well")},
    {"Del", QT_TRANSLATE_NOOP("HelpDialog", "delete, with what hangs on it")},
    {"Ctrl+D, Ctrl+Shift+D", QT_TRANSLATE_NOOP("HelpDialog", "duplicate; along a line or a circle")},
    {"Ctrl+Shift+M, Ctrl+Shift+L", QT_TRANSLATE_NOOP("HelpDialog", "mirror; align and distribute bodies")},
    {"Ctrl+C, Ctrl+X, Ctrl+V", QT_TRANSLATE_NOOP("HelpDialog", "copy, cut, paste, also between windows")},
    {"F2", QT_TRANSLATE_NOOP("HelpDialog", "rename")},
    {"Ctrl+Shift+E", QT_TRANSLATE_NOOP("HelpDialog", "switch on or off")},
    {"Alt+Up, Alt+Down", QT_TRANSLATE_NOOP("HelpDialog", "move in the order of the file")},
    {nullptr, QT_TRANSLATE_NOOP("HelpDialog", "Place")},
    {"G, R", QT_TRANSLATE_NOOP("HelpDialog", "move, turn the selected body; X: in its own axes")},
    {"Drag a handle", QT_TRANSLATE_NOOP("HelpDialog", "snaps; Shift: finer, Ctrl: not; a digit: type the value")},
    {"L", QT_TRANSLATE_NOOP("HelpDialog", "rod between two places; Shift: hinged to the ground, a digit: its length")},
    {"J, K", QT_TRANSLATE_NOOP("HelpDialog", "joint, spring by picking; Enter: to ground, Ctrl: do not snap")},
    {"Ctrl + left drag", QT_TRANSLATE_NOOP("HelpDialog", "before the run: move a body as its joints allow")},
    {"M", QT_TRANSLATE_NOOP("HelpDialog", "measure distance and angle; Ctrl+C copies")},
    {nullptr, QT_TRANSLATE_NOOP("HelpDialog", "Fields")},
    {"Enter", QT_TRANSLATE_NOOP("HelpDialog", "take over what was typed: 12 mm, 2 kN/m; in the tree: to the fields")},
    {"Esc", QT_TRANSLATE_NOOP("HelpDialog", "take back what was typed; once more: back to the tree")},
    {"Ctrl+Down, Ctrl+Up", QT_TRANSLATE_NOOP("HelpDialog", "next, previous property")},
    {"Up, Down", QT_TRANSLATE_NOOP("HelpDialog", "change the second significant digit")},
    {nullptr, QT_TRANSLATE_NOOP("HelpDialog", "Document")},
    {"Ctrl+Z, Ctrl+Shift+Z", QT_TRANSLATE_NOOP("HelpDialog", "undo, redo")},
    {"Ctrl+O, Ctrl+S", QT_TRANSLATE_NOOP("HelpDialog", "open, save")},
    {"Ctrl+E", QT_TRANSLATE_NOOP("HelpDialog", "export the recording as CSV")},
    {"Ctrl+T", QT_TRANSLATE_NOOP("HelpDialog", "order study of the model")},
    {"Ctrl+Shift+T", QT_TRANSLATE_NOOP("HelpDialog", "parameter study of the model")},
    {"Ctrl+Enter, Esc", QT_TRANSLATE_NOOP("HelpDialog", "run and cancel a study, in its window")},
    {"F1, Shift+F1", QT_TRANSLATE_NOOP("HelpDialog", "this page, in a field: what it is; the guide")},
};

QString keysOf(const Entry& e, NavigationStyle mouse) {
  const QString keys = QString::fromLatin1(e.keys);
  if (keys == QLatin1String("@orbit")) return dragsFor(mouse, CameraMove::orbit);
  if (keys == QLatin1String("@pan")) return dragsFor(mouse, CameraMove::pan);
  if (keys != QLatin1String("@zoom")) return keys;
  const QString drags = dragsFor(mouse, CameraMove::zoom), wheel = HelpDialog::tr("Wheel");
  return drags.isEmpty() ? wheel : wheel + QStringLiteral(", ") + drags;
}

QLabel* page(std::span<const Entry> entries, NavigationStyle mouse, QWidget* parent) {
  QString html = "<table cellspacing=0 cellpadding=3>";
  for (const Entry& e : entries) {
    const QString what = QCoreApplication::translate("HelpDialog", e.what);
    html += e.keys ? QString("<tr><td><b>%1</b>&nbsp;&nbsp;&nbsp;</td><td>%2</td></tr>").arg(keysOf(e, mouse), what)
                   : QString("<tr><td colspan=2><br><font color='%2'><b>%1</b></font></td></tr>")
                         .arg(what, currentTheme().accent.name());
  }
  auto* label = new QLabel(html + "</table>", parent);
  label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  return label;
}

}  // namespace

HelpDialog::HelpDialog(NavigationStyle mouse, QWidget* parent) : QDialog(parent) {
  setWindowTitle(tr("Keys and mouse"));
  auto* pages = new QHBoxLayout;
  pages->setSpacing(32);
  pages->addWidget(page(kWatching, mouse, this));
  pages->addWidget(page(kBuilding, mouse, this));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(24, 8, 24, 16);
  layout->setSpacing(16);
  layout->addLayout(pages);
  layout->addWidget(buttons);
}

void showAbout(QWidget* parent) {
  QMessageBox::about(parent, HelpDialog::tr("About Gyre Studio"),
                     HelpDialog::tr("<h3>Gyre Studio %1</h3><p>A workbench for constrained multibody dynamics: every "
                                    "integrator on the same model, with energy, constraint drift and Newton's "
                                    "iteration laid open.</p><p>BSD-3-Clause licence.</p><p>The views are %2.</p>")
                         .arg(QCoreApplication::applicationVersion(), drawnBy().toHtmlEscaped()));
}

}  // namespace gyre::ui

#include "moc_help_dialog.cpp"
