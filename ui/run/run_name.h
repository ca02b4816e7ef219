#pragma once
// What a run was made with, in few words.

#include "model/model.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace gyre::ui {

class RunName {
 public:
  RunName() = default;
  /// @param choosesStep  the method does, whatever step is set
  RunName(const Model& model, bool choosesStep);

  /// "geom1, h = 1 ms, rho_inf = 0.8"
  QString text() const;
  /// What tells this run from another one, then what both have in common:
  /// "geom1 minus geom2 (h = 1 ms)", "h = 1 ms minus h = 2 ms (geom1, rho_inf = 0.8)".
  QString minus(const RunName& other) const;

 private:
  struct Part {
    std::string key;
    QString text;
    bool isTold;  ///< also where it is no difference
  };
  const Part* find(const std::string& key) const;
  /// What the other run does not share. Of two methods each has settings of its own: then only those that are told.
  QStringList apartFrom(const RunName& other) const;

  std::vector<Part> parts_;
};

}  // namespace gyre::ui
