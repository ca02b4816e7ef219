#include "study/study_window.h"

#include "document/file_path.h"
#include "figure/picture_saver.h"
#include "io/output_file.h"
#include "study/case_table.h"
#include "study/chart_deck.h"
#include "study/parameter_form.h"
#include "study/study_csv.h"
#include "study/study_file.h"
#include "study/study_run_bar.h"
#include "study/study_summary.h"
#include "theme/icons.h"
#include "theme/save_dialog.h"
#include "theme/theme.h"

#include <QCloseEvent>
#include <QCryptographicHash>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QShortcut>
#include <QSplitter>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace gyre::ui {
namespace {

constexpr int kLeftWidth = 336;

/// The plots of an order study before anything is planned, so that the window shows what is to come.
std::vector<StudyPlot> expectedPlots() { return {{.title = "Order"}, {.title = "Work and precision"}}; }

/// The files of a study, which nothing may be written onto.
FileRoles rolesOf(const Study& study) {
  FileRoles roles;
  for (const auto& file : filesOf(study)) roles.reads("a file of the study", file);
  return roles;
}

}  // namespace

QString resultsFileOf(const QString& studyPath) {
  const QString absolute = QFileInfo(studyPath).absoluteFilePath();
  const QString hash = QCryptographicHash::hash(absolute.toUtf8(), QCryptographicHash::Sha1).toHex().left(12);
  return QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + "/studies/" +
         QFileInfo(absolute).completeBaseName() + '-' + hash + ".jsonl";
}

// Every part has its parent from the start: with a style sheet, a widget that gets one later is styled anew with all
// that is in it, which took most of the time to open this window.
StudyWindow::StudyWindow(QWidget* parent) : QWidget(parent, Qt::Window) {
  setObjectName("studyWindow");
  setWindowIcon(icon("gyre", currentTheme().accent));
  resize(1440, 900);
  restoreGeometry(QSettings().value("studyWindow").toByteArray());
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  auto* middle = new QSplitter(Qt::Horizontal, this);
  layout->addWidget(middle, 1);
  left_ = new QStackedWidget(middle);
  left_->setMinimumWidth(280);
  auto* right = new QSplitter(Qt::Vertical, middle);
  charts_ = new ChartDeck(right);
  table_ = new CaseTable(right);
  right->setStretchFactor(0, 1);
  right->setSizes({560, 240});
  right->setChildrenCollapsible(false);
  middle->setStretchFactor(1, 1);
  middle->setSizes({kLeftWidth, 1440 - kLeftWidth});
  middle->setChildrenCollapsible(false);
  auto* line = new QFrame(this);
  line->setFrameShape(QFrame::HLine);
  line->setFrameShadow(QFrame::Plain);
  line->setForegroundRole(QPalette::Mid);
  layout->addWidget(line);
  message_ = new QLabel(this);
  message_->setObjectName("studyMessage");
  message_->setWordWrap(true);
  message_->setTextFormat(Qt::PlainText);
  message_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  message_->setContentsMargins(16, 8, 16, 8);
  message_->hide();
  layout->addWidget(message_);
  runBar_ = new StudyRunBar(session_, this);
  layout->addWidget(runBar_);
  connectParts();
  addShortcuts();
}

StudyWindow::~StudyWindow() { session_.disconnect(this); }

void StudyWindow::connectParts() {
  connect(&session_, &StudySession::planned, this, &StudyWindow::takePlan);
  connect(&session_, &StudySession::snapshotChanged, this, &StudyWindow::takeSnapshot);
  connect(&session_, &StudySession::stateChanged, this, &StudyWindow::refreshState);
  connect(charts_, &ChartDeck::caseChosen, this,
          [this](int ofCase) { table_->selectCases({static_cast<std::size_t>(ofCase)}); });
  connect(table_, &CaseTable::caseEntered, charts_, &ChartDeck::markCase);
  connect(runBar_, &StudyRunBar::runRequested, this, &StudyWindow::run);
  connect(runBar_, &StudyRunBar::startOverRequested, this, &StudyWindow::startOver);
  connect(runBar_, &StudyRunBar::tableExportRequested, this, &StudyWindow::chooseTableFile);
  connect(runBar_, &StudyRunBar::folderExportRequested, this, &StudyWindow::chooseFolder);
  const auto inputs = [this] { return session_.plan() ? rolesOf(session_.plan()->study) : FileRoles(); };
  auto* pictures = new PictureSaver(*this, {inputs, [](const QString& title) { return title + ".png"; }});
  pictures->setObjectName("pictures");
  connect(pictures, &PictureSaver::written, this, [this](const QString& path) { report({}, path); });
  connect(pictures, &PictureSaver::failed, this, [this](const Error& error) {
    report(fail(error), error.file.empty() ? QString() : QString::fromStdString(error.file));
  });
}

template <class Page>
Page* StudyWindow::addPage() {
  auto* scroll = new QScrollArea(left_);
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* page = new Page(scroll->viewport());
  scroll->setWidget(page);
  left_->addWidget(scroll);
  return page;
}

void StudyWindow::showPage(const QWidget& page) {
  for (int i = 0; i < left_->count(); ++i)
    if (left_->widget(i)->isAncestorOf(&page)) left_->setCurrentIndex(i);
}

OrderForm& StudyWindow::form() {
  if (form_) return *form_;
  form_ = addPage<OrderForm>();
  form_->setEnabled(!session_.isBusy());
  connect(form_, &OrderForm::runWanted, this, &StudyWindow::run);
  connect(form_, &OrderForm::changed, this, [this] { runBar_->setObstacle(form_->problem()); });
  connect(form_, &OrderForm::hint, this,
          [this](const QString& text) { runBar_->setObstacle(text.isEmpty() ? form_->problem() : text); });
  return *form_;
}

StudySummary& StudyWindow::summary() {
  if (summary_) return *summary_;
  summary_ = addPage<StudySummary>();
  connect(&summary_->findings(), &FindingsList::casesChosen, table_, &CaseTable::selectCases);
  connect(summary_, &StudySummary::modelRequested, this, &StudyWindow::modelRequested);
  return *summary_;
}

void StudyWindow::addShortcuts() {
  const auto add = [this](const QKeySequence& keys, auto action) {
    connect(new QShortcut(keys, this), &QShortcut::activated, this, action);
  };
  add(Qt::CTRL | Qt::Key_Return, [this] {
    if (!session_.isBusy()) runBar_->runButton()->click();
  });
  add(QKeySequence::Close, [this] { close(); });
  add(Qt::Key_Escape, [this] { cancel(); });
}

void StudyWindow::showOrderStudy(std::shared_ptr<const Model> model, const QString& title, const QString& file) {
  const bool again = path_.isEmpty() && session_.state() != StudySession::State::empty;
  path_.clear();
  showPage(form());
  setWindowTitle(tr("Order study of %1").arg(title));
  form_->setModel(std::move(model), file);
  if (!again) charts_->setPlots(expectedPlots(), {});
  refreshState();
  runBar_->runButton()->setFocus();
}

void StudyWindow::showParameterStudy(std::shared_ptr<const Model> model, const QString& title, const QString& file) {
  if (!parameters_) {
    parameters_ = addPage<ParameterForm>();
    connect(parameters_, &ParameterForm::changed, this, [this] { runBar_->setObstacle(problem()); });
    charts_->setPlots({{.title = tr("Response").toStdString()}}, {});
  }
  showPage(*parameters_);
  setWindowTitle(tr("Parameter study of %1").arg(title));
  parameters_->setModel(std::move(model), file);
  refreshState();
  runBar_->runButton()->setFocus();
}

QString StudyWindow::problem() const {
  return parameters_ ? parameters_->problem() : form_ ? form_->problem() : QString();
}

void StudyWindow::openStudy(const QString& path) {
  path_ = QFileInfo(path).absoluteFilePath();
  showPage(summary());
  setWindowTitle(QFileInfo(path).completeBaseName());
  runBar_->setObstacle({});
  session_.prepare(maker(), options());
  runBar_->runButton()->setFocus();
}

StudySession::Maker StudyWindow::maker() const {
  if (!path_.isEmpty()) return [file = toPath(path_)] { return readStudy(file); };
  if (parameters_) return [request = *parameters_->request()] { return parameterStudy(request); };
  return [request = *form_->request()] { return makeOrderStudy(request); };
}

StudyOptions StudyWindow::options() const {
  const QString file = path_.isEmpty() ? ownResults_.filePath("results.jsonl") : resultsFileOf(path_);
  QDir().mkpath(QFileInfo(file).path());
  // One core is the window's.
  const int cores = static_cast<int>(std::thread::hardware_concurrency());
  return {.threads = std::max(1, cores - 1), .resultsFile = toPath(file)};
}

void StudyWindow::run() {
  const bool isAsked = parameters_ ? parameters_->request().has_value() : form_ && form_->request();
  if (session_.isBusy() || (path_.isEmpty() && !isAsked)) return;
  exported_ = false;
  session_.run(maker(), options());
}

bool StudyWindow::asks(const QString& question, const QString& consequence, const QString& yes) {
  QMessageBox box(QMessageBox::Question, tr("Study"), question, QMessageBox::Close | QMessageBox::Cancel, this);
  box.setInformativeText(consequence);
  box.button(QMessageBox::Close)->setText(yes);
  box.setDefaultButton(QMessageBox::Cancel);
  return box.exec() == QMessageBox::Close;
}

bool StudyWindow::mayClose() {
  const StudyProgress& p = session_.progress();
  const bool running = session_.state() == StudySession::State::running;
  const bool isOrder = path_.isEmpty();
  if (!running && (!isOrder || exported_ || p.finished == 0)) return true;
  const QString question = running ? tr("The study is still running; %1 of %2 cases are finished. Stop it and close?")
                                         .arg(p.finished)
                                         .arg(p.cases)
                                   : tr("Close the study?");
  return asks(question,
              isOrder ? tr("The results of a study without a file go with its window unless they are exported.")
                      : tr("Their results are kept: the study goes on from there when it is run again."),
              running ? tr("Stop and close") : tr("Close"));
}

void StudyWindow::startOver() {
  if (session_.isBusy()) return;
  if (!asks(tr("Run all %1 cases again?").arg(session_.progress().cases),
            tr("The results of the %1 that are finished are deleted.").arg(session_.progress().finished),
            tr("Start over")))
    return;
  QFile::remove(fromPath(options().resultsFile));
  run();
}

void StudyWindow::takePlan() {
  const StudyPlan& plan = *session_.plan();
  if (!path_.isEmpty()) {
    summary_->setPlan(plan);
    if (!plan.study.name.empty()) setWindowTitle(QString::fromStdString(plan.study.name));
  }
  charts_->setPlots(plan.study.plots, {});
  table_->setTable({});
  refreshHint();
}

void StudyWindow::takeSnapshot() {
  const StudySnapshot& now = *session_.snapshot();
  charts_->setCharts(now.charts);
  table_->setTable(now.table);
  if (!path_.isEmpty()) summary_->findings().setJudged(now.findings);
  refreshHint();
}

void StudyWindow::refreshHint() {
  switch (session_.state()) {
    case StudySession::State::preparing: return charts_->setHint(tr("The study is being planned…"));
    case StudySession::State::running: return charts_->setHint(tr("Points appear here as cases finish."));
    case StudySession::State::finished: return charts_->setHint(tr("No case has a value to show here."));
    default:
      charts_->setHint(parameters_       ? tr("Choose parameters and a response on the left,\nthen press Run study.")
                       : path_.isEmpty() ? tr("Choose integrators and steps on the left,\nthen press Run study.")
                                         : tr("Press Run study to compute the cases."));
  }
}

void StudyWindow::refreshState() {
  const auto& error = session_.error();
  message_->setVisible(error.has_value());
  if (error) {
    message_->setText(QString::fromStdString(error->text()));
    QPalette colours = message_->palette();
    colours.setColor(QPalette::WindowText, currentTheme().error);
    message_->setPalette(colours);
  }
  if (form_) form_->setEnabled(!session_.isBusy());
  if (parameters_) parameters_->setEnabled(!session_.isBusy());
  refreshHint();
}

bool StudyWindow::exportTable(const QString& path) {
  const auto snapshot = session_.snapshot();
  if (!snapshot) return false;
  auto done = mayWrite({toPath(path)});
  if (done) done = writeFileAtomically(resultsCsv(*session_.plan(), snapshot->results), toPath(path));
  report(done, path);
  exported_ = exported_ || done.has_value();
  return done.has_value();
}

bool StudyWindow::exportFolder(const QString& path) {
  const auto snapshot = session_.snapshot();
  if (!snapshot) return false;
  auto done = mayWrite(studyCsvFiles(session_.plan()->study, toPath(path)));
  if (done)
    if (const auto written = writeStudyCsv(*session_.plan(), snapshot->results, toPath(path)); !written)
      done = fail(written.error());
  report(done, path);
  exported_ = exported_ || done.has_value();
  return done.has_value();
}

void StudyWindow::report(const Expected<void>& done, const QString& path) {
  runBar_->report(done.has_value(), path, done ? QString() : QString::fromStdString(done.error().text()));
}

Expected<void> StudyWindow::mayWrite(const std::vector<std::filesystem::path>& files) const {
  FileRoles roles = rolesOf(session_.plan()->study);
  for (const auto& file : files) roles.writes("the export", file);
  return roles.check();
}

void StudyWindow::chooseTableFile() {
  if (!session_.snapshot()) return;
  const QString stem = QString::fromStdString(studyStem(session_.plan()->study));
  const QString path = askFileToSave(this, tr("Export the table"), stem + ".csv", tr("CSV (*.csv)"));
  if (!path.isEmpty()) exportTable(path);
}

void StudyWindow::chooseFolder() {
  if (!session_.snapshot()) return;
  const QString path = QFileDialog::getExistingDirectory(this, tr("Folder for the tables of this study"));
  if (!path.isEmpty()) exportFolder(path);
}

void StudyWindow::closeEvent(QCloseEvent* event) {
  if (!mayClose()) return event->ignore();
  session_.cancel();
  QSettings().setValue("studyWindow", saveGeometry());
  event->accept();
}

}  // namespace gyre::ui

#include "moc_study_window.cpp"
