#pragma once
// The matrix of a row's contacts as CSV: a line for each row of each block, with its direction in inertial axes where
// it is one of a contact.

#include "contacts/contact_response.h"

#include <QStringList>

#include <string>

namespace gyre::ui {

/// @param names  of its blocks
std::string contactMatrixCsv(const ContactAnswer& answer, const QStringList& names);

}  // namespace gyre::ui
