#pragma once
// The guide: pages of Markdown in resources/help. Its contents, README.md of that folder, lists them in groups:
//
//   ## The model
//   - [Joints](joints.md): what each one leaves free
//
// The window shows the pages in this order, `gyre help` lists and prints them, and on a code host the same file leads
// from page to page.

#include "core/error.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace gyre {

struct GuidePage {
  std::string group;  ///< heading above it in the contents
  std::string topic;  ///< name of its file without the ending, by which `gyre help` calls it
  std::string title;
  std::string about;  ///< what the contents say of it
};

/// Where a page leads to.
struct GuideLink {
  std::string text, target;
};

inline constexpr std::string_view guideContents = "README.md";

/// The pages that the text of the contents lists, in its order.
std::vector<GuidePage> guidePages(std::string_view contents);

/// A text as it has to stand in a page so that nothing in it is a mark of Markdown; guideText() gives it back.
std::string markdownOf(std::string_view plain);

/// A page for reading in a terminal: links say what they lead to, those to other pages the command that prints them;
/// pictures are left out, and what was written so that it is no mark of Markdown stands as it is.
std::string guideText(std::string_view markdown);

/// The folder of the pages, as shippedDirectory() finds it; the environment's GYRE_GUIDE comes first.
std::filesystem::path guideDirectory();

}  // namespace gyre
