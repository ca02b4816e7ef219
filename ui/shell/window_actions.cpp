#include "shell/window_actions.h"

#include "theme/icons.h"

#include <QUndoStack>
#include <QWidget>

namespace gyre::ui {
namespace {

struct Maker {
  QWidget* window;
  QAction* operator()(const QString& iconName, const QString& text, const QKeySequence& keys = {}) const {
    auto* action = new QAction(text, window);
    if (!iconName.isEmpty()) action->setIcon(icon(iconName));
    action->setShortcut(keys);
    // Also where neither a menu nor a bar shows it.
    window->addAction(action);
    return action;
  }
  QAction* checkable(const QString& iconName, const QString& text, bool on) const {
    QAction* action = (*this)(iconName, text);
    action->setCheckable(true);
    action->setChecked(on);
    action->setIconVisibleInMenu(false);  // the check mark has its place
    return action;
  }
};

}  // namespace

WindowActions::WindowActions(QWidget* window, QUndoStack& history) {
  const Maker make{window};
  const auto tr = [](const char* text) { return QObject::tr(text); };
  newModel = make("new", tr("&New model"), QKeySequence::New);
  open = make("open", tr("&Open…"), QKeySequence::Open);
  importModel = make({}, tr("&Import URDF or MJCF…"));
  loadRun = make({}, tr("Loa&d a run from CSV…"));
  loadRun->setToolTip(tr("A table of another program, or of a measurement, as a run to compare with"));
  gallery = make("gallery", tr("Open e&xample…"));
  save = make("save", tr("&Save"), QKeySequence::Save);
  saveAs = make("save-as", tr("Save &as…"), Qt::CTRL | Qt::SHIFT | Qt::Key_S);
  exportAll = make("export", tr("&Export all channels as CSV…"), Qt::CTRL | Qt::Key_E);
  exportPlot = make("plot", tr("Export what a &plot shows as CSV…"));
  exportContacts = make("contact", tr("Export &contacts as CSV…"));
  exportContacts->setToolTip(tr("Export the contacts of all rows of the run as CSV"));
  exportSolver = make("convergence", tr("Export so&lver of contacts as CSV…"));
  exportSolver->setToolTip(tr("Export what the solver of contacts did in the step of every row of the run as CSV"));
  exportNewton = make("iterations", tr("Export iterations of Ne&wton as CSV…"));
  exportNewton->setToolTip(tr("Export the iterations of Newton of every step of the run as CSV"));
  exportFilm = make("camera", tr("Export an ani&mation…"));
  quit = make({}, tr("&Quit"), QKeySequence::Quit);

  undo = history.createUndoAction(window, tr("Undo"));
  redo = history.createRedoAction(window, tr("Redo"));
  undo->setIcon(icon("undo"));
  redo->setIcon(icon("redo"));
  undo->setShortcut(QKeySequence::Undo);
  redo->setShortcuts({Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y});
  window->addActions({undo, redo});

  toggle = make("run", tr("Run"));
  toggle->setShortcuts({Qt::Key_Space, Qt::Key_F5});  // where Space is a letter or presses a button, too
  step = make("step", tr("Step"), Qt::Key_Right);
  back = make({}, tr("Step back"), Qt::Key_Left);
  reset = make("reset", tr("Reset"), Qt::Key_Backspace);
  live = make("follow", tr("Follow the run"));
  play = make("play", tr("&Play what is recorded"), Qt::SHIFT | Qt::Key_Space);
  playBack = make("play-back", tr("Play &backwards"), Qt::CTRL | Qt::SHIFT | Qt::Key_Space);
  loop = make.checkable("loop", tr("Play again and again, in a &loop"), false);
  goOn = make({}, tr("&Go on from the end of the run"));
  goOn->setToolTip(tr("The run goes on from where it ended, to a later end time; what there was is kept"));
  saveState = make({}, tr("&Save the state of the run…"));
  saveState->setToolTip(tr("All that the run carries along where it stands, from which it can go on another day"));
  runFromState = make({}, tr("Run from a saved s&tate…"));
  runFromState->setToolTip(
      tr("Go on with a run of this model whose state was saved, here or by gyre run --save-state"));
  keepRun = make("compare", tr("&Keep this run for comparison"), Qt::CTRL | Qt::Key_K);
  keepRun->setToolTip(tr("Keep this run: the next one is drawn over its curves, or minus them (Ctrl+K)"));
  forgetRun = make({}, tr("F&orget the kept run"));

  compare = make("compare-runs", tr("&Compare integrators…"), Qt::CTRL | Qt::SHIFT | Qt::Key_K);
  compare->setToolTip(tr("Run this model by several integrators side by side (Ctrl+Shift+K)"));
  orderStudy = make("study", tr("&Order study…"), Qt::CTRL | Qt::Key_T);
  orderStudy->setToolTip(tr("Order study of this model: several integrators and steps, errors and slopes (Ctrl+T)"));
  parameterStudy = make("parameter", tr("&Parameter study…"), Qt::CTRL | Qt::SHIFT | Qt::Key_T);
  parameterStudy->setToolTip(
      tr("What parameters of this model do to its motion: grids and Latin hypercubes (Ctrl+Shift+T)"));
  openStudy = make("open", tr("Open a &study…"));

  front = make("view-front", tr("&Front\t1"));
  right = make("view-right", tr("&Right\t3"));
  top = make("view-top", tr("&Top\t7"));
  corner = make("view-iso", tr("&Corner\t0"));
  fit = make("fit", tr("F&it everything\tF"));
  fitRun = make("fit", tr("Fit the whole r&un"));
  fitRun->setToolTip(tr("All that the bodies reach at any moment of the run"));
  follow = {make.checkable({}, tr("&Nothing"), true), make.checkable({}, tr("The &selected body"), false),
            make.checkable({}, tr("The selected body, &turning with it"), false),
            make.checkable({}, tr("&All bodies"), false)};
  auto* followed = new QActionGroup(window);
  for (QAction* one : follow) followed->addAction(one);
  parallel = make.checkable("ortho", tr("&Parallel projection\t5"), false);
  picture = make("camera", tr("Picture of the &view…"), Qt::Key_F12);
  picture->setToolTip(tr("Save what the view shows as a PNG of any size (F12)"));
  trails = make.checkable("trail", tr("Tr&ails"), true);
  triads = make.checkable("triad", tr("Body a&xes"), false);
  glyphs = make.checkable("glyphs", tr("&Joints and forces"), true);
  names = make.checkable({}, tr("Names of &bodies, joints and forces"), false);
  offGhosts = make.checkable("ghost", tr("What is switched o&ff, as ghosts"), true);
  ghosts = make.checkable("ghost", tr("Gho&sts of other runs"), true);
  section = make.checkable({}, tr("Se&ction plane"), false);
  section->setToolTip(tr("Cut what is drawn by a plane; the model is not changed"));
  contacts = make.checkable("contact", tr("&Show contacts"), true);
  contactPoints = make.checkable("contact-points", tr("&Points"), true);
  contactNormals = make.checkable("contact-normals", tr("&Normals"), false);
  contactForces = make.checkable("contact-forces", tr("&Forces"), true);
  contactCones = make.checkable("contact-cones", tr("Friction &cones"), false);
  contactsInFront = make.checkable({}, tr("Seen through &bodies"), true);
  contactsPale = make.checkable({}, tr("Pa&le bodies"), false);
  islandColors = make.checkable({}, tr("Colour bodies by &island"), false);
  loadReactions = make.checkable({}, tr("&Reactions of joints"), false);
  loadSprings = make.checkable({}, tr("&Springs, bushings and beams"), false);
  loadForces = make.checkable({}, tr("&Loads and friction"), false);
  loadDrives = make.checkable({}, tr("&Drives, stops and gears"), false);
  loadValues = make.checkable({}, tr("&Values at the arrows"), true);
  speedColors = make.checkable({}, tr("&Speed"), false);
  angularSpeedColors = make.checkable({}, tr("&Angular speed"), false);
  energyColors = make.checkable({}, tr("&Kinetic energy"), false);
  reactionColors = make.checkable({}, tr("&Reaction force of joints"), false);
  stressColors = make.checkable({}, tr("S&tress of flexible beams"), false);
  stressColors->setToolTip(tr("The largest normal stress of the outline of each section"));
  strainEnergyColors = make.checkable({}, tr("Strain &energy of flexible beams"), false);
  shadesOfRun = make.checkable({}, tr("Shades over the whole r&un"), true);
  shadesOfRun->setToolTip(tr("A shade means the same at all moments of a run; else each moment has its own range"));
  sectionForces = {
      make.checkable({}, tr("&Normal force N"), false),    make.checkable({}, tr("Shear force Q&y"), false),
      make.checkable({}, tr("Shear force Q&z"), false),    make.checkable({}, tr("&Torsion T"), false),
      make.checkable({}, tr("&Bending moment My"), false), make.checkable({}, tr("Bending moment &Mz"), false)};
  auto* themes = new QActionGroup(window);
  followDesktop = make.checkable({}, tr("Like the &desktop"), true);
  light = make.checkable("sun", tr("&Light"), false);
  dark = make.checkable("moon", tr("Dar&k"), false);
  for (QAction* theme : {followDesktop, light, dark}) themes->addAction(theme);
  presenting = make.checkable({}, tr("&Presenting"), false);
  presenting->setShortcut(Qt::Key_F11);
  presenting->setToolTip(
      tr("Large type and thick lines, the view, the plots and the time alone, on all of the screen"));

  auto* styles = new QActionGroup(window);
  navigation = {make.checkable({}, tr("As in &Gyre: left turns, middle moves"), true),
                make.checkable({}, tr("As in &Blender: middle turns, Shift moves"), false),
                make.checkable({}, tr("As in &CAD (SolidWorks): middle turns, Ctrl moves"), false)};
  for (QAction* style : navigation) styles->addAction(style);

  keys = make("info", tr("&Keys and mouse"), QKeySequence::HelpContents);
  guide = make("guide", tr("&Guide"), Qt::SHIFT | Qt::Key_F1);
  about = make("gyre", tr("&About Gyre Studio"));
}

}  // namespace gyre::ui
