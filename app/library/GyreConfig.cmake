# find_package(Gyre) gives the target Gyre::gyre.
include(${CMAKE_CURRENT_LIST_DIR}/GyreTargets.cmake)
