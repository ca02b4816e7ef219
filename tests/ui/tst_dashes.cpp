// Lines with gaps: lengths of dashes and gaps along straight, bent and broken lines, against arithmetic.

#include "figure/dashes.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <vector>

using namespace gyre::ui;

namespace {

constexpr double nowhere = std::numeric_limits<double>::quiet_NaN();

/// The pieces between the breaks.
std::vector<QPolygonF> piecesOf(const QPolygonF& line) {
  std::vector<QPolygonF> out(1);
  for (const QPointF& p : line) {
    if (std::isfinite(p.y())) out.back() << p;
    else if (!out.back().isEmpty()) out.emplace_back();
  }
  if (out.back().isEmpty()) out.pop_back();
  return out;
}

double lengthOf(const QPolygonF& piece) {
  double sum = 0;
  for (qsizetype i = 1; i < piece.size(); ++i)
    sum += std::hypot(piece[i].x() - piece[i - 1].x(), piece[i].y() - piece[i - 1].y());
  return sum;
}

}  // namespace

class TestDashes : public QObject {
  Q_OBJECT
 private slots:
  void aSolidLine_staysAsItIs() {
    const QPolygonF line{{0, 0}, {10, 5}, {20, nowhere}, {30, 1}};
    QCOMPARE(dashed(line, Qt::SolidLine, 100, 1).size(), line.size());
  }

  /// 8 on, 4 off: of 120 pixels ten periods; of dots 2 on, 3 off; four times that in a picture that is four times
  /// finer.
  void aStraightLine_hasDashesOfOneLength() {
    const QPolygonF line{{0, 10}, {120, 10}};
    const auto dashes = piecesOf(dashed(line, Qt::DashLine, 100, 1));
    QCOMPARE(dashes.size(), std::size_t{10});
    for (std::size_t i = 0; i < dashes.size(); ++i) {
      QCOMPARE(dashes[i].front(), QPointF(12.0 * static_cast<double>(i), 10));
      QCOMPARE(dashes[i].back(), QPointF(12.0 * static_cast<double>(i) + 8, 10));
    }
    QCOMPARE(piecesOf(dashed(line, Qt::DotLine, 100, 1)).size(), std::size_t{24});
    const auto mixed = piecesOf(dashed(line, Qt::DashDotLine, 100, 1));  // 8, 3, 2, 3
    QCOMPARE(mixed.size(), std::size_t{15});
    QCOMPARE(lengthOf(mixed[0]), 8.0);
    QCOMPARE(lengthOf(mixed[1]), 2.0);
    QCOMPARE(mixed[2].front(), QPointF(16, 10));
    const auto finer = piecesOf(dashed({{0, 40}, {480, 40}}, Qt::DashLine, 400, 4));
    QCOMPARE(finer.size(), std::size_t{10});
    QCOMPARE(finer[1].front(), QPointF(48, 40));
  }

  /// Dashes along a line of many short pieces, some of them steep: a 3-4-5 triangle each.
  void lengths_areMeasuredAlongTheLine() {
    QPolygonF line{{0, 0}};
    for (int i = 1; i <= 48; ++i) line << QPointF(3.0 * i, i % 2 == 1 ? 4 : 0);  // 240 long
    const auto dashes = piecesOf(dashed(line, Qt::DashLine, 100, 1));
    QCOMPARE(dashes.size(), std::size_t{20});
    for (const QPolygonF& dash : dashes) QVERIFY(std::abs(lengthOf(dash) - 8) < 1e-9);
  }

  void aBrokenLine_staysBroken() {
    const auto dashes = piecesOf(dashed({{0, 0}, {5, 0}, {5, nowhere}, {100, 0}, {109, 0}}, Qt::DashLine, 100, 1));
    // 5 pixels, then the rest of the dash beyond the break, the gap, and the next dash as far as the line goes.
    QCOMPARE(dashes.size(), std::size_t{3});
    QCOMPARE(dashes[0], QPolygonF({{0, 0}, {5, 0}}));
    QCOMPARE(dashes[1].front(), QPointF(100, 0));
    QCOMPARE(dashes[1].back(), QPointF(103, 0));
    QCOMPARE(dashes[2], QPolygonF({{107, 0}, {109, 0}}));
  }

  /// What lies far outside takes no time and no points; a line that fills the area has longer dashes.
  void whatCannotBeSeen_isLeftOut_andTheRestIsBounded() {
    QVERIFY(dashed({{0, 1e6}, {1000, 1e6}}, Qt::DashLine, 100, 1).isEmpty());
    for (const QPointF& p : dashed({{0, -1e6}, {10, 1e6}, {20, -1e6}}, Qt::DashLine, 100, 1))
      QVERIFY(!std::isfinite(p.y()) || (p.y() >= -50.001 && p.y() <= 150.001));
    QPolygonF dense;
    for (int i = 0; i < 4000; ++i) dense << QPointF(0.25 * i, i % 2 == 0 ? 0 : 100);
    const QPolygonF out = dashed(dense, Qt::DotLine, 100, 1);
    QVERIFY(out.size() < 20000);
    double drawn = 0;
    for (const QPolygonF& piece : piecesOf(out)) drawn += lengthOf(piece);
    QVERIFY(std::abs(drawn / lengthOf(dense) - 0.4) < 0.01);  // two fifths of it, as ever
  }
};

QTEST_APPLESS_MAIN(TestDashes)
#include "tst_dashes.moc"
