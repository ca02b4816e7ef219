#pragma once
// The legend of the viewport: what the colours of contacts, of arrows, of diagrams and of bodies mean, and how long
// an arrow is.

#include "viewport/viewport.h"
#include "viewport/viewport_tool.h"

#include <QFontMetricsF>
#include <QPointer>
#include <QStringList>

#include <optional>
#include <vector>

namespace gyre::ui {

class PictureLegend : public ViewportTool {
 public:
  explicit PictureLegend(Viewport& viewport);
  ~PictureLegend() override;

  bool draws() const override;
  void paint(QPainter& painter) override;

  /// Bodies have a colour for each of so many islands; nothing: their own.
  void setIslands(std::optional<int> islands);
  /// What the shades of bodies tell.
  struct Shades {
    QString title;  ///< with the unit
    double from = 0, to = 1;
    bool operator==(const Shades&) const = default;
  };
  /// Bodies have shades for this; nothing: their own colours.
  void setShades(const std::optional<Shades>& shades);
  const std::optional<Shades>& shades() const { return shades_; }
  /// What colours of bodies mean in another picture of the same moment.
  void takeOver(const PictureLegend& other);

  /// The force whose arrow the legend shows [N]; 0: none.
  double legendForce() const;
  /// Likewise the moment [N m].
  double legendMoment() const;
  /// How long the arrow of a force is, as one in the middle of the scene that is seen from the side [pixels].
  double legendLength() const { return legendForce() * pixelsPer(forceScale()); }

 private:
  /// A swatch with its word.
  struct Entry {
    enum class Mark { point, smallPoint, arrow, band };
    Mark mark;
    QColor color;
    QString text;
  };
  /// An arrow of a size, with its number.
  struct Measure {
    double length = 0;  ///< [pixels]
    bool turns = false;
    bool isBar = false;  ///< in place of the arrow: how far a ribbon reaches
    QString text = {};
  };
  /// From above to below.
  struct Content {
    std::vector<std::vector<Entry>> rows = {};
    std::vector<Measure> measures = {};
    QStringList notes = {};
  };
  Content content() const;
  std::vector<Entry> statesOfContacts() const;
  std::vector<Entry> kindsOfLoads() const;
  void addDiagrams(Content& content) const;
  void paintShades(QPainter& painter, QPointF at, double baseline) const;
  double widthOfShades(const QFontMetricsF& metrics) const;
  bool drawsContacts() const;
  bool drawsLoads() const;
  double forceScale() const;
  double pixelsPer(double metresPerUnit) const;

  QPointer<Viewport> viewport_;  ///< may go first
  std::optional<int> islands_;
  std::optional<Shades> shades_;
};

}  // namespace gyre::ui
