#include "contacts/contact_matrix_csv.h"

#include "run/csv_text.h"

#include <array>

namespace gyre::ui {
namespace {

/// "ground - box N", "hinge 3"
std::vector<std::string> rowNames(const ContactMatrix& matrix, const QStringList& names) {
  constexpr std::array<const char*, 3> axes{" T1", " T2", " N"};
  std::vector<std::string> out;
  for (Eigen::Index block = 0; block < matrix.blocks(); ++block) {
    const auto b = static_cast<std::size_t>(block);
    const std::string name = names[static_cast<qsizetype>(block)].toStdString();
    for (Eigen::Index i = 0; i < matrix.first[b + 1] - matrix.first[b]; ++i)
      out.push_back(name + (block < matrix.size() ? axes[static_cast<std::size_t>(i)] : ' ' + std::to_string(i + 1)));
  }
  return out;
}

}  // namespace

std::string contactMatrixCsv(const ContactAnswer& answer, const QStringList& names) {
  const ContactMatrix& matrix = answer.matrix;
  const std::vector<std::string> rows = rowNames(matrix, names);
  std::vector<std::string> header{"row", "x", "y", "z"};
  header.insert(header.end(), rows.begin(), rows.end());
  const ContactMoment& moment = answer.question.moment;
  std::string out =
      csvHead({{"matrix",
                "W [1/kg]: change of the relative velocity in each row per impulse in each column; x y z: direction "
                "of the row in inertial axes, the normal from body 1 to body 2; turns of joints as lengths, by the "
                "length scale of the model"},
               {"time", std::to_string(moment.recording->time(moment.row)) + " s"},
               {"joints", answer.eliminates ? "eliminated" : "none, or blocks of the matrix"}},
              header);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    out += csvCell(rows[i]);
    if (i < 3 * matrix.frames.size()) {
      const auto direction = matrix.frames[i / 3].row(static_cast<Eigen::Index>(i % 3));
      appendNumbers(out, direction.x(), direction.y(), direction.z());
    } else {
      out += ",,,";
    }
    for (Eigen::Index k = 0; k < matrix.W.cols(); ++k) appendNumbers(out, matrix.W(static_cast<Eigen::Index>(i), k));
    out += '\n';
  }
  return out;
}

}  // namespace gyre::ui
