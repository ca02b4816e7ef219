// Spectra: amplitude and frequency of known sines, on a line and between two, Parseval's sum, unequal steps.

#include "signals/half_spectrum.h"
#include "signals/spectrum.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

using namespace gyre;

namespace {

struct Samples {
  std::vector<double> t, x;
};

template <class F>
Samples sampled(std::size_t n, double h, F f) {
  Samples out;
  for (std::size_t i = 0; i < n; ++i) {
    out.t.push_back(5 + static_cast<double>(i) * h);
    out.x.push_back(f(out.t.back()));
  }
  return out;
}

auto sine(double amplitude, double frequency) {
  return [=](double t) { return amplitude * std::sin(2 * std::numbers::pi * frequency * t + 0.7) + 12; };
}

Spectrum spectrum(const Samples& s, SpectrumWindow window, SpectrumKind kind) {
  return spectrumOf(s.t, s.x, {window, kind}).value();
}

std::size_t highest(const Spectrum& s) {
  return static_cast<std::size_t>(std::max_element(s.value.begin(), s.value.end()) - s.value.begin());
}

constexpr auto everyWindow = {SpectrumWindow::hann, SpectrumWindow::rectangular, SpectrumWindow::flatTop};

}  // namespace

class TestSpectrum : public QObject {
  Q_OBJECT
 private slots:
  void aSineOnALine_hasItsAmplitudeThere() {
    for (const SpectrumWindow window : everyWindow) {
      const Spectrum s = spectrum(sampled(1000, 0.001, sine(2.5, 50)), window, SpectrumKind::amplitude);
      QCOMPARE(s.samples, std::size_t{1000});
      QVERIFY(!s.resampled);
      const std::size_t k = highest(s);
      QVERIFY(std::abs(s.frequency[k] - 50) < 1e-9);
      QVERIFY(std::abs(s.value[k] - 2.5) < 1e-11);
      QCOMPARE(s.frequency.size(), std::size_t{500});
      QVERIFY(std::abs(s.frequency.back() - 500) < 1e-8);  // Nyquist
    }
  }

  /// Halfway between two lines: the windows' transforms at half a line (Heinzel et al. 2002): sinc(1/2) = 2/pi;
  /// Hann (1/2 sinc(1/2) + 1/4 sinc(-1/2) + 1/4 sinc(3/2)) / (1/2) = 8/(3 pi); flat top nearly 1.
  void aSineBetweenTwoLines_isLowByTheWindowsLoss() {
    const auto peak = [](SpectrumWindow window) {
      const Spectrum s = spectrum(sampled(1000, 0.001, sine(1, 50.5)), window, SpectrumKind::amplitude);
      return s.value[highest(s)];
    };
    // The mirror image of the sine at -50.5 Hz, 101 lines away, adds at most 1/(pi 101) to a rectangular window.
    QVERIFY(std::abs(peak(SpectrumWindow::rectangular) - 2 / std::numbers::pi) < 4e-3);
    QVERIFY(std::abs(peak(SpectrumWindow::hann) - 8 / (3 * std::numbers::pi)) < 1e-4);
    QVERIFY(std::abs(peak(SpectrumWindow::flatTop) - 1) < 2e-3);
  }

  void powerOfNoise_isItsVariance_asParsevalHasIt() {
    std::mt19937 random(7);
    std::normal_distribution<double> normal(3, 2);
    for (const std::size_t n : {960, 1125}) {  // even, with a line at the highest frequency, and odd
      const Samples s = sampled(n, 0.002, [&](double) { return normal(random); });
      const Spectrum power = spectrum(s, SpectrumWindow::rectangular, SpectrumKind::power);
      QCOMPARE(power.samples, n);
      double mean = 0, variance = 0, sum = 0;
      for (const double x : s.x) mean += x / static_cast<double>(n);
      for (const double x : s.x) variance += (x - mean) * (x - mean) / static_cast<double>(n);
      for (const double p : power.value) sum += p / (static_cast<double>(n) * power.step);
      QVERIFY(std::abs(sum - variance) < 1e-11 * variance);
      QVERIFY(std::abs(power.mean - mean) < 1e-12);
      const Spectrum density = spectrum(s, SpectrumWindow::rectangular, SpectrumKind::density);
      for (std::size_t k = 0; k < power.value.size(); ++k)
        QVERIFY(std::abs(density.value[k] * density.value[k] - power.value[k]) <= 1e-14 * power.value[k]);
    }
  }

  /// Under any window the level of white noise is sigma^2 2 h: the mean over all lines, of which 4000 have a mean that
  /// is sure to 1/sqrt(4000), times at most 1.95 as neighbours of wide windows are alike.
  void densityOfWhiteNoise_doesNotDependOnTheWindow() {
    std::mt19937 random(3);
    std::normal_distribution<double> normal(0, 2);
    const Samples s = sampled(8000, 0.01, [&](double) { return normal(random); });
    for (const SpectrumWindow window : everyWindow) {
      const Spectrum power = spectrum(s, window, SpectrumKind::power);
      double mean = 0;
      for (const double p : power.value) mean += p / static_cast<double>(power.value.size());
      QVERIFY2(std::abs(mean / (4 * 2 * 0.01) - 1) < 0.1, qPrintable(QString::number(mean)));
    }
  }

  void unequalSteps_areResampled() {
    Samples s;
    for (int i = 0; i < 2000; ++i) {
      const double at = i;
      s.t.push_back(0.001 * (at + 0.4 * std::sin(0.7 * at)));
      s.x.push_back(sine(2, 20)(s.t.back()));
    }
    const Spectrum found = spectrum(s, SpectrumWindow::flatTop, SpectrumKind::amplitude);
    QVERIFY(found.resampled);
    const std::size_t k = highest(found);
    QVERIFY(std::abs(found.frequency[k] - 20) < 1 / (2000 * found.step));
    // A cubic over steps of 1.3 ms: (2 pi 20)^4 h^4 3/128 = 2e-5 of it; the window's own 0.1 %.
    QVERIFY(std::abs(found.value[k] - 2) < 2 * 2e-3);
  }

  void numbersOfRows_withLargeFactors_areCutToSmallOnes() {
    const Spectrum s = spectrum(sampled(4001, 0.001, sine(1, 100)), SpectrumWindow::hann, SpectrumKind::amplitude);
    QCOMPARE(s.samples, std::size_t{4000});
    QVERIFY(std::abs(s.value[highest(s)] - 1) < 1e-10);
  }

  void whatHasNoSpectrum_isSaid() {
    const Samples few = sampled(10, 0.1, sine(1, 1));
    QVERIFY(!spectrumOf(few.t, few.x, {}));
    Samples broken = sampled(100, 0.1, sine(1, 1));
    broken.x[40] = std::nan("");
    QVERIFY(!spectrumOf(broken.t, broken.x, {}));
    Samples still = sampled(100, 0, sine(1, 1));
    QVERIFY(!spectrumOf(still.t, still.x, {}));
  }

  /// A one at row j, else zeros: X_k = exp(-2 pi i j k / N), of a length that is transformed by parts, whose own length
  /// is even, and odd. Round-off of a transform grows with log N; of angles up to 2 pi j it is j eps.
  void longRows_transformedByParts_haveTheTransformOfAnImpulse() {
    for (const std::size_t n : {std::size_t{196608}, std::size_t{405000}}) {
      QVERIFY(n > longestWholeTransform);
      for (const std::size_t j : {std::size_t{0}, std::size_t{1}, std::size_t{777}, n - 1}) {
        std::vector<double> x(n, 0.0);
        x[j] = 1;
        const auto lines = halfSpectrum(x).value();
        QCOMPARE(lines.size(), n / 2 + 1);
        double worst = 0;
        for (std::size_t k = 0; k < lines.size(); ++k) {
          const double angle = -2 * std::numbers::pi * static_cast<double>(j * k % n) / static_cast<double>(n);
          worst = std::max(worst, std::abs(lines[k] - std::polar(1.0, angle)));
        }
        QVERIFY2(worst < 1e-12, qPrintable(QString::number(worst)));
      }
    }
  }

  void aLongSine_hasItsAmplitude_inParts() {
    const Spectrum s = spectrum(sampled(405000, 0.001, sine(2.5, 50)), SpectrumWindow::hann, SpectrumKind::amplitude);
    QCOMPARE(s.samples, std::size_t{405000});
    const std::size_t k = highest(s);
    QVERIFY(std::abs(s.frequency[k] - 50) < 1e-6);
    QVERIFY(std::abs(s.value[k] - 2.5) < 1e-8);
  }

  void stopped_itHasNoLines() {
    std::stop_source source;
    source.request_stop();
    QVERIFY(!halfSpectrum(std::vector<double>(196608, 1.0), source.get_token()));
    const Samples s = sampled(196608, 0.001, sine(1, 1));
    QVERIFY(!spectrumOf(s.t, s.x, {}, source.get_token()));
    Samples uneven = s;
    uneven.t[7] += 2e-4;
    QVERIFY(!spectrumOf(uneven.t, uneven.x, {}, source.get_token()));
  }

  void units_areThoseOfTheKind() {
    QCOMPARE(spectrumUnit("m", SpectrumKind::amplitude), std::string("m"));
    QCOMPARE(spectrumUnit("m", SpectrumKind::density), std::string("m/sqrt(Hz)"));
    QCOMPARE(spectrumUnit("m", SpectrumKind::power), std::string("m^2/Hz"));
    QCOMPARE(spectrumUnit("m/s", SpectrumKind::power), std::string("(m/s)^2/Hz"));
    QCOMPARE(spectrumUnit("", SpectrumKind::power), std::string("1/Hz"));
  }
};

QTEST_APPLESS_MAIN(TestSpectrum)
#include "tst_spectrum.moc"
