#include "class_facts.h"

#include <QMap>
#include <QRegularExpression>
#include <QSet>

namespace gyre {
namespace {

/// The text between the brace at `open` and the one that closes it, where braces within are empty.
QString bodyAt(const QString& code, qsizetype open) {
  QString out;
  int depth = 0;
  for (qsizetype i = open; i < code.size(); ++i) {
    if (code[i] == '}' && --depth == 0) break;
    if (depth == 1) out += code[i];
    if (code[i] == '{' && ++depth == 2) out += '}';
  }
  return out;
}

/// What of the body stands under "public:" and "signals:".
QString publicPart(const QString& body) {
  static const QRegularExpression label(R"(\b(public|private|protected|signals)\b[\w\s]*:(?!:))");
  QString out;
  bool isPublic = false;
  qsizetype from = 0;
  for (auto it = label.globalMatch(body); it.hasNext();) {
    const auto match = it.next();
    if (isPublic) out += body.mid(from, match.capturedStart() - from);
    isPublic = match.captured(1) == "public" || match.captured(1) == "signals";
    from = match.capturedEnd();
  }
  return isPublic ? out + body.mid(from) : out;
}

int functionsIn(const QString& part, const QString& className) {
  static const QRegularExpression end("[;}]"), called(R"(([\w~]+)\s*\()");
  static const QRegularExpression none(R"(\boperator\b|=\s*delete|^\s*(using|friend|static_assert)\b)");
  QSet<QString> names;
  for (QString statement : part.split(end)) {
    statement.remove("Q_OBJECT");
    const auto match = called.match(statement);
    const QString name = match.captured(1);
    if (match.hasMatch() && !none.match(statement).hasMatch() && name != className && !name.startsWith('~'))
      names.insert(name);
  }
  return static_cast<int>(names.size());
}

int membersIn(const QString& body) {
  static const QRegularExpression member(R"(\b\w+_(?=\s*(;|=[^=]|\{|,\s*\w+_\b)))");
  int count = 0;
  for (auto it = member.globalMatch(body); it.hasNext(); it.next()) ++count;
  return count;
}

QString topFolder(const QString& path) { return path.section('/', 0, 0); }

/// By "folder/name of the class": the sources that define functions of it.
QMap<QString, QSet<QString>> definitionsIn(const QList<SourceFile>& files) {
  static const QRegularExpression definition(
      R"(^(?!\s)(?:[^\n;={}()#]*?[\s&*>])??(?:\w+::)*(\w+)::(?:~?\w+|operator[^\s(]+)\s*\()",
      QRegularExpression::MultilineOption);
  QMap<QString, QSet<QString>> out;
  for (const SourceFile& file : files) {
    if (!file.path.endsWith(".cpp")) continue;
    for (auto it = definition.globalMatch(bareCode(file.text)); it.hasNext();)
      out[topFolder(file.path) + '/' + it.next().captured(1)].insert(file.path);
  }
  return out;
}

}  // namespace

QString bareCode(const QString& text) {
  static const QRegularExpression aside(R"(//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])')",
                                        QRegularExpression::DotMatchesEverythingOption);
  return QString(text).remove(aside);
}

QList<ClassFacts> classFacts(const QList<SourceFile>& files) {
  static const QRegularExpression opening(R"(\bclass\s+([A-Z]\w*)\s*(?:final\s*)?(?::[^;{()]*)?\{)");
  const auto definitions = definitionsIn(files);
  QList<ClassFacts> out;
  for (const SourceFile& file : files) {
    if (!file.path.endsWith(".h")) continue;
    const QString code = bareCode(file.text);
    for (auto it = opening.globalMatch(code); it.hasNext();) {
      const auto match = it.next();
      const QString name = match.captured(1), body = bodyAt(code, match.capturedEnd() - 1);
      const QSet<QString> sources = definitions.value(topFolder(file.path) + '/' + name);
      out.append({name, file.path, functionsIn(publicPart(body), name), membersIn(body), sources.values()});
      out.back().sources.sort();
    }
  }
  return out;
}

}  // namespace gyre
