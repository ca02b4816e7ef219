#include "plots/compared_rows.h"

#include <utility>

namespace gyre::ui {

bool ComparedRows::setKept(std::shared_ptr<const Recording> recording, KeptRole role) {
  if (recording == kept_.run() && role == role_) return false;
  kept_.set(std::move(recording));
  role_ = role;
  return true;
}

void ComparedRows::setGrowing(bool run, bool others) {
  run_.setGrowing(run);
  kept_.setGrowing(others);
}

bool ComparedRows::drawsKept() const { return role_ != KeptRole::hiddenBaseline && kept() && own() && !isOneRun(); }

bool ComparedRows::choose(const QStringList& names, bool hasFormulas) {
  const bool own = run_.choose(names, hasFormulas), kept = kept_.choose(names, hasFormulas);
  return own || kept;
}

bool ComparedRows::append(std::size_t maxRows) {
  const bool own = run_.append(maxRows) > 0, kept = kept_.append(maxRows) > 0;
  return own || kept;
}

}  // namespace gyre::ui
