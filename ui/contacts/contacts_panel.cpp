#include "contacts/contacts_panel.h"

#include "figure/readable_number.h"
#include "run/contact_values.h"
#include "theme/command_button.h"
#include "theme/icons.h"
#include "theme/palette.h"
#include "theme/theme.h"

#include <QHeaderView>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

constexpr int leastOfBodies = 128, besideTitle = 36;  // [pixels]

constexpr double roundingOfWork = 1e-12;  // [J]

QString energyText(double joules) {
  if (std::abs(joules) < roundingOfWork) return ContactsPanel::tr("0 mJ");
  return std::abs(joules) < 1 ? ContactsPanel::tr("%1 mJ").arg(compactNumber(1e3 * joules, 3))
                              : ContactsPanel::tr("%1 J").arg(compactNumber(joules, 3));
}

}  // namespace

ContactsPanel::ContactsPanel(Selection& selection, QAction* exportAll, QWidget* parent)
    : StepPanel(parent),
      selection_(selection),
      table_(new ContactTable(this)),
      view_(new QTreeView(this)),
      only_(new QCheckBox(tr("Selection only"), this)),
      pause_(new RefreshPause(this, [this] { refresh(); })) {
  build();
  addButton(exportAll, icon("export"), tr("Export the contacts of all rows as CSV"));
  connect(&selection_, &Selection::changed, this, &ContactsPanel::followSelection);
  connect(only_, &QCheckBox::toggled, this, [this] {
    followSelection();
    showPage();
  });
  connect(view_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ContactsPanel::lineChosen);
  showPage();
}

void ContactsPanel::addButton(QAction* command, const QIcon& picture, const QString& tip) {
  head()->addWidget(commandButton(command, picture, tip, this));
}

void ContactsPanel::build() {
  head()->addWidget(only_);
  warning().setObjectName("gains");
  warning().setToolTip(tr("A contact brought energy in: see the mark in its line"));
  only_->setToolTip(tr("Table and viewport show the contacts of the selected bodies only"));
  makeTable(*view_, tr("Contacts"));
  view_->setModel(table_);
  view_->setTextElideMode(Qt::ElideMiddle);  // bodies are told apart by the ends of their names
  view_->setSortingEnabled(true);
  view_->sortByColumn(ContactTable::bodies, Qt::AscendingOrder);
  view_->header()->setStretchLastSection(false);
  view_->header()->setMinimumSectionSize(40);
  view_->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(view_, &QTreeView::customContextMenuRequested, this, &ContactsPanel::showMenu);
  for (int c = 0; c < ContactTable::columns; ++c) {
    const QString title = table_->headerData(c, Qt::Horizontal, Qt::DisplayRole).toString();
    view_->setColumnWidth(c, std::max(84, view_->fontMetrics().horizontalAdvance(title) + besideTitle));
  }
  setPart(view_);
}

void ContactsPanel::setBodies(const std::vector<const Element*>& bodies) {
  QStringList names{tr("ground")};
  bodies_.clear();
  for (const Element* body : bodies) {
    names << QString::fromStdString(body->name);
    bodies_.push_back(body->id);
  }
  table_->setBodies(names);
  marked_.reset();
  chosen_ = selectedBodies();
}

std::vector<std::int32_t> ContactsPanel::selectedBodies() const {
  std::vector<std::int32_t> out;
  for (std::size_t b = 0; b < bodies_.size(); ++b)
    if (selection_.contains(bodies_[b])) out.push_back(static_cast<std::int32_t>(b));
  return out;
}

void ContactsPanel::show(const ContactMoment& moment, bool goesOn) {
  moment_ = moment;
  pause_->ask(goesOn);
}

/// The names of the bodies get what the numbers leave.
void ContactsPanel::resizeEvent(QResizeEvent* event) {
  StepPanel::resizeEvent(event);
  int rest = width() - view_->verticalScrollBar()->sizeHint().width() - 4;
  for (int c = ContactTable::bodies + 1; c < ContactTable::columns; ++c) rest -= view_->columnWidth(c);
  view_->setColumnWidth(ContactTable::bodies, std::max(leastOfBodies, rest));
}

void ContactsPanel::showEvent(QShowEvent* event) {
  StepPanel::showEvent(event);
  pause_->catchUp();
}

void ContactsPanel::refresh() {
  {
    const QScopedValueRollback guard(selecting_, true);
    table_->show(moment_, chosen_, only_->isChecked());
    markLine();
  }
  refreshSummary();
  showPage();
}

/// The marked contact keeps its line, wherever that is now.
void ContactsPanel::markLine() {
  const std::optional<int> line = marked_ ? table_->lineOf(*marked_) : std::nullopt;
  QItemSelectionModel* lines = view_->selectionModel();
  if (!line) return lines->clear();
  const QModelIndex at = table_->index(*line, 0);
  if (lines->currentIndex().row() != *line || !lines->isRowSelected(*line))
    lines->setCurrentIndex(at, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void ContactsPanel::setAnswer(const ContactAnswer* answer) {
  if (!answer || answer->loads.empty() || !(answer->question.moment == table_->moment())) return;
  std::vector<LoadState> loads(table_->moment().contacts().size(), LoadState::open);  // older than moment_ in a run
  for (std::size_t i = 0; i < answer->loads.size(); ++i) loads[answer->question.contacts[i]] = answer->loads[i];
  table_->setLoads(std::move(loads));
  refreshSummary();
}

void ContactsPanel::refreshSummary() {
  const auto contacts = moment_.contacts();
  const auto count = [&](ContactState::Kind kind) {
    return std::count_if(contacts.begin(), contacts.end(), [&](const LoggedContact& c) { return c.kind == kind; });
  };
  double overlap = 0, work = 0;
  for (const LoggedContact& c : contacts) {
    overlap = std::max(overlap, -static_cast<double>(c.gap));
    work += static_cast<double>(c.work);
  }
  const bool gains = std::any_of(contacts.begin(), contacts.end(), [](const LoggedContact& c) { return c.gains; });
  setWarning(gains);
  if (contacts.empty()) return setSummary({});
  const std::size_t shared = table_->sharedLoads();
  setSummary(tr("%1: %2 stick, %3 slip, %4 open; overlap %5 mm; work %6%7")
                 .arg(contacts.size() == 1 ? tr("1 contact") : tr("%1 contacts").arg(contacts.size()))
                 .arg(count(ContactState::Kind::stick))
                 .arg(count(ContactState::Kind::slip))
                 .arg(count(ContactState::Kind::open))
                 .arg(overlap < 1e-9 ? QStringLiteral("0") : compactNumber(1e3 * overlap, 3), energyText(work),
                      shared > 0 ? tr("; %1 loads not unique").arg(shared) : QString()));
}

void ContactsPanel::showPage() {
  only_->setEnabled(moment_.touches());
  showParts(table_->rowCount() > 0);
  const QString text =
      !moment_.isShown()
          ? tr("The contacts of a run stand here: which bodies touch, how hard, and whether they stick or slip. Run a "
               "model whose bodies may touch (Space).")
      : !moment_.touches()
          ? tr("Nothing can touch in this run: its model has no contact, or no shapes that take part in it.")
      : only_->isChecked() && !moment_.contacts().empty()
          ? tr("None of the selected bodies touches anything at this moment.")
          : tr("Nothing touches at this moment of the run.");
  setHint(text);
}

/// Not where a line has selected its bodies: it would take away the lines around it.
void ContactsPanel::followSelection() {
  if (selecting_) return;
  chosen_ = selectedBodies();
  pause_->ask(false);
  emit drawnChanged();
}

void ContactsPanel::lineChosen() {
  if (selecting_) return;
  const QModelIndex at = view_->currentIndex();
  if (!at.isValid()) return;
  mark(table_->contact(at.row()));
}

void ContactsPanel::mark(const LoggedContact& contact) {
  const QScopedValueRollback guard(selecting_, true);
  marked_ = contact;
  std::vector<ElementId> ids;
  for (const std::int32_t body : {contact.body1, contact.body2})
    if (body >= 0) ids.push_back(bodies_[static_cast<std::size_t>(body)]);
  selection_.select(ids);
  if (!only_->isChecked()) {
    chosen_ = selectedBodies();
    pause_->ask(false);
  }
  markLine();
  if (view_->currentIndex().isValid()) view_->scrollTo(view_->currentIndex());
  emit drawnChanged();
}

/// Menu of the line that is selected.
void ContactsPanel::showMenu(QPoint at) {
  const QModelIndex line = view_->indexAt(at);
  if (!line.isValid()) return;
  const LoggedContact c = table_->contact(line.row());
  QMenu menu(view_);
  menu.addAction(icon("contact-filter"), tr("&Ignore this pair of bodies"), this, [this, c] { emit ignoreAsked(c); });
  menu.exec(view_->viewport()->mapToGlobal(at));
}

std::vector<LoggedContact> ContactsPanel::drawn(const ContactMoment& moment) const {
  const auto contacts = moment.contacts();
  if (!only_->isChecked()) return {contacts.begin(), contacts.end()};
  std::vector<LoggedContact> out;
  const auto isChosen = [this](std::int32_t body) { return std::binary_search(chosen_.begin(), chosen_.end(), body); };
  std::copy_if(contacts.begin(), contacts.end(), std::back_inserter(out),
               [&](const LoggedContact& c) { return isChosen(c.body1) || isChosen(c.body2); });
  return out;
}

}  // namespace gyre::ui

#include "moc_contacts_panel.cpp"
