// Words in the pictures of a film: letters that can be told apart and have the size asked for, what is too long, ghosts
// that are seen through, and where title, names and time stand.

#include "engine/export/exported_samples.h"
#include "export/film_painter.h"
#include "export/film_words.h"
#include "export/raster.h"
#include "export/stroke_font.h"

#include <QtTest>
#include <numbers>
#include <set>

using namespace gyre;

namespace {

constexpr int width = 320, height = 240;
constexpr Rgb black{0, 0, 0}, white{255, 255, 255}, red{255, 0, 0}, green{0, 255, 0}, blue{0, 0, 255};

class Sheet {
 public:
  Picture picture() { return {pixels_, width, height}; }
  Rgb at(int x, int y) const {
    const auto i = static_cast<std::size_t>(3 * (y * width + x));
    return {pixels_[i], pixels_[i + 1], pixels_[i + 2]};
  }
  /// Pixels that are not white any more.
  QRect inked() const {
    QRect out;
    for (int y = 0; y < height; ++y)
      for (int x = 0; x < width; ++x)
        if (!(at(x, y) == white)) out |= QRect(x, y, 1, 1);
    return out;
  }
  const std::vector<std::uint8_t>& bytes() const { return pixels_; }

 private:
  std::vector<std::uint8_t> pixels_ = std::vector<std::uint8_t>(3 * width * height, 255);
};

std::vector<std::uint8_t> drawn(const std::string& text) {
  Sheet sheet;
  drawText(sheet.picture(), 20, 60, 24, text, black);
  return sheet.bytes();
}

}  // namespace

class TestFilmWords : public QObject {
  Q_OBJECT
 private slots:
  /// All of ASCII; a nought looks like an O on purpose.
  void letters_differ() {
    std::set<std::vector<std::uint8_t>> seen;
    for (char c = '!'; c <= '~'; ++c) {
      if (c == 'O') continue;
      QVERIFY2(seen.insert(drawn(std::string(1, c))).second, qPrintable(QString("%1 looks like another").arg(c)));
    }
    const auto none = drawn("\xe4\xb8\x96");  // a letter that is not there: a box, which no other one is
    QVERIFY(seen.insert(none).second);
    QCOMPARE(drawn("\xff"), none);
    for (const char* letter : {"é", "è", "ê", "ö", "å", "ñ", "ç", "ø", "ß", "µ", "°", "É", "Ü", "–", "×"})
      QVERIFY2(seen.insert(drawn(letter)).second, letter);
  }

  void sizes_areThoseAskedFor() {
    for (const double size : {12.0, 24.0, 60.0}) {
      Sheet sheet;
      drawText(sheet.picture(), 20, 150, size, "H", black);
      const QRect ink = sheet.inked();  // with half of the pen around it
      QVERIFY(std::abs(ink.height() - 1.13 * size) < 2);
      QVERIFY(std::abs(ink.bottom() + 1 - (150 + 0.065 * size)) < 1.5);
      QVERIFY(std::abs(ink.left() - (20 - 0.065 * size)) < 1.5);
    }
    QCOMPARE(widthOfText("0123456789", 12), 10 * widthOfText("8", 12));  // the time does not jitter
    QVERIFY(std::abs(widthOfText("geom1", 30) - 3 * widthOfText("geom1", 10)) < 1e-12);
  }

  /// The pen of a capital 60 high is 7.8 wide: half a pixel covered is half grey.
  void strokes_areSmooth() {
    Sheet sheet;
    drawText(sheet.picture(), 100, 150, 60, "l", black);
    QCOMPARE(sheet.at(100, 120), black);
    const Rgb edge = sheet.at(103, 120);  // its middle lies 3.5 from the line, whose border is at 3.9
    QVERIFY(std::abs(edge.red - 255 * (1 - 0.9)) <= 1);
    QCOMPARE(sheet.at(105, 120), white);
  }

  void whatLeavesThePicture_isCutOff() {
    Sheet sheet;
    drawText(sheet.picture(), -30, 5, 40, "MMMMMMMMMMMMMMMMMMMMMMMM", black);
    drawText(sheet.picture(), 10, 500, 40, "M", black);
    drawCard(sheet.picture(), -50, 230, 1000, 100, red, 1);
    QCOMPARE(sheet.at(0, 239), red);
    QCOMPARE(sheet.at(319, 230), red);
  }

  void titleNamesAndTime_haveTheirPlaces() {
    const auto inkOf = [](const FilmWords& words, const QRect& part) {
      Sheet sheet;
      words.draw(sheet.picture(), 1.23456);
      int count = 0;
      for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x) count += sheet.at(x, y).red < 128;
      return count;
    };
    const QRect upper(0, 0, 320, 26), below(0, 26, 320, 60), lower(0, 200, 320, 40);
    const FilmWords alone("Pendulum", {}, 25), three("Pendulum", {{"a", black}, {"b", blue, true}, {"c", red}}, 25);
    QVERIFY(inkOf(alone, upper) > 50);
    QCOMPARE(inkOf(alone, below), 0);
    QVERIFY(inkOf(alone, lower) > 20);
    QVERIFY(inkOf(three, below) > 50);
    QCOMPARE(inkOf(three, lower), inkOf(alone, lower));
    const FilmWords endless(std::string(500, 'W'), {}, 25);  // ends with dots, in the picture
    QVERIFY(inkOf(endless, upper) > 200);
    QCOMPARE(inkOf(endless, QRect(300, 0, 20, 240)), 0);
    const FilmWords crowd("Crowd", std::vector<FilmLegend>(30, {"run", black}), 25);  // no more than there is room for
    const QRect ofTime(0, 214, 320, 26);
    QCOMPARE(inkOf(crowd, ofTime), inkOf(alone, ofTime));
    Sheet first, second;
    three.draw(first.picture(), 0.5);
    three.draw(second.picture(), 0.5);
    QCOMPARE(first.bytes(), second.bytes());
  }

  /// From x = -10 towards the origin. A ghost shows 35 % of its colour, wherever two of its surfaces lie one behind the
  /// other, too; what stands in front of it hides it.
  void ghosts_areSeenThrough() {
    Raster raster(width, height);
    raster.look(Vec3(-10, 0, 0), Vec3::Zero(), Vec3::UnitZ(), std::numbers::pi / 2);
    raster.clear(white, white);
    const auto square = [&](double x, double half, Rgb color) {
      const auto at = [&](double y, double z) { return Raster::Vertex{Vec3(x, half * y, half * z)}; };
      raster.triangle({at(-1, -1), at(1, -1), at(1, 1)}, color);
      raster.triangle({at(-1, -1), at(1, 1), at(-1, 1)}, color);
    };
    square(0, 5, red);
    square(-6, 0.4, blue);  // 12 pixels each way
    raster.beginLayer();
    square(-2, 3, green);
    square(-3, 3, green);
    square(2, 3, green);  // behind
    raster.blendLayer(0.35);
    const std::vector<std::uint8_t>& p = raster.pixels();
    const auto at = [&](int x, int y) {
      const auto i = static_cast<std::size_t>(3 * (y * width + x));
      return Rgb{p[i], p[i + 1], p[i + 2]};
    };
    QCOMPARE(at(160, 120), blue);
    QCOMPARE(at(160 + 30, 120), (Rgb{166, 89, 0}));
    QCOMPARE(at(160 + 56, 120), red);
  }

  /// A second run in which the brick flies elsewhere: both are in sight, and the picture differs by the ghost.
  void runsBeside_areDrawn() {
    const test::FlyingBrick brick, other{.velocity = Vec3(4, 1, 0)};
    ExportedRun run = test::runToExport(brick.model());
    const auto alone = MovingScene::create(run, 20.0);
    const ExportedRun second = test::runToExport(other.model());
    run.comparisons.push_back({"other", green, second.recording});
    const auto both = MovingScene::create(run, 20.0);
    QVERIFY(alone.has_value() && both.has_value());
    QCOMPARE(both->comparisons().size(), std::size_t{1});
    QVERIFY(!alone->bounds().contains(other.positionAt(1)) && both->bounds().contains(other.positionAt(1)));
    for (const double t : {0.0, 0.35, 1.0}) {  // moments of rows
      QVERIFY((both->placementAt(t, 0).position - brick.positionAt(t)).norm() < 1e-9);
      QVERIFY((both->placementBeside(0, t, 0).position - other.positionAt(t)).norm() < 1e-9);
    }
    FilmPainter painter(*both, width, height);
    const std::vector<std::uint8_t>& picture = painter.paint(1.0);
    int greenish = 0;
    for (std::size_t i = 0; i < picture.size(); i += 3)
      greenish += picture[i + 1] > picture[i] + 40 && picture[i + 1] > picture[i + 2] + 40;
    QVERIFY2(greenish > 20, qPrintable(QString::number(greenish)));
  }
};

QTEST_APPLESS_MAIN(TestFilmWords)
#include "tst_film_words.moc"
