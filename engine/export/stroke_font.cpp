#include "export/stroke_font.h"

#include <algorithm>
#include <array>

namespace gyre {
namespace {

constexpr double letterGap = 1.6;
constexpr double letterSpace = 2;
constexpr double lowestDigit = 2;  // below the line that letters stand on

/// From "!" to "~": strokes of points, each two digits, right and up from the lowest place.
constexpr std::array<const char*, 94> asciiLetters{
    "08 04;02 02",                                      // !
    "08 06;28 26",                                      // "
    "12 18;32 38;04 44;06 46",                          // #
    "47 38 18 07 06 15 35 44 43 32 12 03;29 21",        // $
    "02 48;08 18 17 07 08;33 43 42 32 33",              // %
    "42 06 07 18 27 26 04 03 12 22 44",                 // &
    "08 06",                                            // '
    "19 07 03 11",                                      // (
    "09 17 13 01",                                      // )
    "24 28;05 47;45 07",                                // *
    "23 27;05 45",                                      // +
    "12 00",                                            // ,
    "05 35",                                            // -
    "02 02",                                            // .
    "02 48",                                            // /
    "12 03 07 18 38 47 43 32 12",                       // 0
    "07 28 22;02 42",                                   // 1
    "07 18 38 47 46 02 42",                             // 2
    "07 18 38 47 46 35 25;35 44 43 32 12 03",           // 3
    "32 38 04 44",                                      // 4
    "48 08 05 35 44 43 32 12 03",                       // 5
    "47 38 18 07 03 12 32 43 44 35 15 04",              // 6
    "08 48 12",                                         // 7
    "15 06 07 18 38 47 46 35 15 04 03 12 32 43 44 35",  // 8
    "03 12 32 43 47 38 18 07 06 15 35 46",              // 9
    "02 02;06 06",                                      // :
    "12 00;16 16",                                      // ;
    "47 05 43",                                         // <
    "04 44;06 46",                                      // =
    "07 45 03",                                         // >
    "07 18 38 47 46 25 24;22 22",                       // ?
    "36 26 15 14 23 33 36;33 44 47 38 18 07 03 12 42",  // @
    "02 06 28 46 42;04 44",                             // A
    "02 08 38 47 46 35 05;35 44 43 32 02",              // B
    "47 38 18 07 03 12 32 43",                          // C
    "02 08 38 47 43 32 02",                             // D
    "48 08 02 42;05 35",                                // E
    "48 08 02;05 35",                                   // F
    "47 38 18 07 03 12 32 43 45 25",                    // G
    "08 02;48 42;05 45",                                // H
    "08 28;18 12;02 22",                                // I
    "38 33 22 12 03",                                   // J
    "08 02;04 48;15 42",                                // K
    "08 02 42",                                         // L
    "02 08 25 48 42",                                   // M
    "02 08 42 48",                                      // N
    "12 03 07 18 38 47 43 32 12",                       // O
    "02 08 38 47 46 35 05",                             // P
    "12 03 07 18 38 47 43 32 12;24 42",                 // Q
    "02 08 38 47 46 35 05;25 42",                       // R
    "47 38 18 07 06 15 35 44 43 32 12 03",              // S
    "08 48;28 22",                                      // T
    "08 03 12 32 43 48",                                // U
    "08 22 48",                                         // V
    "08 12 25 32 48",                                   // W
    "02 48;08 42",                                      // X
    "08 25 48;25 22",                                   // Y
    "08 48 02 42",                                      // Z
    "19 09 01 11",                                      // [
    "08 42",                                            // backslash
    "09 19 11 01",                                      // ]
    "06 28 46",                                         // ^
    "01 41",                                            // _
    "08 17",                                            // `
    "16 36 45 42;44 14 03 12 32 43",                    // a
    "08 02;05 16 36 45 43 32 12 03",                    // b
    "45 36 16 05 03 12 32 43",                          // c
    "48 42;45 36 16 05 03 12 32 43",                    // d
    "04 44 45 36 16 05 03 12 32",                       // e
    "38 28 17 12;06 26",                                // f
    "46 41 30 10;45 36 16 05 03 12 32 43",              // g
    "08 02;05 16 36 45 42",                             // h
    "06 02;08 08",                                      // i
    "16 11 00;18 18",                                   // j
    "08 02;03 36;14 32",                                // k
    "08 03 12",                                         // l
    "02 06;05 16 25 22;25 36 45 42",                    // m
    "02 06;05 16 36 45 42",                             // n
    "12 03 05 16 36 45 43 32 12",                       // o
    "00 06;05 16 36 45 43 32 12 03",                    // p
    "40 46;45 36 16 05 03 12 32 43",                    // q
    "02 06;05 16 36",                                   // r
    "45 36 16 05 14 34 43 32 12 03",                    // s
    "18 13 22 32;06 36",                                // t
    "06 03 12 32 43;46 42",                             // u
    "06 22 46",                                         // v
    "06 12 25 32 46",                                   // w
    "02 46;06 42",                                      // x
    "06 22;46 10",                                      // y
    "06 46 02 42",                                      // z
    "29 18 16 05 14 12 21",                             // {
    "09 01",                                            // |
    "09 18 16 25 14 12 01",                             // }
    "04 15 34 45",                                      // ~
};
constexpr const char* missingLetter = "02 08 38 32 02";

/// Letters from U+00C0 on are one of these under a mark; "?": none of these.
constexpr std::string_view accentedLetters = "AAAAAA?CEEEEIIII?NOOOOO?OUUUUY??aaaaaa?ceeeeiiii?nooooo?ouuuuy?y",
                           accents = "`'^~:o ,`'^:`'^: ~`'^~: /`'^:'  `'^~:o ,`'^:`'^: ~`'^~: /`'^:' :";
static_assert(accentedLetters.size() == 64 && accents.size() == 64);

/// Over an x, of letters four wide.
const char* strokesOf(char mark) {
  switch (mark) {
    case '`': return "18 27";
    case '\'': return "27 38";
    case '^': return "17 28 37";
    case '~': return "07 18 37 48";
    case ':': return "18 18;38 38";
    case 'o': return "18 29 38 27 18";
    case ',': return "22 21 10";
    default: return "02 46";
  }
}

struct ExtraLetter {
  char32_t code;
  const char* strokes;
};
constexpr ExtraLetter extraLetters[] = {{0xb0, "08 18 17 07 08"},
                                        {0xb2, "08 18 17 05 15"},
                                        {0xb5, "00 06;03 12 32 43;46 42"},
                                        {0xb7, "05 05"},
                                        {0xd7, "13 37;17 33"},
                                        {0xdf, "02 07 18 28 37 25 34 33 22"},
                                        {0x2013, "05 45"},
                                        {0x2014, "05 65"},
                                        {0x2212, "05 45"},
                                        {0x3bc, "00 06;03 12 32 43;46 42"},
                                        {0x2019, "08 06"}};

void addStrokes(std::string_view text, double raised, PenLetter& out) {
  bool begins = true;
  for (std::size_t i = 0; i + 1 < text.size(); i += 3) {
    const Eigen::Vector2d at(text[i] - '0', text[i + 1] - '0' - lowestDigit + raised);
    if (begins) out.strokes.emplace_back();
    out.strokes.back().push_back(at);
    out.advance = std::max(out.advance, at.x() + letterGap);
    begins = i + 2 < text.size() && text[i + 2] == ';';
  }
}

PenLetter letterOf(char32_t code) {
  PenLetter out;
  if (code == ' ' || code == 0xa0) {
    out.advance = letterSpace + letterGap / 2;
    return out;
  }
  if (code > ' ' && code <= '~') {
    addStrokes(asciiLetters[code - '!'], 0, out);
    return out;
  }
  const auto extra = std::ranges::find(extraLetters, code, &ExtraLetter::code);
  if (extra != std::end(extraLetters)) {
    addStrokes(extra->strokes, 0, out);
    return out;
  }
  if (code >= 0xc0 && code <= 0xff && accentedLetters[code - 0xc0] != '?') {
    const char under = accentedLetters[code - 0xc0], mark = accents[code - 0xc0];
    constexpr double overCapitals = 2;
    const bool isCapital = under < 'a', isOver = mark != ',' && mark != '/';
    out = letterOf(under == 'i' ? U'\x131' : static_cast<char32_t>(under));
    PenLetter over;
    addStrokes(strokesOf(mark), isCapital && isOver ? overCapitals : 0, over);
    const double shift = (out.advance - over.advance) / 2;
    for (auto& stroke : over.strokes) {
      for (Eigen::Vector2d& p : stroke)
        if (isOver && out.advance < over.advance) p.x() += shift;
      out.strokes.push_back(stroke);
    }
    return out;
  }
  addStrokes(code == 0x131 ? "06 02" : missingLetter, 0, out);
  return out;
}

/// The next character, and how many bytes it has; 0 for a byte that is part of none.
std::pair<char32_t, std::size_t> firstOfUtf8(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(0);
  if (first < 0x80) return {first, 1};
  const std::size_t n = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || text.size() < n) return {0, 1};
  char32_t code = first & (0x7fU >> n);
  for (std::size_t i = 1; i < n; ++i) {
    if ((byte(i) & 0xc0U) != 0x80) return {0, 1};
    code = code << 6U | (byte(i) & 0x3fU);
  }
  return {code, n};
}

}  // namespace

std::vector<PenLetter> lettersOf(std::string_view text) {
  std::vector<PenLetter> out;
  while (!text.empty()) {
    const auto [code, bytes] = firstOfUtf8(text);
    out.push_back(letterOf(code));
    text.remove_prefix(bytes);
  }
  return out;
}

}  // namespace gyre
