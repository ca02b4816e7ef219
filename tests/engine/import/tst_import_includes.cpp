// The <include> of MJCF: what is included counts as if it stood there, and is said with its own file and line; and what
// may not be included.

#include "catalog/catalog.h"
#include "import/import_file.h"
#include "io/model_file.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace gyre;

namespace {

const QByteArray head = "<mujoco model=\"m\">\n", tail = "</mujoco>";

QByteArray included(const QByteArray& content) { return "<mujocoinclude>\n" + content + "</mujocoinclude>"; }

}  // namespace

class TestImportIncludes : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> dir_;

  QString path(const QString& name) const { return QDir(dir_->path()).canonicalPath() + "/" + name; }
  void write(const QString& name, const QByteArray& content) {
    QVERIFY(QDir().mkpath(QFileInfo(path(name)).path()));
    QFile out(path(name));
    QVERIFY(out.open(QIODevice::WriteOnly) && out.write(content) == content.size());
  }
  Expected<Imported> import(const QString& name, const ImportOptions& options = {}) {
    return importModel(path(name).toStdString(), catalog(), options);
  }
  QString refusal(const QString& name, const ImportOptions& options = {}) {
    const auto done = import(name, options);
    return done ? QString() : QString::fromStdString(done.error().text());
  }

 private slots:
  void init() { dir_ = std::make_unique<QTemporaryDir>(); }

  /// Sections, bodies and defaults from files in a folder below, of which one includes another, counted from the folder
  /// of the model.
  void pieces_areTheSameModel() {
    const QByteArray defaults =
        "<default><geom type=\"box\" size=\"0.1 0.2 0.3\"/>\n<default class=\"c\"><geom "
        "density=\"2000\"/></default></default>\n";
    const QByteArray arm = "<body name=\"arm\"><joint name=\"j\" axis=\"0 1 0\"/><geom class=\"c\"/>\n",
                     end = "</body>\n";
    const QByteArray hand = "<body name=\"hand\" pos=\"0 0 1\"><joint name=\"k\"/><geom/></body>\n";
    write("whole.xml", head + defaults + "<worldbody>" + arm + hand + end + "</worldbody>" + tail);
    write("parts/defaults.xml", included(defaults));
    write("parts/arm.xml", included(arm + "<include file=\"parts/hand.xml\"/>\n" + end));
    write("parts/hand.xml", included(hand));
    write("model.xml", head +
                           "<include file=\"parts/defaults.xml\"/><worldbody><include file=\"parts/arm.xml\"/>"
                           "</worldbody>" +
                           tail);
    const auto whole = import("whole.xml"), model = import("model.xml");
    QVERIFY2(model.has_value(), model ? "" : model.error().text().c_str());
    QCOMPARE(modelText(model->model), modelText(whole->model));
    QVERIFY(model->notes.empty());
  }

  void notes_nameTheirFile() {
    write("model.xml", head + "<sensor/>\n<include file=\"part.xml\"/>" + tail);
    write("part.xml",
          included("<worldbody>\n<body name=\"a\"><freejoint/><inertial mass=\"1\" diaginertia=\"1 1 3\"/>\n"
                   "<camera/></body></worldbody>"));
    const auto model = import("model.xml");
    QVERIFY2(model.has_value(), model ? "" : model.error().text().c_str());
    const std::string part = path("part.xml").toStdString();
    QCOMPARE(notesText(model->notes, "model.xml"), "model.xml:2: mujoco/sensor: not understood\n" + part +
                                                       ":4: mujoco/worldbody/body 'a'/camera: not understood\n");
    QVERIFY(
        notesText(model->repairs, "model.xml").starts_with(part + ":3: mujoco/worldbody/body 'a'/inertial: no body"));
    write("part.xml", included("<worldbody>\n<body pos=\"1\"/></worldbody>"));
    QVERIFY2(refusal("model.xml").contains("part.xml:3: mujoco/worldbody/body: the attribute 'pos' has 1 numbers"),
             qPrintable(refusal("model.xml")));
  }

  void refusals_data() {
    QTest::addColumn<QByteArray>("model");
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* tag, const QByteArray& model, const QByteArray& part, const char* says) {
      QTest::newRow(tag) << model << part << says;
    };
    const QByteArray once = "\n<include file=\"part.xml\"/>";
    row("missing", "\n\n<include file=\"none.xml\"/>", {}, "model.xml:4: mujoco/include: cannot read '");
    row("no name", "\n<include/>", {}, "model.xml:3: mujoco/include: the attribute 'file' is missing");
    row("content", "\n<include file=\"part.xml\"><a/></include>", {}, "has no content");
    row("itself", "\n<include file=\"model.xml\"/>", {},
        "the file 'model.xml' includes itself: model.xml includes model.xml");
    row("cycle", once, included("<include file=\"model.xml\"/>"),
        "part.xml:2: mujoco/include: the file 'model.xml' includes itself: model.xml includes part.xml includes "
        "model.xml");
    row("cycle by another way to write it", once, included("<include file=\"./x/../part.xml\"/>"),
        "includes itself: part.xml");
    row("twice", once + once, included(""), "the file 'part.xml' is included already");
    row("no XML", once, "<mujocoinclude>", "part.xml:1: this is not valid XML");
    row("outside", "\n<include file=\"../outside.xml\"/>", {},
        "model.xml:3: mujoco/include: the file '../outside.xml' lies outside");
    row("absolute", "\n<include file=\"/etc/passwd\"/>", {}, "lies outside");
    row("link to outside", "\n<include file=\"link.xml\"/>", {}, "lies outside");
    row("not a file", "\n<include file=\"folder\"/>", {}, "this is a directory");
  }
  void refusals() {
    QFETCH(QByteArray, model);
    QFETCH(QByteArray, part);
    QFETCH(QString, says);
    write("outside.xml", included(""));
    write("robot/model.xml", head + model + tail);
    write("robot/part.xml", part);
    write("robot/folder/any.xml", {});
    QVERIFY(QFile::link(path("outside.xml"), path("robot/link.xml")));
    QVERIFY2(refusal("robot/model.xml").contains(says), qPrintable(refusal("robot/model.xml")));
  }

  void outside_isReadWhereAllowed() {
    write("outside.xml", included("<worldbody><body name=\"a\"><freejoint/><geom size=\"1\"/></body></worldbody>"));
    write("robot/model.xml", head + "<include file=\"../outside.xml\"/>" + tail);
    const auto refused = import("robot/model.xml");
    QVERIFY(!refused && refused.error().remedy == Error::Remedy::readOutside);
    const auto allowed = import("robot/model.xml", {.allowOutside = true});
    QVERIFY(allowed && allowed->model.find("a"));
  }

  /// Files within each other add their depths.
  void depth_isBounded() {
    constexpr int files = 40, steps = 50;
    for (int i = 0; i < files; ++i)
      write(i == 0 ? "model.xml" : QString("%1.xml").arg(i),
            "<mujoco>" + QByteArray("<worldbody>").repeated(steps) + "<include file=\"" + QByteArray::number(i + 1) +
                ".xml\"/>" + QByteArray("</worldbody>").repeated(steps) + "</mujoco>");
    QVERIFY2(refusal("model.xml").contains("nested deeper than 500"), qPrintable(refusal("model.xml")));
  }
};

QTEST_GUILESS_MAIN(TestImportIncludes)
#include "tst_import_includes.moc"
