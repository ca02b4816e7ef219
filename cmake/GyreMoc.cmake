# Qt's meta-objects, made by moc from every header of a target. Each source ends with  #include "moc_NAME.cpp"  where
# its header has Q_OBJECT: compiled with what the source has read anyway, they cost next to nothing, where AUTOMOC's one
# file for all took half a minute of work. moc is not told the folders of foreign headers, which it would read for each
# of ours (30 times slower) and learn nothing from. What it writes includes the header by its path from the folder of the
# target's CMakeLists.txt, as all our files do. They belong to a target of their own: CMake lets the commands of a
# library wait until those it links to are made, and a core would stand idle while the engine's last file is compiled.
function(gyre_moc_headers target)
  get_target_property(sources ${target} SOURCES)
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/moc/${target})
  set(outputs)
  foreach(source IN LISTS sources)
    string(REGEX REPLACE "\\.cpp$" ".h" header ${source})
    get_filename_component(header ${header} ABSOLUTE)
    get_filename_component(name ${header} NAME_WE)
    file(RELATIVE_PATH path ${CMAKE_CURRENT_SOURCE_DIR} ${header})
    if(NOT header MATCHES "\\.h$" OR NOT EXISTS ${header} OR ${folder}/moc_${name}.cpp IN_LIST outputs)
      continue()
    endif()
    add_custom_command(
      OUTPUT ${folder}/moc_${name}.cpp
      COMMAND ${CMAKE_COMMAND} -E touch ${folder}/moc_${name}.cpp # moc writes none where there is nothing to say
      COMMAND Qt6::moc --no-notes -I${CMAKE_CURRENT_SOURCE_DIR} -f${path} ${header} -o ${folder}/moc_${name}.cpp
      DEPENDS ${header} VERBATIM)
    list(APPEND outputs ${folder}/moc_${name}.cpp)
  endforeach()
  add_custom_target(${target}_moc DEPENDS ${outputs})
  add_dependencies(${target} ${target}_moc)
  target_include_directories(${target} PRIVATE ${folder})
endfunction()
