// VTK 9.1 to 9.3 start OpenGL by glewInit(), which ends by asking for a GLX display. Under Wayland there is none: the
// functions of OpenGL are loaded all the same, but glewInit() says that it failed, and VTK reports an error for each
// view and leaves out the rest of its start. This function stands before GLEW's own and forgives that one failure.

#include <dlfcn.h>

extern "C" unsigned int glewInit() {
  using Init = unsigned int (*)();
  constexpr unsigned int done = 0, noGlxDisplay = 4;  // GLEW_OK, GLEW_ERROR_NO_GLX_DISPLAY of GL/glew.h
  static const auto original = reinterpret_cast<Init>(dlsym(RTLD_NEXT, "glewInit"));
  if (!original) return 1;  // GLEW_ERROR_NO_GL_VERSION
  const unsigned int result = original();
  return result == noGlxDisplay ? done : result;
}
