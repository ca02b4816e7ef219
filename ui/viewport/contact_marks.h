#pragma once
// The geometries of which contacts and arrows are drawn, each along z from its origin, coarser ones where there are
// thousands.

#include <vtkSmartPointer.h>

class vtkPolyData;

namespace gyre::ui {

/// A flat lens of radius 1: seen as a disc from the normal, and still seen from the side.
vtkSmartPointer<vtkPolyData> lensMark(int sides);
/// A flat ring from radius 1 to 1 + width.
vtkSmartPointer<vtkPolyData> ringMark(int sides, double width);
/// The origin alone.
vtkSmartPointer<vtkPolyData> dotMark();
/// From 0 to 1.
vtkSmartPointer<vtkPolyData> lineMark();
/// Flat in the x-z plane: a ribbon from z = 0 to 1, and the head of an arrow with its apex at 1; x from -1 to 1.
vtkSmartPointer<vtkPolyData> ribbonMark();
vtkSmartPointer<vtkPolyData> headMark();
/// A flat arrow around the origin in the x-y plane, three quarters of a turn, positive about z; outermost radius 1.
vtkSmartPointer<vtkPolyData> turnMark();
/// A cone with its apex at 0 and its rim of radius 1 at z = 1: as a surface, or as rim and four lines.
vtkSmartPointer<vtkPolyData> openCone(int sides);
vtkSmartPointer<vtkPolyData> openConeLines(int sides);

}  // namespace gyre::ui
