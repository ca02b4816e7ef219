#pragma once
// Which names of the library a program sees. Everything is in namespace gyre; the inline namespace is the version of
// the binary interface, so that a program never meets a library that it was not compiled for.

#define GYRE_API __attribute__((visibility("default")))
