#include "shell/drawing_menu.h"

#include "vtk/graphics.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QMessageBox>

#include <utility>

namespace gyre::ui {
namespace {

struct DrawingEntry {
  DrawingChoice choice;
  const char* text;
  const char* tip;
};

constexpr DrawingEntry drawingEntries[] = {
    {DrawingChoice::automatic, QT_TRANSLATE_NOOP("DrawingMenu", "&Automatic"),
     QT_TRANSLATE_NOOP("DrawingMenu", "By the graphics card where there is one, from the next start on")},
    {DrawingChoice::graphicsCard, QT_TRANSLATE_NOOP("DrawingMenu", "&Graphics card"),
     QT_TRANSLATE_NOOP("DrawingMenu", "Straight to the screen by OpenGL, whatever it runs on, from the next start on")},
    {DrawingChoice::processor, QT_TRANSLATE_NOOP("DrawingMenu", "&Processor"),
     QT_TRANSLATE_NOOP("DrawingMenu",
                       "Off the screen, painted as pictures: where a graphics driver is at fault, from the next start "
                       "on")}};

QString drawingText(const char* source) { return QCoreApplication::translate("DrawingMenu", source); }

}  // namespace

void addDrawingMenu(QMenu& menu, std::function<void(const QString&)> report) {
  QMenu* drawing = menu.addMenu(drawingText("D&rawing"));
  drawing->setToolTipsVisible(true);
  auto* group = new QActionGroup(drawing);
  for (const DrawingEntry& entry : drawingEntries) {
    QAction* action = drawing->addAction(drawingText(entry.text));
    action->setToolTip(drawingText(entry.tip));
    action->setStatusTip(action->toolTip());
    action->setCheckable(true);
    action->setChecked(drawingChoice() == entry.choice);
    group->addAction(action);
    QObject::connect(action, &QAction::triggered, drawing, [choice = entry.choice, report] {
      chooseDrawing(choice);
      report(drawingText("Holds from the next start on; now the views are %1").arg(drawnBy()));
    });
  }
}

void reportDrawingFailure(QWidget* window) {
  const QString& failure = graphics().failure;
  if (failure.isEmpty()) return;
  auto* box =
      new QMessageBox(QMessageBox::Information, drawingText("Drawing"),
                      drawingText("The views are not drawn straight to the screen, as was chosen in View, "
                                  "Drawing: %1.\n\nThey are drawn off the screen instead; all else is the same.")
                          .arg(failure),
                      QMessageBox::Ok, window);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->open();
}

}  // namespace gyre::ui
