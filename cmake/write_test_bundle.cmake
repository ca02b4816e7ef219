# cmake -DOUTPUT=bundle.cpp -DSOURCES=a.cpp,b.cpp -P write_test_bundle.cmake
# One source of several test programs: what they include, each of them in a namespace of its own, and a main() that runs
# the one by whose name it is called.
string(REPLACE "," ";" SOURCES "${SOURCES}")
set(headers "")
set(parts "")
set(choices "")
foreach(source IN LISTS SOURCES)
  get_filename_component(name ${source} NAME_WE)
  file(STRINGS ${source} includes REGEX "^#include")
  list(FILTER includes EXCLUDE REGEX "\\.moc\"")
  list(APPEND headers ${includes})
  string(APPEND parts "namespace in_${name} {\n#include \"${source}\"\n}\n")
  file(STRINGS ${source} macros REGEX "^#define ")
  foreach(macro IN LISTS macros)
    string(REGEX REPLACE "^#define ([A-Za-z_0-9]+).*" "#undef \\1\n" macro "${macro}")
    string(APPEND parts "${macro}")
  endforeach()
  string(APPEND choices "  if (name == \"${name}\") return in_${name}::main(argc, argv);\n")
endforeach()
list(REMOVE_DUPLICATES headers)
list(JOIN headers "\n" headers)
file(WRITE ${OUTPUT} "${headers}
#include <cstdio>
#include <string_view>

// What moc's output includes, from Qt 6.8 on, in no namespace either.
#if __has_include(<QtCore/qtmochelpers.h>)
#include <memory>
#include <QtCore/qmetatype.h>
#include <QtCore/qtmochelpers.h>
#include <QtCore/qxptype_traits.h>
#endif

${parts}
int main(int argc, char** argv) {
  std::string_view name(argv[0]);
  name.remove_prefix(name.rfind('/') + 1);  // of the link
${choices}  std::fprintf(stderr, \"%s: to be called by the name of a test\\n\", argv[0]);
  return 2;
}
")
