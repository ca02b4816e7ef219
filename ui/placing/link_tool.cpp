#include "placing/link_tool.h"

#include "language/translated.h"
#include "panels/element_icon.h"
#include "placing/tool_paint.h"

#include <QComboBox>
#include <QKeyEvent>

namespace gyre::ui {
namespace {

/// Sketched at markers of the world.
SceneLink sketch(const TypeInfo& type, const std::vector<WorldMarker>& markers) {
  SceneLink link{.id = ground, .name = {}, .glyph = type.glyph, .ends = {}};
  for (const WorldMarker& marker : markers) link.ends.push_back({ground, marker.frame});
  if (link.ends.size() == 1 && picksOf(type) == LinkPicks::apart) link.ends.clear();
  if (link.ends.size() == 1 && picksOf(type) == LinkPicks::joined) link.ends.push_back(link.ends.front());
  return link;
}

}  // namespace

LinkTool::LinkTool(PlacingContext& context) : context_(context), types_(new QComboBox(&context.banner)) {
  types_->setObjectName("linkType");
  types_->setToolTip(tr("What is made"));
  types_->setFocusPolicy(Qt::ClickFocus);
  types_->hide();
  fillTypes();
  connect(types_, &QComboBox::currentIndexChanged, this, [this] {
    refresh();
    context_.viewport.setFocus();
  });
}

void LinkTool::fillTypes() {
  std::optional<Category> last;
  for (const TypeInfo* type : pickedTypes(context_.document.types())) {
    if (last && type->category != *last) types_->insertSeparator(types_->count());
    last = type->category;
    types_->addItem(elementIcon(*type), translated(type->label), QString::fromStdString(type->id));
  }
  types_->setMaxVisibleItems(30);
  types_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
}

const TypeInfo& LinkTool::type() const {
  const std::string id = types_->currentData().toString().toStdString();
  const TypeList& types = context_.document.types();
  for (const Category category : {Category::joint, Category::force})
    if (const TypeInfo* found = types.find(category, id)) return *found;
  return *types.find(Category::point, id);
}

void LinkTool::start(const QString& typeId) {
  if (const int i = types_->findData(typeId); !typeId.isEmpty() && i >= 0) types_->setCurrentIndex(i);
  first_.reset();
  hovered_.reset();
  done_.clear();
  context_.banner.open(types_);
  context_.viewport.tools().add(this);
  context_.viewport.setCursor(Qt::CrossCursor);
  refresh();
}

void LinkTool::stop() {
  context_.viewport.tools().remove(this);
  context_.viewport.shown().setPreview({});
  context_.viewport.highlights().mark({});
  context_.viewport.unsetCursor();
  context_.banner.hide();
}

bool LinkTool::hover(QPointF position, Qt::KeyboardModifiers modifiers) {
  hovered_ = context_.features.at(position, modifiers);
  if (hovered_) done_.clear();
  refresh();
  return true;
}

void LinkTool::leave() {
  hovered_.reset();
  refresh();
}

std::vector<WorldMarker> LinkTool::markers() const {
  std::vector<WorldMarker> out;
  const auto add = [&](const Feature& f) { out.push_back({f.body, f.frame()}); };
  const LinkPicks picks = picksOf(type());
  if (first_) add(*first_);
  else if (hovered_) add(*hovered_);
  if (first_ && hovered_ && hovered_->body != first_->body) {
    if (picks == LinkPicks::apart) add(*hovered_);
    if (picks == LinkPicks::joined) out.push_back({hovered_->body, first_->frame()});
  }
  return out;
}

bool LinkTool::mayEndOnGround() const {
  return first_ && first_->body != ground && picksOf(type()) == LinkPicks::joined;
}

void LinkTool::refresh() {
  const std::vector<WorldMarker> m = markers();
  std::vector<ElementId> bodies;
  for (const WorldMarker& marker : m) bodies.push_back(marker.body);
  context_.viewport.shown().setPreview(sketch(type(), m));
  context_.viewport.highlights().mark(bodies);
  context_.viewport.tools().update();
  const LinkPicks picks = picksOf(type());
  QString hint = hovered_ ? context_.nameOf(*hovered_) : done_;
  if (!context_.stage.showsModel()) {
    hint = tr("Reset the run first (Backspace)");
  } else if (first_ && hovered_ && hovered_->body == first_->body && !mayEndOnGround()) {
    hint = tr("Needs another body than %1").arg(QString::fromStdString(context_.document.model().nameOf(first_->body)));
  } else if (first_ && m.size() > 1 && picks == LinkPicks::joined) {
    hint = tr("Click: %1 to %2")
               .arg(context_.nameOf(*first_), QString::fromStdString(context_.document.model().nameOf(m[1].body)));
  } else if (first_ && m.size() > 1) {
    hint = tr("Click: %1 to %2").arg(context_.nameOf(*first_), context_.nameOf(*hovered_));
  } else if (mayEndOnGround()) {  // also where the mouse has not left the first body yet
    hint = tr("Click the other body, or Enter: ground");
  } else if (first_ && m.size() < 2) {
    hint = picks == LinkPicks::apart ? tr("Pick the other end") : tr("Click the body");
  } else if (hint.isEmpty()) {
    hint = tr("Pick a corner, edge, face, axis or centre");
  }
  context_.banner.setHint(hint);
}

bool LinkTool::click(QPointF position, Qt::KeyboardModifiers modifiers) {
  hovered_ = context_.features.at(position, modifiers);
  if (!context_.stage.showsModel()) return true;
  const LinkPicks picks = picksOf(type());
  if (first_ && !hovered_ && picks == LinkPicks::joined) {  // the empty background is ground, too
    make({first_->body, first_->frame()}, {ground, first_->frame()});
  } else if (picks == LinkPicks::onBody) {
    if (hovered_ && (hovered_->body != ground || type().category == Category::point))
      make({hovered_->body, hovered_->frame()}, {});
  } else if (!first_) {
    first_ = hovered_;
  } else if (const auto m = markers(); m.size() == 2) {
    make(m[0], m[1]);
  }
  refresh();
  return true;
}

bool LinkTool::key(const QKeyEvent& event) {
  switch (event.key()) {
    case Qt::Key_Escape:
      if (first_) first_.reset();
      else return context_.leave(), true;
      refresh();
      return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (mayEndOnGround() && context_.stage.showsModel())
        make({first_->body, first_->frame()}, {ground, first_->frame()});
      refresh();
      return true;
    default: return false;
  }
}

void LinkTool::make(const WorldMarker& first, const WorldMarker& second) {
  if (picksOf(type()) != LinkPicks::onBody && first.body == second.body) return;
  const Model& model = context_.document.model();
  Element element = newLink(model, type(), first, second);
  const ElementId id = element.id;
  const QString name = QString::fromStdString(element.name);
  first_.reset();
  hovered_.reset();
  const auto made = context_.document.submit({Insert{std::move(element), model.elements().size()}},
                                             tr("New %1").arg(inSentence(translated(type().label))));
  if (!made) return context_.report(made.error());
  done_ = tr("Made %1").arg(name);
  context_.selection.select(id);
}

void LinkTool::paint(QPainter& painter) {
  const Projection projection = context_.viewport.camera().projection();
  const ToolPaint paint(painter, projection, context_.viewport.shown().options().dark);
  if (first_) paint.feature(*first_, paint.colors().accent);
  if (!hovered_) return;
  paint.feature(*hovered_, paint.colors().accent);
  paint.featureName(*hovered_, hovered_->name);
}

}  // namespace gyre::ui

#include "moc_link_tool.cpp"
