#pragma once
// A short name for a long text: two 64-bit FNV-1a sums as 32 hexadecimal digits. Tells texts of one user apart;
// not meant against forgery.

#include <string>
#include <string_view>

namespace gyre {

std::string digest(std::string_view text);

}  // namespace gyre
