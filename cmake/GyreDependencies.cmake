# Everything comes from the distribution; packaging/install-deps installs it.
find_package(Eigen3 3.4 REQUIRED NO_MODULE)
find_package(TBB REQUIRED)
find_package(fmt REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(tinyxml2 REQUIRED)
find_package(PNG REQUIRED)
find_path(TL_EXPECTED_INCLUDE tl/expected.hpp REQUIRED)

# KLU ships no CMake package before SuiteSparse 7.
find_path(KLU_INCLUDE klu.h PATH_SUFFIXES suitesparse REQUIRED)
find_library(KLU_LIBRARY klu REQUIRED)
add_library(gyre_klu INTERFACE)
target_include_directories(gyre_klu SYSTEM INTERFACE ${KLU_INCLUDE})
target_link_libraries(gyre_klu INTERFACE ${KLU_LIBRARY})
find_library(SPQR_LIBRARY spqr REQUIRED)
find_library(CHOLMOD_LIBRARY cholmod REQUIRED)
target_link_libraries(gyre_klu INTERFACE ${SPQR_LIBRARY} ${CHOLMOD_LIBRARY})

# SUNDIALS 6 or 7. Its CMake package asks for all that the distribution built it with, of which IDA needs nothing.
find_path(SUNDIALS_INCLUDE ida/ida.h REQUIRED)
find_library(SUNDIALS_IDA_LIBRARY sundials_ida REQUIRED)
find_library(SUNDIALS_NVECTOR_LIBRARY sundials_nvecserial REQUIRED)
add_library(gyre_sundials INTERFACE)
target_include_directories(gyre_sundials SYSTEM INTERFACE ${SUNDIALS_INCLUDE})
target_link_libraries(gyre_sundials INTERFACE ${SUNDIALS_IDA_LIBRARY} ${SUNDIALS_NVECTOR_LIBRARY})
find_library(SUNDIALS_CORE_LIBRARY sundials_core) # since 7, whose headers know MPI where it was built with it
if(SUNDIALS_CORE_LIBRARY)
  target_link_libraries(gyre_sundials INTERFACE ${SUNDIALS_CORE_LIBRARY})
  find_package(MPI COMPONENTS C)
  if(MPI_C_FOUND)
    target_link_libraries(gyre_sundials INTERFACE MPI::MPI_C)
  endif()
endif()

# Its CMake package asks for the C++ library and the static ones as well.
find_path(QHULL_INCLUDE libqhull_r/qhull_ra.h REQUIRED)
find_library(QHULL_LIBRARY qhull_r REQUIRED)
add_library(gyre_qhull INTERFACE)
target_include_directories(gyre_qhull SYSTEM INTERFACE ${QHULL_INCLUDE})
target_link_libraries(gyre_qhull INTERFACE ${QHULL_LIBRARY})

# What FMUs are packed by; it has no CMake package.
find_path(MINIZIP_INCLUDE minizip/zip.h REQUIRED)
find_library(MINIZIP_LIBRARY minizip REQUIRED)
find_package(ZLIB REQUIRED) # whose header that of minizip includes
add_library(gyre_minizip INTERFACE)
target_include_directories(gyre_minizip SYSTEM INTERFACE ${MINIZIP_INCLUDE})
target_link_libraries(gyre_minizip INTERFACE ${MINIZIP_LIBRARY} ZLIB::ZLIB)

# Headers alone.
find_path(SPECTRA_INCLUDE Spectra/SymEigsShiftSolver.h REQUIRED)

if(GYRE_BUILD_UI)
  find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Widgets Svg OpenGLWidgets LinguistTools)
  # Not GUISupportQt: the distributions build it for Qt 5 (two Qts in one process).
  find_package(VTK 9.1 REQUIRED COMPONENTS
    CommonCore CommonDataModel CommonTransforms FiltersCore FiltersGeneral FiltersGeometry FiltersSources
    InteractionStyle RenderingCore RenderingOpenGL2 RenderingContext2D RenderingContextOpenGL2
    RenderingFreeType RenderingAnnotation ChartsCore ViewsContext2D IOGeometry IOImage
    OPTIONAL_COMPONENTS IOOggTheora IOXML)
  list(REMOVE_ITEM VTK_LIBRARIES VTK::IOOggTheora VTK::IOXML) # linked apart: one file, and one test, need them
endif()
if(GYRE_BUILD_TESTS OR GYRE_BUILD_BENCHMARKS) # nothing of the suite is looked for by who only builds the programs
  find_package(Qt6 6.4 REQUIRED COMPONENTS Core Test)
  find_path(VALIJSON_INCLUDE valijson/schema.hpp REQUIRED)
  find_path(ODE_INCLUDE ode/ode.h REQUIRED) # other colliders to compare with
  find_library(ODE_LIBRARY ode REQUIRED)
  # another reader of expressions to compare with
  find_package(muparser QUIET)
  if(NOT TARGET muparser::muparser)
    find_path(MUPARSER_INCLUDE muParser.h REQUIRED)
    find_library(MUPARSER_LIBRARY muparser REQUIRED)
    add_library(muparser::muparser UNKNOWN IMPORTED)
    set_target_properties(muparser::muparser PROPERTIES IMPORTED_LOCATION ${MUPARSER_LIBRARY}
                          INTERFACE_INCLUDE_DIRECTORIES ${MUPARSER_INCLUDE})
  endif()
endif()
