<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Gyre</name>
    <message>
        <source> (joints eliminated)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and %1 joints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and 1 joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> moments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> pt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> speeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source> with %n more</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message>
        <source> – being summed …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> – values that are not finite are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> … the next is on its way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 J</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>two bodies, number of the contact</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (pulled by hand)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 DOF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 J</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 The parts of elements are told of runs of up to 1000 elements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2: an impulse at one does not move the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message>
        <source>%1 and channels such as [pin.angle]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2 Hz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at an eighth of the smallest step, run first and shared by all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at omega h = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at the start and %2 brought in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 became heat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by some %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 constraints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 contacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 contacts: more than %2 make no picture. Select a body, and its island is drawn, or the contacts of the body itself where the island is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 degrees of freedom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 frames: %2 s of the run in a film of %3 s, seen as the viewport shows it now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 free motions, too many to list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from an earlier run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 islands in colour; grey: alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 islands, of the worst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 m   x %2  y %3  z %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 m, %2 m, %3 m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 mJ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 minus %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 modes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs a %2 to hold on to: insert one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 contacts: the islands of the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 contacts: those of the selected bodies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on itself: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points are not shown: they are zero or negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 redundant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 redundant constraints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rigid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows, %2 GB on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows. A column whose channel is empty is left out; one that is a channel of the model is drawn over it; x, y, z, qw, qx, qy and qz of a body make a ghost of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 selected: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands in two lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes up to %2 of the selected elements; %3 are selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 s (%3 s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 unstable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was imported. What is listed here is impossible in the file, and was repaired.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was imported. What is listed here was not taken over as it stands in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ± %2 i</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × real time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two bodies</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2 at %3 s; |W| from %4 to %5 1/kg; %6 of %7 blocks act%8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, along its own axes (X)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, along the axes of space (X)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, brought energy in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, disabled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, elastic %2 J</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, not reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, not unique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, off because something it hangs on is disabled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, pulled by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, run first and shared by all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. A click selects its cases in the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Nothing is changed; Esc goes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 J at %3 s
%4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 stick, %3 slip, %4 open; overlap %5 mm; work %6%7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2. A run would use the value before, which is not the one that stands there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2; %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a number of values from 2 was expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: bodies pass through each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: drag onto a plot, or double-click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: ignore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: its columns are called as the channels are, beside "t" or "time".</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: touch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: two numbers were expected, the smaller one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 rows from %2 to %3 s, %4; lines every %5 Hz; the mean is taken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 runs to %2 s each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 vertices, %L2 triangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n new copies; joints and forces between them are copied, too.</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message>
        <source>&amp;About Gyre Studio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Analyses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Assemble initial values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Campbell diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Centre, m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare integrators…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Derivative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit formula…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Enabled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export all channels as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find in the tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go on from the end of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Graphics card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Horizontal axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ignore this pair of bodies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import URDF or MJCF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Insert…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Integral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Joint by picking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Joints and forces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep this run for comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Number in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Order study…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;ParaView (.pvd)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Parallel projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Parameter study…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play what is recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Processor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Report (.html)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save the state of the run…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show contacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Size, pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Spacing, m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Spring by picking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Statics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unit of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Use in a formula…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;glTF (.glb)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 from an earlier run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 points, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %L1 triangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, against the spin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, from t = %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, semi-axes </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, with the spin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>. Curve: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 mJ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.1 m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.1 m, 0.2 m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 constraint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 degree of freedom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 equation: the z axes of the two markers keep their angle, wherever their origins are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 equation: the z axes of the two markers stay perpendicular, wherever their origins are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 island</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 island in colour; grey: alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 iteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point is not shown: it is zero or negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 redundant constraint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1/10 of real time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1/100 of real time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 × real time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1: the published method, unstable for fast tops; 1/2: second order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 equations: the z axes of the two markers stay parallel, wherever their origins are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 × real time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 equations: the axes of the two markers stay parallel, wherever their origins are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>30 deg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 numbers (translation x y z, rotation x y z) or a symmetric 6x6 matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 numbers or a symmetric 6x6 matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; %1 loads not unique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; the run has gone on since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;An empty model&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;Gyre Studio %1&lt;/h3&gt;&lt;p&gt;A workbench for constrained multibody dynamics: every integrator on the same model, with energy, constraint drift and Newton's iteration laid open.&lt;/p&gt;&lt;p&gt;BSD-3-Clause licence.&lt;/p&gt;&lt;p&gt;The views are %2.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;table cellspacing='2'&gt;&lt;tr&gt;&lt;td&gt;Wheel&lt;/td&gt;&lt;td&gt;zoom about the mouse&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Shift + wheel&lt;/td&gt;&lt;td&gt;zoom the horizontal axis&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Ctrl + wheel&lt;/td&gt;&lt;td&gt;zoom the vertical axis&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Left drag&lt;/td&gt;&lt;td&gt;zoom into a box; a flat box zooms one axis&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Middle drag&lt;/td&gt;&lt;td&gt;move the picture&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Mouse on a point&lt;/td&gt;&lt;td&gt;its numbers&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Arrow keys&lt;/td&gt;&lt;td&gt;from point to point, from curve to curve&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Click in the legend&lt;/td&gt;&lt;td&gt;hide or show a curve&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Double click or F&lt;/td&gt;&lt;td&gt;show everything&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;table cellspacing='2'&gt;&lt;tr&gt;&lt;td&gt;Wheel&lt;/td&gt;&lt;td&gt;zoom time about the mouse&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Ctrl + wheel&lt;/td&gt;&lt;td&gt;zoom values (also over the value axis)&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Shift + wheel&lt;/td&gt;&lt;td&gt;zoom both&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Left drag&lt;/td&gt;&lt;td&gt;zoom into a box; a flat box zooms one axis&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Middle drag&lt;/td&gt;&lt;td&gt;move the picture&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Shift + click or drag&lt;/td&gt;&lt;td&gt;set the time cursor&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Ctrl + left drag, R&lt;/td&gt;&lt;td&gt;statistics of a range of time&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;M&lt;/td&gt;&lt;td&gt;marker with words at the time cursor; drag it, double-click it&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Ctrl + Z&lt;/td&gt;&lt;td&gt;take back what was done to markers&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;E&lt;/td&gt;&lt;td&gt;plot a formula over channels&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;X, S, T&lt;/td&gt;&lt;td&gt;curves over another quantity, their spectra, over time&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;D&lt;/td&gt;&lt;td&gt;runs minus the baseline, or the runs&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Double click or F&lt;/td&gt;&lt;td&gt;show everything and follow the run&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;table cellspacing=0 cellpadding=3&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Shift+A&lt;/b&gt;&amp;nbsp;&amp;nbsp;&lt;/td&gt;&lt;td&gt;insert a body&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Shift+A&lt;/b&gt;&lt;/td&gt;&lt;td&gt;with one body selected: a joint to the ground&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Shift+A&lt;/b&gt;&lt;/td&gt;&lt;td&gt;with two selected: a joint or a spring between them&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Space&lt;/b&gt;&lt;/td&gt;&lt;td&gt;run&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ball.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blow that runs on through bodies that do not touch takes a further solve in the same step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A box, centred.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click lights the joints of the set.
Motion does not suffer, but how reactions are shared among these multipliers is not unique.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A closed polygon in x-y, drawn out along z from -length/2 to +length/2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comparison takes two methods or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cone about z: the base at -length/2, the apex at +length/2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A contact brought energy in: see the mark in its line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cylinder about z with half balls on its ends, centred.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cylinder about z, centred.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A disc on body 2, about the z axis of marker 2, rolls without slipping on the x-y plane of marker 1: 1 equation of position and 2 nonholonomic equations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A displacement that follows an angle, 1 equation: the rack moves by radius times the pinion's angle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file with a known solution…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A force and a torque on body 2 at its marker, the opposite on body 1, each component an expression of t, of the motion of marker 2 against marker 1 in the axes of marker 1 (offset x y z, its rate vx vy vz, rotation vector rx ry rz, through full turns about one axis at a time, angular velocity wx wy wz), of parameters, and of channels in brackets, as [pin.angle]: position, orientation and velocity of bodies, coordinates of joints and their rates, deflection, rate, force, energy and power of force elements without a state or signals of their own, but no accelerations, multipliers or reactions. Its energy is counted as work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A force on a point of a body; each component a number, an expression of t or a table. Its energy is counted as work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A known solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model from a file, by its own method, beside this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A named number. Where an element wants a number it may have a formula such as "2*k + 3 mm" instead, which uses parameters by their names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number, with or without unit, an expression of %1 (%2 in %3), or a table [[%2, value], ...]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number, with or without unit, an expression of the time t in seconds, e.g. 5*sin(2*t), or a table of points [[t, value], ...]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point mass with three degrees of freedom: m x'' = F.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point of a body or in space that is only looked at: position, velocity and acceleration in inertial axes, its distance to another point, and the angle at it between two others. Its path is drawn as its trail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rigid body of this shape, with the mass and inertia of a hollow machine part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rigid body that turns about a fixed point, three degrees of freedom: J W' + W x (J W) = torque about the pivot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rigid body with six degrees of freedom: m x'' = F, J W' + W x (J W) = torque (body axes).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A straight uniform Timoshenko beam without mass along the x axes of two markers (Przemieniecki 1968, eq. 5.116), in axes halfway between them: any motion as a whole, small deformation. Unloaded, marker 2 is at x = length of marker 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A surface of triangles. They are kept in the file, so that it runs everywhere; triangles that face inwards are turned when it is read. Mass follows from a density only where the surface is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table of another program, or of a measurement, as a run to compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A torque on a body; each component a number, an expression of t or a table. Its energy is counted as work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A uniform gravity field on every body, added to the one the file's key "gravity" gives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit is as long on one axis as on the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AKW (Austin, Krishnaprasad, Wang)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Gyre Studio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the centre of mass in body axes: xx yy zz, or xx yy zz xy yz zx (tensor entries)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the pivot in body axes: xx yy zz, or xx yy zz xy yz zx (tensor entries)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above it the stop pulls the points together; 0: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above it the stop pushes back; the same as the smallest: no stops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Absolute tolerance of Newton's weighted test, as published: of what a step moves by in m and rad, of multipliers in N and N m, whatever the size of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Absolute tolerance of Newton's weighted test: of what a step moves by, as a speed, in lengths of the model per second and rad/s; of a multiplier, as a share of what brings the masses that its joint moves to one length of the model per second, or 1 rad/s, within a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Absolute tolerance of positions [m] and quaternions. 0: a millionth of how far each body has moved in the run so far, or is about to, from where it began, and rtol is of that; where bodies may touch, of the model's length at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Absolute tolerance of the local error: of positions as a share of the model's length, of rotations in rad, of velocities the same per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Absolute tolerance of velocities [m/s, rad/s] (and of multipliers [N, N m]). 0: 1e-5 of the largest of each body (and of all multipliers) in the run so far; where bodies may touch, of the largest of all bodies at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acts along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actuator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the methods that are to be compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to the feedback, e.g. to carry a weight (N or N m)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds a method to the comparison; the same one twice with other changes, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After so many a step is repeated with half its size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All bodies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All methods from the same start to the same times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that the run carries along where it stands, from which it can go on another day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that this plot can do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along an axis of marker 1; of t, x y z, rx ry rz, vx vy vz, wx wy wz and channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along the body's own &amp;axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along the inertial axes x, y, z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aluminium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always so many Newton iterations per step; 0: until the test passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amplitude</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amplitude density</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amplitude of what is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ellipsoid, centred.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An&amp;gle in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angle between axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angle of joint 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angle of joint 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angle of marker 2 against marker 1 at which the spring's own torque vanishes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angle of the pinion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angle to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angular acceleration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angular velocity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another &amp;model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another parameter, or number of an element, such as crank.mass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another unit: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any mask of the six directions of marker 1, 1 to 6 equations: displacements along its axes and rotations. With one rotation locked, two axes of the markers stay perpendicular, as in a universal joint; with two, the axis that stays free is common.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apart [m]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apart [rad]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approach [m/s]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Area moment y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Area moment z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As bdf_cs, without the derivative of the projection in Newton's matrix (Yen and Petzold's CM): finds the smooth motion near fast oscillations of small amplitude and takes large steps along it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As bdf_ggl, but the multipliers are left out of Newton's test (Yen and Petzold).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As fast as possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in &amp;Blender: middle turns, Shift moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in &amp;CAD (SolidWorks): middle turns, Ctrl moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in &amp;Gyre: left turns, middle moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As they are followed from moment to moment; of two that are conjugate one is listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assemble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assembled: %1 initial values were changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assembled: 1 initial value was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1 s: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At how many moments of the run eigenvalues are computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At how many speeds modes are computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most %1 N before it slips: coefficient %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axes of deflection and force: those of marker 1, or symmetric, halfway between both markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axes of the components: space (inertial) or body (they turn with it)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BDF of order 1 or 2 with fixed step, rotations by increments on the group, constraints at position level. Damps all fast oscillations; for comparison with bdf_cm and generalized-alpha methods.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BDF of variable step and order (IDA) on equations without multipliers, by Yen and Petzold's coordinate splitting. Error and Newton's test see no multipliers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BDF of variable step and order (IDA) on the stabilized index-2 equations of Gear, Gupta and Leimkuhler. Newton's test sees the multipliers, which fast oscillations keep from converging.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BDF on the Lie group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BDF, GGL (stabilized index 2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BDF, GGL*</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BDF, coordinate splitting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BDF, modified coordinate splitting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the model (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ball in a straight groove, 2 equations: the origin of marker 2 moves along the z axis of marker 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ball joint, 3 equations: the origins of the two markers coincide. Multipliers in inertial axes [N].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ball on a plate, 1 equation: the origin of marker 2 moves in the x-y plane of marker 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bands of the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bearing radius</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below it the stop pushes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below it the stop pushes the points apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below zero deviations die away, above they grow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between the surfaces, below zero they overlap: in the middle of the step by methods that step over impacts, else at its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between the z axes of the markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between two markers about their z axes: torque N = k x + f(x) + preload + c v + d(v), x the angle from the free angle, v its rate, with the laws f and d as expressions or tables, and stops. The angle starts within half a turn and counts through full turns from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between two points, along their line: tension N = k x + f(x) + preload + c v + d(v), x = l - l0, v = dl/dt, with the laws f and d as expressions or tables, and stops at a shortest and a longest length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Binary glTF (*.glb)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blade or skate, 1 nonholonomic equation: the origin of marker 2 does not move along its y axis relative to body 1. What keeps the blade on its plane is another joint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bodies that contacts and joints connect without the ground; a click selects them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body 1 and body 2: forces act on the second, normals point to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body a&amp;xes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body that has it, or ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body that is held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body the force acts on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body the torque acts on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bristle damping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bristle stiffness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brought in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bushing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By how much the method lets an oscillation grow (above 1) or die away (below 1) in a step, over frequency times step; dots: the eigenvalues of the moment shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the graphics card where there is one, from the next start on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ontacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU [s]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU time [s]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV (*.csv);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campbell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campbell diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cartesian spring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases of the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cast iron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Central gravity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre of mass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre of mass now at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre of mass, inertial axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of coordinate 1 per change of coordinate 2, in m and rad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of coordinate 1 per change of coordinate 3, in m and rad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change these joints now; bodies and markers stay, and it can be undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes of split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a parameter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose at least one integrator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose integrators and steps on the left,
then press Run study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one element whose response is measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose parameters and a response on the left,
then press Run study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a band, or its line: the elements behind it stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the body to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the body to turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the other body, or Enter: ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click, or Enter here, to select '%1'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click: %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the study?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coefficient mud of fast sliding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coefficient mus at the start of sliding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coefficient of friction mu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coefficient of friction mu; where not given the smaller of the two materials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour bodies by &amp;island</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns of the file and the channels they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with another model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Composition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute gives the eigenvalues of the run that is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute the eigenvalues at moments of the run that is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computed consistently, or taken from the bodies as Kynema does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concrete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constant velocity joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constrained multibody dynamics, with every integrator laid open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constraint equations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contact acts as a force in the method of this run, %1: its equations of motion have it in them, and there is no solver of contacts. How deep bodies overlap and how hard they press stands in Contacts (Alt+Shift+C), sizes of steps and iterations of the method in Steps and Statistics. The methods local_* have a solver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contact filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contact friction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contact is left out here: bodies pass through each other and the ground.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contact matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contact pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contact solver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contacts that took part in the solve; none: joints alone, where these are iterated over, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contraction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convergence failures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convergence of the solver of contacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinate 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinate 1 where the others are zero, in m or rad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinate 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinate 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinates of %1 are in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinates x, y, z of the vertices, one after the other [m]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the measurement (Ctrl+C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy these numbers, with all their digits (Ctrl+C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correction that the residual calls for, by the test of the method: 1 and less passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coupler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl + middle drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curves of other units get an axis on the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cylindrical joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D [s/m] of the smooth law: 0 gives back what went in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D [s/m] of the smooth law: 0 gives back what went in; where not given the mean of both, weighted by their compliance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damping law</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damping ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damping time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Degrees of freedom: velocity unknowns less independent constraints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete all %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Density</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth over which a stop sets in, in m or rad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Derivative gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference of two runs: none is kept yet.
Keep a run (Ctrl+K), change the method or the step, and run again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences: runs minus the baseline (D)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction of the z axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disable %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Displacement of the rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Displacement per turn; positive for a right-hand thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance of the markers, along x, of the unloaded beam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance of the two markers' origins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divided by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag channels here from the list of channels,
or double-click one there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to look at any recorded moment, also while the run goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the bodies of this run solid, the others as ghosts (Return)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drift [m]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drift-kick (half of LIEMID[EA])</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drives the length between two points or the angle between two markers to a target r(t) by feedback: F = kp (r - x) + ki I + kd (r' - v) + bias, I' = r - x, up to a largest force. Its energy is counted as work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %1, %n times</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message>
        <source>Duplicate a&amp;long a pattern…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate along a pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynamic friction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynamics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edge lengths along x, y, z [m]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit its text…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective part of the area in shear along y, 5/6 for a rectangle; 0: stiff in shear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eigen&amp;modes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eigenvalues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eigenvalues in the complex plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eigenvalues of all moments, from early to late; rings: those of the moment shown. Left of zero deviations die away, right of it they grow; upwards they oscillate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eigenvalues of the moment shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elastic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elastic and damped connection of two markers in six directions: linear by a matrix, and by a law in each direction. Deflection in the axes of marker 1 or halfway between the markers, rotation as the rotation vector from marker 1 to marker 2. It counts through full turns about one axis at a time; a run ends where two of its angles are large at half a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Element and equation whose unknown is corrected most, by the test; a click selects the element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Element to measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements behind the chosen band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ellipsoid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enable %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End 1 in the world</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End 2 in the world</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the &amp;preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy [J]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy error [J]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy of the run over time, as stacked bands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy that both bodies gained by the contact in the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter takes it, Escape leaves it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equilibrium preview, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error test failures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors and notes of the model and of the run appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimate of the condition of the matrix of the iteration, where it was made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Euler angles x y z [°]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluations of all forces, failed attempts included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluations of the residual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examining the model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explicit Lie-group Runge-Kutta method of Munthe-Kaas with Dormand and Prince's coefficients and error control, on the index-1 equations with projection: Gyre's reference. The step is the first one tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;contacts as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a report of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export an ani&amp;mation…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export an animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export eigenvalues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export iterations of Ne&amp;wton as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export modes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export modes and shapes as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export so&amp;lver of contacts as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the Campbell diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the Campbell diagram as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the contacts as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the contacts of all rows as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the contacts of all rows of the run as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the eigenvalues of all moments as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the iterations of Newton as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the iterations of Newton of every step of the run as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the iterations of all steps as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the matrix of the contacts as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the r&amp;un as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the run as glTF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the run for ParaView</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the solver of all rows as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export these curves as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export this matrix as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export what a &amp;plot shows as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export what the solver of contacts did as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export what the solver of contacts did in the step of every row of the run as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expression force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extrusion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;it everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;orget the kept run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;rames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face on face, 3 equations: marker 2 moves in the x-y plane of marker 1 and turns about its normal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factor from one step to the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factorizations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed; what was computed is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failures of the convergence test: steps repeated because their equations did not converge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failures of the error test: steps repeated for their local error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find equilibrium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings: %1 to judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First body, or ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First speed, in rad/s or with its unit, as 600 rpm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flat-top window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for the tables of this study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the run: show the newest moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For rows over whole periods; else a sine spreads, and appears up to 36 % lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force law</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force law x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force law y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force law z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force of a stop over how far the length is beyond it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force on body 2 across the normal, mean of the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force on body 2 along the normal, mean of the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force over the deflection x along this axis, added to the linear part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force over the error of its rate (N s/m or N m s/rad)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force over the error of length or angle (N/m or N m/rad)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force over the integral of the error since the start (N/(m s) or N m/(rad s)); in statics the error vanishes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget all results and run every case again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula…	E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free angle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free motion %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frequencies over the speed of the rotor: solid whirls with the spin, dashed against it, dotted neither; rings are critical speeds, on the line of one vibration per turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frequencies, damping and shapes of small vibrations; the mode selected is shown moving.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frequency [Hz]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friction &amp;cones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friction [N]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friction about z (revolute) or along z (prismatic) of two markers, v at the rubbing surface, P a constant normal load. Model stribeck: F = P (mud + (mus - mud) exp(-(v/vs)^2)) tanh(v/vr) + c v (Armstrong, Dupont and Canudas de Wit 1994), creeps instead of sticking. Model lugre: F = sigma0 z + sigma1 z' + c v with the deflection z of bristles between the surfaces (Canudas de Wit, Olsson, Astrom and Lischinsky 1995), sticks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friction law</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the centre of mass of body 1, in its axes; z is the axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the centre of mass of body 2, in its axes; z is the axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the centre of mass of the body, in its axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the centre of mass, body axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the moment shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the pivot, body axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fx [N]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fy [N]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fz [N]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>G; E / (2 (1 + nu)) when isotropic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gap [mm]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Geom1 (Lie-group generalized-alpha)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Geom2 (Lie-group generalized-alpha)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Geom3 (Lie-group generalized-alpha)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gho&amp;sts of other runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it bounds (From, To) in Properties to move it here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the function by points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with a run of this model whose state was saved, here or by gyre run --save-state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gravitational parameter G M of the centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gravity towards a fixed centre, mu m / r^2, on every body at its centre of mass (Newton 1687).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid: every value with every other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gyre Studio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gyre Studio draws with OpenGL 3.2, which this display does not offer.

A graphics driver, or Mesa's software renderer, is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gyre Studio ended while %1 had unsaved changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gyre models (*.gyre)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gyre models (*.gyre);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gyre studies (*.gyre-study);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of real time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hann window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hinge, 5 equations: the origins of the two markers coincide and their z axes are parallel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds a point of a body to a fixed anchor by springs and dampers along the inertial axes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Homokinetic joint, 4 equations: the origins of the markers coincide, and both shafts, along z, spin alike at any angle between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hooke or Cardan joint, 4 equations: the origins of the markers coincide; the cross has its arms along x of marker 1 and y of marker 2, which stay perpendicular. The shafts lie along z.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How Newton's iteration went in every step stands here: what was left of each kind of equation, how fast it shrank, and which element was worst. Run a model (Space).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How contacts act on each other: the matrix W (Alt+Shift+W)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far it has come, or why it did not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast the surfaces come closer along the normal, at the end of the step; below zero they part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many modes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often other coordinates were chosen as the independent ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often somebody pulled at a body: this is not the model's own motion alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the contacts of a moment act on each other stands here as a picture of the matrix W. Run a model whose bodies may touch (Space).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the orientation is typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the orientation is typed; the file holds the quaternion.
Euler angles turn about the body's x, then its new y, then its new z axis.
To another direction of z, of any length, the axes turn by the shortest way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the solver of contacts converged (Alt+Shift+S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the solver of contacts converges stands here: merit and step of every iteration, and which islands it had. Run a model whose bodies may touch (Space).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the step failed, and what helps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How two materials touch: what is given here counts instead of what follows from the two. In files the two stand together: "materials": ["steel", "concrete"].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignore %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignore each other, or touch even if a joint connects them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imaginary [rad/s]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import mesh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import mesh…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported %1; everything was understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In SI units, or a formula of other parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In m or rad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the world</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which the solver of contacts stopped far from the merit asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inertia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inertia xx yy zz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inertial axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initial acceleration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initial values violate constraints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initial values: the view shows a later moment of the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initial, body axes; only for methods told to take accelerations as given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initial, inertial axes; only for methods told to take accelerations as given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert a body, a joint, a force, a parameter or a material: type to search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Integral gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Integral limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Integrate with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Integrator; bold: its bodies are drawn solid; ticked: its ghost and its curves are drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Integrators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Integrators to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interval between recorded rows; 0 records every step. Steps are shortened to meet these times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Island</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Islands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iteration %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>J; the polar moment for round sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint friction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint solver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint that has coordinate 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint that has coordinate 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint that has coordinate 3, as in a differential</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint that is driven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint that is limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint whose angle is the pinion's</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint whose angle is theta_1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint whose angle is theta_2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint whose displacement is the rack's</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joints hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K [N/m^n] of the smooth law N = K d^n (1 + D d')</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K [N/m^n] of the smooth law N = K d^n (1 + D d'); where not given both materials in series</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the step, or choose it so that the local error of the positions stays near the step tolerance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this run: the next one is drawn over its curves, or minus them (Ctrl+K)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kick-drift (half of LIEMID[EA])</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kinetic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kinetic energy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knife edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Krysl's explicit Newmark method for rotations (2005): symmetric, second order, one force evaluation per step, momentum conserving; joints by RATTLE. Compositions of it reach order 4, 6 and 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kynema (inertial-frame generalized-alpha)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kynema's form of the Lie-group generalized-alpha method: spatial angular velocities, left updates, D_L/D_R scaling, and its weighted convergence test as published (tolerances 1e-5 and 1e-3). The rates at which the axis of a fast rotor turns are smooth in its axes, and more exact than in those of geom1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LIEMID[EA] (explicit Newmark for rotations)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LIEMID[I] (implicit midpoint Lie method)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest angle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest angle between a body's orientation and that in the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest distance of a body from where it is in the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest energy that the method itself made or lost: what is there, less what there was and was done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest less smallest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest magnitude</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest of all contacts so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest residual of the constraints of positions [m, rad]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest residual of the constraints of velocities, of nonholonomic joints [m/s, rad/s]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest residual of the equations of motion of bodies that nothing touches [N, N m]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest residual of the equations of motion of bodies that something touches [N, N m]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest value of its slider; equal to the smallest: no bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest violation of position constraints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last speed, in rad/s or with its unit, as 6000 rpm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latin hypercube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave all curves on one axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this line (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this tool (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length (m) or angle (rad, counted through full turns) that is to be reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length along z [m]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length at which the spring's own force vanishes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the cylinder, without the caps [m]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lever arm of the normal force against rolling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lever arm of the normal force against rolling; where not given the smaller of the two materials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lever arm of the normal force against spinning about the normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lever arm of the normal force against spinning about the normal; where not given the smaller of the two materials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like the &amp;desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits of a coordinate of a joint: beyond them a spring and a damper push back, setting in smoothly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1 names no parameter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linear (rotation vectors, generalized-alpha)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loa&amp;d a run from CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load a run from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load a run from CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local dynamics, explicit rotations (POS)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local dynamics, implicit rotations (IMP)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local dynamics, momentum-conserving rotations (NEG)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local error of positions allowed per step, as a share of the model's length; of angles in rad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock rotation x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock rotation y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock rotation z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logarithmic value axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for the equilibrium…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loose bodies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost to normal forces of contacts: in impacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M&amp;easure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marker at the cursor…	M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marker here…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marker on body 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marker on body 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks are attempts at steps that were given up, at their size: cross, the local error was too large; diamond, the equations did not converge; square, a body turned too far. Triangles: a law switched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mass from shapes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mass from shapes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mass, centre of mass and inertia from the shapes and a density</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Massless rod that cannot spin, with a universal joint about z of marker 1 at one end and a ball in the origin of marker 2 at the other, 1 equation. A positive multiplier is tension.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Massless rod with ball ends, 1 equation: the two markers' origins keep their distance. A positive multiplier is tension.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Massless rod, hinged about z of marker 1 at one end, with a ball in the origin of marker 2 at the other, 2 equations. The first multiplier is the rod's force, positive in tension.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Material</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Material 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Material 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrices that were evaluated and factorized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix of the contacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum less minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean over the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean over time, whatever the steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure how far the others are from this run (B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meshes (*.stl *.obj *.gltf *.glb);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode %1 [Hz]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode %1, %2 Hz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode %1, a rigid motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model &amp;health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model changed: Reset to apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models, studies, %1 (*.gyre *.gyre-study %2);;Gyre models and studies (*.gyre *.gyre-study);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modes over speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modes over the speed of a rotor stand here. No body of this model can turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modes over the speed of a rotor: whirl with the spin and against it, and critical speeds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mouse and keys of a chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mouse and keys of a plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move it to the time cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the initial values onto the constraints by the smallest change; can be undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves a coordinate of a joint as a function of time, 1 equation: its position, velocity or acceleration, or locks it where it is. Velocities and accelerations are integrated from the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves it to a new plot below this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mx [N m]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My [N m]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mz [N m]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the file it was imported from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Named numbers that formulas of the model use: add one, then type its name in place of a number, as in &lt;i&gt;2*k + 3 mm&lt;/i&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs another body than %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New plot below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New plot on the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newton</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newton iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No body here to pull</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No case has a value to show here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No difference in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No displacement along x of marker 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No displacement along y of marker 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No displacement along z of marker 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No examples were found. The variable GYRE_EXAMPLES may name the folder they are in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No iteration was needed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No page has these words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No positive values here: a logarithmic axis has no place for the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No results yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rotation about x of marker 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rotation about y of marker 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rotation about z of marker 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No step has been made yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No step is longer; 0: as long as the error lets it be. With loose tolerances all steps are as long as this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No time here that both runs cover.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the selected bodies touches anything at this moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None: drawn by its inertia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norm of the error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal [N]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not reached: %1 was asked for. More sweeps, or another solver, may do it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not shown: zero and negative values of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can move: there are no modes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can touch in this run: its model has no contact, or no shapes that take part in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in the catalogue fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is free to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing touched in the step that led here: there was nothing to solve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing touches at this moment of the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number, expression of t or table of (t, value); m or rad, and s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nut on a thread, 5 equations: marker 2 turns about the z axis of marker 1 and moves along it by the pitch per turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of Gauss-Seidel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of Gauss-Seidel over all contacts in a step, at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of Newton in all accepted steps; by methods that step over impacts sweeps and iterations of the solver of contacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of Newton's matrix: J in the tables of Yen and Petzold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of a stop, in N s/m or N m s/rad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of a stop, in N/m or N m/rad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of matrices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the attempt at the step; a step that failed is tried again with half the size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the centre of mass, inertial axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the correction that was taken; 0: the state was accepted as it stood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the cross-section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the damped vibration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the damper beside that spring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the damper beside that spring; where not given both materials in series</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the disc's rim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the formula; 1 is the implicit Euler method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the other method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the pitch circle; negative where the rack moves the other way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the rubbing surface; counts for rotation only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the smooth law: regularised creeps, bristle sticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the smooth law; where not given, bristle if one of the two materials has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the spring that holds by friction law 'bristle'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the spring that holds by friction law 'bristle'; where not given both materials in series</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the thread that ran the case, stepping only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the update, over the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off the screen, painted as pictures: where a graphics driver is at fault, from the next start on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off with %1, because they hang on it: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off: it is only seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ogg Theora video (*.ogv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the changes cannot be made: it is marked in the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One point x y a line, in metres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only bodies can be pulled; %1 is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a &amp;study…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open an example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open e&amp;xample…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the formulas at most. 1 and 2 damp oscillations of any frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the last step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order study of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order study of this model: several integrators and steps, errors and slopes (Ctrl+T)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over another quantity…	X</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over time	T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap [mm]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P of Newton's last matrix also in the equations (frozen, as published), which damps most; or exact, with its derivative left out of the matrix only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;oint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P, constant: what presses the surfaces together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG pictures, one per frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pa&amp;le bodies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pan&amp;els</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ParaView collection (*.pvd)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parallel axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameter mu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameter study of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters that vary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Particle</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Paste %n elements</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perpendicular axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perturbed start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a corner, edge, face, axis or centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick the other end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick what to measure from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick what to measure to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.svg *.pdf *.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pivoted body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place in equilibrium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placement in the body, position in m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placement in the world, position in m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planar joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plastic (ABS)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play &amp;backwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again and again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again and again, in a &amp;loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play backwards (Ctrl+Shift+Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play what is recorded (Shift+Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plot %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plot a formula over channels (E)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plot below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point on a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point on a plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point on body 1, in inertial axes; a length that fits goes with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point on body 2, in inertial axes; a length that fits goes with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point to which the distance is measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points [[x, y], ...] of the polygon, in either sense [m]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points appear here as cases finish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of the design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position sweeps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions and velocities of the run at the time that is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Potential</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power density</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prescribes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Run study to compute the cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prismatic joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Processor time of the steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the Campbell diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the eigenvalues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proportional gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published results, computed again and judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pulls by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantity to measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quaternion w x y z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RKMK (Dormand-Prince 5(4), reference)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RMS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rack and pinion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Radius</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Radius [m]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Radius of the base [m]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratio 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratio of the velocities after and before an impact, 0 for none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratio of the velocities after and before an impact, 0 for none; where not given the larger of the two materials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reaction torques</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reactions in equilibrium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reactions on body 2 at its marker, inertial axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read again: %1 was changed by another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read it again and lose your own unsaved changes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read it again? The run under way ends there, and is kept as far as it has come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read it again? The runs side by side go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read it all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading and planning the study…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading mesh %1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real [1/s]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real-time factor: simulated seconds per second of clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rectangular window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo: %1	Ctrl+Shift+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redundant constraints: equations that say what others say already.
Motion is unaffected; how reactions are shared among them is not unique.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relative tolerance of Newton's weighted test: of what each coordinate moves by in a step, and of each multiplier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relative tolerance of the local error and of Newton's test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relative tolerance of the local error: of the farthest position or 1 rad, and of the fastest velocity, all over the model's length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove all curves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove all markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeated steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace redundant joints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the run first (Backspace)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Residuals over the iterations of the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolved in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revolute joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revolute-spherical link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rigid body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolling disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolling friction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root mean square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root of the mean square beside the mean, over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root of the mean square over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotation vector [°]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows so far; what memory has no room for lies in a file until the run is dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run all %1 cases again?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run from a saved s&amp;tate…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run from a saved state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the model to see its curves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the model to see the spectra of its curves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run this model by several integrators side by side (Ctrl+Shift+K)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running; model changed: Reset to apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs minus the baseline	D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SE(3) (coupled generalized-alpha)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same orientation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as picture (SVG, PDF, PNG)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save for a publication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save for a publication…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes to '%1'?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the state of the run at t = %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this chart as a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Screw joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second axis for other units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second body, or ground; the reaction shown acts on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second moment of area about y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second moment of area about z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second-order Lie-group generalized-alpha method of Bruels and Cardona 2010, first geometric form, with index-3 constraints, Bottasso's scaling and Kynema's weighted convergence test. Its velocities are in body axes: where a body spins at W, how its axis turns has an error of some 0.2 (h W)^2 (kynema, in space axes: 0.01 (h W)^2 on a gyrocompass).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second-order Lie-group generalized-alpha method of Bruels and Cardona 2010, second geometric form, with index-3 constraints, Bottasso's scaling and Kynema's weighted convergence test. Its velocities are in body axes: where a body spins at W, how its axis turns has an error of some 0.2 (h W)^2 (kynema, in space axes: 0.01 (h W)^2 on a gyrocompass).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second-order Lie-group generalized-alpha method of Bruels and Cardona 2010, third geometric form, with index-3 constraints, Bottasso's scaling and Kynema's weighted convergence test. Its velocities are in body axes: where a body spins at W, how its axis turns has an error of some 0.2 (h W)^2 (kynema, in space axes: 0.01 (h W)^2 on a gyrocompass).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen through &amp;bodies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a body, a joint or a force, in the tree or in the view, to see and edit its properties.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selection only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Semi-axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Semi-axes along x, y, z [m]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separates lines well; a sine between two lines appears up to 15 % lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set %1 of %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shear factor y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shear factor z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shear modulus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift + left drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift + middle drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortest length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show everything (F, or double click)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the curves over time again (T)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the model in the workbench</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the selected mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simo-Wong (explicit Newmark)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six-direction joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the eigenvalue times the step of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the last step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the step that was tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sleeve on a shaft, 4 equations: marker 2 moves along the z axis of marker 1 and turns about it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slider, 5 equations: marker 2 moves along the z axis of marker 1 and does not turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slip [m/s]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slip velocity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slope of %1 between this step and the next larger one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest angle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest value of its slider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solve of the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong inside the program; the model is kept.

%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sp&amp;eed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spectra	S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spectral radius at infinite frequency: 1 no numerical damping, 0 most. Below 1 when there are joints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spectral radius of the method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spectral radius of the method there: the factor of an undamped oscillation in a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed [rad/s]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed at which recorded rows are played: times real time, as chosen or typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of body 2 against body 1 across the normal, at the end of the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spherical joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spinning friction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spring and damper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start of the time over which the error is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start values of Arnold, Bruels and Cardona 2015: no oscillation of the multipliers in the first steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>States of runs (*.gyrestate);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Static friction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics of a range	R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics of the range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step between two rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step size [s]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step size h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step to %1 s: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step tolerance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of %1 s are made: rows are recorded every %2 s, and each of these intervals is cut into equal steps no longer than the one that is set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps repeated because their equations did not converge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps repeated because their local error was too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps unsolved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stiffness of the stops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop computing eigenvalues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping: the steps under way end…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored in springs, and in contacts that are forces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored in the height of bodies, from the lowest value of the run on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored in the motion of bodies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight to the screen by OpenGL, whatever it runs on, from the next start on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stribeck velocity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Studies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems of linear equations solved with them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table and viewport show the contacts of the selected bodies only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table, CPU times and curves into a folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv *.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv *.dat);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the line out of the comparison (Del)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the range away (R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes part in the equations; off, it stays in the model with all that hangs on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the line out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tells amplitudes within 0.1 %; lines are wide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tension at the free length; positive pulls the points together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tension over the elongation x = l - l0, added to the linear part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tension over the rate v = dl/dt, added to the linear part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That are too many cases: %L1 are allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That draw overlapping bodies apart without a change of velocities; 0: they stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That gave the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The actuator gives no more, either way (N or N m); 0: unlimited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The axis needs a direction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The baseline ends at %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The body's frame moves to the centre of mass; shapes and joints stay where they are. What shapes have in common counts twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The classical generalized-alpha method in rotation vectors that are re-centred each step (Cardona and Geradin 1988): the parametrized rival of geom1 to geom3 in Bruels and Cardona 2010.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column that is the time; it must grow from row to row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contacts of a run stand here: which bodies touch, how hard, and whether they stick or slip. Run a model whose bodies may touch (Space).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The eigenvalues are being computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The eigenvalues of small deviations from a run stand here, moment by moment: how fast they vibrate, die away or grow, how stiff the system is, and what method and step suit it. Run a model (Space), then Compute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The explicit rotation method of Simo and Wong 1991 with its carried angular acceleration: gamma = 1 is the published, unstable one, gamma = 1/2 the better. Joints by RATTLE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The finest run of each method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first-order map that drifts and then kicks with the forces at the end: the adjoint half of LIEMID[EA] (Krysl 2005). For bodies under forces, without joints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first-order map that kicks with the forces at the start and then drifts: one half of LIEMID[EA] (Krysl 2005). For bodies under forces, without joints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fixed point, inertial axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The generalized-alpha method on SE(3): translation and rotation updated together, velocities in body axes (Bruels, Cardona and Arnold 2012), for comparison with R^3 x SO(3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The half space below z = 0 of its frame, without end; of the ground only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The half-step scheme of Solfec with joints, contacts and friction implicit in the velocity at the end of the step, forces explicit. Accelerations and reactions that are told are means of the step. Rotations by Solfec's explicit update that conserves angular momentum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The half-step scheme of Solfec with joints, contacts and friction implicit in the velocity at the end of the step, forces explicit. Accelerations and reactions that are told are means of the step. Rotations by Solfec's explicit update, with good energy and approximate momentum; torques of reactions turn with the body, where wanted as in Solfec.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The half-step scheme of Solfec with joints, contacts and friction implicit in the velocity at the end of the step, forces explicit. Accelerations and reactions that are told are means of the step. Rotations by Solfec's implicit update, which conserves angular momentum and keeps its energy near the true one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The implicit midpoint Lie method of Krysl and Endres 2005: symmetric, second order, forces in the middle of the step by fixed-point iteration; joints by RATTLE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The initial values meet all constraints already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The integral part gives no more, either way, and stands still there (N or N m); 0: the largest force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest step is longer than the whole run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrix is on its way …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The method of Austin, Krishnaprasad and Wang 1993 with the Cayley map: symmetric, second order, conserves the energy of a free body; forces at the end by fixed-point iteration; joints by RATTLE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The method of this run makes no iterations of Newton over a step: rkmk and explicit methods without joints evaluate and go on, and the methods local_* have a solver of their own, which stands in Contact solver (Alt+Shift+S). The generalized-alpha methods, BDF and rotation methods with joints iterate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model cannot run yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model is being compiled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most accurate run Gyre can make</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other one, or the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results of a study without a file go with its window unless they are exported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results of the %1 that are finished are deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run began from a saved state. Reset takes it back to the initial values of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run failed before an iteration was made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run goes on from where it ended, to a later end time; what there was is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run is over. Bodies can be pulled while one goes on, and placed after Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run is paused. Space goes on; then bodies can be pulled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run that was finished is kept, and not drawn until it is ticked under Comparison: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run to compare with has none of these channels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The runs beside it as &amp;ghosts, with a legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The runs do not differ here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same along z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed gives the same points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected elements have different values; what is typed goes into all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected elements have no field in common.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest step is the reference of the larger ones; it has no error itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spectra are on their way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step as a symmetric composition of substeps, of order 4, 6 or 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step at the time cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is being planned…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is still running; %1 of %2 cases are finished. Stop it and close?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time must end after it begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their results are kept: the study goes on from there when it is run again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no memory for the difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no run to make an animation of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no run to make an animation of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They were kept on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This build cannot write video (VTK without Ogg Theora); any video tool makes one of the pictures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This contact brought energy in: %1 mJ. Newton's law of restitution does so where bodies slip in opposite directions before and after an impact with friction (Kane 1984). Less restitution or less friction helps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is an earlier moment of the run. Live goes back to where it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the end of the run: Run begins it anew; with a later End it goes on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the kept run itself.
Change the method or the step, reset and run: what differs appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This load is not the only one possible, nor is the sum over the two bodies: rigid bodies may share loads in other ways, or be jammed more or less, with the same motion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This load is not the only one possible: rigid bodies may share it among their contacts in other ways, with the same motion. The sum over the two bodies is: %1 N.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run has no %1 to draw over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run is kept: the next one is drawn over it; D in a plot shows what they differ by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This was not taken over as it stands in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three positions among the vertices for each triangle, counted from 0, counter-clockwise seen from outside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three, each a number, an expression of t or a table [[t, value], ...]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three, each a number, an expression such as "10*sin(2*pi*t)" or a table [[t, value], ...]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time at which the run ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time integrator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Titanium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title above the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next recorded row (Right, where the moment shown is not the newest)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the recorded row before (Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torque</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torque at the free angle; positive turns marker 2 back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torque law</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torque law x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torque law y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torque law z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torque of a stop over how far the angle is beyond it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torque over the angle x from the free angle, added to the linear part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torque over the rate v, added to the linear part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torque over the rotation x about this axis, added to the linear part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torque x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torque y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torque z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torsion constant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torsion spring and damper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touches others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tr&amp;ails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transition velocity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned into heat by dampers and by friction in joints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned into heat by friction of contacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two angles in a fixed ratio, 1 equation: joint 1 turns `ratio` times as fast as joint 2. Negative for two external gears.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two bodies that ignore each other, or that touch although a joint connects them. In files they are lists under the keys "ignore" and "touch": [["arm", "base"]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two or three coordinates of joints in a linear relation, 1 equation: c1 = ratio c2 + offset, or c1 = ratio c2 + ratio3 c3 + offset. Angles count through full turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type into the empty row to add a point, Del removes the selected points, Ctrl+V pastes two columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncertain between the rows of the baseline: %1. Equal output times avoid this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: %1	Ctrl+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unexpected error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit of the time in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit quaternion w x y z, body to inertial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Universal joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Universal-spherical link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknowns: three forces of each contact, moments of rolling and spinning friction, and the rows of joints where these are iterated over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use as initial placement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the nearest possible inertia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Video, Ogg Theora</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viscous damping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weld, 6 equations: the two markers coincide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What hangs on it goes, too: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is changed of the method and the model, such as: rho_inf=0.5, step=1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left of the violation of the laws, as a share of what there was to remove, squared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it stands for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What method and step suit the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What of it over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What parameters of this model do to its motion: grids and Latin hypercubes (Ctrl+Shift+T)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What shapes are made of where they touch. Time stepping takes friction and restitution; other methods take friction and the smooth law N = K d^n (1 + D d') of the approach d (Hunt and Crossley 1975).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the body looks like; by default the ellipsoid of its inertia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the curves are drawn over: another channel or formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the height of a line is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the integrator made or, negative, lost: the hatched gap between the stack and the line. Round-off where the method is exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the local error test sees. Positions alone let fast oscillations be damped sooner, and can miss an error of the slow motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the motion is: position, velocity or acceleration of the coordinate; lock keeps it where it starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the particle looks like; by default a ball of the density of steel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the work is measured by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What turns: a body, or a drive that gets the speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was stored when the run began, potential energy from its lowest value in the run on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it is first that large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it is first that small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does the model rest, and what do its joints carry there?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where given, mass and inertia follow from the shapes, whose centre of mass must be the origin; where 0 they are typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it stands, in inertial axes: both markers go there together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the energy of a run is, and where it went, stands here as bands over time: stored in motion, height and springs, turned into heat, brought in by forces and drives, and what the method itself made or lost. Run a model (Space).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the equations are linearized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the model turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the point is at rest, inertial axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the runs begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the solver stops: violation of the laws of contact against what there was to solve, as an energy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether it sticks, slips, or is open: near, but without a force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether it was made here or kept from before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which bodies hold most of the mode's kinetic energy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which coordinate of that joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which coordinate of that joint; gyre describe says which a joint has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which limits there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the steps that led from the row before to this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why this method solved it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window that the rows are weighed by before they are transformed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With distance_to: the angle here between the lines to both points is reported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wood (oak)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work [mJ]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work of forces, drives and the hand; the line is this and what there was at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a page with settings, findings, plots and the motion to be played, for any browser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the bodies and their motion as an animation, for Blender, browsers and viewers of glTF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the placement found into the model, at rest; can be undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the surfaces of the bodies with their velocities at moments of the run, for ParaView and other programs that use VTK: a collection, with a folder of frames beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1, %2 frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1, the state at t = %2 s, where the run stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Young's modulus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a channel or a formula; nothing: time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a model that was never saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number is expected here; formulas stand in the markers on the bodies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table needs at least two points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table needs two points with different %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a window of its own could not be drawn by OpenGL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 h left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add parameter %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add the marker %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all sweeps were asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>amplitude density</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more joints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at [s]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at equilibrium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>atol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>atol positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>atol velocities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auto: Gauss-Seidel, and Newton for islands that it does not solve; gauss_seidel_w: on the explicit matrix W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ball bob</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ball socket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bar link crank coupler pendulum shaft stick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the run: move a body as its joints allow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being compiled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beta: damping is beta times stiffness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block cuboid brick plate slab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block part link member solid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brake coulomb stiction lugre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>c</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>c, along the line of the two points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>c, of the surface's velocity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot paste: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>centre of the cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change parameter %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change the second significant digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coil clock spiral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cones of the %1 nearest only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy, cut, paste, also between windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ctfs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cv rzeppa homokinetic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delete, with what hangs on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disc disk flywheel pulley rotor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drum roller pillar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duplicate; along a line or a circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dynamics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eliminated: exactly, before contacts are solved; iterated: together with contacts, by the solver of these, as in Solfec</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>energy [J]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>etfs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>export the recording as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed at %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>find in the tree; Enter selects, Ctrl+Enter selects it as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fit everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flexible elastic timoshenko rod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frequency [Hz]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1 s to %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from an earlier run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from materials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from t = %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>front, right, top, corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gamma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gear steering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand, and changes on the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hinge pin pivot bearing axle shaft swivel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hooke cardan u-joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>imaginary [rad/s]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a list or a choice: the row that has them in its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a plot, or with the mouse over one: runs minus the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a plot: zoom, Ctrl: the values; pan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the bar of the time: go through the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the tree: go on, Ctrl+Space selects as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>insert from the catalogue: type to search, Enter inserts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>integrator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>iteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its unit does not follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joint, spring by picking; Enter: to ground, Esc: leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep the run to compare the next one with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept, %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>length %1 m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than a second left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limit bumper end range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line: a force along the line of the two points; axis: a torque about the markers' z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>load push thrust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marker of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>material</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measure distance and angle; Ctrl+C copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merit %1 after %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>middle of the edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>middle of the face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mode %1 at %2 rad/s: %3 Hz%4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model, channels, properties … (View, Go to); the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>motor engine moment load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>motor engine motion servo rotate speed prescribed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>motor engine servo hydraulic cylinder controller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move in the order of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move the marker %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move, turn the selected body; X: in its own axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n of the smooth law; 1.5 for spheres (Hertz)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n of the smooth law; 1.5 for spheres (Hertz); where not given the mean of both, weighted by their compliance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next, previous panel; the run bar is one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next, previous property</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no redundant constraints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not judged yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not ready to run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number or expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number or expression of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number or expression of t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1 at the start %2 were taken out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>omega h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>omega h = %1: spectral radius %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one recorded row back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one step; when looking back, one recorded row forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open, save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orbit about the point under the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orbit, zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order study of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>origin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over channels: rod 1.vx^2 + rod 1.vy^2, deriv(crank.angle), integral(motor.power)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parallel or perspective projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parameter study of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused at %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>peak-peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plane table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play what is recorded, or stop; Ctrl as well: backwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>point mass bead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position in m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>potential energy %1 J</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>power density</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>projected: the mean of the velocities at both ends of a step, then the velocity at its end; mean: the former alone, neutral in energy; velocity: the latter alone, first order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pull a body while it runs; Shift: harder, Esc: let go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>radius %1 m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready to run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>real [1/s]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove all markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove the marker %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rename the marker %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reset to the initial state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rho_inf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rigid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rigid motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rod rope link string cable strut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rope cable elastic shock absorber strut coil suspension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotation about the markers' z, or translation along z of marker 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rtol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rubber mount elastic compliance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run and cancel a study, in its window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run or pause; F5 also while a field has the keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>select a body, joint or force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>select several; a new joint takes the first as body 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sigma0, model lugre: of the joint before it slides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sigma1, model lugre: of the rate of the bristles' deflection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skate ski blade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sleeve piston slider shaft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slider slide piston guide rail translational linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slowest </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>snaps; Shift: finer, Ctrl: not; a digit: type the value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spectral radius of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speed [rad/s]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spindle thread nut bolt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>std. dev.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stribeck: a smooth function of the velocity, creeps instead of sticking; lugre: with elastic bristles, sticks; neither holds in statics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>surface</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>switch on or off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>t = %1 s: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>t = %1 s: %2 1/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>t = %1 s: stiffness ratio %2%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take back what was typed; once more: back to the tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take over what was typed: 12 mm, 2 kN/m; in the tree: to the fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kept run %1 was let go: all runs together fill the memory they may</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the method lost %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the method made %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the method made nothing but round-off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run to compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the simulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>theta_1 / theta_2: teeth of gear 2 over teeth of gear 1, negative for external gears</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this page, the guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this run minus the kept one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time [s]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top gyroscope pendulum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transmission belt chain pulley</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned: reactions turn with the body in the second half of the step, of second order; published: they do not, as in Solfec, which makes angular momentum of first order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two numbers in each line are expected, not '%1'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unequal steps resampled every %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unstable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>update</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used: %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>v_s of regularised friction, at which 0.7 of mu N is reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>v_s of regularised friction, at which 0.7 of mu N is reached; where not given the smaller of the two materials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>various</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>velocity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vr, model stribeck: below it the joint creeps instead of sticking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vs: friction falls from static to dynamic around it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>w, x, y, z must not all be zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weld ground glue attach clamp rigid connection frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is to be read there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wheel tyre tire rolling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x, y, z must not all be zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zoom to the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>|W| = %1 1/kg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>|W| [1/kg]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>|difference| %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>|difference| of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
