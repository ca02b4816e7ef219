// The document: edits go through it, can be undone, join in gestures, and files hold what it holds.

#include "bodies/rigid.h"
#include "catalog/catalog.h"
#include "document/edit_command.h"
#include "document/model_document.h"
#include "io/examples.h"
#include "support/sample_meshes.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace gyre;
using namespace gyre::ui;

Q_DECLARE_METATYPE(gyre::ElementId)

namespace {

constexpr ElementId block{20};

Edit insertBlock() {
  const TypeInfo* rigid = catalog().find(Category::body, "rigid");
  return {Insert{{block, "block", rigid, rigid->defaults}, 100}};
}

Edit setMass(double mass) { return {SetField{block, "mass", mass}}; }

double massIn(const ModelDocument& d) {
  const Element& e = *d.model().find(block);
  return std::get<double>(e.value(*e.type->find("mass")));
}

}  // namespace

class tst_document : public QObject {
  Q_OBJECT
 private slots:
  /// A large model takes a while to be written: the window is painted meanwhile.
  void saving_doesNotStopTheWindow() {
    const QTemporaryDir dir;
    ModelDocument d(catalog());
    QVERIFY(d.submit(insertBlock(), "add block"));
    const auto mesh = test::meshOf(test::ballSurface(1, 250));
    QVERIFY(d.submit({SetField{block, "shapes", Shapes{{.kind = Shape::Kind::mesh, .mesh = mesh}}}}, "add mesh"));
    int ticks = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, [&] { ++ticks; });
    timer.start(0);
    QVERIFY(d.file().saveAs(dir.filePath("large.gyre")));
    QVERIFY2(ticks > 3, qPrintable(QString("%1 ticks").arg(ticks)));
    QVERIFY(!d.isModified());
    QVERIFY(QFileInfo(dir.filePath("large.gyre")).size() > 5'000'000);
  }

  void whatFollowsFromAnEdit_isUndoneWithIt() {
    const auto velocity = [](const ModelDocument& d) { return d.model().find(block)->as<Rigid>().velocity.x(); };
    const auto speed = [](double v) { return Edit{Compound{{{SetField{block, "velocity", Vec3(v, 0, 0)}}}}}; };
    ModelDocument d(catalog());
    QVERIFY(!EditCommand::newest(d.history()));
    QVERIFY(d.submit(insertBlock(), "add block"));
    const QSignalSpy told(&d, &ModelDocument::amended);
    const int gesture = d.newGesture();
    for (const double m : {2.0, 3.0}) {
      QVERIFY(d.submit(setMass(m), "change mass", gesture));
      QVERIFY(d.amend(speed(10 * m), "velocities follow"));
    }
    QCOMPARE(told.size(), 2);
    QCOMPARE(d.history().count(), 2);
    QCOMPARE(d.history().text(1), "change mass");
    QVERIFY(EditCommand::newest(d.history()) &&
            std::holds_alternative<SetField>(EditCommand::newest(d.history())->what));
    d.history().undo();
    QVERIFY(!EditCommand::newest(d.history()));
    QCOMPARE(massIn(d), 1.0);
    QCOMPARE(velocity(d), 0.0);
    d.history().redo();
    QCOMPARE(massIn(d), 3.0);
    QCOMPARE(velocity(d), 30.0);
    // What is in the file is not changed behind its back.
    d.history().setClean();
    QVERIFY(d.amend(speed(5), "velocities follow"));
    QVERIFY(d.isModified());
    QCOMPARE(d.history().count(), 3);
    d.history().undo();
    QVERIFY(!d.isModified());
    QCOMPARE(velocity(d), 30.0);
  }

  void submit_appliesAndCanBeUndoneAndRedone() {
    ModelDocument d(catalog());
    QVERIFY(d.submit(insertBlock(), "add block"));
    QVERIFY(d.submit(setMass(3), "change mass"));
    QCOMPARE(massIn(d), 3.0);
    QCOMPARE(d.history().undoText(), "change mass");
    d.history().undo();
    QVERIFY(massIn(d) != 3.0);
    d.history().redo();
    QCOMPARE(massIn(d), 3.0);
    d.history().undo();
    d.history().undo();
    QVERIFY(!d.model().find(block));
    QVERIFY(!d.isModified());
  }

  void submit_refusesWhatTheModelRefuses() {
    ModelDocument d(catalog());
    QVERIFY(d.submit(insertBlock(), "add block"));
    const auto done = d.submit(setMass(-1), "change mass");
    QVERIFY(!done);
    QCOMPARE(done.error().element, "block");
    QCOMPARE(done.error().key, "mass");
    QCOMPARE(d.history().count(), 1);
  }

  void submit_joinsEditsOfOneGesture() {
    ModelDocument d(catalog());
    QVERIFY(d.submit(insertBlock(), "add block"));
    const double before = massIn(d);
    const int gesture = d.newGesture();
    for (double m : {2.0, 3.0, 4.0}) QVERIFY(d.submit(setMass(m), "change mass", gesture));
    QCOMPARE(d.history().count(), 2);
    QVERIFY(d.submit(setMass(5), "change mass", d.newGesture()));
    QVERIFY(d.submit(setMass(6), "change mass"));
    QVERIFY(d.submit(setMass(7), "change mass"));
    QCOMPARE(d.history().count(), 5);
    for (int i = 0; i < 4; ++i) d.history().undo();
    QCOMPARE(massIn(d), before);
  }

  void submit_tellsWhatChanged() {
    qRegisterMetaType<ElementId>("gyre::ElementId");
    ModelDocument d(catalog());
    QSignalSpy structure(&d, &ModelDocument::structureChanged), changed(&d, &ModelDocument::changed),
        title(&d.file(), &DocumentFile::titleChanged);
    QVERIFY(d.submit(insertBlock(), "add block"));
    QCOMPARE(structure.count(), 1);
    QVERIFY(d.submit(setMass(2), "change mass"));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.first().first().value<ElementId>(), block);
    d.history().undo();
    QCOMPARE(changed.count(), 2);
    QVERIFY(title.count() > 0);
  }

  void saveAndOpen_keepTheModelAndTheState() {
    QTemporaryDir dir;
    const QString file = dir.filePath("block.gyre");
    ModelDocument d(catalog());
    QVERIFY(d.submit(insertBlock(), "add block"));
    QVERIFY(d.submit(setMass(2.5), "change mass"));
    QVERIFY(d.isModified());
    QVERIFY(d.file().saveAs(file));
    QVERIFY(!d.isModified());
    QCOMPARE(d.file().path(), file);
    QCOMPARE(d.file().title(), "block.gyre");

    ModelDocument again(catalog());
    QSignalSpy replaced(&again, &ModelDocument::replaced);
    QVERIFY(again.file().open(file));
    QCOMPARE(replaced.count(), 1);
    const Element* e = again.model().find("block");
    QVERIFY(e);
    QCOMPARE(std::get<double>(e->value(*e->type->find("mass"))), 2.5);
  }

  void open_leavesEverythingAsItWasWhenTheFileIsBad() {
    ModelDocument d(catalog());
    QVERIFY(d.submit(insertBlock(), "add block"));
    QVERIFY(!d.file().open("/nowhere/to/be/found.gyre"));
    QVERIFY(d.model().find(block));
    QCOMPARE(d.history().count(), 1);
    QVERIFY(d.file().path().isEmpty());
  }

  void openExample_hasNoFileOfItsOwn() {
    ModelDocument d(catalog());
    const auto files = exampleFiles(GYRE_EXAMPLES_DIR);
    QVERIFY(!files.empty());
    QVERIFY(d.file().openExample(QString::fromStdString(files.front().string())));
    QVERIFY(d.file().path().isEmpty());
    QVERIFY(!d.isModified());
    QVERIFY(!d.model().of(Category::body).empty());
  }

  void inputs_areWrittenBySavingOnly() {
    QTemporaryDir dir;
    const QString source = dir.filePath("robot.urdf"), own = dir.filePath("own.gyre"), link = dir.filePath("link");
    QFile urdf(source);
    QVERIFY(urdf.open(QIODevice::WriteOnly) && urdf.write("<robot/>") == 8);
    urdf.close();
    QVERIFY(QFile::link(source, link));
    ModelDocument d(catalog());
    const QString mesh = dir.filePath("hull.stl");
    QVERIFY(QFile::copy(source, mesh));
    d.file().adopt(Model(d.model()), {source, mesh});
    QVERIFY(d.submit(insertBlock(), "add block"));
    for (const QString& path : {source, link, mesh}) {
      const auto refused = d.file().saveAs(path);
      QVERIFY(!refused && refused.error().kind == Error::Kind::input);
      QVERIFY(!d.file().inputs().writes("the CSV", path.toStdString()).check());
    }
    QVERIFY(d.isModified() && d.file().path().isEmpty());
    QCOMPARE(QFileInfo(source).size(), qint64{8});
    QVERIFY(d.file().saveAs(own) && d.file().save());
    QVERIFY(!d.file().inputs().writes("the CSV", own.toStdString()).check());
    QVERIFY(!d.file().saveAs(source));  // still what it was made from
    QVERIFY(d.file().inputs().writes("the CSV", dir.filePath("x.csv").toStdString()).check());
    d.file().newModel();
    QVERIFY(d.file().inputs().writes("the CSV", source.toStdString()).check());
  }
};

QTEST_MAIN(tst_document)
#include "tst_document.moc"
