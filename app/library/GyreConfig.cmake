# find_package(Gyre) gives the target Gyre::gyre, and Gyre::extend for plugins.
include(${CMAKE_CURRENT_LIST_DIR}/GyreTargets.cmake)
