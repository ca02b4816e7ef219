// Model files damaged at random, byte by byte and word by word: each is refused with an error that says something, or
// is a valid model, which is then written and read again to the same text. None crashes or hangs.

#include "catalog/catalog.h"
#include "io/examples.h"
#include "support/contact_model.h"
#include "system/initial_conditions.h"

#include <QtTest>
#include <random>

using namespace gyre;

namespace {

class Mutator {
 public:
  explicit Mutator(unsigned seed) : engine_(seed) {}

  std::string operator()(std::string text) {
    for (int n = 1 + below(3); n > 0 && !text.empty(); --n) below(2) ? mutateBytes(text) : mutateWords(text);
    return text;
  }

 private:
  int below(std::size_t n) { return std::uniform_int_distribution<int>(0, static_cast<int>(n) - 1)(engine_); }
  std::size_t placeIn(const std::string& text) { return static_cast<std::size_t>(below(text.size())); }

  void mutateBytes(std::string& text) {
    const std::size_t at = placeIn(text), n = 1 + static_cast<std::size_t>(below(12));
    switch (below(6)) {
      case 0: text[at] = static_cast<char>(below(256)); break;
      case 1: text.insert(at, 1, "{}[]\",:0-+.eE\\/\0\x80\xff"[below(18)]); break;
      case 2: text.erase(at, n); break;
      case 3: text.insert(placeIn(text), text.substr(at, 4 * n)); break;
      case 4: text.resize(at); break;
      default: text[at] = static_cast<char>(text[at] ^ (1 << below(8)));
    }
  }

  /// A name, a number or a bracket: where it starts and how long it is.
  std::pair<std::size_t, std::size_t> word(const std::string& text) {
    const auto part = [](char c) {
      return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.' || c == '-';
    };
    std::size_t from = placeIn(text), to = from;
    while (from > 0 && part(text[from]) && part(text[from - 1])) --from;
    while (to < text.size() && part(text[to])) ++to;
    return {from, std::max<std::size_t>(1, to - from)};
  }

  void mutateWords(std::string& text) {
    static const std::vector<std::string> words{"0",          "-1",    "1e308",  "-1e308",  "5e-324",  "1e999",
                                                "NaN",        "null",  "true",   "{}",      "[]",      "\"\"",
                                                "1e16",       "body",  "ground", "mass",    "rigid",   "fixed",
                                                "\"ground\"", "body1", "name",   "[1,2,3]", "enabled", "4294967296"};
    const auto [from, length] = word(text);
    switch (below(3)) {
      case 0: text.replace(from, length, words[static_cast<std::size_t>(below(words.size()))]); break;
      case 1: {  // two words of the file change places
        const auto [other, otherLength] = word(text);
        const std::string a = text.substr(from, length), b = text.substr(other, otherLength);
        text.replace(from, length, b);
        if (other + otherLength <= text.size()) text.replace(other, otherLength, a);
        break;
      }
      default: {  // a whole line comes twice, or goes
        const std::size_t begin = text.rfind('\n', from) + 1, end = std::min(text.find('\n', from), text.size());
        const std::string line = text.substr(begin, end - begin) + "\n";
        if (below(2)) text.insert(begin, line);
        else text.erase(begin, line.size());
      }
    }
  }

  std::mt19937 engine_;
};

}  // namespace

class TestMutatedFiles : public QObject {
  Q_OBJECT
 private slots:
  void everyMutation_isRefusedOrValid() {
    constexpr int mutations = 100'000;
    std::vector<std::string> originals;
    for (const auto& file : exampleFiles(GYRE_EXAMPLES_DIR)) {
      auto text = readTextFile(file.string());
      QVERIFY(text.has_value());
      if (text->size() < 8000) originals.push_back(std::move(*text));  // a long one only repeats itself
    }
    QVERIFY(originals.size() >= 5);
    originals.push_back(test::contactText());
    Mutator mutate(2026);
    int valid = 0, refused = 0, compiled = 0;
    for (int i = 0; i < mutations; ++i) {
      const std::string text = mutate(originals[static_cast<std::size_t>(i) % originals.size()]);
      const auto model = parseModel(text, "mutated.gyre", catalog());
      if (!model) {
        ++refused;
        QVERIFY2(!model.error().message.empty() && model.error().file == "mutated.gyre", text.c_str());
        continue;
      }
      ++valid;
      const std::string written = modelText(*model);
      const auto again = parseModel(written, "written.gyre", catalog());
      QVERIFY2(again.has_value(), written.c_str());
      QVERIFY2(modelText(*again) == written, text.c_str());
      const auto system = System::compile(*model);
      if (!system) QVERIFY2(!system.error().message.empty(), text.c_str());
      else if (valid % 20 == 0 && ++compiled) (void)mobility(**system, (*system)->initialState());
    }
    qInfo("%d refused, %d valid, mobility of %d", refused, valid, compiled);
    QVERIFY(valid > mutations / 100);
    QVERIFY(refused > mutations / 3);
  }
};

QTEST_APPLESS_MAIN(TestMutatedFiles)
#include "tst_mutated_files.moc"
