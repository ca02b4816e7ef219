#include "study/study_summary.h"

#include "theme/icons.h"
#include "theme/palette.h"

#include <QDir>
#include <QFileInfo>
#include <QVBoxLayout>

namespace gyre::ui {

QString casesInWords(const StudyPlan& plan) {
  const qsizetype count = static_cast<qsizetype>(plan.cases.size());
  const QString cases = count == 1 ? StudySummary::tr("1 case") : StudySummary::tr("%1 cases").arg(count);
  QStringList factors, names;
  for (const PlannedAxis& axis : plan.axes) {
    const QString label = axis.key == "case" ? QStringLiteral("case") : QString::fromStdString(axis.label).toLower();
    const qsizetype n = static_cast<qsizetype>(axis.values.size());
    if (n < 2) continue;
    factors << QString::number(n);
    names << label;
  }
  if (factors.size() < 2) return cases;
  return QStringLiteral("%1 = %2  (%3)")
      .arg(cases, factors.join(QStringLiteral(" × ")), names.join(QStringLiteral(", ")));
}

StudySummary::StudySummary(QWidget* parent)
    : QWidget(parent),
      name_(new QLabel(this)),
      description_(new QLabel(this)),
      facts_(new QLabel(this)),
      openModel_(new QPushButton(icon("view-iso"), tr("Show the model in the workbench"), this)),
      findings_(new FindingsList(this)) {
  name_->setObjectName("studyName");
  name_->setFont(boldFont(name_->font(), 1.2));
  for (QLabel* label : {name_, description_, facts_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  }
  facts_->setForegroundRole(QPalette::PlaceholderText);
  openModel_->setObjectName("openModel");
  auto* page = new QVBoxLayout(this);
  page->setContentsMargins(16, 16, 16, 16);
  page->setSpacing(8);
  page->addWidget(name_);
  page->addWidget(description_);
  page->addWidget(facts_);
  page->addWidget(openModel_, 0, Qt::AlignLeft);
  page->addSpacing(8);
  page->addWidget(findings_);
  page->addStretch(1);
  openModel_->hide();
  connect(openModel_, &QPushButton::clicked, this, [this] { emit modelRequested(modelPath_); });
}

void StudySummary::setPlan(const StudyPlan& plan) {
  const Study& study = plan.study;
  name_->setText(QString::fromStdString(study.name.empty() ? study.file : study.name));
  description_->setText(QString::fromStdString(study.description));
  description_->setVisible(!study.description.empty());
  QStringList facts{casesInWords(plan)};
  if (!study.modelFile.empty())
    facts << tr("Model: %1").arg(QFileInfo(QString::fromStdString(study.modelFile)).fileName());
  facts_->setText(facts.join(QLatin1Char('\n')));
  const QFileInfo model(QFileInfo(QString::fromStdString(study.file)).dir(), QString::fromStdString(study.modelFile));
  modelPath_ = model.absoluteFilePath();
  openModel_->setVisible(!study.modelFile.empty() && model.isFile());
  findings_->setFindings(study.findings);
}

}  // namespace gyre::ui

#include "moc_study_summary.cpp"
