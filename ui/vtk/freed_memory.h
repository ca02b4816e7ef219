#pragma once
// Keeps what one frame has freed for the next.

namespace gyre::ui {

/// Drawing without a GPU asks for megabytes at every frame and frees them again. The C library hands blocks of that
/// size back to the system, whose clearing of fresh pages then takes a tenth of a frame of thousands of bodies: blocks
/// of up to 32 MB are kept instead, and the heap is trimmed where it has 128 MB to spare. Does nothing with other
/// libraries than glibc. Call once, before there is a second thread.
void keepFreedMemory();

}  // namespace gyre::ui
