# Included before the project (CMAKE_PROJECT_Gyre_INCLUDE_BEFORE): what CMake would find among the files listed in
# HIDDEN_FILES it does not find, as on a machine without their packages.
file(STRINGS ${HIDDEN_FILES} hidden_files)

# hide_found(VARIABLE NAMES...): what one of CMake's commands has found under one of these names.
function(hide_found variable)
  set(hidden OFF)
  foreach(name IN LISTS ARGN ITEMS "")
    string(REGEX REPLACE "/$" "" file "${${variable}}/${name}")
    if(file IN_LIST hidden_files)
      set(hidden ON)
    endif()
  endforeach()
  if(hidden)
    set(${variable} ${variable}-NOTFOUND CACHE FILEPATH "" FORCE)
    if("REQUIRED" IN_LIST ARGN)
      message(FATAL_ERROR "Could not find ${variable}")
    endif()
  endif()
endfunction()

# Functions, not macros: their arguments may hold backslashes.
function(find_path variable)
  _find_path(${ARGV})
  hide_found(${ARGV})
endfunction()
function(find_library variable)
  _find_library(${ARGV})
  hide_found(${ARGV})
endfunction()
function(find_program variable)
  _find_program(${ARGV})
  hide_found(${ARGV})
endfunction()

macro(find_package name) # a macro, since packages set variables where they are looked for
  _find_package(${name} ${ARGN})
  if("${${name}_CONFIG}" IN_LIST hidden_files)
    set(${name}_FOUND FALSE)
    if("${ARGN}" MATCHES "REQUIRED")
      message(FATAL_ERROR "Could not find the package ${name}")
    endif()
  endif()
endmacro()
