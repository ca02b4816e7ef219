# What `cmake --install` lays down, and the Debian package that `cpack` makes of it.
include(GNUInstallDirs)

install(TARGETS gyre RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(DIRECTORY resources/examples/ DESTINATION ${CMAKE_INSTALL_DATADIR}/gyre/examples
        FILES_MATCHING PATTERN "*.gyre")
install(DIRECTORY resources/studies/ DESTINATION ${CMAKE_INSTALL_DATADIR}/gyre/studies
        FILES_MATCHING PATTERN "*.gyre-study" PATTERN "*.gyre" PATTERN "*.json")
install(FILES README.md resources/help/study-file.md resources/help/stiff-and-oscillatory.md
        DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/gyre)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/gyre RENAME copyright)

if(GYRE_BUILD_UI)
  install(TARGETS gyre-studio RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  install(FILES packaging/linux/org.gyre.Studio.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES packaging/linux/org.gyre.Studio.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
  install(FILES packaging/linux/org.gyre.Studio.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
          RENAME org.gyre.Studio.xml)
  install(FILES resources/icons/gyre.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps
          RENAME org.gyre.Studio.svg)
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME gyre)
set(CPACK_PACKAGE_VENDOR "The Gyre developers")
set(CPACK_PACKAGE_CONTACT "The Gyre developers <gyre@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Workbench for constrained multibody dynamics")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON) # dependencies from what the programs link
# What nothing links: the plugin that draws the arrows of the style sheet, once part of the library.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "qt6-svg-plugins | libqt6svg6 (<< 6.6)")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS libgl1-mesa-dri)
include(CPack)
