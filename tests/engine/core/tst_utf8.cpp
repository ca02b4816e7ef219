// UTF-8 against Qt's decoder, and texts that only look like it.

#include "core/utf8.h"

#include <QStringDecoder>
#include <QtTest>
#include <random>

using namespace gyre;

namespace {

/// What Qt says, strictly: a sequence that is cut off at the end is an error, too.
bool isUtf8ToQt(const std::string& text) {
  QStringDecoder decoder(QStringDecoder::Utf8,
                         QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
  const QString read = decoder(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
  return !decoder.hasError() && QByteArray(text.data(), static_cast<qsizetype>(text.size())) == read.toUtf8();
}

}  // namespace

class TestUtf8 : public QObject {
  Q_OBJECT
 private slots:
  void everyPair_andRandomBytes_asQt() {
    for (unsigned a = 0; a < 256; ++a)
      for (unsigned b = 0; b < 256; ++b)
        for (const std::string& rest :
             {std::string(), std::string("\x80"), std::string("\x80\xBF"), std::string("z")}) {
          const std::string text = std::string{static_cast<char>(a), static_cast<char>(b)} + rest;
          QVERIFY2(isUtf8(text) == isUtf8ToQt(text), QByteArray::fromStdString(text).toHex());
        }
    std::mt19937 random(1);
    for (int i = 0; i < 20000; ++i) {
      std::string text(6, ' ');
      for (char& c : text) c = static_cast<char>(random());
      QVERIFY2(isUtf8(text) == isUtf8ToQt(text), QByteArray::fromStdString(text).toHex());
      QVERIFY(isUtf8ToQt(asUtf8(text)));
    }
  }

  void invalidBytes_standAsInAddresses() {
    QCOMPARE(asUtf8("K\xE4"
                    "fer"),
             "K%E4fer");
    QCOMPARE(asUtf8("Käfer…"), "Käfer…");
    QVERIFY(asUtf8("\xE4") != asUtf8("\xF6"));
    QCOMPARE(asUtf8("\xED\xA0\x80"), "%ED%A0%80");  // half of a surrogate pair, as &#xD800; becomes
    QCOMPARE(asUtf8("\xE2\x80"), "%E2%80");
  }

  void longTexts_keepTheirEnds() {
    QCOMPARE(shortened("abcdefghij", 10), "abcdefghij");
    QCOMPARE(shortened("abcdefghijk", 10), "abc…hijk");
    for (std::size_t most = 3; most < 40; ++most) {
      const std::string cut = shortened("äöüÄÖÜ€€€äöüÄÖÜ€€€", most);
      QVERIFY(cut.size() <= most && isUtf8(cut));
    }
  }
};

QTEST_GUILESS_MAIN(TestUtf8)
#include "tst_utf8.moc"
