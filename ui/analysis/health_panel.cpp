#include "analysis/health_panel.h"

#include "analysis/contact_note.h"
#include "analysis/health_text.h"
#include "theme/icons.h"
#include "theme/theme.h"
#include "theme/tips.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QVBoxLayout>

#include <algorithm>
#include <cctype>

namespace gyre::ui {
namespace {

constexpr int kRowHeight = 28;          // with or without a button
constexpr std::size_t kMostRows = 100;  // of one kind; more than that nobody reads

QString words(const std::string& text) { return QString::fromStdString(text); }

QString summaryText(const HealthFindings& found) {
  if (found.failure) return words(found.failure->text());
  const Mobility& m = found.health.mobility;
  const int freedom = m.degreesOfFreedom();
  QStringList parts{freedom == 1 ? HealthPanel::tr("1 degree of freedom")
                                 : HealthPanel::tr("%1 degrees of freedom").arg(freedom)};
  parts << (m.redundant() == 0   ? HealthPanel::tr("no redundant constraints")
            : m.redundant() == 1 ? HealthPanel::tr("1 redundant constraint")
                                 : HealthPanel::tr("%1 redundant constraints").arg(m.redundant()));
  parts << (found.health.obstacle ? HealthPanel::tr("not ready to run") : HealthPanel::tr("ready to run"));
  return parts.join(QStringLiteral(" · "));
}

QVariant packed(const std::vector<ElementId>& ids) {
  QVariantList out;
  for (const ElementId id : ids) out << id.value;
  return out;
}

}  // namespace

HealthPanel::HealthPanel(HealthWatch& watch, QWidget* parent)
    : QWidget(parent),
      watch_(watch),
      mark_(new QLabel(this)),
      summary_(new QLabel(this)),
      assemble_(new QPushButton(tr("Assemble"), this)),
      list_(new QTreeWidget(this)) {
  auto* head = new QHBoxLayout;
  head->setContentsMargins(16, 8, 8, 8);
  head->setSpacing(8);
  head->addWidget(mark_);
  head->addWidget(summary_, 1);
  head->addWidget(assemble_);
  summary_->setWordWrap(true);
  assemble_->setToolTip(tr("Move the initial values onto the constraints by the smallest change; can be undone"));
  list_->setHeaderHidden(true);
  list_->setColumnCount(2);
  list_->header()->setStretchLastSection(false);
  list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  list_->setRootIsDecorated(true);
  list_->setIndentation(16);
  list_->setAccessibleName(tr("Health of the model"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addLayout(head);
  layout->addWidget(new ContactNote(watch, this));
  layout->addWidget(list_, 1);

  const auto light = [this](const QTreeWidgetItem* item) {
    std::vector<ElementId> ids;
    for (const QVariant& id : item->data(0, Qt::UserRole).toList()) ids.push_back(ElementId{id.toUInt()});
    if (!ids.empty()) emit lit(ids);
  };
  connect(list_, &QTreeWidget::itemClicked, this, light);
  connect(list_, &QTreeWidget::itemActivated, this, light);
  connect(assemble_, &QPushButton::clicked, this, &HealthPanel::assembleChosen);
  connect(&watch_, &HealthWatch::changed, this, &HealthPanel::refresh);
  refresh();
}

void HealthPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange && list_) refresh();
  QWidget::changeEvent(event);
}

QTreeWidgetItem* HealthPanel::group(const QString& iconName, const QColor& color, const QString& text) {
  auto* item = new QTreeWidgetItem(list_, {text});
  item->setIcon(0, icon(iconName, color));
  item->setSizeHint(0, QSize(0, kRowHeight));
  item->setExpanded(true);
  item->setFirstColumnSpanned(true);
  return item;
}

QTreeWidgetItem* HealthPanel::row(QTreeWidgetItem* parent, const std::string& text,
                                  const std::vector<ElementId>& elements) {
  auto* item = new QTreeWidgetItem(parent, {words(text)});
  item->setSizeHint(0, QSize(0, kRowHeight));
  item->setToolTip(0, words(text));
  item->setData(0, Qt::UserRole, packed(elements));
  return item;
}

QToolButton* HealthPanel::button(QTreeWidgetItem* item, const QString& iconName, const QString& text,
                                 const QString& toolTip) {
  auto* b = new QToolButton(list_);
  if (!iconName.isEmpty()) b->setIcon(icon(iconName));
  b->setText(text);
  b->setToolButtonStyle(iconName.isEmpty() ? Qt::ToolButtonTextOnly : Qt::ToolButtonIconOnly);
  setTip(b, toolTip);
  b->setAutoRaise(true);
  b->setProperty("link", iconName.isEmpty());
  list_->setItemWidget(item, 1, b);
  return b;
}

void HealthPanel::refresh() {
  list_->clear();
  play_.clear();
  const auto found = watch_.findings();
  const Theme& t = currentTheme();
  assemble_->setVisible(found && found->health.obstacle && found->health.assembles);
  if (!found) {
    mark_->setPixmap({});
    summary_->setText(tr("Examining the model…"));
    return;
  }
  summary_->setText(summaryText(*found));
  const bool fails = found->failure || found->health.obstacle;
  const bool doubtful =
      !found->health.dependentSets.empty() || !found->health.looseGroups.empty() || found->health.hasDoubts();
  const QIcon mark = fails ? icon("error", t.error) : doubtful ? icon("warning", t.warning) : icon("held", t.success);
  mark_->setPixmap(mark.pixmap(20, 20));
  if (found->failure) return;
  addProblems(*found);
  addBeams(*found);
  addRedundancy(*found);
  addMotions(*found);
}

void HealthPanel::addProblems(const HealthFindings& found) {
  const Health& health = found.health;
  const Theme& t = currentTheme();
  if (!health.violations.empty()) {
    QTreeWidgetItem* parent = group("error", t.error, tr("Initial values violate constraints"));
    for (std::size_t i = 0; i < std::min(health.violations.size(), kMostRows); ++i) {
      const JointViolation& v = health.violations[i];
      row(parent, found.model->nameOf(v.joint) + ": " + violationText(v), {v.joint});
    }
    if (health.violations.size() > kMostRows)
      new QTreeWidgetItem(parent, {tr("and %1 more joints").arg(health.violations.size() - kMostRows)});
    if (health.assembles) row(parent, "Assembly " + assemblyText(*found.model, health), {health.movesMost});
  } else if (health.obstacle) {
    row(group("error", t.error, tr("Cannot run")), health.obstacle->text(), {});
  }
  if (health.looseGroups.empty()) return;
  QTreeWidgetItem* parent = group("info", t.accent, tr("Loose bodies"));
  for (const LooseGroup& g : health.looseGroups) row(parent, looseText(*found.model, g), g.bodies);
}

void HealthPanel::addBeams(const HealthFindings& found) {
  const Health& health = found.health;
  const Theme& t = currentTheme();
  if (const auto& limit = health.stepLimit) {
    const QString text = words(stepLimitText(*found.model, *limit));
    QTreeWidgetItem* item = limit->isKept() ? group("info", t.accent, text) : group("warning", t.warning, text);
    item->setToolTip(0, text);
    if (const Element* body = found.model->find(limit->body)) item->setData(0, Qt::UserRole, packed({body->id}));
  }
  QTreeWidgetItem* doubts = nullptr;
  for (const BeamRemarks& beam : health.beams)
    for (const std::string& doubt : beam.doubts) {
      if (!doubts) doubts = group("warning", t.warning, tr("Doubtful beams"));
      row(doubts, found.model->nameOf(beam.beam) + ": " + doubt, {beam.beam});
    }
  if (health.beams.empty()) return;
  QTreeWidgetItem* parent = group("info", t.accent, tr("Flexible"));
  for (const BeamRemarks& beam : health.beams)
    row(parent, found.model->nameOf(beam.beam) + ' ' + beam.form, {beam.beam});
}

void HealthPanel::addRedundancy(const HealthFindings& found) {
  for (const DependentSet& set : found.health.dependentSets) {
    QTreeWidgetItem* parent = group("warning", currentTheme().warning, words(dependentText(*found.model, set)));
    parent->setData(0, Qt::UserRole, packed(set.joints));
    parent->setToolTip(0, tr("A click lights the joints of the set.\nMotion does not suffer, but how reactions are "
                             "shared among these multipliers is not unique."));
    const auto sentence = [&](std::string text) {
      if (text.empty()) return;
      text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
      row(parent, text, {});
    };
    for (const std::string& text : singularTexts(set)) sentence(text);
    sentence(proposalsText(set));
    for (const Proposal& p : set.proposals) {
      std::vector<ElementId> joints;
      for (const Replacement& r : p.replacements) joints.push_back(r.joint);
      std::string text = proposalText(*found.model, p);
      text[0] = 'T';
      QToolButton* b = button(row(parent, text, joints), {}, tr("Replace"),
                              tr("Change these joints now; bodies and markers stay, and it can be undone"));
      connect(b, &QToolButton::clicked, this, [this, p] { emit replacementChosen(p); });
    }
    for (std::size_t j = 0; j < std::min(set.joints.size(), kMostRows); ++j)
      row(parent, multipliersText(*found.model, set, set.joints[j]), {set.joints[j]});
    if (set.joints.size() > kMostRows)
      new QTreeWidgetItem(parent, {tr("and %1 more joints").arg(set.joints.size() - kMostRows)});
  }
}

void HealthPanel::addMotions(const HealthFindings& found) {
  const int freedom = found.health.mobility.degreesOfFreedom();
  if (freedom == 0) {
    group("info", currentTheme().accent, tr("Nothing is free to move"));
    return;
  }
  if (found.health.freeMotions.empty()) {
    if (!found.health.beams.empty()) return;  // what is free are their nodes
    group("info", currentTheme().accent, tr("%1 free motions, too many to list").arg(freedom));
    return;
  }
  QTreeWidgetItem* parent = group("info", currentTheme().accent, tr("Free to move"));
  for (std::size_t i = 0; i < found.health.freeMotions.size(); ++i) {
    const FreeMotion& m = found.health.freeMotions[i];
    QToolButton* b = button(row(parent, m.text, m.bodies), "run", {}, tr("Show this motion"));
    connect(b, &QToolButton::clicked, this, [this, i] { emit motionChosen(static_cast<int>(i)); });
    play_.push_back(b);
  }
}

void HealthPanel::setPlaying(int motion) {
  for (std::size_t i = 0; i < play_.size(); ++i) {
    const bool on = static_cast<int>(i) == motion;
    play_[i]->setIcon(icon(on ? "stop" : "run"));
    setTip(play_[i], on ? tr("Stop") : tr("Show this motion"));
  }
}

}  // namespace gyre::ui

#include "moc_health_panel.cpp"
