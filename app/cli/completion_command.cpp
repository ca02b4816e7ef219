// gyre completion bash: the script by which bash completes command lines of gyre, made from the command line itself.
#include "catalog/catalog.h"
#include "commands.h"
#include "console.h"
#include "describe/type_info.h"
#include "io/guide.h"
#include "io/text_file.h"

#include <fmt/format.h>
#include <map>
#include <memory>

namespace gyre::cli {
namespace {

std::string ids(std::initializer_list<Category> categories) {
  std::string out;
  for (const Category category : categories)
    for (const TypeInfo* type : catalog().of(category)) out += type->id + " ";
  return out;
}

std::string helpTopics() {
  std::string out;
  const auto contents = readTextFile((guideDirectory() / guideContents).string());
  if (!contents) return out;
  for (const GuidePage& page : guidePages(*contents)) out += page.topic + " ";
  return out;
}

/// What can stand behind an option or as an operand: words, or nothing where it is a file.
std::string wordsFor(const std::string& command, const std::string& option) {
  if (option == "--integrator" || option == "--integrators") return ids({Category::integrator});
  if (command == "describe" && option == "type")
    return ids({Category::body, Category::frame, Category::joint, Category::force, Category::point,
                Category::integrator}) +
           "shapes";
  if (command == "list" && option == "what")
    return "bodies frames joints forces points materials pairs filters integrators examples studies";
  if (command == "help") return helpTopics();
  if (command == "completion") return "bash";
  return {};
}

std::string commandCase(const CLI::App& command) {
  std::string options, values, operands;
  for (const CLI::Option* option : command.get_options()) {
    const std::string name = option->get_name();
    const std::string words = wordsFor(command.get_name(), option->get_positional() ? option->get_name(true) : name);
    if (option->get_positional()) {
      operands = words;
      continue;
    }
    for (const std::string& longName : option->get_lnames()) options += "--" + longName + " ";
    if (!words.empty()) values += fmt::format("        {}) words=\"{}\" ;;\n", name, words);
  }
  return fmt::format("    {})\n      options=\"{}\" operands=\"{}\"\n      case $before in\n{}      esac ;;\n",
                     command.get_name(), options, operands, values);
}

std::string bashScript(const CLI::App& app) {
  std::string names, cases;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    names += command->get_name() + " ";
    cases += commandCase(*command);
  }
  // Words are completed from lists; where there is none, files are (-o default).
  return fmt::format(R"(# bash completion of gyre; made by: gyre completion bash
_gyre() {{
  local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} words="" options="" operands=""
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W "{}--help --version" -- "$word"))
    return
  fi
  case ${{COMP_WORDS[1]}} in
{}  esac
  if [[ -z $words ]]; then
    if [[ $word == -* ]]; then words=$options; elif [[ $before != --* ]]; then words=$operands; fi
  fi
  COMPREPLY=()
  [[ -z $words ]] || COMPREPLY=($(compgen -W "$words" -- "$word"))
}}
complete -o default -F _gyre gyre
)",
                     names, cases);
}

}  // namespace

void addCompletionCommand(CLI::App& app, int& exitCode) {
  auto shell = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("completion", "Print a script that completes command lines in a shell");
  command->add_option("shell", *shell, "bash; to use it: source <(gyre completion bash)")
      ->required()
      ->check(CLI::IsMember({"bash"}));
  command->callback([shell, &app, &exitCode] { exitCode = print(bashScript(app)); });
}

}  // namespace gyre::cli
