#include "shell/named_views.h"

#include "shell/named_views_dialog.h"
#include "theme/icons.h"
#include "theme/menu_text.h"

#include <QInputDialog>

namespace gyre::ui {

NamedViews::NamedViews(ModelDocument& document, RunCamera& camera, QWidget& window)
    : QObject(&window), document_(document), camera_(camera), window_(window), menu_(new QMenu(&window)) {
  menu_->setTitle(tr("Name&d views"));
  menu_->setIcon(icon("camera"));
  menu_->setObjectName("namedViews");
  connect(menu_, &QMenu::aboutToShow, this, &NamedViews::fill);
  fill();
}

void NamedViews::fill() {
  menu_->clear();
  menu_->addAction(tr("&Save this view…"), this, &NamedViews::askName);
  QAction* list = menu_->addAction(tr("&Rename, replace, delete…"), this, &NamedViews::openList);
  const std::vector<const Element*> views = document_.model().of(Category::namedView);
  list->setEnabled(!views.empty());
  menu_->addSeparator();
  for (const Element* view : views) {
    const QString name = menuText(QString::fromStdString(view->name));
    menu_->addAction(name, this, [this, id = view->id] { show(id); });
  }
}

void NamedViews::show(ElementId view) {
  if (const Element* e = document_.model().find(view)) camera_.show(e->as<NamedView>());
}

void NamedViews::replace(ElementId view) {
  const Element* e = document_.model().find(view);
  if (!e) return;
  const auto done = document_.submit({SetType{view, e->type, camera_.view()}},
                                     tr("Replace view %1").arg(QString::fromStdString(e->name)));
  if (!done) emit failed(done.error());
}

Expected<void> NamedViews::save(const QString& name) {
  const Model& model = document_.model();
  const Element* named = model.find(name.toStdString());
  if (named && named->type->category == Category::namedView) {
    replace(named->id);
    return {};
  }
  Element view{.id = model.freeId(), .name = name.toStdString(), .type = &namedViewType(), .params = camera_.view()};
  return document_.submit({Insert{std::move(view), model.elements().size()}}, tr("Save view %1").arg(name));
}

void NamedViews::askName() {
  QInputDialog dialog(&window_);
  dialog.setObjectName("viewName");
  dialog.setWindowTitle(tr("Save this view"));
  dialog.setLabelText(tr("Name; a view that has it already is replaced:"));
  dialog.setTextValue(QString::fromStdString(document_.model().freeName(tr("view").toStdString())));
  if (dialog.exec() != QDialog::Accepted || dialog.textValue().trimmed().isEmpty()) return;
  if (const auto done = save(dialog.textValue().trimmed()); !done) emit failed(done.error());
}

void NamedViews::openList() {
  NamedViewsDialog dialog(document_, &window_);
  connect(&dialog, &NamedViewsDialog::shown, this, &NamedViews::show);
  connect(&dialog, &NamedViewsDialog::replaceAsked, this, &NamedViews::replace);
  connect(&dialog, &NamedViewsDialog::failed, this, &NamedViews::failed);
  dialog.exec();
}

}  // namespace gyre::ui

#include "moc_named_views.cpp"
