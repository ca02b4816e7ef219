#include "shell/empty_hint.h"

#include "theme/icons.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace gyre::ui {

EmptyHint::EmptyHint(ModelDocument& document, const QWidget& palette, QWidget& tool, QWidget* parent)
    : QFrame(parent), document_(document), palette_(palette), tool_(tool) {
  setObjectName("emptyHint");
  setAutoFillBackground(true);
  setFrameShape(QFrame::StyledPanel);
  auto* title = new QLabel(tr("<b>An empty model</b>"), this);
  auto* steps =
      new QLabel(tr("<table cellspacing=0 cellpadding=3>"
                    "<tr><td><b>Shift+A</b>&nbsp;&nbsp;</td><td>insert a body</td></tr>"
                    "<tr><td><b>Shift+A</b></td><td>with one body selected: a joint to the ground</td></tr>"
                    "<tr><td><b>Shift+A</b></td><td>with two selected: a joint or a spring between them</td></tr>"
                    "<tr><td><b>1</b>, <b>L</b></td><td>in the view: from the front; draw rods with hinges</td></tr>"
                    "<tr><td><b>Space</b></td><td>run</td></tr></table>"),
                 this);
  auto* insert = new QPushButton(icon("plus"), tr("Insert…"), this);
  auto* draw = new QPushButton(icon("rod"), tr("Draw rods"), this);
  auto* examples = new QPushButton(tr("Open an example"), this);
  for (QPushButton* button : {insert, draw, examples}) button->setFocusPolicy(Qt::TabFocus);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(8);
  buttons->addWidget(insert);
  buttons->addWidget(draw);
  buttons->addWidget(examples);
  buttons->addStretch(1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(24, 16, 24, 16);
  layout->setSpacing(12);
  layout->addWidget(title);
  layout->addWidget(steps);
  layout->addLayout(buttons);
  connect(insert, &QPushButton::clicked, this, &EmptyHint::insertClicked);
  connect(draw, &QPushButton::clicked, this, &EmptyHint::drawClicked);
  connect(examples, &QPushButton::clicked, this, &EmptyHint::examplesClicked);
  connect(&document_, &ModelDocument::structureChanged, this, &EmptyHint::refresh);
  connect(&document_, &ModelDocument::replaced, this, &EmptyHint::refresh);
  connect(qApp, &QApplication::focusChanged, this, &EmptyHint::refresh);  // into the palette, and out of it
  parent->installEventFilter(this);
  tool.installEventFilter(this);
  refresh();
}

void EmptyHint::refresh() {
  setVisible(palette_.isHidden() && tool_.isHidden() && document_.model().of(Category::body).empty());
  centre();
}

void EmptyHint::centre() {
  resize(sizeHint().boundedTo(parentWidget()->size()));
  move((parentWidget()->width() - width()) / 2, (parentWidget()->height() - height()) / 2);
}

bool EmptyHint::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &tool_) {
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent) refresh();
  } else if (event->type() == QEvent::Resize || event->type() == QEvent::Show) {
    centre();
  }
  return QFrame::eventFilter(watched, event);
}

}  // namespace gyre::ui

#include "moc_empty_hint.cpp"
