# Language level, warnings, sanitizers and the compiler cache, once for all targets.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
# Qt 6.4's moc stumbles over libstdc++'s <concepts>; its include guard keeps it out of moc's sight.
set(CMAKE_AUTOMOC_MOC_OPTIONS -D_GLIBCXX_CONCEPTS=1)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()

find_program(GYRE_CCACHE ccache)
if(GYRE_CCACHE)
  # Precompiled headers are cached only with these checks relaxed (ccache manual, "Precompiled headers"). They may not be
  # found by what the preprocessor leaves of them, which has no comments: g++ compares whole files by their checksums for
  # #pragma once, and would include a second time a header of which only a comment has changed. CCACHE_DEPEND compares
  # the files themselves.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_DEPEND=1
      CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime ${GYRE_CCACHE})
endif()

# Some hundred programs of tests are linked: these linkers take half the time of the usual one, or less.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND NOT GYRE_SANITIZE)
  foreach(linker lld gold)
    find_program(GYRE_LINKER_${linker} ld.${linker})
    if(GYRE_LINKER_${linker})
      add_link_options(-fuse-ld=${linker})
      break()
    endif()
  endforeach()
endif()

add_library(gyre_warnings INTERFACE)
target_compile_options(gyre_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-align -Wunused
  $<$<BOOL:${GYRE_WERROR}>:-Werror>
  $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized -Wno-array-bounds -Wno-stringop-overread -Wno-stringop-overflow -Wno-restrict
    $<$<BOOL:${GYRE_UNITY}>:-Wno-subobject-linkage> # false alarms inside Eigen and libstdc++ at -O3,
    -Wno-dangling-reference> # and from GCC 13 on of every reference that a function with a temporary argument returns
  # From GCC 14 on of the end of Eigen's loops as well.
  $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_GREATER_EQUAL:$<CXX_COMPILER_VERSION>,14>>:-Wno-aggressive-loop-optimizations>
  -ffp-contract=off) # the same bytes whatever the machine's fused instructions

if(GYRE_BUILD_FUZZERS)
  if(NOT CMAKE_CXX_COMPILER_ID MATCHES Clang)
    message(FATAL_ERROR "GYRE_BUILD_FUZZERS needs clang: libFuzzer is a part of it")
  endif()
  set(GYRE_SANITIZE "fuzzer-no-link,address")
endif()
add_library(gyre_sanitize INTERFACE)
if(GYRE_SANITIZE)
  target_compile_options(gyre_sanitize INTERFACE -fsanitize=${GYRE_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  target_link_options(gyre_sanitize INTERFACE -fsanitize=${GYRE_SANITIZE})
endif()
