#include "panels/beam_facts_box.h"

#include "analysis/beam_remarks.h"
#include "figure/readable_number.h"
#include "system/beam_strains.h"
#include "theme/theme.h"

#include <QEvent>
#include <QFrame>
#include <QGridLayout>

#include <algorithm>
#include <numbers>

namespace gyre::ui {
namespace {

enum Line : std::size_t { kMass, kSlenderness, kBending, kTurn, kBuckling, kStep };

struct Caption {
  const char* name;
  const char* text;
  const char* tip;
};
constexpr Caption kCaptions[] = {
    {"beamMass", QT_TRANSLATE_NOOP("BeamFactsBox", "Mass"), ""},
    {"beamSlenderness", QT_TRANSLATE_NOOP("BeamFactsBox", "Length / thickness"),
     QT_TRANSLATE_NOOP("BeamFactsBox", "Below 5 it is a block, which a beam describes badly")},
    {"beamBending", QT_TRANSLATE_NOOP("BeamFactsBox", "Bending, ends free"),
     QT_TRANSLATE_NOOP("BeamFactsBox", "The lowest three frequencies of bending of this beam by itself, held nowhere")},
    {"beamTurn", QT_TRANSLATE_NOOP("BeamFactsBox", "Turn of an element"),
     QT_TRANSLATE_NOOP("BeamFactsBox", "The largest without load; from 60 degrees on more elements are worth while")},
    {"beamBuckling", QT_TRANSLATE_NOOP("BeamFactsBox", "Buckling load"),
     QT_TRANSLATE_NOOP("BeamFactsBox", "Euler's, between two hinges: pi² EI / L²")},
    {"beamStep", QT_TRANSLATE_NOOP("BeamFactsBox", "Explicit steps"),
     QT_TRANSLATE_NOOP("BeamFactsBox",
                       "Methods that treat forces explicitly are stable with steps up to this; "
                       "implicit ones step over it")},
};

QString withUnit(double value, const QString& unit, int digits = 3) {
  return compactNumber(value, digits) + QChar(QChar::Nbsp) + unit;
}

QString frequencies(const std::vector<double>& rates) {
  QStringList texts;
  for (const double rate : rates) texts << compactNumber(rate / (2 * std::numbers::pi), 3);
  return texts.isEmpty() ? QStringLiteral("–") : texts.join(QStringLiteral(", ")) + QStringLiteral(" Hz");
}

}  // namespace

BeamFactsBox::BeamFactsBox(ModelDocument& document, QWidget* parent) : QWidget(parent), document_(document) {
  static_assert(std::size(kCaptions) == count);
  setObjectName("beamFacts");
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(16, 0, 16, 0);
  grid->setHorizontalSpacing(12);
  grid->setVerticalSpacing(2);
  grid->setColumnStretch(1, 1);
  auto* line = new QFrame(this);
  line->setFrameShape(QFrame::HLine);
  line->setFrameShadow(QFrame::Plain);
  line->setForegroundRole(QPalette::Mid);
  grid->addWidget(line, 0, 0, 1, 2);
  for (std::size_t i = 0; i < count; ++i) {
    auto* caption = new QLabel(tr(kCaptions[i].text), this);
    caption->setForegroundRole(QPalette::PlaceholderText);
    values_[i] = new QLabel(this);
    values_[i]->setObjectName(kCaptions[i].name);
    values_[i]->setTextInteractionFlags(Qt::TextSelectableByMouse);
    values_[i]->setWordWrap(true);
    if (*kCaptions[i].tip)
      for (QLabel* label : {caption, values_[i]}) label->setToolTip(tr(kCaptions[i].tip));
    grid->addWidget(caption, static_cast<int>(i) + 1, 0, Qt::AlignTop);
    grid->addWidget(values_[i], static_cast<int>(i) + 1, 1);
  }
  pause_.setSingleShot(true);
  pause_.setInterval(100);
  connect(&pause_, &QTimer::timeout, this, &BeamFactsBox::compute);
  hide();
}

void BeamFactsBox::tell(ElementId beam) {
  if (std::exchange(beam_, beam) != beam) {
    facts_.reset();
    show();
  }
  job_.cancel();
  setVisible(beam != ground);
  if (beam == ground) return pause_.stop();
  pause_.start();
}

void BeamFactsBox::compute() {
  job_.start([model = document_.snapshot(), beam = beam_](
                 const std::stop_token& stop) { return model->find(beam) ? beamFacts(*model, beam, stop) : fail({}); },
             [this](const Expected<BeamFacts>& found) {
               facts_ = found ? std::optional(*found) : std::nullopt;
               show();
             },
             [this](const Error&) {
               facts_.reset();
               show();
             });
}

void BeamFactsBox::set(std::size_t line, const QString& text, bool isDoubtful) {
  QPalette colours = palette();
  if (isDoubtful) colours.setColor(QPalette::WindowText, currentTheme().warning);
  values_[line]->setPalette(colours);
  values_[line]->setText(text);
}

void BeamFactsBox::show() {
  const QString none = QStringLiteral("–");
  if (!facts_) {
    for (std::size_t i = 0; i < count; ++i) set(i, none);
    return;
  }
  const BeamFacts& f = *facts_;
  const bool isBlock = f.slenderness < leastSlenderness, turnsMuch = f.turn >= largeTurn;
  const QString slender = compactNumber(f.slenderness, 3), turn = compactNumber(f.turn * 180 / std::numbers::pi, 3);
  set(kMass, withUnit(f.mass, QStringLiteral("kg")));
  set(kSlenderness, isBlock ? tr("%1: a block, not a beam").arg(slender) : slender, isBlock);
  set(kBending, frequencies(f.bending));
  set(kTurn, turnsMuch ? tr("%1°: use more elements").arg(turn) : turn + QStringLiteral("°"), turnsMuch);
  set(kBuckling, f.buckling > 0 ? withUnit(f.buckling, QStringLiteral("N"), 4) : none);
  set(kStep, tr("up to %1").arg(withUnit(f.longestStep, QStringLiteral("s"))));
}

void BeamFactsBox::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && values_.back()) show();
}

}  // namespace gyre::ui

#include "moc_beam_facts_box.cpp"
