#include "man_page.h"

#include "core/version.h"

#include <fmt/format.h>

namespace gyre::cli {
namespace {

/// Text as roff prints it unchanged: a backslash, a hyphen and a dot or quote that begins a line mean something to it.
std::string roff(std::string_view text) {
  std::string out;
  bool lineStarts = true;
  for (const char c : text) {
    if (lineStarts && (c == '.' || c == '\'')) out += "\\&";
    lineStarts = c == '\n';
    if (c == '\\') out += "\\e";
    else if (c == '-') out += "\\-";
    else out += c;
  }
  return out;
}

std::string trimmed(std::string text) {
  text.erase(0, text.find_first_not_of(" \n"));
  text.erase(text.find_last_not_of(" \n") + 1);
  return text;
}

/// A term with its explanation.
std::string item(std::string_view term, std::string_view text) {
  return fmt::format(".TP\n\\fB{}\\fR\n{}\n", roff(term), roff(text));
}

std::string items(const CLI::App& app, bool operands) {
  const CLI::Formatter help;  // what --help is printed by
  std::string out;
  for (const CLI::Option* option : app.get_options(
           [operands](const CLI::Option* o) { return o->get_positional() == operands && !o->get_group().empty(); }))
    out += item(help.make_option_name(option, operands) + help.make_option_opts(option), help.make_option_desc(option));
  return out;
}

std::string usage(const CLI::App& app, const std::string& name) {
  return trimmed(CLI::Formatter().make_usage(&app, name)).substr(std::string("Usage: ").size());
}

std::string subcommand(const CLI::App& command) {
  const std::string name = "gyre " + command.get_name();
  return fmt::format(".SS {}\n{}\n.PP\n{}\n", roff(usage(command, name)), roff(command.get_description()),
                     items(command, true) + items(command, false));
}

}  // namespace

std::string manPage(const CLI::App& app) {
  std::string out = fmt::format(
      ".TH GYRE 1 \"\" \"Gyre {0}\" \"User Commands\"\n.SH NAME\ngyre \\- dynamics of constrained rigid bodies\n"
      ".SH SYNOPSIS\n{1}\n.SH DESCRIPTION\n{2}.\n.SH OPTIONS\n{3}.SH SUBCOMMANDS\n",
      version(), roff(usage(app, "gyre")), roff(app.get_description()), items(app, false));
  for (const CLI::App* command : app.get_subcommands([](const CLI::App* c) { return !c->get_group().empty(); }))
    out += subcommand(*command);
  out += ".SH EXIT STATUS\n";
  out += item("0", "Done.");
  out += item("1",
              "The run failed or was stopped, or something could not be written. What was computed until then is "
              "written, with the reason.");
  out += item("2", "Bad input or usage.");
  out += ".SH ENVIRONMENT\n";
  out += item("GYRE_EXAMPLES", "The folder of the models that gyre list examples shows.");
  out += item("GYRE_STUDIES", "The folder of the studies that gyre list studies shows.");
  out += item("GYRE_GUIDE", "The folder of the pages that gyre help shows.");
  out += item("GYRE_PLUGIN_PATH", "Folders of plugins, with : between them.");
  out += item("GYRE_JSON_VALUES", "How many values a model or a study may hold; 4 million without it.");
  out += item("PATH", "Where ffmpeg is looked for, which makes the films of gyre run --export.");
  out += item("TMPDIR", "Where the rows go that memory has no room for; beside the CSV or in /var/tmp without it.");
  out += ".SH SIGNALS\n";
  out += item("SIGINT, SIGTERM, SIGHUP", "Stop a run or a study, which writes what it has, however often they come.");
  return out + ".SH SEE ALSO\n\\fBgyre\\-studio\\fR(1); the guide: gyre help\n";
}

}  // namespace gyre::cli
