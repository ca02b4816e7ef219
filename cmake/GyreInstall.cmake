# What `cmake --install` lays down, and the Debian package that `cpack` makes of it.
include(GNUInstallDirs)

# The programs look for their resources here, seen from their own folder: wherever the prefix is, and in the build tree.
file(RELATIVE_PATH GYRE_DATA_FROM_PROGRAMS "/${CMAKE_INSTALL_BINDIR}" "/${CMAKE_INSTALL_DATADIR}/gyre")
set_source_files_properties(${PROJECT_SOURCE_DIR}/engine/io/examples.cpp TARGET_DIRECTORY gyre_engine PROPERTIES
  COMPILE_DEFINITIONS "GYRE_DATA_FROM_PROGRAMS=\"${GYRE_DATA_FROM_PROGRAMS}\"")
get_filename_component(built_data "${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/${GYRE_DATA_FROM_PROGRAMS}" ABSOLUTE)
get_filename_component(built_share "${built_data}" DIRECTORY)
file(MAKE_DIRECTORY "${built_share}")
file(CREATE_LINK "${PROJECT_SOURCE_DIR}/resources" "${built_data}" SYMBOLIC)

# Where the command line finds what it packs as the binary of an FMU.
set(GYRE_FMU_FOLDER lib/gyre)
file(RELATIVE_PATH fmu_from_programs "/${CMAKE_INSTALL_BINDIR}" "/${GYRE_FMU_FOLDER}/libgyre_fmu.so")
set_source_files_properties(${PROJECT_SOURCE_DIR}/app/cli/fmu_command.cpp TARGET_DIRECTORY gyre PROPERTIES
  COMPILE_DEFINITIONS "GYRE_FMU_FROM_PROGRAMS=\"${fmu_from_programs}\"")

set(packaging ${PROJECT_SOURCE_DIR}/packaging/linux)

# Made by the programs from their own command lines, so that they say what --help says.
function(gyre_made_by program argument output destination)
  set(packed ${CMAKE_BINARY_DIR}/made/${output})
  set(command $<TARGET_FILE:${program}> ${argument})
  if(output MATCHES "\\.gz$")
    list(APPEND command | gzip -9n)
  endif()
  add_custom_command(OUTPUT ${packed}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_BINARY_DIR}/made
    COMMAND ${command} > ${packed}
    DEPENDS ${program})
  add_custom_target(gyre_${output} ALL DEPENDS ${packed})
  install(FILES ${packed} DESTINATION ${destination})
endfunction()

install(TARGETS gyre RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(TARGETS gyre_fmu LIBRARY DESTINATION ${GYRE_FMU_FOLDER})

# The library for programs, and what they are built from.
include(CMakePackageConfigHelpers)
set(library ${PROJECT_SOURCE_DIR}/app/library)
install(TARGETS gyre_library EXPORT GyreTargets
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library NAMELINK_COMPONENT development)
install(TARGETS gyre_extend EXPORT GyreTargets)
install(DIRECTORY ${library}/include/gyre ${CMAKE_BINARY_DIR}/app/library/made/gyre ${PROJECT_SOURCE_DIR}/engine/gyre
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/made/GyreConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${library}/GyreConfig.cmake ${CMAKE_BINARY_DIR}/made/GyreConfigVersion.cmake
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Gyre COMPONENT development)
if(GYRE_BUILD_PYTHON)
  # Where Debian's Python looks under /usr; elsewhere PYTHONPATH names it.
  set(python lib/python3/dist-packages/gyre)
  install(TARGETS gyre_python LIBRARY DESTINATION ${python} COMPONENT python)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/app/python/gyre/ DESTINATION ${python} COMPONENT python
          FILES_MATCHING PATTERN "*.py" PATTERN "py.typed")
  install(FILES ${GYRE_PYTHON_STUBS}
          ${CMAKE_BINARY_DIR}/app/library/made/elements.py DESTINATION ${python} COMPONENT python)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/app/python/examples DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/python3-gyre
          COMPONENT python)
endif()
install(EXPORT GyreTargets NAMESPACE Gyre:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Gyre COMPONENT development)
install(DIRECTORY ${library}/examples/ DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/libgyre-dev/examples
        COMPONENT development)
install(DIRECTORY app/plugins/examples/ DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/libgyre-dev/examples/plugins
        COMPONENT development)
gyre_made_by(gyre --man-page gyre.1.gz ${CMAKE_INSTALL_MANDIR}/man1)
install(DIRECTORY resources/examples/ DESTINATION ${CMAKE_INSTALL_DATADIR}/gyre/examples
        FILES_MATCHING PATTERN "*.gyre")
install(DIRECTORY resources/studies/ DESTINATION ${CMAKE_INSTALL_DATADIR}/gyre/studies
        FILES_MATCHING PATTERN "*.gyre-study" PATTERN "*.gyre" PATTERN "*.json")
install(DIRECTORY resources/help/ DESTINATION ${CMAKE_INSTALL_DATADIR}/gyre/help
        FILES_MATCHING PATTERN "*.md" PATTERN "order-study.png")
gyre_made_by(gyre "completion;bash" gyre ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)

if(GYRE_BUILD_UI)
  install(TARGETS gyre-studio RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  gyre_made_by(gyre-studio --man-page gyre-studio.1.gz ${CMAKE_INSTALL_MANDIR}/man1)
  install(FILES ${packaging}/org.gyre.Studio.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES ${packaging}/org.gyre.Studio.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
  install(FILES ${packaging}/org.gyre.Studio.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
          RENAME org.gyre.Studio.xml)
  set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable)
  install(FILES resources/icons/gyre.svg DESTINATION ${icons}/apps RENAME org.gyre.Studio.svg)
  foreach(type application-x-gyre application-x-gyre-study)
    install(FILES resources/icons/gyre.svg DESTINATION ${icons}/mimetypes RENAME ${type}.svg)
  endforeach()
endif()

# The changelog has its place in a Debian package only.
set(changelog ${CMAKE_BINARY_DIR}/made/changelog.gz)
add_custom_command(OUTPUT ${changelog}
  COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_BINARY_DIR}/made
  COMMAND gzip -9nc ${packaging}/changelog > ${changelog}
  DEPENDS ${packaging}/changelog)
add_custom_target(gyre_changelog ALL DEPENDS ${changelog})

# Every package has both; the programs are what names no component.
set(abi ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
function(gyre_document package)
  install(FILES ${packaging}/copyright ${changelog} DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${package} ${ARGN})
endfunction()
gyre_document(gyre)
gyre_document(libgyre${abi} COMPONENT library)
gyre_document(libgyre-dev COMPONENT development)
if(GYRE_BUILD_PYTHON)
  gyre_document(python3-gyre COMPONENT python)
endif()

set(CPACK_GENERATOR DEB)
# Three packages: the programs (what names no component), the library, and what programs are built from.
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL Unspecified library development)
set(CPACK_DEBIAN_UNSPECIFIED_PACKAGE_NAME gyre)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libgyre${abi})
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libgyre-dev)
if(GYRE_BUILD_PYTHON)
  list(APPEND CPACK_COMPONENTS_ALL python)
  set(CPACK_DEBIAN_PYTHON_PACKAGE_NAME python3-gyre)
  set(CPACK_DEBIAN_PYTHON_PACKAGE_SECTION python)
  # The module is of one version of Python.
  math(EXPR next_python "${Python3_VERSION_MINOR} + 1")
  set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS
      "python3 (>= 3.${Python3_VERSION_MINOR}~), python3 (<< 3.${next_python}), python3-numpy")
  set(CPACK_DEBIAN_PYTHON_PACKAGE_CONTROL_EXTRA ${packaging}/python/postinst ${packaging}/python/prerm)
  set(CPACK_DEBIAN_PYTHON_PACKAGE_RECOMMENDS gyre) # its examples and studies
  set(CPACK_DEBIAN_PYTHON_PACKAGE_SUGGESTS "python3-pandas, python3-matplotlib, python3-scipy")
  set(CPACK_DEBIAN_PYTHON_DESCRIPTION "The module gyre of Python: models of bodies, joints, forces and contact, run by\nthe time integrators of the literature; results as arrays of NumPy.")
endif()
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_LIBRARY_DESCRIPTION "The library: models of bodies, joints, forces and contact, run by the time\nintegrators of the literature, for programs in C++.")
set(CPACK_DEBIAN_DEVELOPMENT_DESCRIPTION "Headers, CMake files and examples for programs in C++ that use libgyre${abi}.")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA ${packaging}/triggers)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_RECOMMENDS gyre) # its examples and studies
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "libgyre${abi} (= ${PROJECT_VERSION})")
set(CPACK_PACKAGE_NAME gyre)
set(CPACK_PACKAGE_VENDOR "The Gyre developers")
set(CPACK_PACKAGE_CONTACT "The Gyre developers <gyre@example.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Workbench for constrained multibody dynamics")
set(CPACK_DEBIAN_UNSPECIFIED_DESCRIPTION "Bodies, joints, springs and bushings are built in a window, run by the time\nintegrators of the literature, and watched while they move: energy,\nconstraint drift, multipliers and the convergence of Newton's iteration.\n.\nThe same engine runs on the command line (gyre) and writes CSV.")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_DEBUGINFO_PACKAGE ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON) # dependencies from what the programs link
# What nothing links: the plugin that draws the arrows of the style sheet, once part of the library; and what Qt loads
# to reach the display.
set(CPACK_DEBIAN_UNSPECIFIED_PACKAGE_DEPENDS "qt6-svg-plugins | libqt6svg6 (<< 6.6), qt6-qpa-plugins, fonts-dejavu-core | fonts-freefont-ttf")
set(CPACK_DEBIAN_UNSPECIFIED_PACKAGE_RECOMMENDS "libgl1-mesa-dri, qt6-translations-l10n")
set(CPACK_DEBIAN_UNSPECIFIED_PACKAGE_SUGGESTS "openmpi-bin | mpich, slurm-client") # what starts the ranks of a study
include(CPack)
