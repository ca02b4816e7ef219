<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Gyre</name>
    <message>
        <source> (joints eliminated)</source>
        <translation> (Gelenke eliminiert)</translation>
    </message>
    <message>
        <source> and %1 joints</source>
        <translation> und %1 Gelenke</translation>
    </message>
    <message>
        <source> and 1 joint</source>
        <translation> und 1 Gelenk</translation>
    </message>
    <message>
        <source> at %1</source>
        <translation> bei %1</translation>
    </message>
    <message>
        <source> backward</source>
        <translation> Gegenlauf</translation>
    </message>
    <message>
        <source> forward</source>
        <translation> Gleichlauf</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source> moments</source>
        <translation> Zeitpunkte</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> von %1</translation>
    </message>
    <message>
        <source> per second</source>
        <translation> pro Sekunde</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> Pixel</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source> speeds</source>
        <translation> Drehzahlen</translation>
    </message>
    <message numerus="yes">
        <source> with %n more</source>
        <translation><numerusform> mit %n weiteren Element</numerusform><numerusform> mit %n weiteren Elementen</numerusform></translation>
    </message>
    <message>
        <source> – being summed …</source>
        <translation> – wird summiert …</translation>
    </message>
    <message>
        <source> – values that are not finite are left out</source>
        <translation> – nicht endliche Werte sind ausgelassen</translation>
    </message>
    <message>
        <source> … the next is on its way</source>
        <translation> … die nächste ist unterwegs</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 J</source>
        <translation>%1 %2 J</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>two bodies, number of the contact</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2);;All files (*)</source>
        <translation>%1 (%2);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 (pulled by hand)</source>
        <translation>%1 (von Hand gezogen)</translation>
    </message>
    <message>
        <source>%1 (right)</source>
        <translation>%1 (rechts)</translation>
    </message>
    <message>
        <source>%1 = %2 to %3</source>
        <translation>%1 = %2 bis %3</translation>
    </message>
    <message>
        <source>%1 DOF</source>
        <translation>%1 FG</translation>
    </message>
    <message>
        <source>%1 J</source>
        <translation>%1 J</translation>
    </message>
    <message>
        <source>%1 N</source>
        <translation>%1 N</translation>
    </message>
    <message>
        <source>%1 N m</source>
        <translation>%1 N m</translation>
    </message>
    <message>
        <source>%1 The parts of elements are told of runs of up to 1000 elements.</source>
        <translation>%1 Anteile der Elemente werden für Läufe mit bis zu 1000 Elementen angegeben.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 and %2: %3</source>
        <translation>%1 und %2: %3</translation>
    </message>
    <message>
        <source>%1 and %2: an impulse at one does not move the other</source>
        <translation>%1 und %2: ein Kraftstoß am einen bewegt den anderen nicht</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation><numerusform>%1 und %n weiteres</numerusform><numerusform>%1 und %n weitere</numerusform></translation>
    </message>
    <message>
        <source>%1 and channels such as [pin.angle]</source>
        <translation>%1 und Kanäle wie [pin.angle]</translation>
    </message>
    <message>
        <source>%1 are stored</source>
        <translation>%1 sind gespeichert</translation>
    </message>
    <message>
        <source>%1 at %2 Hz</source>
        <translation>%1 bei %2 Hz</translation>
    </message>
    <message>
        <source>%1 at %2 s</source>
        <translation>%1 bei %2 s</translation>
    </message>
    <message>
        <source>%1 at an eighth of the smallest step, run first and shared by all.</source>
        <translation>%1 mit einem Achtel der kleinsten Schrittweite, zuerst gerechnet und allen gemeinsam.</translation>
    </message>
    <message>
        <source>%1 at most %2 %3</source>
        <translation>%1 höchstens %2 %3</translation>
    </message>
    <message>
        <source>%1 at omega h = %2</source>
        <translation>%1 bei omega h = %2</translation>
    </message>
    <message>
        <source>%1 at the start</source>
        <translation>%1 am Anfang</translation>
    </message>
    <message>
        <source>%1 at the start and %2 brought in</source>
        <translation>%1 am Anfang und %2 zugeführt</translation>
    </message>
    <message>
        <source>%1 became heat</source>
        <translation>%1 wurden Wärme</translation>
    </message>
    <message>
        <source>%1 by some %2</source>
        <translation>%1 um etwa %2</translation>
    </message>
    <message>
        <source>%1 cases</source>
        <translation>%1 Fälle</translation>
    </message>
    <message>
        <source>%1 constraints</source>
        <translation>%1 Bindungen</translation>
    </message>
    <message>
        <source>%1 contacts</source>
        <translation>%1 Kontakte</translation>
    </message>
    <message>
        <source>%1 contacts: more than %2 make no picture. Select a body, and its island is drawn, or the contacts of the body itself where the island is too large.</source>
        <translation>%1 Kontakte: mehr als %2 ergeben kein Bild. Mit Auswahl eines Körpers wird seine Insel gezeichnet oder, wo sie zu groß ist, die Kontakte des Körpers selbst.</translation>
    </message>
    <message>
        <source>%1 degrees of freedom</source>
        <translation>%1 Freiheitsgrade</translation>
    </message>
    <message>
        <source>%1 difference</source>
        <translation>%1: Differenz</translation>
    </message>
    <message>
        <source>%1 frames: %2 s of the run in a film of %3 s, seen as the viewport shows it now.</source>
        <translation>%1 Bilder: %2 s des Laufs in einem Film von %3 s, gesehen wie jetzt in der Ansicht.</translation>
    </message>
    <message>
        <source>%1 free motions, too many to list</source>
        <translation>%1 freie Bewegungen, zu viele zum Aufzählen</translation>
    </message>
    <message>
        <source>%1 from an earlier run</source>
        <translation>%1 aus einem früheren Lauf</translation>
    </message>
    <message>
        <source>%1 held</source>
        <translation>%1 bestätigt</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 islands in colour; grey: alone</source>
        <translation>%1 Inseln in Farbe; grau: allein</translation>
    </message>
    <message>
        <source>%1 islands, of the worst</source>
        <translation>%1 Inseln, von der schlechtesten</translation>
    </message>
    <message>
        <source>%1 iterations</source>
        <translation>%1 Iterationen</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1 m   x %2  y %3  z %4</source>
        <translation>%1 m   x %2  y %3  z %4</translation>
    </message>
    <message>
        <source>%1 m, %2 m, %3 m</source>
        <translation>%1 m, %2 m, %3 m</translation>
    </message>
    <message>
        <source>%1 mJ</source>
        <translation>%1 mJ</translation>
    </message>
    <message>
        <source>%1 minus %2</source>
        <translation>%1 minus %2</translation>
    </message>
    <message>
        <source>%1 modes</source>
        <translation>%1 Moden</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>%1 needs a %2 to hold on to: insert one first</source>
        <translation>%1 braucht einen Anschluss (%2): diesen zuerst einfügen</translation>
    </message>
    <message>
        <source>%1 not held</source>
        <translation>%1 nicht bestätigt</translation>
    </message>
    <message>
        <source>%1 not judged</source>
        <translation>%1 nicht beurteilt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 cases</source>
        <translation>%1 von %2 Fällen</translation>
    </message>
    <message>
        <source>%1 of %2 contacts: the islands of the selection</source>
        <translation>%1 von %2 Kontakten: die Inseln der Auswahl</translation>
    </message>
    <message>
        <source>%1 of %2 contacts: those of the selected bodies</source>
        <translation>%1 von %2 Kontakten: die der ausgewählten Körper</translation>
    </message>
    <message>
        <source>%1 on itself: %2</source>
        <translation>%1 auf sich selbst: %2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 über %2</translation>
    </message>
    <message>
        <source>%1 points are not shown: they are zero or negative</source>
        <translation>%1 Punkte fehlen im Bild: sie sind null oder negativ</translation>
    </message>
    <message>
        <source>%1 redundant</source>
        <translation>%1 redundant</translation>
    </message>
    <message>
        <source>%1 redundant constraints</source>
        <translation>%1 redundante Bindungen</translation>
    </message>
    <message>
        <source>%1 rigid</source>
        <translation>%1 starr</translation>
    </message>
    <message>
        <source>%1 rows until t = %2, shown as the run “%3”.</source>
        <translation>%1 Zeilen bis t = %2, gezeigt als Lauf „%3“.</translation>
    </message>
    <message>
        <source>%1 rows, %2 GB on disk</source>
        <translation>%1 Zeilen, %2 GB auf der Platte</translation>
    </message>
    <message>
        <source>%1 rows. A column whose channel is empty is left out; one that is a channel of the model is drawn over it; x, y, z, qw, qx, qy and qz of a body make a ghost of it.</source>
        <translation>%1 Zeilen. Eine Spalte mit leerem Kanal wird ausgelassen; eine, die ein Kanal des Modells ist, wird darüber gezeichnet; x, y, z, qw, qx, qy und qz eines Körpers ergeben ein Geisterbild von ihm.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 s: %2.</source>
        <translation>%1 s: %2.</translation>
    </message>
    <message>
        <source>%1 selected: %2</source>
        <translation>%1 ausgewählt: %2</translation>
    </message>
    <message>
        <source>%1 stands in two lines.</source>
        <translation>%1 steht in zwei Zeilen.</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 Schritte</translation>
    </message>
    <message>
        <source>%1 takes up to %2 of the selected elements; %3 are selected</source>
        <translation>%1 nimmt bis zu %2 der ausgewählten Elemente; ausgewählt sind %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 to %2 s (%3 s)</source>
        <translation>%1 bis %2 s (%3 s)</translation>
    </message>
    <message>
        <source>%1 unstable</source>
        <translation>%1 instabil</translation>
    </message>
    <message>
        <source>%1 was asked for</source>
        <translation>%1 war verlangt</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>%1 was imported. What is listed here changes how it looks or is reported, not how it moves.</source>
        <translation>%1 wurde importiert. Was hier steht, ändert, wie es aussieht oder gemeldet wird, nicht wie es sich bewegt.</translation>
    </message>
    <message>
        <source>%1 was imported. What is listed here is impossible in the file, and was repaired.</source>
        <translation>%1 wurde importiert. Was hier steht, ist in der Datei unmöglich und wurde repariert.</translation>
    </message>
    <message>
        <source>%1 was imported. What is listed here was not taken over as it stands in the file.</source>
        <translation>%1 wurde importiert. Was hier steht, wurde nicht so übernommen, wie es in der Datei steht.</translation>
    </message>
    <message>
        <source>%1 ± %2 i</source>
        <translation>%1 ± %2 i</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 × real time</source>
        <translation>%1 × Echtzeit</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two bodies</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1%2 at %3 s; |W| from %4 to %5 1/kg; %6 of %7 blocks act%8</source>
        <translation>%1%2 bei %3 s; |W| von %4 bis %5 1/kg; %6 von %7 Blöcken wirken%8</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, %3 m</source>
        <translation>%1, %2, %3 m</translation>
    </message>
    <message>
        <source>%1, along its own axes (X)</source>
        <translation>%1, entlang seiner eigenen Achsen (X)</translation>
    </message>
    <message>
        <source>%1, along the axes of space (X)</source>
        <translation>%1, entlang der Raumachsen (X)</translation>
    </message>
    <message>
        <source>%1, brought energy in</source>
        <translation>%1, hat Energie zugeführt</translation>
    </message>
    <message>
        <source>%1, centre of %2</source>
        <translation>%1, Zentrum von %2</translation>
    </message>
    <message>
        <source>%1, disabled</source>
        <translation>%1, deaktiviert</translation>
    </message>
    <message>
        <source>%1, elastic %2 J</source>
        <translation>%1, elastisch %2 J</translation>
    </message>
    <message>
        <source>%1, face of %2</source>
        <translation>%1, Fläche von %2</translation>
    </message>
    <message>
        <source>%1, not reached</source>
        <translation>%1, nicht erreicht</translation>
    </message>
    <message>
        <source>%1, not unique</source>
        <translation>%1, nicht eindeutig</translation>
    </message>
    <message>
        <source>%1, off because something it hangs on is disabled</source>
        <translation>%1, aus, weil etwas, woran es hängt, deaktiviert ist</translation>
    </message>
    <message>
        <source>%1, pulled by hand</source>
        <translation>%1, von Hand gezogen</translation>
    </message>
    <message>
        <source>%1, run first and shared by all.</source>
        <translation>%1, zuerst gerechnet und allen gemeinsam.</translation>
    </message>
    <message>
        <source>%1, s = %2 m: %3 %4</source>
        <translation>%1, s = %2 m: %3 %4</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>%1. A click selects its cases in the table.</source>
        <translation>%1. Ein Klick wählt die Fälle in der Tabelle aus.</translation>
    </message>
    <message>
        <source>%1. Nothing is changed; Esc goes back</source>
        <translation>%1. Nichts wird geändert; Esc führt zurück</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 J at %3 s
%4</source>
        <translation>%1: %2 J bei %3 s
%4</translation>
    </message>
    <message>
        <source>%1: %2 stick, %3 slip, %4 open; overlap %5 mm; work %6%7</source>
        <translation>%1: %2 haften, %3 gleiten, %4 offen; Eindringung %5 mm; Arbeit %6%7</translation>
    </message>
    <message>
        <source>%1: %2. A run would use the value before, which is not the one that stands there</source>
        <translation>%1: %2. Ein Lauf würde den vorigen Wert verwenden, der nicht der hier stehende ist</translation>
    </message>
    <message>
        <source>%1: %2; %3</source>
        <translation>%1: %2; %3</translation>
    </message>
    <message>
        <source>%1: a block, not a beam</source>
        <translation>%1: ein Block, kein Balken</translation>
    </message>
    <message>
        <source>%1: a number of values from 2 was expected.</source>
        <translation>%1: erwartet wird eine Anzahl von Werten ab 2.</translation>
    </message>
    <message>
        <source>%1: bodies pass through each other</source>
        <translation>%1: Körper gehen durcheinander hindurch</translation>
    </message>
    <message>
        <source>%1: drag onto a plot, or double-click</source>
        <translation>%1: auf einen Plot ziehen oder doppelklicken</translation>
    </message>
    <message>
        <source>%1: ignore</source>
        <translation>%1: ignorieren</translation>
    </message>
    <message>
        <source>%1: its columns are called as the channels are, beside "t" or "time".</source>
        <translation>%1: die Spalten heißen wie die Kanäle, neben "t" oder "time".</translation>
    </message>
    <message>
        <source>%1: touch</source>
        <translation>%1: berühren</translation>
    </message>
    <message>
        <source>%1: two numbers were expected, the smaller one first.</source>
        <translation>%1: erwartet werden zwei Zahlen, die kleinere zuerst.</translation>
    </message>
    <message>
        <source>%1°: use more elements</source>
        <translation>%1°: mehr Elemente verwenden</translation>
    </message>
    <message>
        <source>%L1 rows from %2 to %3 s, %4; lines every %5 Hz; the mean is taken off</source>
        <translation>%L1 Zeilen von %2 bis %3 s, %4; Linien alle %5 Hz; der Mittelwert ist abgezogen</translation>
    </message>
    <message>
        <source>%L1 runs to %2 s each</source>
        <translation>%L1 Läufe bis jeweils %2 s</translation>
    </message>
    <message>
        <source>%L1 vertices, %L2 triangles</source>
        <translation>%L1 Eckpunkte, %L2 Dreiecke</translation>
    </message>
    <message numerus="yes">
        <source>%n new copies; joints and forces between them are copied, too.</source>
        <translation><numerusform>%n neue Kopie; Gelenke und Kräfte zwischen den Originalen werden mitkopiert.</numerusform><numerusform>%n neue Kopien; Gelenke und Kräfte dazwischen werden mitkopiert.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <translation><numerusform>%n weiteres</numerusform><numerusform>%n weitere</numerusform></translation>
    </message>
    <message>
        <source>&amp;About Gyre Studio</source>
        <translation>Ü&amp;ber Gyre Studio</translation>
    </message>
    <message>
        <source>&amp;All bodies</source>
        <translation>&amp;Allen Körpern</translation>
    </message>
    <message>
        <source>&amp;Analyses</source>
        <translation>A&amp;nalysen</translation>
    </message>
    <message>
        <source>&amp;Angular speed</source>
        <translation>&amp;Winkelgeschwindigkeit</translation>
    </message>
    <message>
        <source>&amp;Assemble initial values</source>
        <translation>Anfangswerte &amp;anpassen</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>&amp;Automatisch</translation>
    </message>
    <message>
        <source>&amp;Axes of</source>
        <translation>&amp;Achsen von</translation>
    </message>
    <message>
        <source>&amp;Axis</source>
        <translation>&amp;Achse</translation>
    </message>
    <message>
        <source>&amp;Bending moment My</source>
        <translation>&amp;Biegemoment My</translation>
    </message>
    <message>
        <source>&amp;Body</source>
        <translation>&amp;Körper</translation>
    </message>
    <message>
        <source>&amp;By</source>
        <translation>&amp;Bezug</translation>
    </message>
    <message>
        <source>&amp;Campbell diagram</source>
        <translation>&amp;Campbell-Diagramm</translation>
    </message>
    <message>
        <source>&amp;Centre, m</source>
        <translation>Mi&amp;tte, m</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>&amp;Spalte</translation>
    </message>
    <message>
        <source>&amp;Compare integrators…</source>
        <translation>Integratoren &amp;vergleichen…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Corner	0</source>
        <translation>&amp;Schräg	0</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Derivative</source>
        <translation>&amp;Ableitung</translation>
    </message>
    <message>
        <source>&amp;Drives, stops and gears</source>
        <translation>&amp;Antriebe, Anschläge und Zahnradpaare</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Edit formula…</source>
        <translation>Formel &amp;bearbeiten…</translation>
    </message>
    <message>
        <source>&amp;Enabled</source>
        <translation>Ak&amp;tiviert</translation>
    </message>
    <message>
        <source>&amp;Export all channels as CSV…</source>
        <translation>Alle Kanäle als CSV &amp;exportieren…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Fill the screen</source>
        <translation>&amp;Bildschirm füllen</translation>
    </message>
    <message>
        <source>&amp;Find in the tree</source>
        <translation>&amp;Im Baum suchen</translation>
    </message>
    <message>
        <source>&amp;Force</source>
        <translation>K&amp;raft</translation>
    </message>
    <message>
        <source>&amp;Forces</source>
        <translation>&amp;Kräfte</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Front	1</source>
        <translation>&amp;Vorn	1</translation>
    </message>
    <message>
        <source>&amp;Go on from the end of the run</source>
        <translation>Am Ende des Laufs &amp;fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>Gehe &amp;zu</translation>
    </message>
    <message>
        <source>&amp;Graphics card</source>
        <translation>&amp;Grafikkarte</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>&amp;Höhe</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Hinges</source>
        <translation>&amp;Drehgelenke</translation>
    </message>
    <message>
        <source>&amp;Horizontal axis</source>
        <translation>&amp;Horizontale Achse</translation>
    </message>
    <message>
        <source>&amp;Ignore this pair of bodies</source>
        <translation>Dieses Körperpaar &amp;ignorieren</translation>
    </message>
    <message>
        <source>&amp;Import URDF or MJCF…</source>
        <translation>URDF oder MJCF &amp;importieren…</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Insert…</source>
        <translation>&amp;Neu einfügen…</translation>
    </message>
    <message>
        <source>&amp;Integral</source>
        <translation>&amp;Integral</translation>
    </message>
    <message>
        <source>&amp;Into tabs with</source>
        <translation>&amp;In Registerkarten mit</translation>
    </message>
    <message>
        <source>&amp;Inverse dynamics</source>
        <translation>&amp;Inverse Dynamik</translation>
    </message>
    <message>
        <source>&amp;Joint</source>
        <translation>&amp;Gelenk</translation>
    </message>
    <message>
        <source>&amp;Joint by picking</source>
        <translation>&amp;Gelenk durch Anklicken</translation>
    </message>
    <message>
        <source>&amp;Joints and forces</source>
        <translation>&amp;Gelenke und Kräfte</translation>
    </message>
    <message>
        <source>&amp;Keep the originals</source>
        <translation>&amp;Originale behalten</translation>
    </message>
    <message>
        <source>&amp;Keep this run for comparison</source>
        <translation>Lauf zum Vergleich &amp;merken</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Tasten und Maus</translation>
    </message>
    <message>
        <source>&amp;Kinematics</source>
        <translation>&amp;Kinematik</translation>
    </message>
    <message>
        <source>&amp;Kinetic energy</source>
        <translation>&amp;Kinetische Energie</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>Sch&amp;rift</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Loads and friction</source>
        <translation>&amp;Lasten und Reibung</translation>
    </message>
    <message>
        <source>&amp;Look through it</source>
        <translation>Ansicht &amp;einnehmen</translation>
    </message>
    <message>
        <source>&amp;Mouse</source>
        <translation>&amp;Maus</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Verschieben</translation>
    </message>
    <message>
        <source>&amp;Move up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>&amp;New model</source>
        <translation>&amp;Neues Modell</translation>
    </message>
    <message>
        <source>&amp;New plot</source>
        <translation>&amp;Neuer Plot</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>&amp;Normal force N</source>
        <translation>&amp;Normalkraft N</translation>
    </message>
    <message>
        <source>&amp;Normals</source>
        <translation>&amp;Normalen</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>&amp;Nicht folgen</translation>
    </message>
    <message>
        <source>&amp;Number in all</source>
        <translation>A&amp;nzahl insgesamt</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Order study…</source>
        <translation>&amp;Ordnungsstudie…</translation>
    </message>
    <message>
        <source>&amp;ParaView (.pvd)…</source>
        <translation>&amp;ParaView (.pvd)…</translation>
    </message>
    <message>
        <source>&amp;Parallel projection	5</source>
        <translation>&amp;Parallelprojektion	5</translation>
    </message>
    <message>
        <source>&amp;Parameter</source>
        <translation>P&amp;arameter</translation>
    </message>
    <message>
        <source>&amp;Parameter study…</source>
        <translation>&amp;Parameterstudie…</translation>
    </message>
    <message>
        <source>&amp;Part of the run</source>
        <translation>&amp;Abschnitt des Laufs</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation>&amp;Muster</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Platzieren</translation>
    </message>
    <message>
        <source>&amp;Plane</source>
        <translation>&amp;Ebene</translation>
    </message>
    <message>
        <source>&amp;Play what is recorded</source>
        <translation>Aufzeichnung &amp;abspielen</translation>
    </message>
    <message>
        <source>&amp;Plots</source>
        <translation>&amp;Plots</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Punkte</translation>
    </message>
    <message>
        <source>&amp;Presenting</source>
        <translation>&amp;Präsentieren</translation>
    </message>
    <message>
        <source>&amp;Previous panel</source>
        <translation>&amp;Voriger Bereich</translation>
    </message>
    <message>
        <source>&amp;Processor</source>
        <translation>&amp;Prozessor</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>&amp;Reaction force of joints</source>
        <translation>&amp;Reaktionskraft der Gelenke</translation>
    </message>
    <message>
        <source>&amp;Reactions of joints</source>
        <translation>&amp;Reaktionen der Gelenke</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Rename, replace, delete…</source>
        <translation>&amp;Umbenennen, ersetzen, löschen…</translation>
    </message>
    <message>
        <source>&amp;Report (.html)…</source>
        <translation>&amp;Bericht (.html)…</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Layout zu&amp;rücksetzen</translation>
    </message>
    <message>
        <source>&amp;Right	3</source>
        <translation>&amp;Rechts	3</translation>
    </message>
    <message>
        <source>&amp;Rod between two places</source>
        <translation>&amp;Stab zwischen zwei Stellen</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Lauf</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Save the state of the run…</source>
        <translation>&amp;Zustand des Laufs speichern…</translation>
    </message>
    <message>
        <source>&amp;Save this layout…</source>
        <translation>Dieses Layout &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation>Diese Ansicht &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>&amp;Show contacts</source>
        <translation>Kontakte &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Size, pixels</source>
        <translation>&amp;Größe, Pixel</translation>
    </message>
    <message>
        <source>&amp;Spacing, m</source>
        <translation>A&amp;bstand, m</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Geschwindigkeit</translation>
    </message>
    <message>
        <source>&amp;Spring by picking</source>
        <translation>&amp;Feder durch Anklicken</translation>
    </message>
    <message>
        <source>&amp;Springs, bushings and beams</source>
        <translation>&amp;Federn, Buchsen und Balken</translation>
    </message>
    <message>
        <source>&amp;Statics</source>
        <translation>&amp;Statik</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>&amp;Studie</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Zeit</translation>
    </message>
    <message>
        <source>&amp;Title and time in the picture</source>
        <translation>&amp;Titel und Zeit im Bild</translation>
    </message>
    <message>
        <source>&amp;Top	7</source>
        <translation>&amp;Oben	7</translation>
    </message>
    <message>
        <source>&amp;Torsion T</source>
        <translation>&amp;Torsionsmoment T</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>&amp;Transparenter Hintergrund</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Drehen</translation>
    </message>
    <message>
        <source>&amp;Unit of time</source>
        <translation>Zeit&amp;einheit</translation>
    </message>
    <message>
        <source>&amp;Use in a formula…</source>
        <translation>In &amp;Formel verwenden…</translation>
    </message>
    <message>
        <source>&amp;Values at the arrows</source>
        <translation>&amp;Werte an den Pfeilen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;What acts</source>
        <translation>Was &amp;wirkt</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Breite</translation>
    </message>
    <message>
        <source>&amp;glTF (.glb)…</source>
        <translation>&amp;glTF (.glb)…</translation>
    </message>
    <message>
        <source>, %1 failed</source>
        <translation>, %1 gescheitert</translation>
    </message>
    <message>
        <source>, %1 from an earlier run</source>
        <translation>, %1 aus einem früheren Lauf</translation>
    </message>
    <message>
        <source>, %1 points, </source>
        <translation>, %1 Punkte, </translation>
    </message>
    <message>
        <source>, %L1 triangles</source>
        <translation>, %L1 Dreiecke</translation>
    </message>
    <message>
        <source>, against the spin</source>
        <translation>, Gegenlauf</translation>
    </message>
    <message>
        <source>, from t = %1 s</source>
        <translation>, ab t = %1 s</translation>
    </message>
    <message>
        <source>, semi-axes </source>
        <translation>, Halbachsen </translation>
    </message>
    <message>
        <source>, with the spin</source>
        <translation>, Gleichlauf</translation>
    </message>
    <message>
        <source>. Curve: %1</source>
        <translation>. Kurve: %1</translation>
    </message>
    <message>
        <source>0 %</source>
        <translation>0 %</translation>
    </message>
    <message>
        <source>0 mJ</source>
        <translation>0 mJ</translation>
    </message>
    <message>
        <source>0.1 m</source>
        <translation>0.1 m</translation>
    </message>
    <message>
        <source>0.1 m, 0.2 m</source>
        <translation>0.1 m, 0.2 m</translation>
    </message>
    <message>
        <source>1 case</source>
        <translation>1 Fall</translation>
    </message>
    <message>
        <source>1 constraint</source>
        <translation>1 Bindung</translation>
    </message>
    <message>
        <source>1 contact</source>
        <translation>1 Kontakt</translation>
    </message>
    <message>
        <source>1 degree of freedom</source>
        <translation>1 Freiheitsgrad</translation>
    </message>
    <message>
        <source>1 equation: the z axes of the two markers keep their angle, wherever their origins are. Phi = z1 . z2 - cos(angle).</source>
        <translation>1 Gleichung: die z-Achsen der beiden Marker behalten ihren Winkel, wo auch immer ihre Ursprünge sind. Phi = z1 . z2 - cos(Winkel).</translation>
    </message>
    <message>
        <source>1 equation: the z axes of the two markers stay perpendicular, wherever their origins are. Phi = z1 . z2 (Haug 1989, sec. 9.4).</source>
        <translation>1 Gleichung: die z-Achsen der beiden Marker bleiben senkrecht zueinander, wo auch immer ihre Ursprünge sind. Phi = z1 . z2 (Haug 1989, Abschn. 9.4).</translation>
    </message>
    <message>
        <source>1 island</source>
        <translation>1 Insel</translation>
    </message>
    <message>
        <source>1 island in colour; grey: alone</source>
        <translation>1 Insel in Farbe; grau: allein</translation>
    </message>
    <message>
        <source>1 iteration</source>
        <translation>1 Iteration</translation>
    </message>
    <message>
        <source>1 mode</source>
        <translation>1 Mode</translation>
    </message>
    <message>
        <source>1 point is not shown: it is zero or negative</source>
        <translation>1 Punkt fehlt im Bild: er ist null oder negativ</translation>
    </message>
    <message>
        <source>1 redundant constraint</source>
        <translation>1 redundante Bindung</translation>
    </message>
    <message>
        <source>1/10 of real time</source>
        <translation>1/10 der Echtzeit</translation>
    </message>
    <message>
        <source>1/100 of real time</source>
        <translation>1/100 der Echtzeit</translation>
    </message>
    <message>
        <source>10 × real time</source>
        <translation>10 × Echtzeit</translation>
    </message>
    <message>
        <source>1: the published method, unstable for fast tops; 1/2: second order</source>
        <translation>1: das veröffentlichte Verfahren, instabil für schnelle Kreisel; 1/2: zweite Ordnung</translation>
    </message>
    <message>
        <source>2 equations: the z axes of the two markers stay parallel, wherever their origins are. Phi = (x1 . z2, y1 . z2) (Haug 1989, sec. 9.4).</source>
        <translation>2 Gleichungen: die z-Achsen der beiden Marker bleiben parallel, wo auch immer ihre Ursprünge sind. Phi = (x1 . z2, y1 . z2) (Haug 1989, Abschn. 9.4).</translation>
    </message>
    <message>
        <source>2 × real time</source>
        <translation>2 × Echtzeit</translation>
    </message>
    <message>
        <source>3 equations: the axes of the two markers stay parallel, wherever their origins are. Phi = (x1 . y2, y1 . z2, z1 . x2).</source>
        <translation>3 Gleichungen: die Achsen der beiden Marker bleiben parallel, wo auch immer ihre Ursprünge sind. Phi = (x1 . y2, y1 . z2, z1 . x2).</translation>
    </message>
    <message>
        <source>30 deg</source>
        <translation>30 deg</translation>
    </message>
    <message>
        <source>6 numbers (translation x y z, rotation x y z) or a symmetric 6x6 matrix</source>
        <translation>6 Zahlen (Verschiebung x y z, Drehung x y z) oder eine symmetrische 6x6-Matrix</translation>
    </message>
    <message>
        <source>6 numbers or a symmetric 6x6 matrix</source>
        <translation>6 Zahlen oder eine symmetrische 6x6-Matrix</translation>
    </message>
    <message>
        <source>6 numbers or a symmetric 6x6 matrix: forces x y z [N] and moments x y z [N m] of a section over its strains; in place of the moduli and the moments of area</source>
        <translation>6 Zahlen oder eine symmetrische 6x6-Matrix: Kräfte x y z [N] und Momente x y z [N m] eines Querschnitts über seinen Verzerrungen; anstelle der Moduln und der Flächenmomente</translation>
    </message>
    <message>
        <source>; %1 loads not unique</source>
        <translation>; %1 Lasten nicht eindeutig</translation>
    </message>
    <message>
        <source>; the run has gone on since</source>
        <translation>; der Lauf ist seither weitergegangen</translation>
    </message>
    <message>
        <source>&lt;b&gt;An empty model&lt;/b&gt;</source>
        <translation>&lt;b&gt;Ein leeres Modell&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Gyre Studio %1&lt;/h3&gt;&lt;p&gt;A workbench for constrained multibody dynamics: every integrator on the same model, with energy, constraint drift and Newton's iteration laid open.&lt;/p&gt;&lt;p&gt;BSD-3-Clause licence.&lt;/p&gt;&lt;p&gt;The views are %2.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Gyre Studio %1&lt;/h3&gt;&lt;p&gt;Eine Werkbank für gebundene Mehrkörperdynamik: jeder Integrator am selben Modell, mit offengelegter Energie, Bindungsdrift und Newton-Iteration.&lt;/p&gt;&lt;p&gt;Lizenz: BSD-3-Clause.&lt;/p&gt;&lt;p&gt;Die Ansichten sind %2.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;table cellspacing='2'&gt;&lt;tr&gt;&lt;td&gt;Wheel&lt;/td&gt;&lt;td&gt;zoom about the mouse&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Shift + wheel&lt;/td&gt;&lt;td&gt;zoom the horizontal axis&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Ctrl + wheel&lt;/td&gt;&lt;td&gt;zoom the vertical axis&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Left drag&lt;/td&gt;&lt;td&gt;zoom into a box; a flat box zooms one axis&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Middle drag&lt;/td&gt;&lt;td&gt;move the picture&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Mouse on a point&lt;/td&gt;&lt;td&gt;its numbers&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Arrow keys&lt;/td&gt;&lt;td&gt;from point to point, from curve to curve&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Click in the legend&lt;/td&gt;&lt;td&gt;hide or show a curve&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Double click or F&lt;/td&gt;&lt;td&gt;show everything&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</source>
        <translation>&lt;table cellspacing='2'&gt;&lt;tr&gt;&lt;td&gt;Rad&lt;/td&gt;&lt;td&gt;um den Mauszeiger zoomen&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Umschalt + Rad&lt;/td&gt;&lt;td&gt;horizontale Achse zoomen&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Strg + Rad&lt;/td&gt;&lt;td&gt;vertikale Achse zoomen&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Links ziehen&lt;/td&gt;&lt;td&gt;in ein Rechteck zoomen; ein flaches zoomt eine Achse&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Mitte ziehen&lt;/td&gt;&lt;td&gt;Bild verschieben&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Maus auf einem Punkt&lt;/td&gt;&lt;td&gt;seine Zahlen&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Pfeiltasten&lt;/td&gt;&lt;td&gt;von Punkt zu Punkt, von Kurve zu Kurve&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Klick in die Legende&lt;/td&gt;&lt;td&gt;Kurve aus- oder einblenden&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Doppelklick oder F&lt;/td&gt;&lt;td&gt;alles zeigen&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</translation>
    </message>
    <message>
        <source>&lt;table cellspacing='2'&gt;&lt;tr&gt;&lt;td&gt;Wheel&lt;/td&gt;&lt;td&gt;zoom time about the mouse&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Ctrl + wheel&lt;/td&gt;&lt;td&gt;zoom values (also over the value axis)&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Shift + wheel&lt;/td&gt;&lt;td&gt;zoom both&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Left drag&lt;/td&gt;&lt;td&gt;zoom into a box; a flat box zooms one axis&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Middle drag&lt;/td&gt;&lt;td&gt;move the picture&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Shift + click or drag&lt;/td&gt;&lt;td&gt;set the time cursor&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Ctrl + left drag, R&lt;/td&gt;&lt;td&gt;statistics of a range of time&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;M&lt;/td&gt;&lt;td&gt;marker with words at the time cursor; drag it, double-click it&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Ctrl + Z&lt;/td&gt;&lt;td&gt;take back what was done to markers&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;E&lt;/td&gt;&lt;td&gt;plot a formula over channels&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;X, S, T&lt;/td&gt;&lt;td&gt;curves over another quantity, their spectra, over time&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;D&lt;/td&gt;&lt;td&gt;runs minus the baseline, or the runs&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Double click or F&lt;/td&gt;&lt;td&gt;show everything and follow the run&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</source>
        <translation>&lt;table cellspacing='2'&gt;&lt;tr&gt;&lt;td&gt;Rad&lt;/td&gt;&lt;td&gt;Zeit um den Mauszeiger zoomen&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Strg + Rad&lt;/td&gt;&lt;td&gt;Werte zoomen (auch über der Wertachse)&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Umschalt + Rad&lt;/td&gt;&lt;td&gt;beides zoomen&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Links ziehen&lt;/td&gt;&lt;td&gt;in ein Rechteck zoomen; ein flaches zoomt eine Achse&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Mitte ziehen&lt;/td&gt;&lt;td&gt;Bild verschieben&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Umschalt + Klick oder Ziehen&lt;/td&gt;&lt;td&gt;Zeitcursor setzen&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Strg + links ziehen, R&lt;/td&gt;&lt;td&gt;Statistik eines Zeitabschnitts&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;M&lt;/td&gt;&lt;td&gt;Markierung mit Text am Zeitcursor; zum Verschieben ziehen, zum Ändern doppelklicken&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Strg + Z&lt;/td&gt;&lt;td&gt;Änderungen an Markierungen zurücknehmen&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;E&lt;/td&gt;&lt;td&gt;Formel aus Kanälen zeichnen&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;X, S, T&lt;/td&gt;&lt;td&gt;Kurven über einer anderen Größe, ihre Spektren, über der Zeit&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;D&lt;/td&gt;&lt;td&gt;Läufe minus Bezugslauf oder die Läufe selbst&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Doppelklick oder F&lt;/td&gt;&lt;td&gt;alles zeigen und dem Lauf folgen&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</translation>
    </message>
    <message>
        <source>&lt;table cellspacing=0 cellpadding=3&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Shift+A&lt;/b&gt;&amp;nbsp;&amp;nbsp;&lt;/td&gt;&lt;td&gt;insert a body&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Shift+A&lt;/b&gt;&lt;/td&gt;&lt;td&gt;with one body selected: a joint to the ground&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Shift+A&lt;/b&gt;&lt;/td&gt;&lt;td&gt;with two selected: a joint or a spring between them&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;1&lt;/b&gt;, &lt;b&gt;L&lt;/b&gt;&lt;/td&gt;&lt;td&gt;in the view: from the front; draw rods with hinges&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Space&lt;/b&gt;&lt;/td&gt;&lt;td&gt;run&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</source>
        <translation>&lt;table cellspacing=0 cellpadding=3&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Umschalt+A&lt;/b&gt;&amp;nbsp;&amp;nbsp;&lt;/td&gt;&lt;td&gt;einen Körper einfügen&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Umschalt+A&lt;/b&gt;&lt;/td&gt;&lt;td&gt;mit einem ausgewählten Körper: ein Gelenk zum Gestell&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Umschalt+A&lt;/b&gt;&lt;/td&gt;&lt;td&gt;mit zwei ausgewählten: ein Gelenk oder eine Feder dazwischen&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;1&lt;/b&gt;, &lt;b&gt;L&lt;/b&gt;&lt;/td&gt;&lt;td&gt;in der Ansicht: von vorn; Stäbe mit Drehgelenken zeichnen&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Leertaste&lt;/b&gt;&lt;/td&gt;&lt;td&gt;starten&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</translation>
    </message>
    <message>
        <source>A ball.</source>
        <translation>Eine Kugel.</translation>
    </message>
    <message>
        <source>A bent beam is no initial placement: let a run come to rest and save its state instead.</source>
        <translation>Ein gebogener Balken ist keine Anfangslage: stattdessen einen Lauf zur Ruhe kommen lassen und seinen Zustand speichern.</translation>
    </message>
    <message>
        <source>A blow that runs on through bodies that do not touch takes a further solve in the same step</source>
        <translation>Ein Stoß, der durch Körper weiterläuft, die sich nicht berühren, braucht eine weitere Lösung im selben Schritt</translation>
    </message>
    <message>
        <source>A box, centred.</source>
        <translation>Ein Quader, zentriert.</translation>
    </message>
    <message>
        <source>A camera with a name, for the window and for pictures and films of a run. It stands where these keys say while all bodies are at their initial placements.</source>
        <translation>Eine Kamera mit einem Namen, für das Fenster und für Bilder und Filme eines Laufs. Sie steht, wo diese Schlüssel es angeben, solange alle Körper in ihrer Anfangslage sind.</translation>
    </message>
    <message>
        <source>A click lights the joints of the set.
Motion does not suffer, but how reactions are shared among these multipliers is not unique.</source>
        <translation>Ein Klick hebt die Gelenke der Gruppe hervor.
Die Bewegung leidet nicht, aber die Aufteilung der Reaktionen auf diese Multiplikatoren ist nicht eindeutig.</translation>
    </message>
    <message>
        <source>A closed polygon in x-y, drawn out along z from -length/2 to +length/2.</source>
        <translation>Ein geschlossenes Polygon in x-y, entlang z von -length/2 bis +length/2 ausgezogen.</translation>
    </message>
    <message>
        <source>A comparison takes two methods or more</source>
        <translation>Ein Vergleich braucht mindestens zwei Verfahren</translation>
    </message>
    <message>
        <source>A cone about z: the base at -length/2, the apex at +length/2.</source>
        <translation>Ein Kegel um z: die Grundfläche bei -length/2, die Spitze bei +length/2.</translation>
    </message>
    <message>
        <source>A contact brought energy in: see the mark in its line</source>
        <translation>Ein Kontakt hat Energie zugeführt: siehe das Zeichen in seiner Zeile</translation>
    </message>
    <message>
        <source>A cylinder about z with half balls on its ends, centred.</source>
        <translation>Ein Zylinder um z mit Halbkugeln an den Enden, zentriert.</translation>
    </message>
    <message>
        <source>A cylinder about z, centred.</source>
        <translation>Ein Zylinder um z, zentriert.</translation>
    </message>
    <message>
        <source>A disc on body 2, about the z axis of marker 2, rolls without slipping on the x-y plane of marker 1: 1 equation of position and 2 nonholonomic equations. Without slip the point of contact has no velocity in the plane (Neimark and Fufaev 1972, ch. 2).</source>
        <translation>Eine Scheibe an Körper 2, um die z-Achse von Marker 2, rollt ohne Gleiten auf der x-y-Ebene von Marker 1: 1 Lagegleichung und 2 nichtholonome Gleichungen. Ohne Gleiten hat der Kontaktpunkt keine Geschwindigkeit in der Ebene (Neimark und Fufaev 1972, Kap. 2).</translation>
    </message>
    <message>
        <source>A displacement that follows an angle, 1 equation: the rack moves by radius times the pinion's angle. Phi = (d - d(0)) - radius (theta - theta(0)).</source>
        <translation>Eine Verschiebung, die einem Winkel folgt, 1 Gleichung: die Zahnstange bewegt sich um Radius mal Winkel des Ritzels. Phi = (d - d(0)) - Radius (theta - theta(0)).</translation>
    </message>
    <message>
        <source>A field</source>
        <translation>Ein Feld</translation>
    </message>
    <message>
        <source>A file with a known solution…</source>
        <translation>Eine Datei mit bekannter Lösung…</translation>
    </message>
    <message>
        <source>A flexible beam that hardly resists bending, as a rope of fibres: straight, of 24 elements. Hold its ends by joints at station 0 and 1.</source>
        <translation>Ein flexibler Balken, der sich kaum gegen Biegung wehrt, wie ein Seil aus Fasern: gerade, aus 24 Elementen. Seine Enden durch Gelenke an Stelle 0 und 1 halten.</translation>
    </message>
    <message>
        <source>A force and a torque on body 2 at its marker, the opposite on body 1, each component an expression of t, of the motion of marker 2 against marker 1 in the axes of marker 1 (offset x y z, its rate vx vy vz, rotation vector rx ry rz, through full turns about one axis at a time, angular velocity wx wy wz), of parameters, and of channels in brackets, as [pin.angle]: position, orientation and velocity of bodies, coordinates of joints and their rates, deflection, rate, force, energy and power of force elements without a state or signals of their own, but no accelerations, multipliers or reactions. Its energy is counted as work.</source>
        <translation>Eine Kraft und ein Moment auf Körper 2 an seinem Marker, entgegengesetzt auf Körper 1, jede Komponente ein Ausdruck in t, in der Bewegung von Marker 2 gegen Marker 1 in den Achsen von Marker 1 (Versatz x y z, seine Rate vx vy vz, Drehvektor rx ry rz, über volle Umdrehungen um jeweils eine Achse, Winkelgeschwindigkeit wx wy wz), in Parametern und in Kanälen in Klammern, etwa [pin.angle]: Position, Orientierung und Geschwindigkeit von Körpern, Koordinaten von Gelenken und ihre Raten, Auslenkung, Rate, Kraft, Energie und Leistung von Kraftelementen ohne eigenen Zustand oder eigene Signale, aber keine Beschleunigungen, Multiplikatoren oder Reaktionen. Ihre Energie zählt als Arbeit.</translation>
    </message>
    <message>
        <source>A force on a point of a body; each component a number, an expression of t or a table. Its energy is counted as work.</source>
        <translation>Eine Kraft auf einen Punkt eines Körpers; jede Komponente eine Zahl, ein Ausdruck in t oder eine Tabelle. Ihre Energie zählt als Arbeit.</translation>
    </message>
    <message>
        <source>A frame of the body, whose place the point then has; the numbers follow it</source>
        <translation>Ein Koordinatensystem des Körpers, an dessen Ort der Punkt dann ist; die Zahlen folgen ihm</translation>
    </message>
    <message>
        <source>A hinge where an end of the rod is picked on a body</source>
        <translation>Ein Drehgelenk, wo ein Ende des Stabs auf einem Körper gewählt wird</translation>
    </message>
    <message>
        <source>A known solution</source>
        <translation>Eine bekannte Lösung</translation>
    </message>
    <message>
        <source>A model from a file, by its own method, beside this one</source>
        <translation>Ein Modell aus einer Datei, mit seinem eigenen Verfahren, neben diesem</translation>
    </message>
    <message>
        <source>A named number. Where an element wants a number it may have a formula such as "2*k + 3 mm" instead, which uses parameters by their names.</source>
        <translation>Eine benannte Zahl. Wo ein Element eine Zahl verlangt, kann stattdessen eine Formel wie "2*k + 3 mm" stehen, die Parameter mit Namen verwendet.</translation>
    </message>
    <message>
        <source>A number, with or without unit, an expression of %1 (%2 in %3), or a table [[%2, value], ...]</source>
        <translation>Eine Zahl, mit oder ohne Einheit, ein Ausdruck in %1 (%2 in %3) oder eine Tabelle [[%2, Wert], ...]</translation>
    </message>
    <message>
        <source>A number, with or without unit, an expression of the time t in seconds, e.g. 5*sin(2*t), or a table of points [[t, value], ...]</source>
        <translation>Eine Zahl, mit oder ohne Einheit, ein Ausdruck in der Zeit t in Sekunden, z. B. 5*sin(2*t), oder eine Tabelle von Punkten [[t, Wert], ...]</translation>
    </message>
    <message>
        <source>A place and axes on a body or in space that have a name. Markers of joints and forces that name it are where it is, as in "frame1": {"frame": "crank pin"}: moved once, it moves all of them.</source>
        <translation>Ort und Achsen an einem Körper oder im Raum, die einen Namen haben. Marker von Gelenken und Kräften, die es nennen, liegen dort, wo es liegt, wie in "frame1": {"frame": "crank pin"}: einmal verschoben, verschiebt es alle.</translation>
    </message>
    <message>
        <source>A point mass with three degrees of freedom: m x'' = F.</source>
        <translation>Ein Massenpunkt mit drei Freiheitsgraden: m x'' = F.</translation>
    </message>
    <message>
        <source>A point of a body or in space that is only looked at: position, velocity and acceleration in inertial axes, its distance to another point, and the angle at it between two others. Its path is drawn as its trail.</source>
        <translation>Ein Punkt eines Körpers oder im Raum, der nur beobachtet wird: Position, Geschwindigkeit und Beschleunigung in Inertialachsen, sein Abstand zu einem anderen Punkt und der Winkel an ihm zwischen zwei anderen. Seine Bahn wird als Spur gezeichnet.</translation>
    </message>
    <message>
        <source>A rigid body of this shape, with the mass and inertia of a hollow machine part.</source>
        <translation>Ein Starrkörper dieser Form, mit Masse und Trägheit eines hohlen Maschinenteils.</translation>
    </message>
    <message>
        <source>A rigid body that turns about a fixed point, three degrees of freedom: J W' + W x (J W) = torque about the pivot. (Bruels and Cardona 2010, eq. 71.)</source>
        <translation>Ein Starrkörper, der sich um einen festen Punkt dreht, drei Freiheitsgrade: J W' + W x (J W) = Moment um den Drehpunkt. (Bruels und Cardona 2010, Gl. 71.)</translation>
    </message>
    <message>
        <source>A rigid body with six degrees of freedom: m x'' = F, J W' + W x (J W) = torque (body axes). (Bruels and Cardona 2010, eqs. 77-78.)</source>
        <translation>Ein Starrkörper mit sechs Freiheitsgraden: m x'' = F, J W' + W x (J W) = Moment (Körperachsen). (Bruels und Cardona 2010, Gln. 77-78.)</translation>
    </message>
    <message>
        <source>A shade means the same at all moments of a run; else each moment has its own range</source>
        <translation>Eine Farbe bedeutet zu allen Zeitpunkten eines Laufs dasselbe; sonst hat jeder Zeitpunkt seinen eigenen Bereich</translation>
    </message>
    <message>
        <source>A slender elastic body for large deflections: geometrically exact strains (Reissner 1981; Simo 1985), on rigid nodes with elements of order 4 between them, which every method carries. What takes hold of it names a station, from 0 at its start to 1 at its end. The nodes are NAME.0, NAME.1 and so on; NAME.tip is the end.</source>
        <translation>Ein schlanker elastischer Körper für große Auslenkungen: geometrisch exakte Verzerrungen (Reissner 1981; Simo 1985), auf starren Knoten mit Elementen der Ordnung 4 dazwischen, mit denen jedes Verfahren rechnet. Was an ihm angreift, nennt eine Stelle, von 0 an seinem Anfang bis 1 an seinem Ende. Die Knoten sind NAME.0, NAME.1 und so weiter; NAME.tip ist das Ende.</translation>
    </message>
    <message>
        <source>A surface of triangles. They are kept in the file, so that it runs everywhere; triangles that face inwards are turned when it is read. Mass follows from a density only where the surface is closed.</source>
        <translation>Eine Oberfläche aus Dreiecken. Sie stehen in der Datei, sodass diese überall läuft; Dreiecke, die nach innen zeigen, werden beim Lesen gewendet. Die Masse folgt nur dann aus einer Dichte, wenn die Oberfläche geschlossen ist.</translation>
    </message>
    <message>
        <source>A table of another program, or of a measurement, as a run to compare with</source>
        <translation>Eine Tabelle eines anderen Programms oder einer Messung als Lauf zum Vergleichen</translation>
    </message>
    <message>
        <source>A torque on a body; each component a number, an expression of t or a table. Its energy is counted as work.</source>
        <translation>Ein Moment auf einen Körper; jede Komponente eine Zahl, ein Ausdruck in t oder eine Tabelle. Seine Energie zählt als Arbeit.</translation>
    </message>
    <message>
        <source>A uniform Timoshenko beam without mass along the x axes of two markers. Strain 'halfway': straight, in axes halfway between the markers (Przemieniecki 1968, eq. 5.116); any motion as a whole, small deformation. Strain 'helix': along the helix between the markers, the logarithm of their pose (Borri and Bottasso 1994; Sonneville, Cardona and Bruels 2014), with the compliance of strains that are linear along it; large deformation, curved and twisted rest shapes, order 4 in the length. Unloaded and straight, marker 2 is at x = length of marker 1.</source>
        <translation>Ein gleichförmiger, masseloser Timoshenko-Balken entlang der x-Achsen zweier Marker. Verzerrung 'halfway': gerade, in Achsen auf halbem Weg zwischen den Markern (Przemieniecki 1968, Gl. 5.116); beliebige Bewegung als Ganzes, kleine Verformung. Verzerrung 'helix': entlang der Schraubenlinie zwischen den Markern, dem Logarithmus ihrer Pose (Borri und Bottasso 1994; Sonneville, Cardona und Bruels 2014), mit der Nachgiebigkeit von Verzerrungen, die entlang ihr linear verlaufen; große Verformung, gekrümmte und verdrillte Ruheformen, Ordnung 4 in der Länge. Unbelastet und gerade liegt Marker 2 bei x = Länge von Marker 1.</translation>
    </message>
    <message>
        <source>A uniform gravity field on every body, added to the one the file's key "gravity" gives.</source>
        <translation>Ein homogenes Schwerefeld auf jeden Körper, zusätzlich zu dem, das der Schlüssel "gravity" der Datei angibt.</translation>
    </message>
    <message>
        <source>A unit is as long on one axis as on the other</source>
        <translation>Eine Einheit ist auf beiden Achsen gleich lang</translation>
    </message>
    <message>
        <source>AKW (Austin, Krishnaprasad, Wang)</source>
        <translation>AKW (Austin, Krishnaprasad, Wang)</translation>
    </message>
    <message>
        <source>About Gyre Studio</source>
        <translation>Über Gyre Studio</translation>
    </message>
    <message>
        <source>About the centre of mass in body axes: xx yy zz, or xx yy zz xy yz zx (tensor entries)</source>
        <translation>Um den Schwerpunkt in Körperachsen: xx yy zz oder xx yy zz xy yz zx (Tensoreinträge)</translation>
    </message>
    <message>
        <source>About the pivot in body axes: xx yy zz, or xx yy zz xy yz zx (tensor entries)</source>
        <translation>Um den Drehpunkt in Körperachsen: xx yy zz oder xx yy zz xy yz zx (Tensoreinträge)</translation>
    </message>
    <message>
        <source>Above it the stop pulls the points together; 0: none</source>
        <translation>Darüber zieht der Anschlag die Punkte zusammen; 0: keiner</translation>
    </message>
    <message>
        <source>Above it the stop pushes back; the same as the smallest: no stops</source>
        <translation>Darüber drückt der Anschlag zurück; gleich dem kleinsten: keine Anschläge</translation>
    </message>
    <message>
        <source>Absolute tolerance of Newton's weighted test, as published: of what a step moves by in m and rad, of multipliers in N and N m, whatever the size of the model</source>
        <translation>Absolute Toleranz des gewichteten Newton-Tests, wie veröffentlicht: für die Bewegung eines Schritts in m und rad, für Multiplikatoren in N und N m, unabhängig von der Größe des Modells</translation>
    </message>
    <message>
        <source>Absolute tolerance of Newton's weighted test: of what a step moves by, as a speed, in lengths of the model per second and rad/s; of a multiplier, as a share of what brings the masses that its joint moves to one length of the model per second, or 1 rad/s, within a second</source>
        <translation>Absolute Toleranz des gewichteten Newton-Tests: für die Bewegung eines Schritts, als Geschwindigkeit, in Modelllängen pro Sekunde und rad/s; für einen Multiplikator als Anteil dessen, was die Massen, die sein Gelenk bewegt, binnen einer Sekunde auf eine Modelllänge pro Sekunde oder 1 rad/s bringt</translation>
    </message>
    <message>
        <source>Absolute tolerance of positions [m] and quaternions. 0: a millionth of how far each body has moved in the run so far, or is about to, from where it began, and rtol is of that; where bodies may touch, of the model's length at least</source>
        <translation>Absolute Toleranz der Positionen [m] und Quaternionen. 0: ein Millionstel der Strecke, die sich jeder Körper im bisherigen Lauf von seinem Anfang entfernt hat oder gleich entfernen wird, und rtol bezieht sich darauf; wo Körper sich berühren können, mindestens auf die Modelllänge</translation>
    </message>
    <message>
        <source>Absolute tolerance of the local error: of positions as a share of the model's length, of rotations in rad, of velocities the same per second</source>
        <translation>Absolute Toleranz des lokalen Fehlers: der Positionen als Anteil der Modelllänge, der Drehungen in rad, der Geschwindigkeiten ebenso pro Sekunde</translation>
    </message>
    <message>
        <source>Absolute tolerance of velocities [m/s, rad/s] (and of multipliers [N, N m]). 0: 1e-5 of the largest of each body (and of all multipliers) in the run so far; where bodies may touch, of the largest of all bodies at least</source>
        <translation>Absolute Toleranz der Geschwindigkeiten [m/s, rad/s] (und der Multiplikatoren [N, N m]). 0: 1e-5 des größten Werts jedes Körpers (und aller Multiplikatoren) im bisherigen Lauf; wo Körper sich berühren können, mindestens des größten aller Körper</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>Accepted steps</source>
        <translation>Akzeptierte Schritte</translation>
    </message>
    <message>
        <source>Across %1</source>
        <translation>Senkrecht zu %1</translation>
    </message>
    <message>
        <source>Across %1 of the selected body</source>
        <translation>Senkrecht zu %1 des ausgewählten Körpers</translation>
    </message>
    <message>
        <source>Acts along</source>
        <translation>Wirkt entlang</translation>
    </message>
    <message>
        <source>Actuator</source>
        <translation>Aktuator</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add parameter</source>
        <translation>Parameter hinzufügen</translation>
    </message>
    <message>
        <source>Add the methods that are to be compared.</source>
        <translation>Die zu vergleichenden Verfahren hinzufügen.</translation>
    </message>
    <message>
        <source>Added to the feedback, e.g. to carry a weight (N or N m)</source>
        <translation>Wird zur Rückführung addiert, z. B. um ein Gewicht zu tragen (N oder N m)</translation>
    </message>
    <message>
        <source>Adds a method to the comparison; the same one twice with other changes, too</source>
        <translation>Fügt dem Vergleich ein Verfahren hinzu; auch dasselbe zweimal mit anderen Änderungen</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>After so many a step is repeated with half its size</source>
        <translation>Nach so vielen wird ein Schritt mit halber Schrittweite wiederholt</translation>
    </message>
    <message>
        <source>Ali&amp;gn and distribute…</source>
        <translation>Aus&amp;richten und verteilen…</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Ausrichten</translation>
    </message>
    <message>
        <source>Align %1</source>
        <translation>%1 ausrichten</translation>
    </message>
    <message>
        <source>Align and distribute</source>
        <translation>Ausrichten und verteilen</translation>
    </message>
    <message>
        <source>All bodies</source>
        <translation>Alle Körper</translation>
    </message>
    <message>
        <source>All charts</source>
        <translation>Alle Diagramme</translation>
    </message>
    <message>
        <source>All methods from the same start to the same times</source>
        <translation>Alle Verfahren vom selben Anfang zu denselben Zeiten</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>Alle Seiten</translation>
    </message>
    <message>
        <source>All that the bodies reach at any moment of the run</source>
        <translation>Alles, was die Körper zu irgendeinem Zeitpunkt des Laufs erreichen</translation>
    </message>
    <message>
        <source>All that the run carries along where it stands, from which it can go on another day</source>
        <translation>Alles, was der Lauf an seinem jetzigen Stand mitführt und wovon er an einem anderen Tag weitergehen kann</translation>
    </message>
    <message>
        <source>All that this plot can do</source>
        <translation>Alles, was dieser Plot kann</translation>
    </message>
    <message>
        <source>Along &amp;axis</source>
        <translation>Entlang &amp;Achse</translation>
    </message>
    <message>
        <source>Along a flexible body, 0 at its start and 1 at its end; markers are in the axes of its section there</source>
        <translation>Entlang eines flexiblen Körpers, 0 an seinem Anfang und 1 an seinem Ende; Marker sind in den Achsen seines dortigen Querschnitts</translation>
    </message>
    <message>
        <source>Along an axis of marker 1; of t, x y z, rx ry rz, vx vy vz, wx wy wz and channels</source>
        <translation>Entlang einer Achse von Marker 1; in t, x y z, rx ry rz, vx vy vz, wx wy wz und Kanälen</translation>
    </message>
    <message>
        <source>Along beams</source>
        <translation>Entlang der Balken</translation>
    </message>
    <message>
        <source>Along the body's own &amp;axes</source>
        <translation>Entlang der &amp;Körperachsen</translation>
    </message>
    <message>
        <source>Along the flexible beams</source>
        <translation>Entlang der flexiblen Balken</translation>
    </message>
    <message>
        <source>Along the inertial axes x, y, z</source>
        <translation>Entlang der Inertialachsen x, y, z</translation>
    </message>
    <message>
        <source>Aluminium</source>
        <translation>Aluminium</translation>
    </message>
    <message>
        <source>Always so many Newton iterations per step; 0: until the test passes</source>
        <translation>Immer so viele Newton-Iterationen pro Schritt; 0: bis der Test bestanden ist</translation>
    </message>
    <message>
        <source>Amplitude</source>
        <translation>Amplitude</translation>
    </message>
    <message>
        <source>Amplitude density</source>
        <translation>Amplitudendichte</translation>
    </message>
    <message>
        <source>Amplitude of what is shown</source>
        <translation>Amplitude des Gezeigten</translation>
    </message>
    <message>
        <source>An ellipsoid, centred.</source>
        <translation>Ein Ellipsoid, zentriert.</translation>
    </message>
    <message>
        <source>An&amp;gle in all</source>
        <translation>&amp;Winkel insgesamt</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Ankerpunkt</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Angle between axes</source>
        <translation>Winkel zwischen Achsen</translation>
    </message>
    <message>
        <source>Angle of joint 1</source>
        <translation>Winkel von Gelenk 1</translation>
    </message>
    <message>
        <source>Angle of joint 2</source>
        <translation>Winkel von Gelenk 2</translation>
    </message>
    <message>
        <source>Angle of marker 2 against marker 1 at which the spring's own torque vanishes</source>
        <translation>Winkel von Marker 2 gegen Marker 1, bei dem das Eigenmoment der Feder verschwindet</translation>
    </message>
    <message>
        <source>Angle of the pinion</source>
        <translation>Winkel des Ritzels</translation>
    </message>
    <message>
        <source>Angle to</source>
        <translation>Winkel zu</translation>
    </message>
    <message>
        <source>Angular acceleration</source>
        <translation>Winkelbeschleunigung</translation>
    </message>
    <message>
        <source>Angular velocity</source>
        <translation>Winkelgeschwindigkeit</translation>
    </message>
    <message>
        <source>Another &amp;model…</source>
        <translation>Anderes &amp;Modell…</translation>
    </message>
    <message>
        <source>Another parameter, or number of an element, such as crank.mass</source>
        <translation>Ein anderer Parameter oder eine Zahl eines Elements, etwa crank.mass</translation>
    </message>
    <message>
        <source>Another unit: %1</source>
        <translation>Eine andere Einheit: %1</translation>
    </message>
    <message>
        <source>Any mask of the six directions of marker 1, 1 to 6 equations: displacements along its axes and rotations. With one rotation locked, two axes of the markers stay perpendicular, as in a universal joint; with two, the axis that stays free is common. Its kind is the total joint of Masarati 2011.</source>
        <translation>Beliebige Auswahl der sechs Richtungen von Marker 1, 1 bis 6 Gleichungen: Verschiebungen entlang seiner Achsen und Drehungen. Ist eine Drehung gesperrt, bleiben zwei Achsen der Marker senkrecht zueinander, wie im Kardangelenk; bei zweien ist die frei bleibende Achse gemeinsam. Nach Art des „total joint“ von Masarati 2011.</translation>
    </message>
    <message>
        <source>Apart [m]</source>
        <translation>Abstand [m]</translation>
    </message>
    <message>
        <source>Apart [rad]</source>
        <translation>Abstand [rad]</translation>
    </message>
    <message>
        <source>Approach [m/s]</source>
        <translation>Annäherung [m/s]</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Area moment y</source>
        <translation>Flächenmoment y</translation>
    </message>
    <message>
        <source>Area moment z</source>
        <translation>Flächenmoment z</translation>
    </message>
    <message>
        <source>As bdf_cs, without the derivative of the projection in Newton's matrix (Yen and Petzold's CM): finds the smooth motion near fast oscillations of small amplitude and takes large steps along it.</source>
        <translation>Wie bdf_cs, ohne die Ableitung der Projektion in der Newton-Matrix (CM von Yen und Petzold): findet die glatte Bewegung nahe schnellen Schwingungen kleiner Amplitude und macht große Schritte auf ihr.</translation>
    </message>
    <message>
        <source>As bdf_ggl, but the multipliers are left out of Newton's test (Yen and Petzold).</source>
        <translation>Wie bdf_ggl, aber die Multiplikatoren sind vom Newton-Test ausgenommen (Yen und Petzold).</translation>
    </message>
    <message>
        <source>As fast as possible</source>
        <translation>So schnell wie möglich</translation>
    </message>
    <message>
        <source>As in &amp;Blender: middle turns, Shift moves</source>
        <translation>Wie in &amp;Blender: Mitte dreht, Umschalt verschiebt</translation>
    </message>
    <message>
        <source>As in &amp;CAD (SolidWorks): middle turns, Ctrl moves</source>
        <translation>Wie in &amp;CAD (SolidWorks): Mitte dreht, Strg verschiebt</translation>
    </message>
    <message>
        <source>As in &amp;Gyre: left turns, middle moves</source>
        <translation>Wie in &amp;Gyre: links dreht, Mitte verschiebt</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>As they are followed from moment to moment; of two that are conjugate one is listed</source>
        <translation>Wie sie von Zeitpunkt zu Zeitpunkt verfolgt werden; von zwei konjugierten steht einer in der Liste</translation>
    </message>
    <message>
        <source>Assemble</source>
        <translation>Anpassen</translation>
    </message>
    <message>
        <source>Assembled: %1 initial values were changed.</source>
        <translation>Angepasst: %1 Anfangswerte wurden geändert.</translation>
    </message>
    <message>
        <source>Assembled: 1 initial value was changed.</source>
        <translation>Angepasst: 1 Anfangswert wurde geändert.</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Bei</translation>
    </message>
    <message>
        <source>At %1 s: %2</source>
        <translation>Bei %1 s: %2</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <translation>Bei %1: %2</translation>
    </message>
    <message>
        <source>At a &amp;distance of</source>
        <translation>Im A&amp;bstand von</translation>
    </message>
    <message>
        <source>At how many moments of the run eigenvalues are computed</source>
        <translation>Zu wie vielen Zeitpunkten des Laufs Eigenwerte berechnet werden</translation>
    </message>
    <message>
        <source>At how many speeds modes are computed</source>
        <translation>Bei wie vielen Drehzahlen Moden berechnet werden</translation>
    </message>
    <message>
        <source>At most %1 N before it slips: coefficient %2</source>
        <translation>Höchstens %1 N, bevor er gleitet: Reibwert %2</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>Achsen</translation>
    </message>
    <message>
        <source>Axes of deflection and force: those of marker 1, or symmetric, halfway between both markers</source>
        <translation>Achsen von Auslenkung und Kraft: die von Marker 1 oder symmetrisch, auf halbem Weg zwischen beiden Markern</translation>
    </message>
    <message>
        <source>Axes of the components: space (inertial) or body (they turn with it)</source>
        <translation>Achsen der Komponenten: space (inertial) oder body (sie drehen sich mit)</translation>
    </message>
    <message>
        <source>BDF of order 1 or 2 with fixed step, rotations by increments on the group, constraints at position level. Damps all fast oscillations; for comparison with bdf_cm and generalized-alpha methods.</source>
        <translation>BDF der Ordnung 1 oder 2 mit fester Schrittweite, Drehungen durch Inkremente auf der Gruppe, Bindungen auf Lageebene. Dämpft alle schnellen Schwingungen; zum Vergleich mit bdf_cm und Generalized-alpha-Verfahren.</translation>
    </message>
    <message>
        <source>BDF of variable step and order (IDA) on equations without multipliers, by Yen and Petzold's coordinate splitting. Error and Newton's test see no multipliers.</source>
        <translation>BDF variabler Schrittweite und Ordnung (IDA) auf Gleichungen ohne Multiplikatoren, mit der Koordinatenaufteilung von Yen und Petzold. Fehlertest und Newton-Test sehen keine Multiplikatoren.</translation>
    </message>
    <message>
        <source>BDF of variable step and order (IDA) on the stabilized index-2 equations of Gear, Gupta and Leimkuhler. Newton's test sees the multipliers, which fast oscillations keep from converging.</source>
        <translation>BDF variabler Schrittweite und Ordnung (IDA) auf den stabilisierten Index-2-Gleichungen von Gear, Gupta und Leimkuhler. Der Newton-Test sieht die Multiplikatoren, die bei schnellen Schwingungen nicht konvergieren.</translation>
    </message>
    <message>
        <source>BDF on the Lie group</source>
        <translation>BDF auf der Lie-Gruppe</translation>
    </message>
    <message>
        <source>BDF, GGL (stabilized index 2)</source>
        <translation>BDF, GGL (stabilisierter Index 2)</translation>
    </message>
    <message>
        <source>BDF, GGL*</source>
        <translation>BDF, GGL*</translation>
    </message>
    <message>
        <source>BDF, coordinate splitting</source>
        <translation>BDF, Koordinatenaufteilung</translation>
    </message>
    <message>
        <source>BDF, modified coordinate splitting</source>
        <translation>BDF, modifizierte Koordinatenaufteilung</translation>
    </message>
    <message>
        <source>Back into the &amp;window</source>
        <translation>Zurück ins &amp;Fenster</translation>
    </message>
    <message>
        <source>Back into the window</source>
        <translation>Zurück ins Fenster</translation>
    </message>
    <message>
        <source>Back to the model (Esc)</source>
        <translation>Zurück zum Modell (Esc)</translation>
    </message>
    <message>
        <source>Ball in a straight groove, 2 equations: the origin of marker 2 moves along the z axis of marker 1. Phi = (x1 . u, y1 . u), u from marker 1 to marker 2 (Haug 1989, sec. 9.4).</source>
        <translation>Kugel in gerader Nut, 2 Gleichungen: der Ursprung von Marker 2 bewegt sich entlang der z-Achse von Marker 1. Phi = (x1 . u, y1 . u), u von Marker 1 zu Marker 2 (Haug 1989, Abschn. 9.4).</translation>
    </message>
    <message>
        <source>Ball joint, 3 equations: the origins of the two markers coincide. Multipliers in inertial axes [N]. Phi = x2 + R2 X2 - x1 - R1 X1 (Bruels and Cardona 2010, eq. 79).</source>
        <translation>Kugelgelenk, 3 Gleichungen: die Ursprünge der beiden Marker fallen zusammen. Multiplikatoren in Inertialachsen [N]. Phi = x2 + R2 X2 - x1 - R1 X1 (Bruels und Cardona 2010, Gl. 79).</translation>
    </message>
    <message>
        <source>Ball on a plate, 1 equation: the origin of marker 2 moves in the x-y plane of marker 1. Phi = z1 . u, u from marker 1 to marker 2 (Haug 1989, sec. 9.4).</source>
        <translation>Kugel auf einer Platte, 1 Gleichung: der Ursprung von Marker 2 bewegt sich in der x-y-Ebene von Marker 1. Phi = z1 . u, u von Marker 1 zu Marker 2 (Haug 1989, Abschn. 9.4).</translation>
    </message>
    <message>
        <source>Bands of the ledger</source>
        <translation>Bänder der Bilanz</translation>
    </message>
    <message>
        <source>Beam</source>
        <translation>Balken</translation>
    </message>
    <message>
        <source>Beam whose elements are varied</source>
        <translation>Balken, dessen Elementzahl variiert wird</translation>
    </message>
    <message>
        <source>Bearing radius</source>
        <translation>Lagerradius</translation>
    </message>
    <message>
        <source>Below 5 it is a block, which a beam describes badly</source>
        <translation>Unter 5 ist es ein Block, den ein Balken schlecht beschreibt</translation>
    </message>
    <message>
        <source>Below it the stop pushes back</source>
        <translation>Darunter drückt der Anschlag zurück</translation>
    </message>
    <message>
        <source>Below it the stop pushes the points apart</source>
        <translation>Darunter drückt der Anschlag die Punkte auseinander</translation>
    </message>
    <message>
        <source>Below zero deviations die away, above they grow</source>
        <translation>Unter null klingen Abweichungen ab, darüber wachsen sie</translation>
    </message>
    <message>
        <source>Bending factor</source>
        <translation>Biegefaktor</translation>
    </message>
    <message>
        <source>Bending moment &amp;Mz</source>
        <translation>Biegemoment &amp;Mz</translation>
    </message>
    <message>
        <source>Bending, ends free</source>
        <translation>Biegung, Enden frei</translation>
    </message>
    <message>
        <source>Between the surfaces, below zero they overlap: in the middle of the step by methods that step over impacts, else at its end</source>
        <translation>Zwischen den Oberflächen, unter null dringen sie ein: in der Mitte des Schritts bei Verfahren, die über Stöße hinwegschreiten, sonst an seinem Ende</translation>
    </message>
    <message>
        <source>Between the z axes of the markers</source>
        <translation>Zwischen den z-Achsen der Marker</translation>
    </message>
    <message>
        <source>Between two markers about their z axes: torque N = k x + f(x) + preload + c v + d(v), x the angle from the free angle, v its rate, with the laws f and d as expressions or tables, and stops. The angle starts within half a turn and counts through full turns from there.</source>
        <translation>Zwischen zwei Markern um ihre z-Achsen: Moment N = k x + f(x) + Vorspannung + c v + d(v), x der Winkel ab dem freien Winkel, v seine Rate, mit den Gesetzen f und d als Ausdrücken oder Tabellen und mit Anschlägen. Der Winkel beginnt innerhalb einer halben Umdrehung und zählt von dort über volle Umdrehungen.</translation>
    </message>
    <message>
        <source>Between two points, along their line: tension N = k x + f(x) + preload + c v + d(v), x = l - l0, v = dl/dt, with the laws f and d as expressions or tables, and stops at a shortest and a longest length.</source>
        <translation>Zwischen zwei Punkten, entlang ihrer Linie: Zugkraft N = k x + f(x) + Vorspannung + c v + d(v), x = l - l0, v = dl/dt, mit den Gesetzen f und d als Ausdrücken oder Tabellen und mit Anschlägen bei einer kleinsten und einer größten Länge.</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>Grundwert</translation>
    </message>
    <message>
        <source>Binary glTF (*.glb)</source>
        <translation>Binäres glTF (*.glb)</translation>
    </message>
    <message>
        <source>Blade or skate, 1 nonholonomic equation: the origin of marker 2 does not move along its y axis relative to body 1. What keeps the blade on its plane is another joint. y2 . u = 0 with the velocity u of marker 2 against body 1 (Neimark and Fufaev 1972, ch. 2: Chaplygin's sleigh).</source>
        <translation>Schneide oder Kufe, 1 nichtholonome Gleichung: der Ursprung von Marker 2 bewegt sich relativ zu Körper 1 nicht entlang seiner y-Achse. Was die Schneide in ihrer Ebene hält, ist ein anderes Gelenk. y2 . u = 0 mit der Geschwindigkeit u von Marker 2 gegen Körper 1 (Neimark und Fufaev 1972, Kap. 2: Chaplygin-Schlitten).</translation>
    </message>
    <message>
        <source>Block above</source>
        <translation>Block darüber</translation>
    </message>
    <message>
        <source>Block below</source>
        <translation>Block darunter</translation>
    </message>
    <message>
        <source>Block to the left</source>
        <translation>Block links</translation>
    </message>
    <message>
        <source>Block to the right</source>
        <translation>Block rechts</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Bodies that contacts and joints connect without the ground; a click selects them</source>
        <translation>Körper, die Kontakte und Gelenke ohne das Gestell verbinden; ein Klick wählt sie aus</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Body 1</source>
        <translation>Körper 1</translation>
    </message>
    <message>
        <source>Body 1 and body 2: forces act on the second, normals point to it</source>
        <translation>Körper 1 und Körper 2: Kräfte wirken auf den zweiten, Normalen zeigen zu ihm</translation>
    </message>
    <message>
        <source>Body 2</source>
        <translation>Körper 2</translation>
    </message>
    <message>
        <source>Body a&amp;xes</source>
        <translation>Körper&amp;achsen</translation>
    </message>
    <message>
        <source>Body axes</source>
        <translation>Körperachsen</translation>
    </message>
    <message>
        <source>Body that has it, or ground</source>
        <translation>Körper, dem er gehört, oder Gestell</translation>
    </message>
    <message>
        <source>Body that is held</source>
        <translation>Körper, der gehalten wird</translation>
    </message>
    <message>
        <source>Body the force acts on</source>
        <translation>Körper, auf den die Kraft wirkt</translation>
    </message>
    <message>
        <source>Body the torque acts on</source>
        <translation>Körper, auf den das Moment wirkt</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>Brass</source>
        <translation>Messing</translation>
    </message>
    <message>
        <source>Bristle damping</source>
        <translation>Borstendämpfung</translation>
    </message>
    <message>
        <source>Bristle stiffness</source>
        <translation>Borstensteifigkeit</translation>
    </message>
    <message>
        <source>Brought in</source>
        <translation>Zugeführt</translation>
    </message>
    <message>
        <source>Buckling load</source>
        <translation>Knicklast</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Aufbauen</translation>
    </message>
    <message>
        <source>Bushing</source>
        <translation>Buchse</translation>
    </message>
    <message>
        <source>By capsules along its elements, as thick as the largest circle in the section</source>
        <translation>Durch Kapseln entlang seiner Elemente, so dick wie der größte Kreis im Querschnitt</translation>
    </message>
    <message>
        <source>By how much the method lets an oscillation grow (above 1) or die away (below 1) in a step, over frequency times step; dots: the eigenvalues of the moment shown</source>
        <translation>Um wie viel das Verfahren eine Schwingung in einem Schritt wachsen (über 1) oder abklingen (unter 1) lässt, über Frequenz mal Schrittweite; Punkte: die Eigenwerte des gezeigten Zeitpunkts</translation>
    </message>
    <message>
        <source>By the graphics card where there is one, from the next start on</source>
        <translation>Durch die Grafikkarte, wo es eine gibt, ab dem nächsten Start</translation>
    </message>
    <message>
        <source>C&amp;ontacts</source>
        <translation>&amp;Kontakte</translation>
    </message>
    <message>
        <source>CPU %1 s</source>
        <translation>CPU %1 s</translation>
    </message>
    <message>
        <source>CPU [s]</source>
        <translation>CPU [s]</translation>
    </message>
    <message>
        <source>CPU time</source>
        <translation>CPU-Zeit</translation>
    </message>
    <message>
        <source>CPU time [s]</source>
        <translation>CPU-Zeit [s]</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>CSV (*.csv);;All files (*)</source>
        <translation>CSV (*.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Cable</source>
        <translation>Seil</translation>
    </message>
    <message>
        <source>Campbell</source>
        <translation>Campbell</translation>
    </message>
    <message>
        <source>Campbell diagram</source>
        <translation>Campbell-Diagramm</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Cannot run</source>
        <translation>Start nicht möglich</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Kapsel</translation>
    </message>
    <message>
        <source>Cartesian spring</source>
        <translation>Kartesische Feder</translation>
    </message>
    <message>
        <source>Cases of the study</source>
        <translation>Fälle der Studie</translation>
    </message>
    <message>
        <source>Cast iron</source>
        <translation>Gusseisen</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>Central gravity</source>
        <translation>Zentralgravitation</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Zentrum</translation>
    </message>
    <message>
        <source>Centre of mass</source>
        <translation>Schwerpunkt</translation>
    </message>
    <message>
        <source>Centre of mass now at</source>
        <translation>Schwerpunkt jetzt bei</translation>
    </message>
    <message>
        <source>Centre of mass, inertial axes</source>
        <translation>Schwerpunkt, Inertialachsen</translation>
    </message>
    <message>
        <source>Change %1 of %2</source>
        <translation>%1 von %2 ändern</translation>
    </message>
    <message>
        <source>Change of coordinate 1 per change of coordinate 2, in m and rad</source>
        <translation>Änderung von Koordinate 1 pro Änderung von Koordinate 2, in m und rad</translation>
    </message>
    <message>
        <source>Change of coordinate 1 per change of coordinate 3, in m and rad</source>
        <translation>Änderung von Koordinate 1 pro Änderung von Koordinate 3, in m und rad</translation>
    </message>
    <message>
        <source>Change these joints now; bodies and markers stay, and it can be undone</source>
        <translation>Diese Gelenke jetzt ändern; Körper und Marker bleiben, und es lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>Von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Changes of split</source>
        <translation>Aufteilungswechsel</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Farbe wählen</translation>
    </message>
    <message>
        <source>Choose a parameter.</source>
        <translation>Einen Parameter wählen.</translation>
    </message>
    <message>
        <source>Choose at least one integrator.</source>
        <translation>Mindestens einen Integrator wählen.</translation>
    </message>
    <message>
        <source>Choose integrators and steps on the left,
then press Run study.</source>
        <translation>Links Integratoren und Schrittweiten wählen,
dann „Studie starten“ drücken.</translation>
    </message>
    <message>
        <source>Choose one element whose response is measured.</source>
        <translation>Ein Element wählen, dessen Antwort gemessen wird.</translation>
    </message>
    <message>
        <source>Choose parameters and a response on the left,
then press Run study.</source>
        <translation>Links Parameter und eine Antwort wählen,
dann „Studie starten“ drücken.</translation>
    </message>
    <message>
        <source>Choose the block</source>
        <translation>Block wählen</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Click a band, or its line: the elements behind it stand here.</source>
        <translation>Band oder seine Zeile anklicken: hier stehen die Elemente dahinter.</translation>
    </message>
    <message>
        <source>Click a face of a body: the section plane then lies on it (Esc ends this)</source>
        <translation>Fläche eines Körpers anklicken: die Schnittebene liegt dann auf ihr (Esc beendet dies)</translation>
    </message>
    <message>
        <source>Click both ends of the rod</source>
        <translation>Beide Enden des Stabs anklicken</translation>
    </message>
    <message>
        <source>Click its other end, or type its length</source>
        <translation>Anderes Ende anklicken oder Länge eingeben</translation>
    </message>
    <message>
        <source>Click the body</source>
        <translation>Den Körper anklicken</translation>
    </message>
    <message>
        <source>Click the body to move</source>
        <translation>Den zu verschiebenden Körper anklicken</translation>
    </message>
    <message>
        <source>Click the body to turn</source>
        <translation>Den zu drehenden Körper anklicken</translation>
    </message>
    <message>
        <source>Click the first end</source>
        <translation>Erstes Ende anklicken</translation>
    </message>
    <message>
        <source>Click the other body, or Enter: ground</source>
        <translation>Den anderen Körper anklicken, oder Eingabe: Gestell</translation>
    </message>
    <message>
        <source>Click, or Enter here, to select '%1'</source>
        <translation>Klick, oder hier Eingabe, wählt '%1' aus</translation>
    </message>
    <message>
        <source>Click: %1 to %2</source>
        <translation>Klick: %1 nach %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the study?</source>
        <translation>Studie schließen?</translation>
    </message>
    <message>
        <source>Coefficient mud of fast sliding</source>
        <translation>Reibwert mud bei schnellem Gleiten</translation>
    </message>
    <message>
        <source>Coefficient mus at the start of sliding</source>
        <translation>Reibwert mus zu Beginn des Gleitens</translation>
    </message>
    <message>
        <source>Coefficient of friction mu</source>
        <translation>Reibwert mu</translation>
    </message>
    <message>
        <source>Coefficient of friction mu; where not given the smaller of the two materials</source>
        <translation>Reibwert mu; wo nicht angegeben, der kleinere der beiden Werkstoffe</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Colour bodies by &amp;island</source>
        <translation>Körper nach &amp;Insel färben</translation>
    </message>
    <message>
        <source>Colour bodies by &amp;quantity</source>
        <translation>Körper nach Wer&amp;ten färben</translation>
    </message>
    <message>
        <source>Colour of the body</source>
        <translation>Farbe des Körpers</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Columns of the file and the channels they are</source>
        <translation>Spalten der Datei und die Kanäle, die sie sind</translation>
    </message>
    <message>
        <source>Compare with another model</source>
        <translation>Mit anderem Modell vergleichen</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Composition</source>
        <translation>Komposition</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Berechnen</translation>
    </message>
    <message>
        <source>Compute gives the eigenvalues of the run that is shown.</source>
        <translation>„Berechnen“ liefert die Eigenwerte des gezeigten Laufs.</translation>
    </message>
    <message>
        <source>Compute the eigenvalues at moments of the run that is shown</source>
        <translation>Eigenwerte zu Zeitpunkten des gezeigten Laufs berechnen</translation>
    </message>
    <message>
        <source>Computed consistently, or taken from the bodies as Kynema does</source>
        <translation>Konsistent berechnet oder wie in Kynema von den Körpern übernommen</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Berechnung…</translation>
    </message>
    <message>
        <source>Concrete</source>
        <translation>Beton</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Kondition</translation>
    </message>
    <message>
        <source>Cone</source>
        <translation>Kegel</translation>
    </message>
    <message>
        <source>Constant velocity joint</source>
        <translation>Gleichlaufgelenk</translation>
    </message>
    <message>
        <source>Constrained multibody dynamics, with every integrator laid open</source>
        <translation>Gebundene Mehrkörperdynamik, mit jedem Integrator offengelegt</translation>
    </message>
    <message>
        <source>Constraint equations</source>
        <translation>Bindungsgleichungen</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Contact acts as a force in the method of this run, %1: its equations of motion have it in them, and there is no solver of contacts. How deep bodies overlap and how hard they press stands in Contacts (Alt+Shift+C), sizes of steps and iterations of the method in Steps and Statistics. The methods local_* have a solver.</source>
        <translation>Kontakt wirkt im Verfahren dieses Laufs, %1, als Kraft: seine Bewegungsgleichungen enthalten ihn, und es gibt keinen Kontaktlöser. Wie tief Körper eindringen und wie stark sie drücken, steht unter Kontakte (Alt+Umschalt+C), Schrittweiten und Iterationen des Verfahrens unter Schritte und Statistik. Die Verfahren local_* haben einen Löser.</translation>
    </message>
    <message>
        <source>Contact and friction</source>
        <translation>Kontakt und Reibung</translation>
    </message>
    <message>
        <source>Contact filter</source>
        <translation>Kontaktfilter</translation>
    </message>
    <message>
        <source>Contact friction</source>
        <translation>Kontaktreibung</translation>
    </message>
    <message>
        <source>Contact is left out here: bodies pass through each other and the ground.</source>
        <translation>Kontakt ist hier ausgelassen: Körper gehen durcheinander und durch das Gestell hindurch.</translation>
    </message>
    <message>
        <source>Contact matrix</source>
        <translation>Kontaktmatrix</translation>
    </message>
    <message>
        <source>Contact pair</source>
        <translation>Kontaktpaar</translation>
    </message>
    <message>
        <source>Contact solver</source>
        <translation>Kontaktlöser</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Kontakte</translation>
    </message>
    <message>
        <source>Contacts that took part in the solve; none: joints alone, where these are iterated over, too</source>
        <translation>Kontakte, die an der Lösung teilnahmen; keine: nur Gelenke, wo auch über diese iteriert wird</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Contraction</source>
        <translation>Kontraktion</translation>
    </message>
    <message>
        <source>Convergence failures</source>
        <translation>Gescheiterte Konvergenztests</translation>
    </message>
    <message>
        <source>Convergence of the solver of contacts</source>
        <translation>Konvergenz des Kontaktlösers</translation>
    </message>
    <message>
        <source>Coordinate</source>
        <translation>Koordinate</translation>
    </message>
    <message>
        <source>Coordinate 1</source>
        <translation>Koordinate 1</translation>
    </message>
    <message>
        <source>Coordinate 1 where the others are zero, in m or rad</source>
        <translation>Koordinate 1, wo die anderen null sind, in m oder rad</translation>
    </message>
    <message>
        <source>Coordinate 2</source>
        <translation>Koordinate 2</translation>
    </message>
    <message>
        <source>Coordinate 3</source>
        <translation>Koordinate 3</translation>
    </message>
    <message>
        <source>Coordinates of %1 are in</source>
        <translation>Koordinaten von %1 sind in</translation>
    </message>
    <message>
        <source>Coordinates x, y, z of the vertices, one after the other [m]</source>
        <translation>Koordinaten x, y, z der Eckpunkte, einer nach dem anderen [m]</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>Copies of</source>
        <translation>Kopien von</translation>
    </message>
    <message>
        <source>Copper</source>
        <translation>Kupfer</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Als Bild kopieren</translation>
    </message>
    <message>
        <source>Copy the measurement (Ctrl+C)</source>
        <translation>Messung kopieren (Strg+C)</translation>
    </message>
    <message>
        <source>Copy these numbers, with all their digits (Ctrl+C)</source>
        <translation>Diese Zahlen mit allen Stellen kopieren (Strg+C)</translation>
    </message>
    <message>
        <source>Correction that the residual calls for, by the test of the method: 1 and less passes</source>
        <translation>Korrektur, die das Residuum verlangt, nach dem Test des Verfahrens: 1 und weniger besteht</translation>
    </message>
    <message>
        <source>Could not be written: %1</source>
        <translation>Konnte nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>Coupler</source>
        <translation>Kopplung</translation>
    </message>
    <message>
        <source>Ctrl + middle drag</source>
        <translation>Strg + Mitte ziehen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Aus&amp;schneiden</translation>
    </message>
    <message>
        <source>Curvature</source>
        <translation>Krümmung</translation>
    </message>
    <message>
        <source>Curves of other units get an axis on the right</source>
        <translation>Kurven anderer Einheiten bekommen eine Achse rechts</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Cut what is drawn by a plane; the model is not changed</source>
        <translation>Das Gezeichnete mit einer Ebene schneiden; das Modell ändert sich nicht</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Zylinder</translation>
    </message>
    <message>
        <source>Cylindrical joint</source>
        <translation>Drehschubgelenk</translation>
    </message>
    <message>
        <source>D [s/m] of the smooth law: 0 gives back what went in</source>
        <translation>D [s/m] des glatten Gesetzes: 0 gibt zurück, was hineinging</translation>
    </message>
    <message>
        <source>D [s/m] of the smooth law: 0 gives back what went in; where not given the mean of both, weighted by their compliance</source>
        <translation>D [s/m] des glatten Gesetzes: 0 gibt zurück, was hineinging; wo nicht angegeben, das mit der Nachgiebigkeit gewichtete Mittel beider</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Dämpfung</translation>
    </message>
    <message>
        <source>Damping law</source>
        <translation>Dämpfungsgesetz</translation>
    </message>
    <message>
        <source>Damping ratio</source>
        <translation>Dämpfungsgrad</translation>
    </message>
    <message>
        <source>Damping time</source>
        <translation>Dämpfungszeit</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>D&amp;unkel</translation>
    </message>
    <message>
        <source>Degrees of freedom: velocity unknowns less independent constraints</source>
        <translation>Freiheitsgrade: unbekannte Geschwindigkeiten minus unabhängige Bindungen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>%1 löschen?</translation>
    </message>
    <message>
        <source>Delete all %1</source>
        <translation>Alle %1 löschen</translation>
    </message>
    <message>
        <source>Delete view %1</source>
        <translation>Ansicht %1 löschen</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>Depth over which a stop sets in, in m or rad</source>
        <translation>Tiefe, über die ein Anschlag einsetzt, in m oder rad</translation>
    </message>
    <message>
        <source>Derivative gain</source>
        <translation>D-Verstärkung</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Versuchsplan</translation>
    </message>
    <message>
        <source>Diameter</source>
        <translation>Durchmesser</translation>
    </message>
    <message>
        <source>Difference of two runs: none is kept yet.
Keep a run (Ctrl+K), change the method or the step, and run again.</source>
        <translation>Differenz zweier Läufe: noch ist keiner gemerkt.
Einen Lauf merken (Strg+K), Verfahren oder Schrittweite ändern und neu starten.</translation>
    </message>
    <message>
        <source>Differences: runs minus the baseline (D)</source>
        <translation>Differenzen: Läufe minus Bezugslauf (D)</translation>
    </message>
    <message>
        <source>Direction of the z axis</source>
        <translation>Richtung der z-Achse</translation>
    </message>
    <message>
        <source>Direction that points up in the picture</source>
        <translation>Richtung, die im Bild nach oben zeigt</translation>
    </message>
    <message>
        <source>Disable %1</source>
        <translation>%1 deaktivieren</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Displacement of the rack</source>
        <translation>Verschiebung der Zahnstange</translation>
    </message>
    <message>
        <source>Displacement per turn; positive for a right-hand thread</source>
        <translation>Verschiebung pro Umdrehung; positiv für Rechtsgewinde</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Distance of the markers, along x, of the unloaded beam; along its axis where it is curved</source>
        <translation>Abstand der Marker, entlang x, des unbelasteten Balkens; wo er gekrümmt ist, entlang seiner Achse</translation>
    </message>
    <message>
        <source>Distance of the two markers' origins</source>
        <translation>Abstand der Ursprünge der beiden Marker</translation>
    </message>
    <message>
        <source>Distance to</source>
        <translation>Abstand zu</translation>
    </message>
    <message>
        <source>Divided by</source>
        <translation>Geteilt durch</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Double column</source>
        <translation>Doppelspalte</translation>
    </message>
    <message>
        <source>Doubtful beams</source>
        <translation>Fragwürdige Balken</translation>
    </message>
    <message>
        <source>Drag %1</source>
        <translation>%1 ziehen</translation>
    </message>
    <message>
        <source>Drag channels here from the list of channels,
or double-click one there.</source>
        <translation>Kanäle aus der Kanalliste hierher ziehen
oder dort doppelklicken.</translation>
    </message>
    <message>
        <source>Drag to look at any recorded moment, also while the run goes on</source>
        <translation>Ziehen zeigt jeden aufgezeichneten Zeitpunkt, auch während der Lauf weitergeht</translation>
    </message>
    <message>
        <source>Draw rods</source>
        <translation>Stäbe zeichnen</translation>
    </message>
    <message>
        <source>Draw the bodies of this run solid, the others as ghosts (Return)</source>
        <translation>Körper dieses Laufs massiv zeichnen, die anderen als Geisterbilder (Eingabe)</translation>
    </message>
    <message>
        <source>Drift [m]</source>
        <translation>Drift [m]</translation>
    </message>
    <message>
        <source>Drift-kick (half of LIEMID[EA])</source>
        <translation>Drift-Kick (eine Hälfte von LIEMID[EA])</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Antrieb</translation>
    </message>
    <message>
        <source>Driven motion</source>
        <translation>Angetriebene Bewegung</translation>
    </message>
    <message>
        <source>Drives the length between two points or the angle between two markers to a target r(t) by feedback: F = kp (r - x) + ki I + kd (r' - v) + bias, I' = r - x, up to a largest force. Its energy is counted as work.</source>
        <translation>Führt die Länge zwischen zwei Punkten oder den Winkel zwischen zwei Markern durch Rückführung auf einen Sollwert r(t): F = kp (r - x) + ki I + kd (r' - v) + bias, I' = r - x, bis zu einer größten Kraft. Seine Energie zählt als Arbeit.</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %1, %n times</source>
        <translation><numerusform>%1 duplizieren, einmal</numerusform><numerusform>%1 duplizieren, %n-mal</numerusform></translation>
    </message>
    <message>
        <source>Duplicate a&amp;long a pattern…</source>
        <translation>Entlang eines &amp;Musters duplizieren…</translation>
    </message>
    <message>
        <source>Duplicate along a pattern</source>
        <translation>Entlang eines Musters duplizieren</translation>
    </message>
    <message>
        <source>Dynamic friction</source>
        <translation>Gleitreibung</translation>
    </message>
    <message>
        <source>Dynamics</source>
        <translation>Dynamik</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>Each method itself with twice the most elements and half the smallest step, run first.</source>
        <translation>Jedes Verfahren selbst mit doppelter größter Elementzahl und halber kleinster Schrittweite, zuerst gerechnet.</translation>
    </message>
    <message>
        <source>Edge lengths along x, y, z [m]</source>
        <translation>Kantenlängen entlang x, y, z [m]</translation>
    </message>
    <message>
        <source>Edit its text…</source>
        <translation>Text bearbeiten…</translation>
    </message>
    <message>
        <source>Effective</source>
        <translation>Effektiv</translation>
    </message>
    <message>
        <source>Effective part of the area in shear along y, 5/6 for a rectangle; 0: stiff in shear</source>
        <translation>Wirksamer Teil der Fläche bei Schub entlang y, 5/6 für ein Rechteck; 0: schubstarr</translation>
    </message>
    <message>
        <source>Effective part of the area in shear; 0: of the shape (Cowper 1966)</source>
        <translation>Wirksamer Teil der Fläche bei Schub; 0: nach der Form (Cowper 1966)</translation>
    </message>
    <message>
        <source>Eigen&amp;modes</source>
        <translation>Eigen&amp;moden</translation>
    </message>
    <message>
        <source>Eigenvalues</source>
        <translation>Eigenwerte</translation>
    </message>
    <message>
        <source>Eigenvalues in the complex plane</source>
        <translation>Eigenwerte in der komplexen Ebene</translation>
    </message>
    <message>
        <source>Eigenvalues of all moments, from early to late; rings: those of the moment shown. Left of zero deviations die away, right of it they grow; upwards they oscillate</source>
        <translation>Eigenwerte aller Zeitpunkte, von früh bis spät; Ringe: die des gezeigten Zeitpunkts. Links von null klingen Abweichungen ab, rechts davon wachsen sie; nach oben schwingen sie</translation>
    </message>
    <message>
        <source>Eigenvalues of the moment shown</source>
        <translation>Eigenwerte des gezeigten Zeitpunkts</translation>
    </message>
    <message>
        <source>Elastic</source>
        <translation>Elastisch</translation>
    </message>
    <message>
        <source>Elastic and damped connection of two markers in six directions: linear by a matrix, and by a law in each direction. Deflection in the axes of marker 1 or halfway between the markers, rotation as the rotation vector from marker 1 to marker 2. It counts through full turns about one axis at a time; a run ends where two of its angles are large at half a turn.</source>
        <translation>Elastische und gedämpfte Verbindung zweier Marker in sechs Richtungen: linear durch eine Matrix und durch ein Gesetz in jeder Richtung. Auslenkung in den Achsen von Marker 1 oder auf halbem Weg zwischen den Markern, Drehung als Drehvektor von Marker 1 zu Marker 2. Sie zählt über volle Umdrehungen um jeweils eine Achse; ein Lauf endet, wo zwei ihrer Winkel bei einer halben Umdrehung groß sind.</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>Element and equation whose unknown is corrected most, by the test; a click selects the element</source>
        <translation>Element und Gleichung, deren Unbekannte nach dem Test am meisten korrigiert wird; ein Klick wählt das Element aus</translation>
    </message>
    <message>
        <source>Element to measure</source>
        <translation>Zu messendes Element</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Elements and steps</source>
        <translation>Elemente und Schritte</translation>
    </message>
    <message>
        <source>Elements as they are</source>
        <translation>Elemente unverändert</translation>
    </message>
    <message>
        <source>Elements behind the chosen band</source>
        <translation>Elemente hinter dem gewählten Band</translation>
    </message>
    <message>
        <source>Elements of %1</source>
        <translation>Elemente von %1</translation>
    </message>
    <message>
        <source>Ellipsoid</source>
        <translation>Ellipsoid</translation>
    </message>
    <message>
        <source>Enable %1</source>
        <translation>%1 aktivieren</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>Aktiviert</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>End 1 in the world</source>
        <translation>Ende 1 in der Welt</translation>
    </message>
    <message>
        <source>End 2 in the world</source>
        <translation>Ende 2 in der Welt</translation>
    </message>
    <message>
        <source>End of the runs</source>
        <translation>Ende der Läufe</translation>
    </message>
    <message>
        <source>End the &amp;preview</source>
        <translation>Vorschau &amp;beenden</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Energy [J]</source>
        <translation>Energie [J]</translation>
    </message>
    <message>
        <source>Energy error [J]</source>
        <translation>Energiefehler [J]</translation>
    </message>
    <message>
        <source>Energy ledger</source>
        <translation>Energiebilanz</translation>
    </message>
    <message>
        <source>Energy of the run over time, as stacked bands</source>
        <translation>Energie des Laufs über der Zeit, als gestapelte Bänder</translation>
    </message>
    <message>
        <source>Energy that both bodies gained by the contact in the step</source>
        <translation>Energie, die beide Körper durch den Kontakt im Schritt gewannen</translation>
    </message>
    <message>
        <source>Enter takes it, Escape leaves it</source>
        <translation>Eingabe übernimmt, Esc verlässt die Zeile</translation>
    </message>
    <message>
        <source>Equal axes</source>
        <translation>Gleiche Achsen</translation>
    </message>
    <message>
        <source>Equilibrium preview, %1</source>
        <translation>Gleichgewichtsvorschau, %1</translation>
    </message>
    <message>
        <source>Error of</source>
        <translation>Fehler von</translation>
    </message>
    <message>
        <source>Error test</source>
        <translation>Fehlertest</translation>
    </message>
    <message>
        <source>Error test failures</source>
        <translation>Gescheiterte Fehlertests</translation>
    </message>
    <message>
        <source>Errors and notes of the model and of the run appear here.</source>
        <translation>Fehler und Hinweise zum Modell und zum Lauf erscheinen hier.</translation>
    </message>
    <message>
        <source>Estimate of the condition of the matrix of the iteration, where it was made</source>
        <translation>Schätzung der Kondition der Matrix der Iteration, wo sie erstellt wurde</translation>
    </message>
    <message>
        <source>Euler angles x y z [°]</source>
        <translation>Eulerwinkel x y z [°]</translation>
    </message>
    <message>
        <source>Euler's, between two hinges: pi² EI / L²</source>
        <translation>Nach Euler, zwischen zwei Drehgelenken: pi² EI / L²</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Auswertungen</translation>
    </message>
    <message>
        <source>Evaluations of all forces, failed attempts included</source>
        <translation>Auswertungen aller Kräfte, einschließlich gescheiterter Versuche</translation>
    </message>
    <message>
        <source>Evaluations of the residual</source>
        <translation>Auswertungen des Residuums</translation>
    </message>
    <message>
        <source>Examining the model…</source>
        <translation>Modell wird untersucht…</translation>
    </message>
    <message>
        <source>Explicit Lie-group Runge-Kutta method of Munthe-Kaas with Dormand and Prince's coefficients and error control, on the index-1 equations with projection: Gyre's reference. The step is the first one tried.</source>
        <translation>Explizites Lie-Gruppen-Runge-Kutta-Verfahren von Munthe-Kaas mit den Koeffizienten und der Fehlerregelung von Dormand und Prince, auf den Index-1-Gleichungen mit Projektion: die Referenz von Gyre. Die Schrittweite ist die zuerst versuchte.</translation>
    </message>
    <message>
        <source>Explicit steps</source>
        <translation>Explizite Schritte</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>Exponent</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export &amp;contacts as CSV…</source>
        <translation>&amp;Kontakte als CSV exportieren…</translation>
    </message>
    <message>
        <source>Export a report of the run</source>
        <translation>Bericht über den Lauf exportieren</translation>
    </message>
    <message>
        <source>Export along the beams as CSV</source>
        <translation>Werte entlang der Balken als CSV exportieren</translation>
    </message>
    <message>
        <source>Export an ani&amp;mation…</source>
        <translation>&amp;Animation exportieren…</translation>
    </message>
    <message>
        <source>Export an animation</source>
        <translation>Animation exportieren</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Als CSV exportieren</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Als CSV exportieren…</translation>
    </message>
    <message>
        <source>Export eigenvalues</source>
        <translation>Eigenwerte exportieren</translation>
    </message>
    <message>
        <source>Export iterations of Ne&amp;wton as CSV…</source>
        <translation>Ne&amp;wton-Iterationen als CSV exportieren…</translation>
    </message>
    <message>
        <source>Export modes</source>
        <translation>Moden exportieren</translation>
    </message>
    <message>
        <source>Export modes and shapes as CSV</source>
        <translation>Moden und Formen als CSV exportieren</translation>
    </message>
    <message>
        <source>Export so&amp;lver of contacts as CSV…</source>
        <translation>Kontaktlöse&amp;r als CSV exportieren…</translation>
    </message>
    <message>
        <source>Export the Campbell diagram</source>
        <translation>Campbell-Diagramm exportieren</translation>
    </message>
    <message>
        <source>Export the Campbell diagram as CSV</source>
        <translation>Campbell-Diagramm als CSV exportieren</translation>
    </message>
    <message>
        <source>Export the contacts as CSV</source>
        <translation>Kontakte als CSV exportieren</translation>
    </message>
    <message>
        <source>Export the contacts of all rows as CSV</source>
        <translation>Kontakte aller Zeilen als CSV exportieren</translation>
    </message>
    <message>
        <source>Export the contacts of all rows of the run as CSV</source>
        <translation>Kontakte aller Zeilen des Laufs als CSV exportieren</translation>
    </message>
    <message>
        <source>Export the driven motion</source>
        <translation>Angetriebene Bewegung exportieren</translation>
    </message>
    <message>
        <source>Export the driven motion as CSV</source>
        <translation>Angetriebene Bewegung als CSV exportieren</translation>
    </message>
    <message>
        <source>Export the eigenvalues of all moments as CSV</source>
        <translation>Eigenwerte aller Zeitpunkte als CSV exportieren</translation>
    </message>
    <message>
        <source>Export the iterations of Newton as CSV</source>
        <translation>Newton-Iterationen als CSV exportieren</translation>
    </message>
    <message>
        <source>Export the iterations of Newton of every step of the run as CSV</source>
        <translation>Newton-Iterationen jedes Schritts des Laufs als CSV exportieren</translation>
    </message>
    <message>
        <source>Export the iterations of all steps as CSV</source>
        <translation>Iterationen aller Schritte als CSV exportieren</translation>
    </message>
    <message>
        <source>Export the matrix of the contacts as CSV</source>
        <translation>Matrix der Kontakte als CSV exportieren</translation>
    </message>
    <message>
        <source>Export the r&amp;un as</source>
        <translation>Lauf exp&amp;ortieren als</translation>
    </message>
    <message>
        <source>Export the run as glTF</source>
        <translation>Lauf als glTF exportieren</translation>
    </message>
    <message>
        <source>Export the run for ParaView</source>
        <translation>Lauf für ParaView exportieren</translation>
    </message>
    <message>
        <source>Export the solver of all rows as CSV</source>
        <translation>Löser aller Zeilen als CSV exportieren</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>Export these curves as CSV</source>
        <translation>Diese Kurven als CSV exportieren</translation>
    </message>
    <message>
        <source>Export this matrix as CSV</source>
        <translation>Diese Matrix als CSV exportieren</translation>
    </message>
    <message>
        <source>Export what a &amp;plot shows as CSV…</source>
        <translation>Inhalt eines &amp;Plots als CSV exportieren…</translation>
    </message>
    <message>
        <source>Export what is along the beams at this moment as CSV</source>
        <translation>Werte entlang der Balken zu diesem Zeitpunkt als CSV exportieren</translation>
    </message>
    <message>
        <source>Export what the solver of contacts did as CSV</source>
        <translation>Verlauf des Kontaktlösers als CSV exportieren</translation>
    </message>
    <message>
        <source>Export what the solver of contacts did in the step of every row of the run as CSV</source>
        <translation>Verlauf des Kontaktlösers im Schritt jeder Zeile des Laufs als CSV exportieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Expression force</source>
        <translation>Kraft aus Ausdruck</translation>
    </message>
    <message>
        <source>Extrusion</source>
        <translation>Extrusion</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>Augpunkt</translation>
    </message>
    <message>
        <source>F&amp;it everything	F</source>
        <translation>Alles e&amp;inpassen	F</translation>
    </message>
    <message>
        <source>F&amp;orget the kept run</source>
        <translation>Gemerkten Lauf &amp;vergessen</translation>
    </message>
    <message>
        <source>F&amp;rame</source>
        <translation>Koo&amp;rdinatensystem</translation>
    </message>
    <message>
        <source>F&amp;rames</source>
        <translation>Bilde&amp;r</translation>
    </message>
    <message>
        <source>Face on face, 3 equations: marker 2 moves in the x-y plane of marker 1 and turns about its normal. Phi = (z1 . u, x1 . z2, y1 . z2), u from marker 1 to marker 2 (Haug 1989, sec. 9.4).</source>
        <translation>Fläche auf Fläche, 3 Gleichungen: Marker 2 bewegt sich in der x-y-Ebene von Marker 1 und dreht sich um ihre Normale. Phi = (z1 . u, x1 . z2, y1 . z2), u von Marker 1 zu Marker 2 (Haug 1989, Abschn. 9.4).</translation>
    </message>
    <message>
        <source>Factor from one step to the next</source>
        <translation>Faktor von einer Schrittweite zur nächsten</translation>
    </message>
    <message>
        <source>Factorizations</source>
        <translation>Faktorisierungen</translation>
    </message>
    <message>
        <source>Failed; what was computed is kept</source>
        <translation>Gescheitert; das Berechnete bleibt erhalten</translation>
    </message>
    <message>
        <source>Failures of the convergence test: steps repeated because their equations did not converge</source>
        <translation>Gescheiterte Konvergenztests: Schritte, die wiederholt wurden, weil ihre Gleichungen nicht konvergierten</translation>
    </message>
    <message>
        <source>Failures of the error test: steps repeated for their local error</source>
        <translation>Gescheiterte Fehlertests: Schritte, die wegen ihres lokalen Fehlers wiederholt wurden</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Fill the screen, or take the former size</source>
        <translation>Bildschirm füllen oder vorige Größe annehmen</translation>
    </message>
    <message>
        <source>Find equilibrium</source>
        <translation>Gleichgewicht suchen</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Findings: %1</source>
        <translation>Befunde: %1</translation>
    </message>
    <message>
        <source>Findings: %1 to judge</source>
        <translation>Befunde: %1 zu beurteilen</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Finished: %1</source>
        <translation>Fertig: %1</translation>
    </message>
    <message>
        <source>First body, or ground</source>
        <translation>Erster Körper, oder Gestell</translation>
    </message>
    <message>
        <source>First speed, in rad/s or with its unit, as 600 rpm</source>
        <translation>Erste Drehzahl, in rad/s oder mit Einheit, etwa 600 rpm</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>Erster Wert</translation>
    </message>
    <message>
        <source>Fit the whole r&amp;un</source>
        <translation>Ganzen &amp;Lauf einpassen</translation>
    </message>
    <message>
        <source>Fixed iterations</source>
        <translation>Feste Iterationen</translation>
    </message>
    <message>
        <source>Fixed joint</source>
        <translation>Festes Gelenk</translation>
    </message>
    <message>
        <source>Flat-top window</source>
        <translation>Flattop-Fenster</translation>
    </message>
    <message>
        <source>Flexible</source>
        <translation>Flexibel</translation>
    </message>
    <message>
        <source>Flexible beam</source>
        <translation>Flexibler Balken</translation>
    </message>
    <message>
        <source>Flexible bodies</source>
        <translation>Flexible Körper</translation>
    </message>
    <message>
        <source>Folder for the tables of this study</source>
        <translation>Ordner für die Tabellen dieser Studie</translation>
    </message>
    <message>
        <source>Follow the run</source>
        <translation>Dem Lauf folgen</translation>
    </message>
    <message>
        <source>Follow the run: show the newest moment</source>
        <translation>Dem Lauf folgen: den neuesten Zeitpunkt zeigen</translation>
    </message>
    <message>
        <source>For rows over whole periods; else a sine spreads, and appears up to 36 % lower</source>
        <translation>Für Zeilen über ganze Perioden; sonst läuft ein Sinus auseinander und erscheint bis zu 36 % niedriger</translation>
    </message>
    <message>
        <source>For&amp;mer size</source>
        <translation>Vorige &amp;Größe</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>Force law</source>
        <translation>Kraftgesetz</translation>
    </message>
    <message>
        <source>Force law x</source>
        <translation>Kraftgesetz x</translation>
    </message>
    <message>
        <source>Force law y</source>
        <translation>Kraftgesetz y</translation>
    </message>
    <message>
        <source>Force law z</source>
        <translation>Kraftgesetz z</translation>
    </message>
    <message>
        <source>Force of a stop over how far the length is beyond it</source>
        <translation>Kraft eines Anschlags über der Strecke, um die die Länge darüber hinaus ist</translation>
    </message>
    <message>
        <source>Force on body 2 across the normal, mean of the step</source>
        <translation>Kraft auf Körper 2 quer zur Normalen, Mittel des Schritts</translation>
    </message>
    <message>
        <source>Force on body 2 along the normal, mean of the step</source>
        <translation>Kraft auf Körper 2 entlang der Normalen, Mittel des Schritts</translation>
    </message>
    <message>
        <source>Force over the deflection x along this axis, added to the linear part</source>
        <translation>Kraft über der Auslenkung x entlang dieser Achse, zum linearen Anteil addiert</translation>
    </message>
    <message>
        <source>Force over the error of its rate (N s/m or N m s/rad)</source>
        <translation>Kraft pro Fehler der Rate (N s/m oder N m s/rad)</translation>
    </message>
    <message>
        <source>Force over the error of length or angle (N/m or N m/rad)</source>
        <translation>Kraft pro Fehler von Länge oder Winkel (N/m oder N m/rad)</translation>
    </message>
    <message>
        <source>Force over the integral of the error since the start (N/(m s) or N m/(rad s)); in statics the error vanishes</source>
        <translation>Kraft pro Integral des Fehlers seit dem Anfang (N/(m s) oder N m/(rad s)); in der Statik verschwindet der Fehler</translation>
    </message>
    <message>
        <source>Force per length along the inertial axes, over t and s from 0 to 1, in N/m</source>
        <translation>Kraft pro Länge entlang der Inertialachsen, über t und s von 0 bis 1, in N/m</translation>
    </message>
    <message>
        <source>Force stiffness</source>
        <translation>Kraftsteifigkeit</translation>
    </message>
    <message>
        <source>Force x</source>
        <translation>Kraft x</translation>
    </message>
    <message>
        <source>Force y</source>
        <translation>Kraft y</translation>
    </message>
    <message>
        <source>Force z</source>
        <translation>Kraft z</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Kräfte</translation>
    </message>
    <message>
        <source>Forget all results and run every case again</source>
        <translation>Alle Ergebnisse verwerfen und jeden Fall neu rechnen</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Formula…	E</source>
        <translation>Formel…	E</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Koordinatensystem</translation>
    </message>
    <message>
        <source>Frame of the point</source>
        <translation>Koordinatensystem des Punktes</translation>
    </message>
    <message>
        <source>Frame to body; z is the axis of a joint that names it</source>
        <translation>Koordinatensystem zu Körper; z ist die Achse eines Gelenks, das es nennt</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Koordinatensysteme</translation>
    </message>
    <message>
        <source>Free angle</source>
        <translation>Freier Winkel</translation>
    </message>
    <message>
        <source>Free length</source>
        <translation>Freie Länge</translation>
    </message>
    <message>
        <source>Free motion %1 of %2</source>
        <translation>Freie Bewegung %1 von %2</translation>
    </message>
    <message>
        <source>Free to move</source>
        <translation>Frei beweglich</translation>
    </message>
    <message>
        <source>Frequencies over the speed of the rotor: solid whirls with the spin, dashed against it, dotted neither; rings are critical speeds, on the line of one vibration per turn</source>
        <translation>Frequenzen über der Drehzahl des Rotors: durchgezogen Gleichlauf, gestrichelt Gegenlauf, gepunktet keins von beiden; Ringe sind kritische Drehzahlen, auf der Linie einer Schwingung pro Umdrehung</translation>
    </message>
    <message>
        <source>Frequencies, damping and shapes of small vibrations; the mode selected is shown moving.</source>
        <translation>Frequenzen, Dämpfung und Formen kleiner Schwingungen; die ausgewählte Mode wird bewegt gezeigt.</translation>
    </message>
    <message>
        <source>Frequency [Hz]</source>
        <translation>Frequenz [Hz]</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>Reibung</translation>
    </message>
    <message>
        <source>Friction &amp;cones</source>
        <translation>&amp;Reibkegel</translation>
    </message>
    <message>
        <source>Friction [N]</source>
        <translation>Reibung [N]</translation>
    </message>
    <message>
        <source>Friction about z (revolute) or along z (prismatic) of two markers, v at the rubbing surface, P a constant normal load. Model stribeck: F = P (mud + (mus - mud) exp(-(v/vs)^2)) tanh(v/vr) + c v (Armstrong, Dupont and Canudas de Wit 1994), creeps instead of sticking. Model lugre: F = sigma0 z + sigma1 z' + c v with the deflection z of bristles between the surfaces (Canudas de Wit, Olsson, Astrom and Lischinsky 1995), sticks.</source>
        <translation>Reibung um z (Drehgelenk) oder entlang z (Schubgelenk) zweier Marker, v an der reibenden Oberfläche, P eine konstante Normallast. Modell stribeck: F = P (mud + (mus - mud) exp(-(v/vs)^2)) tanh(v/vr) + c v (Armstrong, Dupont und Canudas de Wit 1994), kriecht statt zu haften. Modell lugre: F = sigma0 z + sigma1 z' + c v mit der Auslenkung z von Borsten zwischen den Oberflächen (Canudas de Wit, Olsson, Astrom und Lischinsky 1995), haftet.</translation>
    </message>
    <message>
        <source>Friction law</source>
        <translation>Reibgesetz</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Von %1</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>Von %1 bis %2</translation>
    </message>
    <message>
        <source>From the centre of mass of body 1, in its axes; z is the axis</source>
        <translation>Vom Schwerpunkt von Körper 1 aus, in dessen Achsen; z ist die Achse</translation>
    </message>
    <message>
        <source>From the centre of mass of body 2, in its axes; z is the axis</source>
        <translation>Vom Schwerpunkt von Körper 2 aus, in dessen Achsen; z ist die Achse</translation>
    </message>
    <message>
        <source>From the centre of mass of the body, in its axes</source>
        <translation>Vom Schwerpunkt des Körpers aus, in seinen Achsen</translation>
    </message>
    <message>
        <source>From the centre of mass, body axes</source>
        <translation>Vom Schwerpunkt aus, Körperachsen</translation>
    </message>
    <message>
        <source>From the lower to the upper edge of a picture without perspective; 0: with it</source>
        <translation>Vom unteren zum oberen Rand eines Bildes ohne Perspektive; 0: mit Perspektive</translation>
    </message>
    <message>
        <source>From the moment shown</source>
        <translation>Vom gezeigten Zeitpunkt</translation>
    </message>
    <message>
        <source>From the pivot, body axes</source>
        <translation>Vom Drehpunkt aus, Körperachsen</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Vom Anfang</translation>
    </message>
    <message>
        <source>Fx [N]</source>
        <translation>Fx [N]</translation>
    </message>
    <message>
        <source>Fy [N]</source>
        <translation>Fy [N]</translation>
    </message>
    <message>
        <source>Fz [N]</source>
        <translation>Fz [N]</translation>
    </message>
    <message>
        <source>G; E / (2 (1 + nu)) when isotropic</source>
        <translation>G; E / (2 (1 + nu)) bei Isotropie</translation>
    </message>
    <message>
        <source>Gap [mm]</source>
        <translation>Spalt [mm]</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Zahnradpaar</translation>
    </message>
    <message>
        <source>Geom1 (Lie-group generalized-alpha)</source>
        <translation>Geom1 (Lie-Gruppen-Generalized-alpha)</translation>
    </message>
    <message>
        <source>Geom2 (Lie-group generalized-alpha)</source>
        <translation>Geom2 (Lie-Gruppen-Generalized-alpha)</translation>
    </message>
    <message>
        <source>Geom3 (Lie-group generalized-alpha)</source>
        <translation>Geom3 (Lie-Gruppen-Generalized-alpha)</translation>
    </message>
    <message>
        <source>Gho&amp;sts of other runs</source>
        <translation>Geister&amp;bilder anderer Läufe</translation>
    </message>
    <message>
        <source>Give it bounds (From, To) in Properties to move it here</source>
        <translation>In „Eigenschaften“ Grenzen (Von, Bis) angeben, um ihn hier zu verstellen</translation>
    </message>
    <message>
        <source>Give the function by points</source>
        <translation>Die Funktion durch Punkte angeben</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Go on with a run of this model whose state was saved, here or by gyre run --save-state</source>
        <translation>Einen Lauf dieses Modells fortsetzen, dessen Zustand hier oder mit gyre run --save-state gespeichert wurde</translation>
    </message>
    <message>
        <source>Gravitational parameter G M of the centre</source>
        <translation>Gravitationsparameter G M des Zentrums</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Schwerkraft</translation>
    </message>
    <message>
        <source>Gravity towards a fixed centre, mu m / r^2, on every body at its centre of mass (Newton 1687).</source>
        <translation>Gravitation zu einem festen Zentrum, mu m / r^2, auf jeden Körper in seinem Schwerpunkt (Newton 1687).</translation>
    </message>
    <message>
        <source>Grid: every value with every other</source>
        <translation>Gitter: jeder Wert mit jedem anderen</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Gestell</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Handbuch</translation>
    </message>
    <message numerus="yes">
        <source>Gyre %1, %2, %n rows recorded</source>
        <translation><numerusform>Gyre %1, %2, %n Zeile aufgezeichnet</numerusform><numerusform>Gyre %1, %2, %n Zeilen aufgezeichnet</numerusform></translation>
    </message>
    <message>
        <source>Gyre Studio</source>
        <translation>Gyre Studio</translation>
    </message>
    <message>
        <source>Gyre Studio draws with OpenGL 3.2, which this display does not offer.

A graphics driver, or Mesa's software renderer, is needed.</source>
        <translation>Gyre Studio zeichnet mit OpenGL 3.2, das diese Anzeige nicht bietet.

Nötig ist ein Grafiktreiber oder der Software-Renderer von Mesa.</translation>
    </message>
    <message>
        <source>Gyre Studio ended while %1 had unsaved changes.</source>
        <translation>Gyre Studio wurde beendet, während %1 ungespeicherte Änderungen hatte.</translation>
    </message>
    <message>
        <source>Gyre models (*.gyre)</source>
        <translation>Gyre-Modelle (*.gyre)</translation>
    </message>
    <message>
        <source>Gyre models (*.gyre);;All files (*)</source>
        <translation>Gyre-Modelle (*.gyre);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Gyre studies (*.gyre-study);;All files (*)</source>
        <translation>Gyre-Studien (*.gyre-study);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Half of real time</source>
        <translation>Halbe Echtzeit</translation>
    </message>
    <message>
        <source>Hann window</source>
        <translation>Hann-Fenster</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Health of the model</source>
        <translation>Modellprüfung</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Highest order</source>
        <translation>Höchste Ordnung</translation>
    </message>
    <message>
        <source>Hinge, 5 equations: the origins of the two markers coincide and their z axes are parallel. Phi = (u, x1 . z2, y1 . z2), u from marker 1 to marker 2 (Geradin and Cardona 2001, sec. 7.5).</source>
        <translation>Scharnier, 5 Gleichungen: die Ursprünge der beiden Marker fallen zusammen und ihre z-Achsen sind parallel. Phi = (u, x1 . z2, y1 . z2), u von Marker 1 zu Marker 2 (Geradin und Cardona 2001, Abschn. 7.5).</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Holds a point of a body to a fixed anchor by springs and dampers along the inertial axes. F = -k (x - x0) - c v in each of them.</source>
        <translation>Hält einen Punkt eines Körpers durch Federn und Dämpfer entlang der Inertialachsen an einem festen Ankerpunkt. F = -k (x - x0) - c v entlang jeder von ihnen.</translation>
    </message>
    <message>
        <source>Homokinetic joint, 4 equations: the origins of the markers coincide, and both shafts, along z, spin alike at any angle between them. Phi = (u, 4 e0 e3) of the unit quaternion e between the markers (Lacoursiere 2010; Masarati and Morandini 2008).</source>
        <translation>Homokinetisches Gelenk, 4 Gleichungen: die Ursprünge der Marker fallen zusammen, und beide Wellen, entlang z, drehen bei jedem Winkel zwischen ihnen gleich. Phi = (u, 4 e0 e3) mit der Einheitsquaternion e zwischen den Markern (Lacoursiere 2010; Masarati und Morandini 2008).</translation>
    </message>
    <message>
        <source>Hooke or Cardan joint, 4 equations: the origins of the markers coincide; the cross has its arms along x of marker 1 and y of marker 2, which stay perpendicular. The shafts lie along z. Phi = (u, x1 . y2), u from marker 1 to marker 2 (Geradin and Cardona 2001, sec. 7.9).</source>
        <translation>Kreuz- oder Kardangelenk, 4 Gleichungen: die Ursprünge der Marker fallen zusammen; das Kreuz hat seine Arme entlang x von Marker 1 und y von Marker 2, die senkrecht zueinander bleiben. Die Wellen liegen entlang z. Phi = (u, x1 . y2), u von Marker 1 zu Marker 2 (Geradin und Cardona 2001, Abschn. 7.9).</translation>
    </message>
    <message>
        <source>How Newton's iteration went in every step stands here: what was left of each kind of equation, how fast it shrank, and which element was worst. Run a model (Space).</source>
        <translation>Hier steht, wie die Newton-Iteration in jedem Schritt verlief: was von jeder Art Gleichung übrig blieb, wie schnell es schrumpfte und welches Element am schlechtesten war. Ein Modell starten (Leertaste).</translation>
    </message>
    <message>
        <source>How contacts act on each other: the matrix W (Alt+Shift+W)</source>
        <translation>Wie Kontakte aufeinander wirken: die Matrix W (Alt+Umschalt+W)</translation>
    </message>
    <message>
        <source>How do the drives move the mechanism, and what must they give for it? Nothing is integrated, and no degree of freedom may be left.</source>
        <translation>Wie bewegen die Antriebe den Mechanismus, und was müssen sie dafür aufbringen? Nichts wird integriert, und kein Freiheitsgrad darf übrig bleiben.</translation>
    </message>
    <message>
        <source>How far it has come, or why it did not</source>
        <translation>Wie weit er gekommen ist oder warum nicht</translation>
    </message>
    <message>
        <source>How fast the surfaces come closer along the normal, at the end of the step; below zero they part</source>
        <translation>Wie schnell sich die Oberflächen entlang der Normalen nähern, am Ende des Schritts; unter null entfernen sie sich</translation>
    </message>
    <message>
        <source>How many elements the line is divided into; errors fall with the fourth power</source>
        <translation>In wie viele Elemente die Linie geteilt ist; Fehler fallen mit der vierten Potenz</translation>
    </message>
    <message>
        <source>How many modes</source>
        <translation>Wie viele Moden</translation>
    </message>
    <message>
        <source>How often other coordinates were chosen as the independent ones</source>
        <translation>Wie oft andere Koordinaten als die unabhängigen gewählt wurden</translation>
    </message>
    <message>
        <source>How often somebody pulled at a body: this is not the model's own motion alone</source>
        <translation>Wie oft jemand an einem Körper zog: dies ist nicht allein die Bewegung des Modells</translation>
    </message>
    <message>
        <source>How the contacts of a moment act on each other stands here as a picture of the matrix W. Run a model whose bodies may touch (Space).</source>
        <translation>Wie die Kontakte eines Zeitpunkts aufeinander wirken, steht hier als Bild der Matrix W. Ein Modell starten, dessen Körper sich berühren können (Leertaste).</translation>
    </message>
    <message>
        <source>How the orientation is typed</source>
        <translation>Wie die Orientierung eingegeben wird</translation>
    </message>
    <message>
        <source>How the orientation is typed; the file holds the quaternion.
Euler angles turn about the body's x, then its new y, then its new z axis.
To another direction of z, of any length, the axes turn by the shortest way.</source>
        <translation>Wie die Orientierung eingegeben wird; die Datei enthält das Quaternion.
Eulerwinkel drehen um die x-Achse des Körpers, dann um seine neue y-, dann um seine neue z-Achse.
In eine andere z-Richtung, beliebiger Länge, drehen die Achsen auf dem kürzesten Weg.</translation>
    </message>
    <message>
        <source>How the solver of contacts converged (Alt+Shift+S)</source>
        <translation>Wie der Kontaktlöser konvergierte (Alt+Umschalt+S)</translation>
    </message>
    <message>
        <source>How the solver of contacts converges stands here: merit and step of every iteration, and which islands it had. Run a model whose bodies may touch (Space).</source>
        <translation>Hier steht, wie der Kontaktlöser konvergiert: Gütemaß und Schritt jeder Iteration und welche Inseln er hatte. Ein Modell starten, dessen Körper sich berühren können (Leertaste).</translation>
    </message>
    <message>
        <source>How the step failed, and what helps</source>
        <translation>Wie der Schritt scheiterte und was hilft</translation>
    </message>
    <message>
        <source>How two materials touch: what is given here counts instead of what follows from the two. In files the two stand together: "materials": ["steel", "concrete"].</source>
        <translation>Wie sich zwei Werkstoffe berühren: was hier angegeben ist, gilt anstelle dessen, was aus den beiden folgt. In Dateien stehen die beiden zusammen: "materials": ["steel", "concrete"].</translation>
    </message>
    <message>
        <source>Ignore %1</source>
        <translation>%1 ignorieren</translation>
    </message>
    <message>
        <source>Ignore each other, or touch even if a joint connects them</source>
        <translation>Einander ignorieren oder berühren, auch wenn ein Gelenk sie verbindet</translation>
    </message>
    <message>
        <source>Imaginary [rad/s]</source>
        <translation>Imaginär [rad/s]</translation>
    </message>
    <message>
        <source>Impacts</source>
        <translation>Stöße</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Import mesh</source>
        <translation>Netz importieren</translation>
    </message>
    <message>
        <source>Import mesh…</source>
        <translation>Netz importieren…</translation>
    </message>
    <message>
        <source>Import report</source>
        <translation>Importbericht</translation>
    </message>
    <message>
        <source>Imported %1; everything was understood</source>
        <translation>%1 importiert; alles wurde verstanden</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>In SI units, or a formula of other parameters</source>
        <translation>In SI-Einheiten oder als Formel anderer Parameter</translation>
    </message>
    <message>
        <source>In a &amp;window of its own</source>
        <translation>In &amp;eigenem Fenster</translation>
    </message>
    <message>
        <source>In m or rad</source>
        <translation>In m oder rad</translation>
    </message>
    <message>
        <source>In the world</source>
        <translation>In der Welt</translation>
    </message>
    <message>
        <source>In which the solver of contacts stopped far from the merit asked for</source>
        <translation>In denen der Kontaktlöser weit vom verlangten Gütemaß stehen blieb</translation>
    </message>
    <message>
        <source>Inertia</source>
        <translation>Trägheit</translation>
    </message>
    <message>
        <source>Inertia per length</source>
        <translation>Trägheit pro Länge</translation>
    </message>
    <message>
        <source>Inertia xx yy zz</source>
        <translation>Trägheit xx yy zz</translation>
    </message>
    <message>
        <source>Inertial axes</source>
        <translation>Inertialachsen</translation>
    </message>
    <message>
        <source>Initial acceleration</source>
        <translation>Anfangsbeschleunigung</translation>
    </message>
    <message>
        <source>Initial values violate constraints</source>
        <translation>Anfangswerte verletzen Bindungen</translation>
    </message>
    <message>
        <source>Initial values: the view shows a later moment of the run.</source>
        <translation>Anfangswerte: die Ansicht zeigt einen späteren Zeitpunkt des Laufs.</translation>
    </message>
    <message>
        <source>Initial, body axes; only for methods told to take accelerations as given</source>
        <translation>Am Anfang, Körperachsen; nur für Verfahren, die Beschleunigungen wie angegeben übernehmen</translation>
    </message>
    <message>
        <source>Initial, inertial axes; only for methods told to take accelerations as given</source>
        <translation>Am Anfang, Inertialachsen; nur für Verfahren, die Beschleunigungen wie angegeben übernehmen</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>%1 einfügen</translation>
    </message>
    <message>
        <source>Insert a body, a joint, a force, a parameter or a material: type to search</source>
        <translation>Körper, Gelenk, Kraft, Parameter oder Werkstoff einfügen: zum Suchen tippen</translation>
    </message>
    <message>
        <source>Insert parameter</source>
        <translation>Parameter einfügen</translation>
    </message>
    <message>
        <source>Insert…</source>
        <translation>Einfügen…</translation>
    </message>
    <message>
        <source>Integral gain</source>
        <translation>I-Verstärkung</translation>
    </message>
    <message>
        <source>Integral limit</source>
        <translation>I-Begrenzung</translation>
    </message>
    <message>
        <source>Integrate with %1</source>
        <translation>Integrieren mit %1</translation>
    </message>
    <message>
        <source>Integrator; bold: its bodies are drawn solid; ticked: its ghost and its curves are drawn</source>
        <translation>Integrator; fett: seine Körper werden massiv gezeichnet; angehakt: sein Geisterbild und seine Kurven werden gezeichnet</translation>
    </message>
    <message>
        <source>Integrators</source>
        <translation>Integratoren</translation>
    </message>
    <message>
        <source>Integrators to compare</source>
        <translation>Zu vergleichende Integratoren</translation>
    </message>
    <message>
        <source>Interval between recorded rows; 0 records every step. Steps are shortened to meet these times</source>
        <translation>Abstand der aufgezeichneten Zeilen; 0 zeichnet jeden Schritt auf. Schritte werden verkürzt, um diese Zeiten zu treffen</translation>
    </message>
    <message>
        <source>Interval between the rows; that of the model where nothing is typed</source>
        <translation>Abstand der Zeilen; ohne Eingabe der des Modells</translation>
    </message>
    <message>
        <source>Inverse dynamics</source>
        <translation>Inverse Dynamik</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>Insel</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Inseln</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Iteration</translation>
    </message>
    <message>
        <source>Iteration %1: %2</source>
        <translation>Iteration %1: %2</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>Its shape, or 'stiffness' for one that is given by stiffnesses and masses</source>
        <translation>Seine Form, oder 'stiffness' für einen, der durch Steifigkeiten und Massen gegeben ist</translation>
    </message>
    <message>
        <source>J; 0: of the shape by Saint-Venant</source>
        <translation>J; 0: nach der Form gemäß Saint-Venant</translation>
    </message>
    <message>
        <source>J; the polar moment for round sections</source>
        <translation>J; bei Kreisquerschnitten das polare Moment</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>Joint 1</source>
        <translation>Gelenk 1</translation>
    </message>
    <message>
        <source>Joint 2</source>
        <translation>Gelenk 2</translation>
    </message>
    <message>
        <source>Joint 3</source>
        <translation>Gelenk 3</translation>
    </message>
    <message>
        <source>Joint friction</source>
        <translation>Gelenkreibung</translation>
    </message>
    <message>
        <source>Joint solver</source>
        <translation>Gelenklöser</translation>
    </message>
    <message>
        <source>Joint stop</source>
        <translation>Gelenkanschlag</translation>
    </message>
    <message>
        <source>Joint that has coordinate 1</source>
        <translation>Gelenk, das Koordinate 1 hat</translation>
    </message>
    <message>
        <source>Joint that has coordinate 2</source>
        <translation>Gelenk, das Koordinate 2 hat</translation>
    </message>
    <message>
        <source>Joint that has coordinate 3, as in a differential</source>
        <translation>Gelenk, das Koordinate 3 hat, wie in einem Differential</translation>
    </message>
    <message>
        <source>Joint that is driven</source>
        <translation>Gelenk, das angetrieben wird</translation>
    </message>
    <message>
        <source>Joint that is limited</source>
        <translation>Gelenk, das begrenzt wird</translation>
    </message>
    <message>
        <source>Joint whose angle is the pinion's</source>
        <translation>Gelenk, dessen Winkel der des Ritzels ist</translation>
    </message>
    <message>
        <source>Joint whose angle is theta_1</source>
        <translation>Gelenk, dessen Winkel theta_1 ist</translation>
    </message>
    <message>
        <source>Joint whose angle is theta_2</source>
        <translation>Gelenk, dessen Winkel theta_2 ist</translation>
    </message>
    <message>
        <source>Joint whose displacement is the rack's</source>
        <translation>Gelenk, dessen Verschiebung die der Zahnstange ist</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>Joints and forces between them are mirrored, too. Frames stay right-handed, and coordinates of joints count the same way where they can.</source>
        <translation>Auch Gelenke und Kräfte dazwischen werden gespiegelt. Koordinatensysteme bleiben rechtshändig, und Koordinaten von Gelenken zählen gleich, wo sie es können.</translation>
    </message>
    <message>
        <source>Joints hold</source>
        <translation>Gelenke halten</translation>
    </message>
    <message>
        <source>K [N/m^n] of the smooth law N = K d^n (1 + D d')</source>
        <translation>K [N/m^n] des glatten Gesetzes N = K d^n (1 + D d')</translation>
    </message>
    <message>
        <source>K [N/m^n] of the smooth law N = K d^n (1 + D d'); where not given both materials in series</source>
        <translation>K [N/m^n] des glatten Gesetzes N = K d^n (1 + D d'); wo nicht angegeben, beide Werkstoffe in Reihe</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Keep the step, or choose it so that the local error of the positions stays near the step tolerance</source>
        <translation>Die Schrittweite beibehalten oder so wählen, dass der lokale Fehler der Positionen nahe der Schritttoleranz bleibt</translation>
    </message>
    <message>
        <source>Keep this run: the next one is drawn over its curves, or minus them (Ctrl+K)</source>
        <translation>Diesen Lauf merken: der nächste wird über seine Kurven gezeichnet oder minus diese (Strg+K)</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasten und Maus</translation>
    </message>
    <message>
        <source>Kick-drift (half of LIEMID[EA])</source>
        <translation>Kick-Drift (eine Hälfte von LIEMID[EA])</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Kinematics</source>
        <translation>Kinematik</translation>
    </message>
    <message>
        <source>Kinetic</source>
        <translation>Kinetisch</translation>
    </message>
    <message>
        <source>Kinetic energy</source>
        <translation>Kinetische Energie</translation>
    </message>
    <message>
        <source>Knife edge</source>
        <translation>Schneide</translation>
    </message>
    <message>
        <source>Krysl's explicit Newmark method for rotations (2005): symmetric, second order, one force evaluation per step, momentum conserving; joints by RATTLE. Compositions of it reach order 4, 6 and 8.</source>
        <translation>Krysls explizites Newmark-Verfahren für Drehungen (2005): symmetrisch, zweite Ordnung, eine Kraftauswertung pro Schritt, impulserhaltend; Gelenke durch RATTLE. Kompositionen daraus erreichen Ordnung 4, 6 und 8.</translation>
    </message>
    <message>
        <source>Kynema (inertial-frame generalized-alpha)</source>
        <translation>Kynema (Generalized-alpha im Inertialsystem)</translation>
    </message>
    <message>
        <source>Kynema's form of the Lie-group generalized-alpha method: spatial angular velocities, left updates, D_L/D_R scaling, and its weighted convergence test as published (tolerances 1e-5 and 1e-3). The rates at which the axis of a fast rotor turns are smooth in its axes, and more exact than in those of geom1.</source>
        <translation>Kynemas Form des Lie-Gruppen-Generalized-alpha-Verfahrens: räumliche Winkelgeschwindigkeiten, linke Aktualisierungen, D_L/D_R-Skalierung und sein gewichteter Konvergenztest wie veröffentlicht (Toleranzen 1e-5 und 1e-3). Die Raten, mit denen die Achse eines schnellen Rotors dreht, sind in seinen Achsen glatt und genauer als in denen von geom1.</translation>
    </message>
    <message>
        <source>LIEMID[EA] (explicit Newmark for rotations)</source>
        <translation>LIEMID[EA] (explizites Newmark für Drehungen)</translation>
    </message>
    <message>
        <source>LIEMID[I] (implicit midpoint Lie method)</source>
        <translation>LIEMID[I] (implizites Mittelpunkt-Lie-Verfahren)</translation>
    </message>
    <message>
        <source>La&amp;youts</source>
        <translation>La&amp;youts</translation>
    </message>
    <message>
        <source>Large models</source>
        <translation>Große Modelle</translation>
    </message>
    <message>
        <source>Large type and thick lines, the view, the plots and the time alone, on all of the screen</source>
        <translation>Große Schrift und dicke Linien, nur Ansicht, Plots und Zeit, auf dem ganzen Bildschirm</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Größter Wert</translation>
    </message>
    <message>
        <source>Largest angle</source>
        <translation>Größter Winkel</translation>
    </message>
    <message>
        <source>Largest angle between a body's orientation and that in the baseline</source>
        <translation>Größter Winkel zwischen der Orientierung eines Körpers und der im Bezugslauf</translation>
    </message>
    <message>
        <source>Largest distance of a body from where it is in the baseline</source>
        <translation>Größter Abstand eines Körpers von seinem Ort im Bezugslauf</translation>
    </message>
    <message>
        <source>Largest energy that the method itself made or lost: what is there, less what there was and was done</source>
        <translation>Größte Energie, die das Verfahren selbst erzeugte oder verlor: was da ist, minus was da war und geleistet wurde</translation>
    </message>
    <message>
        <source>Largest force</source>
        <translation>Größte Kraft</translation>
    </message>
    <message>
        <source>Largest less smallest</source>
        <translation>Größter minus kleinster Wert</translation>
    </message>
    <message>
        <source>Largest magnitude</source>
        <translation>Größter Betrag</translation>
    </message>
    <message>
        <source>Largest of all contacts so far</source>
        <translation>Größter aller bisherigen Kontakte</translation>
    </message>
    <message>
        <source>Largest residual of the constraints of positions [m, rad]</source>
        <translation>Größtes Residuum der Bindungen der Positionen [m, rad]</translation>
    </message>
    <message>
        <source>Largest residual of the constraints of velocities, of nonholonomic joints [m/s, rad/s]</source>
        <translation>Größtes Residuum der Bindungen der Geschwindigkeiten, nichtholonomer Gelenke [m/s, rad/s]</translation>
    </message>
    <message>
        <source>Largest residual of the equations of motion of bodies that nothing touches [N, N m]</source>
        <translation>Größtes Residuum der Bewegungsgleichungen von Körpern, die nichts berührt [N, N m]</translation>
    </message>
    <message>
        <source>Largest residual of the equations of motion of bodies that something touches [N, N m]</source>
        <translation>Größtes Residuum der Bewegungsgleichungen von Körpern, die etwas berührt [N, N m]</translation>
    </message>
    <message>
        <source>Largest step</source>
        <translation>Größter Schritt</translation>
    </message>
    <message>
        <source>Largest value of its slider; equal to the smallest: no bounds</source>
        <translation>Größter Wert des Schiebers; gleich dem kleinsten: keine Grenzen</translation>
    </message>
    <message>
        <source>Largest violation of position constraints</source>
        <translation>Größte Verletzung der Lagebindungen</translation>
    </message>
    <message>
        <source>Last speed, in rad/s or with its unit, as 6000 rpm</source>
        <translation>Letzte Drehzahl, in rad/s oder mit Einheit, etwa 6000 rpm</translation>
    </message>
    <message>
        <source>Last time; that of the model where nothing is typed</source>
        <translation>Endzeit; ohne Eingabe die des Modells</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Latin hypercube</source>
        <translation>Latin Hypercube</translation>
    </message>
    <message>
        <source>Leave all curves on one axis</source>
        <translation>Alle Kurven auf einer Achse lassen</translation>
    </message>
    <message>
        <source>Leave out what lies on the other side of the section plane</source>
        <translation>Weglassen, was auf der anderen Seite der Schnittebene liegt</translation>
    </message>
    <message>
        <source>Leave this line (Escape)</source>
        <translation>Diese Zeile verlassen (Esc)</translation>
    </message>
    <message>
        <source>Leave this tool (Esc)</source>
        <translation>Dieses Werkzeug verlassen (Esc)</translation>
    </message>
    <message>
        <source>Left drag</source>
        <translation>Links ziehen</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Length (m) or angle (rad, counted through full turns) that is to be reached</source>
        <translation>Länge (m) oder Winkel (rad, über volle Umdrehungen gezählt), die erreicht werden sollen</translation>
    </message>
    <message>
        <source>Length / thickness</source>
        <translation>Länge / Dicke</translation>
    </message>
    <message>
        <source>Length along z [m]</source>
        <translation>Länge entlang z [m]</translation>
    </message>
    <message>
        <source>Length at which the spring's own force vanishes</source>
        <translation>Länge, bei der die Eigenkraft der Feder verschwindet</translation>
    </message>
    <message>
        <source>Length of the cylinder, without the caps [m]</source>
        <translation>Länge des Zylinders ohne die Kappen [m]</translation>
    </message>
    <message>
        <source>Lever arm of the normal force against rolling</source>
        <translation>Hebelarm der Normalkraft gegen Rollen</translation>
    </message>
    <message>
        <source>Lever arm of the normal force against rolling; where not given the smaller of the two materials</source>
        <translation>Hebelarm der Normalkraft gegen Rollen; wo nicht angegeben, der kleinere der beiden Werkstoffe</translation>
    </message>
    <message>
        <source>Lever arm of the normal force against spinning about the normal</source>
        <translation>Hebelarm der Normalkraft gegen Bohren um die Normale</translation>
    </message>
    <message>
        <source>Lever arm of the normal force against spinning about the normal; where not given the smaller of the two materials</source>
        <translation>Hebelarm der Normalkraft gegen Bohren um die Normale; wo nicht angegeben, der kleinere der beiden Werkstoffe</translation>
    </message>
    <message>
        <source>Like the &amp;desktop</source>
        <translation>Wie der &amp;Desktop</translation>
    </message>
    <message>
        <source>Limits of a coordinate of a joint: beyond them a spring and a damper push back, setting in smoothly. N = k s(d) + c sigma(d) d' of the depth d behind a limit, with s = d^2 / (2 w) up to the width w, then d - w/2.</source>
        <translation>Grenzen einer Gelenkkoordinate: jenseits davon drücken eine Feder und ein Dämpfer zurück, sanft einsetzend. N = k s(d) + c sigma(d) d' mit der Tiefe d hinter einer Grenze, wobei s = d^2 / (2 w) bis zur Breite w, danach d - w/2.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Line %1 names no parameter.</source>
        <translation>Zeile %1 nennt keinen Parameter.</translation>
    </message>
    <message>
        <source>Line %1: three numbers x y z were expected</source>
        <translation>Zeile %1: drei Zahlen x y z wurden erwartet</translation>
    </message>
    <message>
        <source>Linear (rotation vectors, generalized-alpha)</source>
        <translation>Linear (Drehvektoren, Generalized-alpha)</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>Loa&amp;d a run from CSV…</source>
        <translation>&amp;Lauf aus CSV laden…</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Load a run from %1</source>
        <translation>Lauf aus %1 laden</translation>
    </message>
    <message>
        <source>Load a run from CSV</source>
        <translation>Lauf aus CSV laden</translation>
    </message>
    <message>
        <source>Local dynamics, explicit rotations (POS)</source>
        <translation>Lokale Dynamik, explizite Drehungen (POS)</translation>
    </message>
    <message>
        <source>Local dynamics, implicit rotations (IMP)</source>
        <translation>Lokale Dynamik, implizite Drehungen (IMP)</translation>
    </message>
    <message>
        <source>Local dynamics, momentum-conserving rotations (NEG)</source>
        <translation>Lokale Dynamik, impulserhaltende Drehungen (NEG)</translation>
    </message>
    <message>
        <source>Local error of positions allowed per step, as a share of the model's length; of angles in rad</source>
        <translation>Zulässiger lokaler Fehler der Positionen pro Schritt, als Anteil der Modelllänge; der Winkel in rad</translation>
    </message>
    <message>
        <source>Lock rotation x</source>
        <translation>Drehung x sperren</translation>
    </message>
    <message>
        <source>Lock rotation y</source>
        <translation>Drehung y sperren</translation>
    </message>
    <message>
        <source>Lock rotation z</source>
        <translation>Drehung z sperren</translation>
    </message>
    <message>
        <source>Lock x</source>
        <translation>x sperren</translation>
    </message>
    <message>
        <source>Lock y</source>
        <translation>y sperren</translation>
    </message>
    <message>
        <source>Lock z</source>
        <translation>z sperren</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation>Logarithmische horizontale Achse</translation>
    </message>
    <message>
        <source>Logarithmic value axis</source>
        <translation>Logarithmische Wertachse</translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation>Logarithmische vertikale Achse</translation>
    </message>
    <message>
        <source>Longest length</source>
        <translation>Größte Länge</translation>
    </message>
    <message>
        <source>Longest step</source>
        <translation>Längster Schritt</translation>
    </message>
    <message>
        <source>Looking for the equilibrium…</source>
        <translation>Gleichgewicht wird gesucht…</translation>
    </message>
    <message>
        <source>Loose bodies</source>
        <translation>Lose Körper</translation>
    </message>
    <message>
        <source>Lost to normal forces of contacts: in impacts</source>
        <translation>An Normalkräfte von Kontakten verloren: in Stößen</translation>
    </message>
    <message>
        <source>Lower limit</source>
        <translation>Untere Grenze</translation>
    </message>
    <message>
        <source>M&amp;easure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>MP4 (*.mp4)</source>
        <translation>MP4 (*.mp4)</translation>
    </message>
    <message>
        <source>MP4 and WebM need the program ffmpeg, which is in no folder of PATH; any video tool makes a film of the pictures.</source>
        <translation>MP4 und WebM brauchen das Programm ffmpeg, das in keinem Ordner von PATH liegt; jedes Videowerkzeug macht aus den Bildern einen Film.</translation>
    </message>
    <message>
        <source>Made %1</source>
        <translation>%1 erzeugt</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>Marker at the cursor…	M</source>
        <translation>Markierung am Cursor…	M</translation>
    </message>
    <message>
        <source>Marker here…</source>
        <translation>Markierung hier…</translation>
    </message>
    <message>
        <source>Marker on body 1</source>
        <translation>Marker an Körper 1</translation>
    </message>
    <message>
        <source>Marker on body 2</source>
        <translation>Marker an Körper 2</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>Marks are attempts at steps that were given up, at their size: cross, the local error was too large; diamond, the equations did not converge; square, a body turned too far. Triangles: a law switched.</source>
        <translation>Zeichen sind aufgegebene Schrittversuche bei ihrer Schrittweite: Kreuz, der lokale Fehler war zu groß; Raute, die Gleichungen konvergierten nicht; Quadrat, ein Körper drehte zu weit. Dreiecke: ein Gesetz schaltete um.</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>Mass from shapes</source>
        <translation>Masse aus Formen</translation>
    </message>
    <message>
        <source>Mass from shapes…</source>
        <translation>Masse aus Formen…</translation>
    </message>
    <message>
        <source>Mass per length</source>
        <translation>Masse pro Länge</translation>
    </message>
    <message>
        <source>Mass, centre of mass and inertia from the shapes and a density</source>
        <translation>Masse, Schwerpunkt und Trägheit aus den Formen und einer Dichte</translation>
    </message>
    <message>
        <source>Masses</source>
        <translation>Massen</translation>
    </message>
    <message>
        <source>Massless rod that cannot spin, with a universal joint about z of marker 1 at one end and a ball in the origin of marker 2 at the other, 1 equation. A positive multiplier is tension. Phi = |u| - length, u from marker 1 to marker 2.</source>
        <translation>Masseloser Stab, der nicht um sich drehen kann, mit einem Kardangelenk um z von Marker 1 am einen Ende und einer Kugel im Ursprung von Marker 2 am anderen, 1 Gleichung. Ein positiver Multiplikator ist Zug. Phi = |u| - Länge, u von Marker 1 zu Marker 2.</translation>
    </message>
    <message>
        <source>Massless rod with ball ends, 1 equation: the two markers' origins keep their distance. A positive multiplier is tension. Phi = |u| - length, u from marker 1 to marker 2.</source>
        <translation>Masseloser Stab mit Kugelenden, 1 Gleichung: die Ursprünge der beiden Marker behalten ihren Abstand. Ein positiver Multiplikator ist Zug. Phi = |u| - Länge, u von Marker 1 zu Marker 2.</translation>
    </message>
    <message>
        <source>Massless rod, hinged about z of marker 1 at one end, with a ball in the origin of marker 2 at the other, 2 equations. The first multiplier is the rod's force, positive in tension. Phi = (|u| - length, z1 . u), u from marker 1 to marker 2.</source>
        <translation>Masseloser Stab, am einen Ende um z von Marker 1 drehbar, mit einer Kugel im Ursprung von Marker 2 am anderen, 2 Gleichungen. Der erste Multiplikator ist die Stabkraft, positiv bei Zug. Phi = (|u| - Länge, z1 . u), u von Marker 1 zu Marker 2.</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Werkstoff</translation>
    </message>
    <message>
        <source>Material 1</source>
        <translation>Werkstoff 1</translation>
    </message>
    <message>
        <source>Material 2</source>
        <translation>Werkstoff 2</translation>
    </message>
    <message>
        <source>Material of the rod, which gives its mass</source>
        <translation>Werkstoff des Stabs, der seine Masse ergibt</translation>
    </message>
    <message>
        <source>Matrices that were evaluated and factorized</source>
        <translation>Matrizen, die ausgewertet und faktorisiert wurden</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>Matrix of the contacts</source>
        <translation>Matrix der Kontakte</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Maximum less minimum</source>
        <translation>Maximum minus Minimum</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>Mean over the time</source>
        <translation>Mittelwert über die Zeit</translation>
    </message>
    <message>
        <source>Mean over time, whatever the steps</source>
        <translation>Mittelwert über die Zeit, unabhängig von den Schrittweiten</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Measure how far the others are from this run (B)</source>
        <translation>Messen, wie weit die anderen von diesem Lauf entfernt sind (B)</translation>
    </message>
    <message>
        <source>Mechanisms and machines</source>
        <translation>Mechanismen und Maschinen</translation>
    </message>
    <message>
        <source>Merit</source>
        <translation>Gütemaß</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Meshes (*.stl *.obj *.gltf *.glb);;All files (*)</source>
        <translation>Netze (*.stl *.obj *.gltf *.glb);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Methods that treat forces explicitly are stable with steps up to this; implicit ones step over it</source>
        <translation>Verfahren, die Kräfte explizit behandeln, sind bis zu dieser Schrittweite stabil; implizite schreiten darüber hinweg</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>Mitte ziehen</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>%1 spiegeln</translation>
    </message>
    <message>
        <source>Mirror copy of %1</source>
        <translation>Spiegelkopie von %1</translation>
    </message>
    <message>
        <source>Mirror i&amp;n a plane…</source>
        <translation>An Ebene spie&amp;geln…</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Mode %1 [Hz]</source>
        <translation>Mode %1 [Hz]</translation>
    </message>
    <message>
        <source>Mode %1, %2 Hz</source>
        <translation>Mode %1, %2 Hz</translation>
    </message>
    <message>
        <source>Mode %1, a rigid motion</source>
        <translation>Mode %1, eine Starrkörperbewegung</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Model &amp;health</source>
        <translation>Modell&amp;prüfung</translation>
    </message>
    <message>
        <source>Model changed: Reset to apply</source>
        <translation>Modell geändert: zum Anwenden zurücksetzen</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>Modell: %1</translation>
    </message>
    <message>
        <source>Models, studies, %1 (*.gyre *.gyre-study %2);;Gyre models and studies (*.gyre *.gyre-study);;All files (*)</source>
        <translation>Modelle, Studien, %1 (*.gyre *.gyre-study %2);;Gyre-Modelle und -Studien (*.gyre *.gyre-study);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Moden</translation>
    </message>
    <message>
        <source>Modes over speed</source>
        <translation>Moden über der Drehzahl</translation>
    </message>
    <message>
        <source>Modes over the speed of a rotor stand here. No body of this model can turn.</source>
        <translation>Hier stehen Moden über der Drehzahl eines Rotors. Kein Körper dieses Modells kann sich drehen.</translation>
    </message>
    <message>
        <source>Modes over the speed of a rotor: whirl with the spin and against it, and critical speeds.</source>
        <translation>Moden über der Drehzahl eines Rotors: Gleichlauf, Gegenlauf und kritische Drehzahlen.</translation>
    </message>
    <message>
        <source>Moment stiffness</source>
        <translation>Momentensteifigkeit</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Zeitpunkte</translation>
    </message>
    <message>
        <source>More examples</source>
        <translation>Weitere Beispiele</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Motion and what drives and joints must give for it, or the motion alone</source>
        <translation>Bewegung und was Antriebe und Gelenke dafür aufbringen müssen, oder die Bewegung allein</translation>
    </message>
    <message>
        <source>Mouse and keys of a chart</source>
        <translation>Maus und Tasten eines Diagramms</translation>
    </message>
    <message>
        <source>Mouse and keys of a plot</source>
        <translation>Maus und Tasten eines Plots</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>%1 nach unten</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>%1 nach oben</translation>
    </message>
    <message>
        <source>Move &amp;below the view</source>
        <translation>&amp;Unter die Ansicht verschieben</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>Nac&amp;h unten</translation>
    </message>
    <message>
        <source>Move it to the time cursor</source>
        <translation>Zum Zeitcursor verschieben</translation>
    </message>
    <message>
        <source>Move the initial values onto the constraints by the smallest change; can be undone</source>
        <translation>Die Anfangswerte durch die kleinste Änderung auf die Bindungen bringen; lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Move to the &amp;left</source>
        <translation>Nach &amp;links verschieben</translation>
    </message>
    <message>
        <source>Move to the &amp;right</source>
        <translation>Nach &amp;rechts verschieben</translation>
    </message>
    <message>
        <source>Moves a coordinate of a joint as a function of time, 1 equation: its position, velocity or acceleration, or locks it where it is. Velocities and accelerations are integrated from the start.</source>
        <translation>Bewegt eine Gelenkkoordinate als Funktion der Zeit, 1 Gleichung: ihre Position, Geschwindigkeit oder Beschleunigung, oder sperrt sie, wo sie ist. Geschwindigkeiten und Beschleunigungen werden vom Anfang an integriert.</translation>
    </message>
    <message>
        <source>Moves it to a new plot below this one</source>
        <translation>Verschiebt sie in einen neuen Plot unter diesem</translation>
    </message>
    <message>
        <source>Mx [N m]</source>
        <translation>Mx [N m]</translation>
    </message>
    <message>
        <source>My [N m]</source>
        <translation>My [N m]</translation>
    </message>
    <message>
        <source>Mz [N m]</source>
        <translation>Mz [N m]</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the file it was imported from</source>
        <translation>Name der Datei, aus der es importiert wurde</translation>
    </message>
    <message>
        <source>Name of the layout; a name that there is takes the new one:</source>
        <translation>Name des Layouts; ein vorhandener Name erhält das neue:</translation>
    </message>
    <message>
        <source>Name&amp;d views</source>
        <translation>Benannte Ansi&amp;chten</translation>
    </message>
    <message>
        <source>Name; a view that has it already is replaced:</source>
        <translation>Name; eine Ansicht, die ihn schon hat, wird ersetzt:</translation>
    </message>
    <message>
        <source>Named numbers that formulas of the model use: add one, then type its name in place of a number, as in &lt;i&gt;2*k + 3 mm&lt;/i&gt;.</source>
        <translation>Benannte Zahlen, die Formeln des Modells verwenden: eine hinzufügen, dann ihren Namen anstelle einer Zahl eingeben, wie in &lt;i&gt;2*k + 3 mm&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Named view</source>
        <translation>Benannte Ansicht</translation>
    </message>
    <message>
        <source>Named views</source>
        <translation>Benannte Ansichten</translation>
    </message>
    <message>
        <source>Names of &amp;bodies, joints and forces</source>
        <translation>Nam&amp;en von Körpern, Gelenken und Kräften</translation>
    </message>
    <message>
        <source>Near z of the sections of a line of points, in the axes of the body</source>
        <translation>Ungefähre z-Richtung der Querschnitte einer Linie aus Punkten, in den Achsen des Körpers</translation>
    </message>
    <message>
        <source>Needs another body than %1</source>
        <translation>Ein anderer Körper als %1 ist nötig</translation>
    </message>
    <message>
        <source>New %1</source>
        <translation>Neu: %1</translation>
    </message>
    <message>
        <source>New frame here</source>
        <translation>Neues Koordinatensystem hier</translation>
    </message>
    <message>
        <source>New model</source>
        <translation>Neues Modell</translation>
    </message>
    <message>
        <source>New plot below</source>
        <translation>Neuer Plot darunter</translation>
    </message>
    <message>
        <source>New plot on the right</source>
        <translation>Neuer Plot rechts</translation>
    </message>
    <message>
        <source>Newton</source>
        <translation>Newton</translation>
    </message>
    <message>
        <source>Newton iterations</source>
        <translation>Newton-Iterationen</translation>
    </message>
    <message>
        <source>No body here to pull</source>
        <translation>Hier ist kein Körper zum Ziehen</translation>
    </message>
    <message>
        <source>No case has a value to show here.</source>
        <translation>Kein Fall hat hier einen Wert.</translation>
    </message>
    <message>
        <source>No difference in %1</source>
        <translation>Keine Differenz in %1</translation>
    </message>
    <message>
        <source>No displacement along x of marker 1</source>
        <translation>Keine Verschiebung entlang x von Marker 1</translation>
    </message>
    <message>
        <source>No displacement along y of marker 1</source>
        <translation>Keine Verschiebung entlang y von Marker 1</translation>
    </message>
    <message>
        <source>No displacement along z of marker 1</source>
        <translation>Keine Verschiebung entlang z von Marker 1</translation>
    </message>
    <message>
        <source>No example and no study has these words.</source>
        <translation>Kein Beispiel und keine Studie enthält diese Wörter.</translation>
    </message>
    <message>
        <source>No examples were found. The variable GYRE_EXAMPLES may name the folder they are in.</source>
        <translation>Keine Beispiele gefunden. Die Variable GYRE_EXAMPLES kann ihren Ordner angeben.</translation>
    </message>
    <message>
        <source>No flexible beam in a run yet</source>
        <translation>Noch kein flexibler Balken in einem Lauf</translation>
    </message>
    <message>
        <source>No iteration was needed here.</source>
        <translation>Hier war keine Iteration nötig.</translation>
    </message>
    <message>
        <source>No page has these words</source>
        <translation>Keine Seite enthält diese Wörter</translation>
    </message>
    <message>
        <source>No positive values here: a logarithmic axis has no place for the others.</source>
        <translation>Keine positiven Werte: eine logarithmische Achse hat für die anderen keinen Platz.</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Keine zuletzt benutzten</translation>
    </message>
    <message>
        <source>No results yet.</source>
        <translation>Noch keine Ergebnisse.</translation>
    </message>
    <message>
        <source>No rotation about x of marker 1</source>
        <translation>Keine Drehung um x von Marker 1</translation>
    </message>
    <message>
        <source>No rotation about y of marker 1</source>
        <translation>Keine Drehung um y von Marker 1</translation>
    </message>
    <message>
        <source>No rotation about z of marker 1</source>
        <translation>Keine Drehung um z von Marker 1</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>Noch kein Lauf</translation>
    </message>
    <message>
        <source>No section</source>
        <translation>Kein Schnitt</translation>
    </message>
    <message>
        <source>No step has been made yet.</source>
        <translation>Noch wurde kein Schritt gemacht.</translation>
    </message>
    <message>
        <source>No step is longer; 0: as long as the error lets it be. With loose tolerances all steps are as long as this</source>
        <translation>Kein Schritt ist länger; 0: so lang, wie der Fehler es zulässt. Bei lockeren Toleranzen sind alle Schritte so lang wie dieser</translation>
    </message>
    <message>
        <source>No time here that both runs cover.</source>
        <translation>Keine Zeit hier, die beide Läufe abdecken.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None of the selected bodies touches anything at this moment.</source>
        <translation>Keiner der ausgewählten Körper berührt zu diesem Zeitpunkt etwas.</translation>
    </message>
    <message>
        <source>None: drawn by its inertia</source>
        <translation>Keine: nach seiner Trägheit gezeichnet</translation>
    </message>
    <message>
        <source>Norm of the error</source>
        <translation>Norm des Fehlers</translation>
    </message>
    <message>
        <source>Normal [N]</source>
        <translation>Normal [N]</translation>
    </message>
    <message>
        <source>Normal load</source>
        <translation>Normallast</translation>
    </message>
    <message>
        <source>Not in %1: %2</source>
        <translation>Nicht in %1: %2</translation>
    </message>
    <message>
        <source>Not reached: %1 was asked for. More sweeps, or another solver, may do it.</source>
        <translation>Nicht erreicht: verlangt war %1. Mehr Durchgänge oder ein anderer Löser können helfen.</translation>
    </message>
    <message>
        <source>Not shown: zero and negative values of %1</source>
        <translation>Nicht gezeigt: Null- und negative Werte von %1</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Nothing can move: there are no modes.</source>
        <translation>Nichts kann sich bewegen: es gibt keine Moden.</translation>
    </message>
    <message>
        <source>Nothing can touch in this run: its model has no contact, or no shapes that take part in it.</source>
        <translation>In diesem Lauf kann sich nichts berühren: sein Modell hat keinen Kontakt oder keine Formen, die daran teilnehmen.</translation>
    </message>
    <message>
        <source>Nothing in the catalogue fits.</source>
        <translation>Nichts im Katalog passt.</translation>
    </message>
    <message>
        <source>Nothing is free to move</source>
        <translation>Nichts ist frei beweglich</translation>
    </message>
    <message>
        <source>Nothing touched in the step that led here: there was nothing to solve.</source>
        <translation>Im Schritt hierher berührte sich nichts: es war nichts zu lösen.</translation>
    </message>
    <message>
        <source>Nothing touches at this moment of the run.</source>
        <translation>Zu diesem Zeitpunkt des Laufs berührt sich nichts.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Number of steps</source>
        <translation>Anzahl der Schrittweiten</translation>
    </message>
    <message>
        <source>Number, expression of t or table of (t, value); m or rad, and s</source>
        <translation>Zahl, Ausdruck in t oder Tabelle aus (t, Wert); m oder rad, und s</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Numbers of elements</source>
        <translation>Elementzahlen</translation>
    </message>
    <message>
        <source>Numbers of elements, each at every step</source>
        <translation>Elementzahlen, jede mit jeder Schrittweite</translation>
    </message>
    <message>
        <source>Nut on a thread, 5 equations: marker 2 turns about the z axis of marker 1 and moves along it by the pitch per turn. As a sleeve, with d - d(0) = pitch / (2 pi) (theta - theta(0)) for the displacement d and the angle theta (Geradin and Cardona 2001, ch. 7).</source>
        <translation>Mutter auf einem Gewinde, 5 Gleichungen: Marker 2 dreht sich um die z-Achse von Marker 1 und bewegt sich entlang ihrer um die Steigung pro Umdrehung. Wie eine Hülse, mit d - d(0) = Steigung / (2 pi) (theta - theta(0)) für die Verschiebung d und den Winkel theta (Geradin und Cardona 2001, Kap. 7).</translation>
    </message>
    <message>
        <source>Of Gauss-Seidel</source>
        <translation>Von Gauss-Seidel</translation>
    </message>
    <message>
        <source>Of Gauss-Seidel over all contacts in a step, at most</source>
        <translation>Von Gauss-Seidel über alle Kontakte in einem Schritt, höchstens</translation>
    </message>
    <message>
        <source>Of Newton in all accepted steps; by methods that step over impacts sweeps and iterations of the solver of contacts</source>
        <translation>Von Newton in allen akzeptierten Schritten; bei Verfahren, die über Stöße hinwegschreiten, Durchgänge und Iterationen des Kontaktlösers</translation>
    </message>
    <message>
        <source>Of Newton's matrix: J in the tables of Yen and Petzold</source>
        <translation>Der Newton-Matrix: J in den Tabellen von Yen und Petzold</translation>
    </message>
    <message>
        <source>Of a circle or a tube; a number, or over s from 0 to 1 along the line</source>
        <translation>Eines Kreises oder eines Rohrs; eine Zahl, oder über s von 0 bis 1 entlang der Linie</translation>
    </message>
    <message>
        <source>Of a rectangle, along y of the section; a number, or over s from 0 to 1 along the line</source>
        <translation>Eines Rechtecks, entlang y des Querschnitts; eine Zahl, oder über s von 0 bis 1 entlang der Linie</translation>
    </message>
    <message>
        <source>Of a rectangle, along z of the section; a number, or over s from 0 to 1 along the line</source>
        <translation>Eines Rechtecks, entlang z des Querschnitts; eine Zahl, oder über s von 0 bis 1 entlang der Linie</translation>
    </message>
    <message>
        <source>Of a section 'stiffness' that varies: EA, GA y and GA z over s</source>
        <translation>Eines veränderlichen Querschnitts 'stiffness': EA, GA y und GA z über s</translation>
    </message>
    <message>
        <source>Of a section 'stiffness' that varies: GJ, EI y and EI z over s, in N m^2</source>
        <translation>Eines veränderlichen Querschnitts 'stiffness': GJ, EI y und EI z über s, in N m^2</translation>
    </message>
    <message>
        <source>Of a section 'stiffness', about x, y and z of the section, in kg m</source>
        <translation>Eines Querschnitts 'stiffness', um x, y und z des Querschnitts, in kg m</translation>
    </message>
    <message>
        <source>Of a section 'stiffness', in kg/m; a number, or over s from 0 to 1 along the line</source>
        <translation>Eines Querschnitts 'stiffness', in kg/m; eine Zahl, oder über s von 0 bis 1 entlang der Linie</translation>
    </message>
    <message>
        <source>Of a section 'stiffness': 6 numbers or a symmetric 6x6 matrix, forces x y z [N] and moments x y z [N m] over their strains</source>
        <translation>Eines Querschnitts 'stiffness': 6 Zahlen oder eine symmetrische 6x6-Matrix, Kräfte x y z [N] und Momente x y z [N m] über ihren Verzerrungen</translation>
    </message>
    <message>
        <source>Of a stop with a stiffness of its own, in N s/m or N m s/rad</source>
        <translation>Eines Anschlags mit eigener Steifigkeit, in N s/m oder N m s/rad</translation>
    </message>
    <message>
        <source>Of a stop, in N/m or N m/rad; 0: it and the damping follow from the inertia behind the stop where the run begins</source>
        <translation>Eines Anschlags, in N/m oder N m/rad; 0: sie und die Dämpfung folgen aus der Trägheit hinter dem Anschlag am Beginn des Laufs</translation>
    </message>
    <message>
        <source>Of a straight or evenly curved line, which begins along x of the body</source>
        <translation>Einer geraden oder gleichmäßig gekrümmten Linie, die entlang x des Körpers beginnt</translation>
    </message>
    <message>
        <source>Of matrices</source>
        <translation>Von Matrizen</translation>
    </message>
    <message>
        <source>Of such a line without load: twist about x, curvature about y and z; an arc of radius R in the x-y plane has [0, 0, 1/R]</source>
        <translation>Einer solchen Linie ohne Last: Verdrillung um x, Krümmung um y und z; ein Bogen mit Radius R in der x-y-Ebene hat [0, 0, 1/R]</translation>
    </message>
    <message>
        <source>Of that point, as part of a rigid body; inertial axes</source>
        <translation>Dieses Punkts, als Teil eines Starrkörpers; Inertialachsen</translation>
    </message>
    <message>
        <source>Of the attempt at the step; a step that failed is tried again with half the size</source>
        <translation>Des Schrittversuchs; ein gescheiterter Schritt wird mit halber Schrittweite wiederholt</translation>
    </message>
    <message>
        <source>Of the centre of mass, inertial axes</source>
        <translation>Des Schwerpunkts, Inertialachsen</translation>
    </message>
    <message>
        <source>Of the correction that was taken; 0: the state was accepted as it stood</source>
        <translation>Der ausgeführten Korrektur; 0: der Zustand wurde angenommen, wie er war</translation>
    </message>
    <message>
        <source>Of the cross-section</source>
        <translation>Des Querschnitts</translation>
    </message>
    <message>
        <source>Of the damped vibration</source>
        <translation>Der gedämpften Schwingung</translation>
    </message>
    <message>
        <source>Of the damper beside that spring</source>
        <translation>Des Dämpfers neben dieser Feder</translation>
    </message>
    <message>
        <source>Of the damper beside that spring; where not given both materials in series</source>
        <translation>Des Dämpfers neben dieser Feder; wo nicht angegeben, beide Werkstoffe in Reihe</translation>
    </message>
    <message>
        <source>Of the disc's rim</source>
        <translation>Des Scheibenrands</translation>
    </message>
    <message>
        <source>Of the formula; 1 is the implicit Euler method</source>
        <translation>Der Formel; 1 ist das implizite Euler-Verfahren</translation>
    </message>
    <message>
        <source>Of the nodes: by Gregory's rule, of order 4, or halves of the elements beside them</source>
        <translation>Der Knoten: nach der Regel von Gregory, mit Ordnung 4, oder Hälften der angrenzenden Elemente</translation>
    </message>
    <message>
        <source>Of the other method</source>
        <translation>Des anderen Verfahrens</translation>
    </message>
    <message>
        <source>Of the pitch circle; negative where the rack moves the other way</source>
        <translation>Des Teilkreises; negativ, wo sich die Zahnstange andersherum bewegt</translation>
    </message>
    <message>
        <source>Of the rubbing surface; counts for rotation only</source>
        <translation>Der reibenden Oberfläche; zählt nur bei Drehung</translation>
    </message>
    <message>
        <source>Of the sections about the line without load; a number, or over s from 0 to 1 along the line</source>
        <translation>Der Querschnitte um die Linie ohne Last; eine Zahl, oder über s von 0 bis 1 entlang der Linie</translation>
    </message>
    <message>
        <source>Of the smooth law: regularised creeps, bristle sticks</source>
        <translation>Des glatten Gesetzes: regularised kriecht, bristle haftet</translation>
    </message>
    <message>
        <source>Of the smooth law; where not given, bristle if one of the two materials has it</source>
        <translation>Des glatten Gesetzes; wo nicht angegeben, bristle, wenn einer der beiden Werkstoffe es hat</translation>
    </message>
    <message>
        <source>Of the spring that holds by friction law 'bristle'</source>
        <translation>Der Feder, die beim Reibgesetz 'bristle' hält</translation>
    </message>
    <message>
        <source>Of the spring that holds by friction law 'bristle'; where not given both materials in series</source>
        <translation>Der Feder, die beim Reibgesetz 'bristle' hält; wo nicht angegeben, beide Werkstoffe in Reihe</translation>
    </message>
    <message>
        <source>Of the stiffnesses of bending and torsion: below 1 for ropes, whose wires or fibres slide, often 0.01 to 0.1</source>
        <translation>Der Steifigkeiten von Biegung und Torsion: unter 1 für Seile, deren Drähte oder Fasern gleiten, oft 0.01 bis 0.1</translation>
    </message>
    <message>
        <source>Of the thread that ran the case, stepping only</source>
        <translation>Des Threads, der den Fall rechnete, nur die Schritte</translation>
    </message>
    <message>
        <source>Of the update, over the one before</source>
        <translation>Der Korrektur, bezogen auf die vorige</translation>
    </message>
    <message>
        <source>Off the screen, painted as pictures: where a graphics driver is at fault, from the next start on</source>
        <translation>Abseits des Bildschirms, als Bilder gemalt: wo ein Grafiktreiber fehlerhaft ist, ab dem nächsten Start</translation>
    </message>
    <message>
        <source>Off with %1, because they hang on it: %2</source>
        <translation>Mit %1 aus, weil sie daran hängen: %2</translation>
    </message>
    <message>
        <source>Off: it is only seen</source>
        <translation>Aus: nur zu sehen</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>Ogg Theora video (*.ogv)</source>
        <translation>Ogg-Theora-Video (*.ogv)</translation>
    </message>
    <message>
        <source>On a &amp;face</source>
        <translation>Auf einer &amp;Fläche</translation>
    </message>
    <message>
        <source>On a face</source>
        <translation>Auf einer Fläche</translation>
    </message>
    <message>
        <source>One of the changes cannot be made: it is marked in the table</source>
        <translation>Eine der Änderungen ist nicht möglich: sie ist in der Tabelle markiert</translation>
    </message>
    <message>
        <source>One of the two</source>
        <translation>Einer der beiden</translation>
    </message>
    <message>
        <source>One point x y a line, in metres</source>
        <translation>Ein Punkt x y pro Zeile, in Metern</translation>
    </message>
    <message>
        <source>Only bodies can be pulled; %1 is none</source>
        <translation>Nur Körper lassen sich ziehen; %1 ist keiner</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zuletzt &amp;geöffnet</translation>
    </message>
    <message>
        <source>Open a &amp;study…</source>
        <translation>&amp;Studie öffnen…</translation>
    </message>
    <message>
        <source>Open an example</source>
        <translation>Beispiel öffnen</translation>
    </message>
    <message>
        <source>Open e&amp;xample…</source>
        <translation>&amp;Beispiel öffnen…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordnung</translation>
    </message>
    <message>
        <source>Order in %1</source>
        <translation>Ordnung in %1</translation>
    </message>
    <message>
        <source>Order of the formulas at most. 1 and 2 damp oscillations of any frequency</source>
        <translation>Höchste Ordnung der Formeln. 1 und 2 dämpfen Schwingungen jeder Frequenz</translation>
    </message>
    <message>
        <source>Order of the last step</source>
        <translation>Ordnung des letzten Schritts</translation>
    </message>
    <message>
        <source>Order study of %1</source>
        <translation>Ordnungsstudie von %1</translation>
    </message>
    <message>
        <source>Order study of this model: several integrators and steps, errors and slopes (Ctrl+T)</source>
        <translation>Ordnungsstudie dieses Modells: mehrere Integratoren und Schrittweiten, Fehler und Steigungen (Strg+T)</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientierung</translation>
    </message>
    <message>
        <source>Origin of the line, inertial axes</source>
        <translation>Ursprung der Linie, Inertialachsen</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Anderer</translation>
    </message>
    <message>
        <source>Other &amp;side</source>
        <translation>Andere &amp;Seite</translation>
    </message>
    <message>
        <source>Out of its &amp;tabs</source>
        <translation>Aus den Register&amp;karten lösen</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Umriss</translation>
    </message>
    <message>
        <source>Output every</source>
        <translation>Ausgabe alle</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Over %1</source>
        <translation>Über %1</translation>
    </message>
    <message>
        <source>Over another quantity…	X</source>
        <translation>Über anderer Größe…	X</translation>
    </message>
    <message>
        <source>Over time	T</source>
        <translation>Über der Zeit	T</translation>
    </message>
    <message>
        <source>Overlap [mm]</source>
        <translation>Eindringung [mm]</translation>
    </message>
    <message>
        <source>Own width</source>
        <translation>Eigene Breite</translation>
    </message>
    <message>
        <source>P of Newton's last matrix also in the equations (frozen, as published), which damps most; or exact, with its derivative left out of the matrix only</source>
        <translation>P der letzten Newton-Matrix auch in den Gleichungen (frozen, wie veröffentlicht), was am meisten dämpft; oder exact, mit seiner Ableitung nur aus der Matrix ausgelassen</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>P&amp;apier</translation>
    </message>
    <message>
        <source>P&amp;oint</source>
        <translation>&amp;Punkt</translation>
    </message>
    <message>
        <source>P, constant: what presses the surfaces together</source>
        <translation>P, konstant: was die Oberflächen aneinanderpresst</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <source>PNG pictures, one per frame</source>
        <translation>PNG-Bilder, je Bild eines</translation>
    </message>
    <message>
        <source>Pa&amp;le bodies</source>
        <translation>Körper b&amp;lass</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Pan&amp;els</source>
        <translation>Bereic&amp;he</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>ParaView collection (*.pvd)</source>
        <translation>ParaView-Sammlung (*.pvd)</translation>
    </message>
    <message>
        <source>Parallel axes</source>
        <translation>Parallele Achsen</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Parameter mu</source>
        <translation>Parameter mu</translation>
    </message>
    <message>
        <source>Parameter study of %1</source>
        <translation>Parameterstudie von %1</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Parameters that vary</source>
        <translation>Veränderliche Parameter</translation>
    </message>
    <message>
        <source>Particle</source>
        <translation>Massenpunkt</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n elements</source>
        <translation><numerusform>%n Element einfügen</numerusform><numerusform>%n Elemente einfügen</numerusform></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Perpendicular axes</source>
        <translation>Senkrechte Achsen</translation>
    </message>
    <message>
        <source>Perturbed start</source>
        <translation>Gestörter Start</translation>
    </message>
    <message>
        <source>Pick a corner, edge, face, axis or centre</source>
        <translation>Ecke, Kante, Fläche, Achse oder Zentrum wählen</translation>
    </message>
    <message>
        <source>Pick the other end</source>
        <translation>Das andere Ende wählen</translation>
    </message>
    <message>
        <source>Pick what to measure from</source>
        <translation>Wählen, von wo gemessen wird</translation>
    </message>
    <message>
        <source>Pick what to measure to</source>
        <translation>Wählen, bis wohin gemessen wird</translation>
    </message>
    <message>
        <source>Picture of the &amp;view…</source>
        <translation>Bil&amp;d der Ansicht…</translation>
    </message>
    <message>
        <source>Picture of the view</source>
        <translation>Bild der Ansicht</translation>
    </message>
    <message>
        <source>Pictures (*.png);;All files (*)</source>
        <translation>Bilder (*.png);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.pdf *.png)</source>
        <translation>Bilder (*.svg *.pdf *.png)</translation>
    </message>
    <message>
        <source>Pinion</source>
        <translation>Ritzel</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Steigung</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Drehpunkt</translation>
    </message>
    <message>
        <source>Pivoted body</source>
        <translation>Körper am Drehpunkt</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platzieren</translation>
    </message>
    <message>
        <source>Place in equilibrium</source>
        <translation>Ins Gleichgewicht bringen</translation>
    </message>
    <message>
        <source>Placement in the body, position in m</source>
        <translation>Lage im Körper, Position in m</translation>
    </message>
    <message>
        <source>Placement in the world, position in m</source>
        <translation>Lage in der Welt, Position in m</translation>
    </message>
    <message>
        <source>Planar joint</source>
        <translation>Ebenengelenk</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Plastic (ABS)</source>
        <translation>Kunststoff (ABS)</translation>
    </message>
    <message>
        <source>Play &amp;backwards</source>
        <translation>&amp;Rückwärts abspielen</translation>
    </message>
    <message>
        <source>Play again and again</source>
        <translation>Immer wieder abspielen</translation>
    </message>
    <message>
        <source>Play again and again, in a &amp;loop</source>
        <translation>Immer wieder abspielen, als &amp;Schleife</translation>
    </message>
    <message>
        <source>Play backwards (Ctrl+Shift+Space)</source>
        <translation>Rückwärts abspielen (Strg+Umschalt+Leertaste)</translation>
    </message>
    <message>
        <source>Play what is recorded (Shift+Space)</source>
        <translation>Aufzeichnung abspielen (Umschalt+Leertaste)</translation>
    </message>
    <message>
        <source>Plot %1</source>
        <translation>%1 zeichnen</translation>
    </message>
    <message>
        <source>Plot a formula over channels (E)</source>
        <translation>Formel aus Kanälen zeichnen (E)</translation>
    </message>
    <message>
        <source>Plot below</source>
        <translation>Plot darunter</translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <translation>Plot: %1</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Plots</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Point on a line</source>
        <translation>Punkt auf einer Linie</translation>
    </message>
    <message>
        <source>Point on a plane</source>
        <translation>Punkt auf einer Ebene</translation>
    </message>
    <message>
        <source>Point on body 1, in inertial axes; a length that fits goes with it</source>
        <translation>Punkt auf Körper 1, in Inertialachsen; eine passende Länge geht mit</translation>
    </message>
    <message>
        <source>Point on body 2, in inertial axes; a length that fits goes with it</source>
        <translation>Punkt auf Körper 2, in Inertialachsen; eine passende Länge geht mit</translation>
    </message>
    <message>
        <source>Point to which the distance is measured</source>
        <translation>Punkt, zu dem der Abstand gemessen wird</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points [[x, y], ...] of the polygon, in either sense [m]</source>
        <translation>Punkte [[x, y], ...] des Polygons, in beliebigem Umlaufsinn [m]</translation>
    </message>
    <message>
        <source>Points appear here as cases finish.</source>
        <translation>Hier erscheinen Punkte, sobald Fälle fertig werden.</translation>
    </message>
    <message>
        <source>Points in the axes of the body, joined by straight pieces, in place of length and curvature; a line that ends where it began is a ring</source>
        <translation>Punkte in den Achsen des Körpers, durch gerade Stücke verbunden, anstelle von Länge und Krümmung; eine Linie, die endet, wo sie begann, ist ein Ring</translation>
    </message>
    <message>
        <source>Points of the design</source>
        <translation>Punkte des Versuchsplans</translation>
    </message>
    <message>
        <source>Poisson's ratio</source>
        <translation>Querkontraktionszahl</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Position sweeps</source>
        <translation>Positionsdurchgänge</translation>
    </message>
    <message>
        <source>Positions and velocities of the run at the time that is shown</source>
        <translation>Positionen und Geschwindigkeiten des Laufs zur gezeigten Zeit</translation>
    </message>
    <message>
        <source>Potential</source>
        <translation>Potentiell</translation>
    </message>
    <message>
        <source>Power density</source>
        <translation>Leistungsdichte</translation>
    </message>
    <message>
        <source>Preload</source>
        <translation>Vorspannung</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Vorbereitung…</translation>
    </message>
    <message>
        <source>Prescribes</source>
        <translation>Gibt vor</translation>
    </message>
    <message>
        <source>Press Run study to compute the cases.</source>
        <translation>„Studie starten“ drücken, um die Fälle zu berechnen.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Preview of the report</source>
        <translation>Vorschau des Berichts</translation>
    </message>
    <message>
        <source>Prismatic joint</source>
        <translation>Schubgelenk</translation>
    </message>
    <message>
        <source>Processor time of the steps</source>
        <translation>Prozessorzeit der Schritte</translation>
    </message>
    <message>
        <source>Progress of the Campbell diagram</source>
        <translation>Fortschritt des Campbell-Diagramms</translation>
    </message>
    <message>
        <source>Progress of the driven motion</source>
        <translation>Fortschritt der angetriebenen Bewegung</translation>
    </message>
    <message>
        <source>Progress of the eigenvalues</source>
        <translation>Fortschritt der Eigenwerte</translation>
    </message>
    <message>
        <source>Progress of the study</source>
        <translation>Fortschritt der Studie</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Projektor</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Proportional gain</source>
        <translation>P-Verstärkung</translation>
    </message>
    <message>
        <source>Published results, computed again and judged</source>
        <translation>Veröffentlichte Ergebnisse, neu berechnet und beurteilt</translation>
    </message>
    <message>
        <source>Pulls by hand</source>
        <translation>Ziehen von Hand</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Quantity to measure</source>
        <translation>Zu messende Größe</translation>
    </message>
    <message>
        <source>Quaternion w x y z</source>
        <translation>Quaternion w x y z</translation>
    </message>
    <message>
        <source>RKMK (Dormand-Prince 5(4), reference)</source>
        <translation>RKMK (Dormand-Prince 5(4), Referenz)</translation>
    </message>
    <message>
        <source>RMS</source>
        <translation>RMS</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Zahnstange</translation>
    </message>
    <message>
        <source>Rack and pinion</source>
        <translation>Zahnstangentrieb</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Radius [m]</source>
        <translation>Radius [m]</translation>
    </message>
    <message>
        <source>Radius of the base [m]</source>
        <translation>Radius der Grundfläche [m]</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>Ratio 3</source>
        <translation>Verhältnis 3</translation>
    </message>
    <message>
        <source>Ratio of the velocities after and before an impact, 0 for none</source>
        <translation>Verhältnis der Geschwindigkeiten nach und vor einem Stoß, 0: ohne Rückprall</translation>
    </message>
    <message>
        <source>Ratio of the velocities after and before an impact, 0 for none; where not given the larger of the two materials</source>
        <translation>Verhältnis der Geschwindigkeiten nach und vor einem Stoß, 0: ohne Rückprall; wo nicht angegeben, der größere der beiden Werkstoffe</translation>
    </message>
    <message>
        <source>Reaction torques</source>
        <translation>Reaktionsmomente</translation>
    </message>
    <message>
        <source>Reactions in equilibrium</source>
        <translation>Reaktionen im Gleichgewicht</translation>
    </message>
    <message>
        <source>Reactions on body 2 at its marker, inertial axes</source>
        <translation>Reaktionen auf Körper 2 an seinem Marker, Inertialachsen</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>Read again: %1 was changed by another program</source>
        <translation>Neu lesen: %1 wurde von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>Read it again and lose your own unsaved changes?</source>
        <translation>Neu lesen und die eigenen ungespeicherten Änderungen verlieren?</translation>
    </message>
    <message>
        <source>Read it again? The run under way ends there, and is kept as far as it has come.</source>
        <translation>Neu lesen? Der laufende Lauf endet damit und bleibt so weit erhalten, wie er gekommen ist.</translation>
    </message>
    <message>
        <source>Read it again? The runs side by side go.</source>
        <translation>Neu lesen? Die Läufe nebeneinander gehen verloren.</translation>
    </message>
    <message>
        <source>Read it all the same</source>
        <translation>Trotzdem lesen</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message>
        <source>Reading and planning the study…</source>
        <translation>Studie wird gelesen und geplant…</translation>
    </message>
    <message>
        <source>Reading mesh %1 of %2: %3</source>
        <translation>Netz %1 von %2 wird gelesen: %3</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Real [1/s]</source>
        <translation>Real [1/s]</translation>
    </message>
    <message>
        <source>Real time</source>
        <translation>Echtzeit</translation>
    </message>
    <message>
        <source>Real-time factor: simulated seconds per second of clock</source>
        <translation>Echtzeitfaktor: simulierte Sekunden pro Sekunde der Uhr</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt benutzte Dateien</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Aufgezeichnet</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Recover unsaved changes</source>
        <translation>Ungespeicherte Änderungen wiederherstellen</translation>
    </message>
    <message>
        <source>Rectangular window</source>
        <translation>Rechteckfenster</translation>
    </message>
    <message>
        <source>Red, green and blue; by default that of its place among the bodies</source>
        <translation>Rot, Grün und Blau; ohne Angabe die Farbe nach seinem Platz unter den Körpern</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo: %1	Ctrl+Shift+Z</source>
        <translation>Wiederholen: %1	Strg+Umschalt+Z</translation>
    </message>
    <message>
        <source>Redundant constraints: equations that say what others say already.
Motion is unaffected; how reactions are shared among them is not unique.</source>
        <translation>Redundante Bindungen: Gleichungen, die sagen, was andere schon sagen.
Die Bewegung bleibt unberührt; die Aufteilung der Reaktionen auf sie ist nicht eindeutig.</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Relative tolerance of Newton's weighted test: of what each coordinate moves by in a step, and of each multiplier</source>
        <translation>Relative Toleranz des gewichteten Newton-Tests: der Bewegung jeder Koordinate in einem Schritt und jedes Multiplikators</translation>
    </message>
    <message>
        <source>Relative tolerance of the local error and of Newton's test</source>
        <translation>Relative Toleranz des lokalen Fehlers und des Newton-Tests</translation>
    </message>
    <message>
        <source>Relative tolerance of the local error: of the farthest position or 1 rad, and of the fastest velocity, all over the model's length</source>
        <translation>Relative Toleranz des lokalen Fehlers: der fernsten Position oder 1 rad und der schnellsten Geschwindigkeit, alles bezogen auf die Modelllänge</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove all curves</source>
        <translation>Alle Kurven entfernen</translation>
    </message>
    <message>
        <source>Remove all markers</source>
        <translation>Alle Markierungen entfernen</translation>
    </message>
    <message>
        <source>Remove this marker</source>
        <translation>Diese Markierung entfernen</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>%1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>Repeated steps</source>
        <translation>Wiederholte Schritte</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace by what is &amp;seen</source>
        <translation>Durch das Ge&amp;zeigte ersetzen</translation>
    </message>
    <message>
        <source>Replace redundant joints</source>
        <translation>Redundante Gelenke ersetzen</translation>
    </message>
    <message>
        <source>Replace view %1</source>
        <translation>Ansicht %1 ersetzen</translation>
    </message>
    <message>
        <source>Repor&amp;t…</source>
        <translation>Berich&amp;t…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Report (*.pdf *.html);;PDF (*.pdf);;Web page (*.html)</source>
        <translation>Bericht (*.pdf *.html);;PDF (*.pdf);;Webseite (*.html)</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset the run first (Backspace)</source>
        <translation>Zuerst den Lauf zurücksetzen (Rücktaste)</translation>
    </message>
    <message>
        <source>Residuals over the iterations of the step</source>
        <translation>Residuen über den Iterationen des Schritts</translation>
    </message>
    <message>
        <source>Resolved in</source>
        <translation>Zerlegt in</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>Stoßzahl</translation>
    </message>
    <message>
        <source>Resume study</source>
        <translation>Studie fortsetzen</translation>
    </message>
    <message>
        <source>Revolute joint</source>
        <translation>Drehgelenk</translation>
    </message>
    <message>
        <source>Revolute-spherical link</source>
        <translation>Stab Scharnier-Kugel</translation>
    </message>
    <message>
        <source>Rigid body</source>
        <translation>Starrkörper</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>Stab</translation>
    </message>
    <message>
        <source>Rolling disc</source>
        <translation>Rollende Scheibe</translation>
    </message>
    <message>
        <source>Rolling friction</source>
        <translation>Rollreibung</translation>
    </message>
    <message>
        <source>Root mean square</source>
        <translation>Quadratisches Mittel</translation>
    </message>
    <message>
        <source>Root of the mean square beside the mean, over time</source>
        <translation>Wurzel des mittleren Quadrats der Abweichung vom Mittelwert, über die Zeit</translation>
    </message>
    <message>
        <source>Root of the mean square of all rows</source>
        <translation>Wurzel aus dem mittleren Quadrat aller Zeilen</translation>
    </message>
    <message>
        <source>Root of the mean square over time</source>
        <translation>Wurzel des mittleren Quadrats über die Zeit</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Rotation vector [°]</source>
        <translation>Drehvektor [°]</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rund</translation>
    </message>
    <message>
        <source>Round, with round ends</source>
        <translation>Rund, mit runden Enden</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Rows so far; what memory has no room for lies in a file until the run is dropped</source>
        <translation>Bisherige Zeilen; was nicht in den Speicher passt, liegt in einer Datei, bis der Lauf verworfen wird</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Run all %1 cases again?</source>
        <translation>Alle %1 Fälle neu rechnen?</translation>
    </message>
    <message>
        <source>Run bar</source>
        <translation>Laufleiste</translation>
    </message>
    <message>
        <source>Run from a saved s&amp;tate…</source>
        <translation>Lauf aus gespeichertem Z&amp;ustand…</translation>
    </message>
    <message>
        <source>Run from a saved state</source>
        <translation>Lauf aus gespeichertem Zustand</translation>
    </message>
    <message>
        <source>Run side by side</source>
        <translation>Nebeneinander starten</translation>
    </message>
    <message>
        <source>Run study</source>
        <translation>Studie starten</translation>
    </message>
    <message>
        <source>Run the model to see its curves.</source>
        <translation>Das Modell starten, um seine Kurven zu sehen.</translation>
    </message>
    <message>
        <source>Run the model to see the spectra of its curves.</source>
        <translation>Das Modell starten, um die Spektren seiner Kurven zu sehen.</translation>
    </message>
    <message>
        <source>Run the model's own method with these numbers of elements and four steps: the error over both</source>
        <translation>Das Verfahren des Modells mit diesen Elementzahlen und vier Schrittweiten rechnen: der Fehler über beiden</translation>
    </message>
    <message>
        <source>Run this model by several integrators side by side (Ctrl+Shift+K)</source>
        <translation>Dieses Modell mit mehreren Integratoren nebeneinander rechnen (Strg+Umschalt+K)</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Running; model changed: Reset to apply</source>
        <translation>Läuft; Modell geändert: zum Anwenden zurücksetzen</translation>
    </message>
    <message>
        <source>Runs compared</source>
        <translation>Verglichene Läufe</translation>
    </message>
    <message>
        <source>Runs minus the baseline	D</source>
        <translation>Läufe minus Bezugslauf	D</translation>
    </message>
    <message>
        <source>S&amp;tandard views</source>
        <translation>Standa&amp;rdansichten</translation>
    </message>
    <message>
        <source>S&amp;tress of flexible beams</source>
        <translation>&amp;Spannung flexibler Balken</translation>
    </message>
    <message>
        <source>SE(3) (coupled generalized-alpha)</source>
        <translation>SE(3) (gekoppeltes Generalized-alpha)</translation>
    </message>
    <message>
        <source>Same orientation</source>
        <translation>Gleiche Orientierung</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Als Bild speichern</translation>
    </message>
    <message>
        <source>Save as picture (SVG, PDF, PNG)…</source>
        <translation>Als Bild speichern (SVG, PDF, PNG)…</translation>
    </message>
    <message>
        <source>Save for a publication</source>
        <translation>Für Veröffentlichung speichern</translation>
    </message>
    <message>
        <source>Save for a publication…</source>
        <translation>Für Veröffentlichung speichern…</translation>
    </message>
    <message>
        <source>Save the changes to '%1'?</source>
        <translation>Die Änderungen an '%1' speichern?</translation>
    </message>
    <message>
        <source>Save the model</source>
        <translation>Modell speichern</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Save the state of the run at t = %1 s</source>
        <translation>Zustand des Laufs bei t = %1 s speichern</translation>
    </message>
    <message>
        <source>Save this chart as a picture</source>
        <translation>Dieses Diagramm als Bild speichern</translation>
    </message>
    <message>
        <source>Save this layout</source>
        <translation>Dieses Layout speichern</translation>
    </message>
    <message>
        <source>Save this view</source>
        <translation>Diese Ansicht speichern</translation>
    </message>
    <message>
        <source>Save view %1</source>
        <translation>Ansicht %1 speichern</translation>
    </message>
    <message>
        <source>Save what the view shows as a PNG of any size (F12)</source>
        <translation>Was die Ansicht zeigt, als PNG beliebiger Größe speichern (F12)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Screw joint</source>
        <translation>Schraubgelenk</translation>
    </message>
    <message>
        <source>Se&amp;ction plane</source>
        <translation>&amp;Schnittebene</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search channels</source>
        <translation>Kanäle durchsuchen</translation>
    </message>
    <message>
        <source>Search examples and studies</source>
        <translation>Beispiele und Studien suchen</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Search the model</source>
        <translation>Modell durchsuchen</translation>
    </message>
    <message>
        <source>Second axis</source>
        <translation>Zweite Achse</translation>
    </message>
    <message>
        <source>Second axis for other units</source>
        <translation>Zweite Achse für andere Einheiten</translation>
    </message>
    <message>
        <source>Second body, or ground; the reaction shown acts on it</source>
        <translation>Zweiter Körper, oder Gestell; auf ihn wirkt die gezeigte Reaktion</translation>
    </message>
    <message>
        <source>Second moment of area about y</source>
        <translation>Flächenmoment zweiten Grades um y</translation>
    </message>
    <message>
        <source>Second moment of area about z</source>
        <translation>Flächenmoment zweiten Grades um z</translation>
    </message>
    <message>
        <source>Second-order Lie-group generalized-alpha method of Bruels and Cardona 2010, first geometric form, with index-3 constraints, Bottasso's scaling and Kynema's weighted convergence test. Its velocities are in body axes: where a body spins at W, how its axis turns has an error of some 0.2 (h W)^2 (kynema, in space axes: 0.01 (h W)^2 on a gyrocompass).</source>
        <translation>Lie-Gruppen-Generalized-alpha-Verfahren zweiter Ordnung von Bruels und Cardona 2010, erste geometrische Form, mit Index-3-Bindungen, Bottassos Skalierung und Kynemas gewichtetem Konvergenztest. Seine Geschwindigkeiten sind in Körperachsen: wo ein Körper mit W rotiert, hat die Drehung seiner Achse einen Fehler von etwa 0.2 (h W)^2 (kynema, in Raumachsen: 0.01 (h W)^2 an einem Kreiselkompass).</translation>
    </message>
    <message>
        <source>Second-order Lie-group generalized-alpha method of Bruels and Cardona 2010, second geometric form, with index-3 constraints, Bottasso's scaling and Kynema's weighted convergence test. Its velocities are in body axes: where a body spins at W, how its axis turns has an error of some 0.2 (h W)^2 (kynema, in space axes: 0.01 (h W)^2 on a gyrocompass).</source>
        <translation>Lie-Gruppen-Generalized-alpha-Verfahren zweiter Ordnung von Bruels und Cardona 2010, zweite geometrische Form, mit Index-3-Bindungen, Bottassos Skalierung und Kynemas gewichtetem Konvergenztest. Seine Geschwindigkeiten sind in Körperachsen: wo ein Körper mit W rotiert, hat die Drehung seiner Achse einen Fehler von etwa 0.2 (h W)^2 (kynema, in Raumachsen: 0.01 (h W)^2 an einem Kreiselkompass).</translation>
    </message>
    <message>
        <source>Second-order Lie-group generalized-alpha method of Bruels and Cardona 2010, third geometric form, with index-3 constraints, Bottasso's scaling and Kynema's weighted convergence test. Its velocities are in body axes: where a body spins at W, how its axis turns has an error of some 0.2 (h W)^2 (kynema, in space axes: 0.01 (h W)^2 on a gyrocompass).</source>
        <translation>Lie-Gruppen-Generalized-alpha-Verfahren zweiter Ordnung von Bruels und Cardona 2010, dritte geometrische Form, mit Index-3-Bindungen, Bottassos Skalierung und Kynemas gewichtetem Konvergenztest. Seine Geschwindigkeiten sind in Körperachsen: wo ein Körper mit W rotiert, hat die Drehung seiner Achse einen Fehler von etwa 0.2 (h W)^2 (kynema, in Raumachsen: 0.01 (h W)^2 an einem Kreiselkompass).</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Querschnitt</translation>
    </message>
    <message>
        <source>Section forces of beams</source>
        <translation>Schnittgrößen der Balken</translation>
    </message>
    <message>
        <source>Section forces, stress, strain energy and deflection along flexible beams stand here, at the moment that is shown. Run a model that has some (Space).</source>
        <translation>Hier stehen Schnittgrößen, Spannung, Verzerrungsenergie und Durchbiegung entlang flexibler Balken, zum gezeigten Zeitpunkt. Ein Modell starten, das solche hat (Leertaste).</translation>
    </message>
    <message>
        <source>Section of the rod</source>
        <translation>Querschnitt des Stabs</translation>
    </message>
    <message>
        <source>Section stiffness</source>
        <translation>Querschnittssteifigkeit</translation>
    </message>
    <message>
        <source>Seen through &amp;bodies</source>
        <translation>&amp;Durch Körper sichtbar</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Select a body, a joint or a force, in the tree or in the view, to see and edit its properties.</source>
        <translation>Einen Körper, ein Gelenk oder eine Kraft im Baum oder in der Ansicht auswählen, um die Eigenschaften zu sehen und zu bearbeiten.</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Selection only</source>
        <translation>Nur Auswahl</translation>
    </message>
    <message>
        <source>Semi-axes</source>
        <translation>Halbachsen</translation>
    </message>
    <message>
        <source>Semi-axes along x, y, z [m]</source>
        <translation>Halbachsen entlang x, y, z [m]</translation>
    </message>
    <message>
        <source>Separates lines well; a sine between two lines appears up to 15 % lower</source>
        <translation>Trennt Linien gut; ein Sinus zwischen zwei Linien erscheint bis zu 15 % niedriger</translation>
    </message>
    <message>
        <source>Set %1 of %2 to %3</source>
        <translation>%1 von %2 auf %3 setzen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Shades over the whole r&amp;un</source>
        <translation>Farbskala über den ganzen &amp;Lauf</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Share of the speed of arrival that a stop gives back whose stiffness is 0</source>
        <translation>Anteil der Auftreffgeschwindigkeit, den ein Anschlag der Steifigkeit 0 zurückgibt</translation>
    </message>
    <message>
        <source>Shear factor</source>
        <translation>Schubfaktor</translation>
    </message>
    <message>
        <source>Shear factor y</source>
        <translation>Schubfaktor y</translation>
    </message>
    <message>
        <source>Shear factor z</source>
        <translation>Schubfaktor z</translation>
    </message>
    <message>
        <source>Shear force Q&amp;y</source>
        <translation>Querkraft Q&amp;y</translation>
    </message>
    <message>
        <source>Shear force Q&amp;z</source>
        <translation>Querkraft Q&amp;z</translation>
    </message>
    <message>
        <source>Shear modulus</source>
        <translation>Schubmodul</translation>
    </message>
    <message>
        <source>Shift + left drag</source>
        <translation>Umschalt + links ziehen</translation>
    </message>
    <message>
        <source>Shift + middle drag</source>
        <translation>Umschalt + Mitte ziehen</translation>
    </message>
    <message>
        <source>Shift: hinge to ground</source>
        <translation>Umschalt: Drehgelenk zum Gestell</translation>
    </message>
    <message>
        <source>Shortest length</source>
        <translation>Kleinste Länge</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Show everything (F, or double click)</source>
        <translation>Alles zeigen (F oder Doppelklick)</translation>
    </message>
    <message>
        <source>Show the curves over time again (T)</source>
        <translation>Die Kurven wieder über der Zeit zeigen (T)</translation>
    </message>
    <message>
        <source>Show the model in the workbench</source>
        <translation>Das Modell in der Werkbank zeigen</translation>
    </message>
    <message>
        <source>Show the selected mode</source>
        <translation>Die ausgewählte Mode zeigen</translation>
    </message>
    <message>
        <source>Show this motion</source>
        <translation>Diese Bewegung zeigen</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Simo-Wong (explicit Newmark)</source>
        <translation>Simo-Wong (explizites Newmark)</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Single column</source>
        <translation>Einzelspalte</translation>
    </message>
    <message>
        <source>Six-direction joint</source>
        <translation>Sechs-Richtungen-Gelenk</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size of the eigenvalue times the step of the run</source>
        <translation>Betrag des Eigenwerts mal Schrittweite des Laufs</translation>
    </message>
    <message>
        <source>Size of the last step</source>
        <translation>Größe des letzten Schritts</translation>
    </message>
    <message>
        <source>Size of the step that was tried</source>
        <translation>Größe des versuchten Schritts</translation>
    </message>
    <message>
        <source>Sleeve on a shaft, 4 equations: marker 2 moves along the z axis of marker 1 and turns about it. Phi = (x1 . u, y1 . u, x1 . z2, y1 . z2), u from marker 1 to marker 2 (Geradin and Cardona 2001, sec. 7.7).</source>
        <translation>Hülse auf einer Welle, 4 Gleichungen: Marker 2 bewegt sich entlang der z-Achse von Marker 1 und dreht sich um sie. Phi = (x1 . u, y1 . u, x1 . z2, y1 . z2), u von Marker 1 zu Marker 2 (Geradin und Cardona 2001, Abschn. 7.7).</translation>
    </message>
    <message>
        <source>Slider, 5 equations: marker 2 moves along the z axis of marker 1 and does not turn. Phi = (x1 . u, y1 . u, x1 . y2, y1 . z2, z1 . x2), u from marker 1 to marker 2 (Geradin and Cardona 2001, sec. 7.6).</source>
        <translation>Schieber, 5 Gleichungen: Marker 2 bewegt sich entlang der z-Achse von Marker 1 und dreht sich nicht. Phi = (x1 . u, y1 . u, x1 . y2, y1 . z2, z1 . x2), u von Marker 1 zu Marker 2 (Geradin und Cardona 2001, Abschn. 7.6).</translation>
    </message>
    <message>
        <source>Slip [m/s]</source>
        <translation>Gleiten [m/s]</translation>
    </message>
    <message>
        <source>Slip velocity</source>
        <translation>Gleitgeschwindigkeit</translation>
    </message>
    <message>
        <source>Slope of %1 between this step and the next larger one</source>
        <translation>Steigung von %1 zwischen dieser Schrittweite und der nächstgrößeren</translation>
    </message>
    <message>
        <source>Slope of %1 between this value and the one before</source>
        <translation>Steigung von %1 zwischen diesem Wert und dem vorigen</translation>
    </message>
    <message>
        <source>Smallest angle</source>
        <translation>Kleinster Winkel</translation>
    </message>
    <message>
        <source>Smallest value of its slider</source>
        <translation>Kleinster Wert des Schiebers</translation>
    </message>
    <message>
        <source>So many vibrations between held stations stand for the elements (Craig and Bampton 1968), for small deformations and long runs, a multiple of 3; 0: the elements themselves</source>
        <translation>So viele Schwingungen zwischen gehaltenen Stationen stehen für die Elemente (Craig und Bampton 1968), für kleine Verformungen und lange Läufe, ein Vielfaches von 3; 0: die Elemente selbst</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Solve of the step</source>
        <translation>Lösung des Schritts</translation>
    </message>
    <message>
        <source>Solves</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Something went wrong inside the program; the model is kept.

%1</source>
        <translation>Im Programm ist etwas schiefgegangen; das Modell bleibt erhalten.

%1</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Sp&amp;eed</source>
        <translation>Tem&amp;po</translation>
    </message>
    <message>
        <source>Spectra	S</source>
        <translation>Spektren	S</translation>
    </message>
    <message>
        <source>Spectral radius at infinite frequency: 1 no numerical damping, 0 most. Below 1 when there are joints</source>
        <translation>Spektralradius bei unendlicher Frequenz: 1 keine numerische Dämpfung, 0 die größte. Unter 1, wenn es Gelenke gibt</translation>
    </message>
    <message>
        <source>Spectral radius of the method</source>
        <translation>Spektralradius des Verfahrens</translation>
    </message>
    <message>
        <source>Spectral radius of the method there: the factor of an undamped oscillation in a step</source>
        <translation>Spektralradius des Verfahrens dort: der Faktor einer ungedämpften Schwingung in einem Schritt</translation>
    </message>
    <message>
        <source>Speed [rad/s]</source>
        <translation>Drehzahl [rad/s]</translation>
    </message>
    <message>
        <source>Speed at which recorded rows are played: times real time, as chosen or typed</source>
        <translation>Tempo, mit dem aufgezeichnete Zeilen abgespielt werden: mal Echtzeit, gewählt oder eingegeben</translation>
    </message>
    <message>
        <source>Speed of body 2 against body 1 across the normal, at the end of the step</source>
        <translation>Geschwindigkeit von Körper 2 gegen Körper 1 quer zur Normalen, am Ende des Schritts</translation>
    </message>
    <message>
        <source>Speed of the run</source>
        <translation>Tempo des Laufs</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>Spherical joint</source>
        <translation>Kugelgelenk</translation>
    </message>
    <message>
        <source>Spinning friction</source>
        <translation>Bohrreibung</translation>
    </message>
    <message>
        <source>Spring and damper</source>
        <translation>Feder und Dämpfer</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadratisch</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Zum Einstieg</translation>
    </message>
    <message>
        <source>Start of the time over which the error is taken</source>
        <translation>Anfang der Zeit, über die der Fehler genommen wird</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Start values of Arnold, Bruels and Cardona 2015: no oscillation of the multipliers in the first steps</source>
        <translation>Startwerte von Arnold, Bruels und Cardona 2015: keine Schwingung der Multiplikatoren in den ersten Schritten</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>States of runs (*.gyrestate);;All files (*)</source>
        <translation>Zustände von Läufen (*.gyrestate);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Static friction</source>
        <translation>Haftreibung</translation>
    </message>
    <message>
        <source>Statics</source>
        <translation>Statik</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Station on body 1</source>
        <translation>Stelle an Körper 1</translation>
    </message>
    <message>
        <source>Station on body 2</source>
        <translation>Stelle an Körper 2</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Statistics of a range	R</source>
        <translation>Statistik eines Abschnitts	R</translation>
    </message>
    <message>
        <source>Statistics of the range</source>
        <translation>Statistik des Abschnitts</translation>
    </message>
    <message>
        <source>Steel</source>
        <translation>Stahl</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Step between two rows</source>
        <translation>Schritt zwischen zwei Zeilen</translation>
    </message>
    <message>
        <source>Step control</source>
        <translation>Schrittsteuerung</translation>
    </message>
    <message>
        <source>Step size [s]</source>
        <translation>Schrittweite [s]</translation>
    </message>
    <message>
        <source>Step size h</source>
        <translation>Schrittweite h</translation>
    </message>
    <message>
        <source>Step to %1 s: %2</source>
        <translation>Schritt bis %1 s: %2</translation>
    </message>
    <message>
        <source>Step tolerance</source>
        <translation>Schritttoleranz</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Steps of %1 s are made: rows are recorded every %2 s, and each of these intervals is cut into equal steps no longer than the one that is set</source>
        <translation>Gemacht werden Schritte von %1 s: Zeilen werden alle %2 s aufgezeichnet, und jeder dieser Abstände wird in gleiche Schritte geteilt, die nicht länger als der eingestellte sind</translation>
    </message>
    <message>
        <source>Steps repeated because their equations did not converge</source>
        <translation>Schritte, die wiederholt wurden, weil ihre Gleichungen nicht konvergierten</translation>
    </message>
    <message>
        <source>Steps repeated because their local error was too large</source>
        <translation>Schritte, die wiederholt wurden, weil ihr lokaler Fehler zu groß war</translation>
    </message>
    <message>
        <source>Steps unsolved</source>
        <translation>Ungelöste Schritte</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Steifigkeit</translation>
    </message>
    <message>
        <source>Stiffness of the stops</source>
        <translation>Steifigkeit der Anschläge</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>Anhalten und schließen</translation>
    </message>
    <message>
        <source>Stop computing eigenvalues</source>
        <translation>Eigenwertberechnung anhalten</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>Angehalten: %1</translation>
    </message>
    <message>
        <source>Stopping: the steps under way end…</source>
        <translation>Wird angehalten: die laufenden Schritte enden…</translation>
    </message>
    <message>
        <source>Stored in springs, and in contacts that are forces</source>
        <translation>In Federn gespeichert und in Kontakten, die Kräfte sind</translation>
    </message>
    <message>
        <source>Stored in the height of bodies, from the lowest value of the run on</source>
        <translation>In der Höhe von Körpern gespeichert, ab dem kleinsten Wert des Laufs</translation>
    </message>
    <message>
        <source>Stored in the motion of bodies</source>
        <translation>In der Bewegung von Körpern gespeichert</translation>
    </message>
    <message>
        <source>Straight to the screen by OpenGL, whatever it runs on, from the next start on</source>
        <translation>Mit OpenGL direkt auf den Bildschirm, worauf auch immer es läuft, ab dem nächsten Start</translation>
    </message>
    <message>
        <source>Strain</source>
        <translation>Verzerrung</translation>
    </message>
    <message>
        <source>Strain &amp;energy of flexible beams</source>
        <translation>&amp;Verzerrungsenergie flexibler Balken</translation>
    </message>
    <message>
        <source>Stribeck velocity</source>
        <translation>Stribeck-Geschwindigkeit</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Studien</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Systems of linear equations solved with them</source>
        <translation>Lineare Gleichungssysteme, die damit gelöst wurden</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>Farbsche&amp;ma</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Table and viewport show the contacts of the selected bodies only</source>
        <translation>Tabelle und Ansicht zeigen nur die Kontakte der ausgewählten Körper</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Tabelle als CSV…</translation>
    </message>
    <message>
        <source>Table, CPU times and curves into a folder…</source>
        <translation>Tabelle, CPU-Zeiten und Kurven in einen Ordner…</translation>
    </message>
    <message>
        <source>Tables (*.csv *.json);;All files (*)</source>
        <translation>Tabellen (*.csv *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv *.dat);;All files (*)</source>
        <translation>Tabellen (*.csv *.txt *.tsv *.dat);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Take the line out of the comparison (Del)</source>
        <translation>Die Zeile aus dem Vergleich nehmen (Entf)</translation>
    </message>
    <message>
        <source>Take the range away (R)</source>
        <translation>Den Abschnitt aufheben (R)</translation>
    </message>
    <message>
        <source>Takes part in the equations; off, it stays in the model with all that hangs on it</source>
        <translation>Nimmt an den Gleichungen teil; aus bleibt es mit allem, was daran hängt, im Modell</translation>
    </message>
    <message>
        <source>Takes the line out</source>
        <translation>Nimmt die Zeile heraus</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Sollwert</translation>
    </message>
    <message>
        <source>Tells amplitudes within 0.1 %; lines are wide</source>
        <translation>Gibt Amplituden auf 0,1 % an; Linien sind breit</translation>
    </message>
    <message>
        <source>Tension at the free length; positive pulls the points together</source>
        <translation>Zugkraft bei der freien Länge; positiv zieht die Punkte zusammen</translation>
    </message>
    <message>
        <source>Tension over the elongation x = l - l0, added to the linear part</source>
        <translation>Zugkraft über der Verlängerung x = l - l0, zum linearen Anteil addiert</translation>
    </message>
    <message>
        <source>Tension over the rate v = dl/dt, added to the linear part</source>
        <translation>Zugkraft über der Rate v = dl/dt, zum linearen Anteil addiert</translation>
    </message>
    <message>
        <source>That are too many cases: %L1 are allowed.</source>
        <translation>Das sind zu viele Fälle: %L1 sind erlaubt.</translation>
    </message>
    <message>
        <source>That draw overlapping bodies apart without a change of velocities; 0: they stay</source>
        <translation>Die eingedrungene Körper ohne Änderung der Geschwindigkeiten auseinanderziehen; 0: sie bleiben so</translation>
    </message>
    <message>
        <source>That gave the result</source>
        <translation>Das das Ergebnis lieferte</translation>
    </message>
    <message>
        <source>The &amp;selected body</source>
        <translation>Dem ausgewählten &amp;Körper</translation>
    </message>
    <message>
        <source>The actuator gives no more, either way (N or N m); 0: unlimited</source>
        <translation>Mehr gibt der Aktuator in keiner Richtung (N oder N m); 0: unbegrenzt</translation>
    </message>
    <message>
        <source>The axis needs a direction.</source>
        <translation>Die Achse braucht eine Richtung.</translation>
    </message>
    <message>
        <source>The baseline ends at %1 s</source>
        <translation>Der Bezugslauf endet bei %1 s</translation>
    </message>
    <message>
        <source>The body's frame moves to the centre of mass; shapes and joints stay where they are. What shapes have in common counts twice.</source>
        <translation>Das Koordinatensystem des Körpers rückt in den Schwerpunkt; Formen und Gelenke bleiben, wo sie sind. Was Formen gemeinsam haben, zählt doppelt.</translation>
    </message>
    <message>
        <source>The classical generalized-alpha method in rotation vectors that are re-centred each step (Cardona and Geradin 1988): the parametrized rival of geom1 to geom3 in Bruels and Cardona 2010.</source>
        <translation>Das klassische Generalized-alpha-Verfahren in Drehvektoren, die in jedem Schritt neu zentriert werden (Cardona und Geradin 1988): der parametrisierte Rivale von geom1 bis geom3 in Bruels und Cardona 2010.</translation>
    </message>
    <message>
        <source>The column that is the time; it must grow from row to row</source>
        <translation>Die Spalte, die die Zeit ist; sie muss von Zeile zu Zeile wachsen</translation>
    </message>
    <message>
        <source>The contacts of a run stand here: which bodies touch, how hard, and whether they stick or slip. Run a model whose bodies may touch (Space).</source>
        <translation>Hier stehen die Kontakte eines Laufs: welche Körper sich berühren, wie stark und ob sie haften oder gleiten. Ein Modell starten, dessen Körper sich berühren können (Leertaste).</translation>
    </message>
    <message>
        <source>The eigenvalues are being computed.</source>
        <translation>Die Eigenwerte werden berechnet.</translation>
    </message>
    <message>
        <source>The eigenvalues of small deviations from a run stand here, moment by moment: how fast they vibrate, die away or grow, how stiff the system is, and what method and step suit it. Run a model (Space), then Compute.</source>
        <translation>Hier stehen Zeitpunkt für Zeitpunkt die Eigenwerte kleiner Abweichungen von einem Lauf: wie schnell sie schwingen, abklingen oder wachsen, wie steif das System ist und welches Verfahren und welche Schrittweite dazu passen. Ein Modell starten (Leertaste), dann „Berechnen“.</translation>
    </message>
    <message>
        <source>The explicit rotation method of Simo and Wong 1991 with its carried angular acceleration: gamma = 1 is the published, unstable one, gamma = 1/2 the better. Joints by RATTLE.</source>
        <translation>Das explizite Drehungsverfahren von Simo und Wong 1991 mit mitgeführter Winkelbeschleunigung: gamma = 1 ist das veröffentlichte, instabile, gamma = 1/2 das bessere. Gelenke durch RATTLE.</translation>
    </message>
    <message>
        <source>The finest run of each method</source>
        <translation>Der feinste Lauf jedes Verfahrens</translation>
    </message>
    <message>
        <source>The first-order map that drifts and then kicks with the forces at the end: the adjoint half of LIEMID[EA] (Krysl 2005). For bodies under forces, without joints.</source>
        <translation>Die Abbildung erster Ordnung aus Drift und folgendem Kick mit den Kräften am Ende: die adjungierte Hälfte von LIEMID[EA] (Krysl 2005). Für Körper unter Kräften, ohne Gelenke.</translation>
    </message>
    <message>
        <source>The first-order map that kicks with the forces at the start and then drifts: one half of LIEMID[EA] (Krysl 2005). For bodies under forces, without joints.</source>
        <translation>Die Abbildung erster Ordnung aus Kick mit den Kräften am Anfang und folgender Drift: eine Hälfte von LIEMID[EA] (Krysl 2005). Für Körper unter Kräften, ohne Gelenke.</translation>
    </message>
    <message>
        <source>The fixed point, inertial axes</source>
        <translation>Der feste Punkt, Inertialachsen</translation>
    </message>
    <message>
        <source>The generalized-alpha method on SE(3): translation and rotation updated together, velocities in body axes (Bruels, Cardona and Arnold 2012), for comparison with R^3 x SO(3).</source>
        <translation>Das Generalized-alpha-Verfahren auf SE(3): Verschiebung und Drehung zusammen aktualisiert, Geschwindigkeiten in Körperachsen (Bruels, Cardona und Arnold 2012), zum Vergleich mit R^3 x SO(3).</translation>
    </message>
    <message>
        <source>The half space below z = 0 of its frame, without end; of the ground only.</source>
        <translation>Der Halbraum unter z = 0 seines Koordinatensystems, ohne Ende; nur am Gestell.</translation>
    </message>
    <message>
        <source>The half-step scheme of Solfec with joints, contacts and friction implicit in the velocity at the end of the step, forces explicit. Accelerations and reactions that are told are means of the step. Rotations by Solfec's explicit update that conserves angular momentum.</source>
        <translation>Das Halbschrittverfahren von Solfec mit Gelenken, Kontakten und Reibung implizit in der Geschwindigkeit am Ende des Schritts, Kräften explizit. Angegebene Beschleunigungen und Reaktionen sind Mittel des Schritts. Drehungen durch Solfecs explizite Aktualisierung, die den Drehimpuls erhält.</translation>
    </message>
    <message>
        <source>The half-step scheme of Solfec with joints, contacts and friction implicit in the velocity at the end of the step, forces explicit. Accelerations and reactions that are told are means of the step. Rotations by Solfec's explicit update, with good energy and approximate momentum; torques of reactions turn with the body, where wanted as in Solfec.</source>
        <translation>Das Halbschrittverfahren von Solfec mit Gelenken, Kontakten und Reibung implizit in der Geschwindigkeit am Ende des Schritts, Kräften explizit. Angegebene Beschleunigungen und Reaktionen sind Mittel des Schritts. Drehungen durch Solfecs explizite Aktualisierung, mit guter Energie und genähertem Impuls; Reaktionsmomente drehen sich mit dem Körper, auf Wunsch wie in Solfec.</translation>
    </message>
    <message>
        <source>The half-step scheme of Solfec with joints, contacts and friction implicit in the velocity at the end of the step, forces explicit. Accelerations and reactions that are told are means of the step. Rotations by Solfec's implicit update, which conserves angular momentum and keeps its energy near the true one.</source>
        <translation>Das Halbschrittverfahren von Solfec mit Gelenken, Kontakten und Reibung implizit in der Geschwindigkeit am Ende des Schritts, Kräften explizit. Angegebene Beschleunigungen und Reaktionen sind Mittel des Schritts. Drehungen durch Solfecs implizite Aktualisierung, die den Drehimpuls erhält und ihre Energie nahe der wahren hält.</translation>
    </message>
    <message>
        <source>The implicit midpoint Lie method of Krysl and Endres 2005: symmetric, second order, forces in the middle of the step by fixed-point iteration; joints by RATTLE.</source>
        <translation>Das implizite Mittelpunkt-Lie-Verfahren von Krysl und Endres 2005: symmetrisch, zweite Ordnung, Kräfte in der Mitte des Schritts durch Fixpunktiteration; Gelenke durch RATTLE.</translation>
    </message>
    <message>
        <source>The initial values meet all constraints already.</source>
        <translation>Die Anfangswerte erfüllen bereits alle Bindungen.</translation>
    </message>
    <message>
        <source>The integral part gives no more, either way, and stands still there (N or N m); 0: the largest force</source>
        <translation>Mehr gibt der I-Anteil in keiner Richtung und bleibt dort stehen (N oder N m); 0: die größte Kraft</translation>
    </message>
    <message>
        <source>The largest normal stress of the outline of each section</source>
        <translation>Die größte Normalspannung am Umriss jedes Querschnitts</translation>
    </message>
    <message>
        <source>The largest step is longer than the whole run.</source>
        <translation>Der größte Schritt ist länger als der ganze Lauf.</translation>
    </message>
    <message>
        <source>The largest value</source>
        <translation>Der größte Wert</translation>
    </message>
    <message>
        <source>The largest without load; from 60 degrees on more elements are worth while</source>
        <translation>Die größte ohne Last; ab 60 Grad lohnen sich mehr Elemente</translation>
    </message>
    <message>
        <source>The layout is saved as “%1”; View, Layouts recalls it.</source>
        <translation>Das Layout ist als „%1“ gespeichert; Ansicht, Layouts ruft es wieder auf.</translation>
    </message>
    <message>
        <source>The layout “%1” is of another version of Gyre Studio, which has other panels.</source>
        <translation>Das Layout „%1“ stammt aus einer anderen Version von Gyre Studio, die andere Bereiche hat.</translation>
    </message>
    <message>
        <source>The list as text</source>
        <translation>Die Liste als Text</translation>
    </message>
    <message>
        <source>The lowest three frequencies of bending of this beam by itself, held nowhere</source>
        <translation>Die drei niedrigsten Biegefrequenzen dieses Balkens für sich, nirgends gehalten</translation>
    </message>
    <message>
        <source>The matrix is on its way …</source>
        <translation>Die Matrix ist unterwegs …</translation>
    </message>
    <message>
        <source>The method of Austin, Krishnaprasad and Wang 1993 with the Cayley map: symmetric, second order, conserves the energy of a free body; forces at the end by fixed-point iteration; joints by RATTLE.</source>
        <translation>Das Verfahren von Austin, Krishnaprasad und Wang 1993 mit der Cayley-Abbildung: symmetrisch, zweite Ordnung, erhält die Energie eines freien Körpers; Kräfte am Ende durch Fixpunktiteration; Gelenke durch RATTLE.</translation>
    </message>
    <message>
        <source>The method of this run makes no iterations of Newton over a step: rkmk and explicit methods without joints evaluate and go on, and the methods local_* have a solver of their own, which stands in Contact solver (Alt+Shift+S). The generalized-alpha methods, BDF and rotation methods with joints iterate.</source>
        <translation>Das Verfahren dieses Laufs macht keine Newton-Iterationen über einen Schritt: rkmk und explizite Verfahren ohne Gelenke werten aus und gehen weiter, und die Verfahren local_* haben einen eigenen Löser, der unter Kontaktlöser (Alt+Umschalt+S) steht. Die Generalized-alpha-Verfahren, BDF und Drehungsverfahren mit Gelenken iterieren.</translation>
    </message>
    <message>
        <source>The model cannot run yet</source>
        <translation>Das Modell ist noch nicht lauffähig</translation>
    </message>
    <message>
        <source>The model is being compiled.</source>
        <translation>Das Modell wird übersetzt.</translation>
    </message>
    <message>
        <source>The most accurate run Gyre can make</source>
        <translation>Der genaueste Lauf, den Gyre machen kann</translation>
    </message>
    <message>
        <source>The one that it tracks; ground stands still</source>
        <translation>Derjenige, dem sie folgt; das Gestell steht still</translation>
    </message>
    <message>
        <source>The other one</source>
        <translation>Der andere</translation>
    </message>
    <message>
        <source>The other one, or the same</source>
        <translation>Der andere oder derselbe</translation>
    </message>
    <message>
        <source>The page before (Alt+Left)</source>
        <translation>Vorige Seite (Alt+Links)</translation>
    </message>
    <message>
        <source>The results of a study without a file go with its window unless they are exported.</source>
        <translation>Die Ergebnisse einer Studie ohne Datei verschwinden mit ihrem Fenster, wenn sie nicht exportiert werden.</translation>
    </message>
    <message>
        <source>The results of the %1 that are finished are deleted.</source>
        <translation>Die Ergebnisse der fertigen %1 werden gelöscht.</translation>
    </message>
    <message>
        <source>The run began from a saved state. Reset takes it back to the initial values of the model</source>
        <translation>Der Lauf begann mit einem gespeicherten Zustand. Zurücksetzen führt ihn zu den Anfangswerten des Modells</translation>
    </message>
    <message>
        <source>The run failed before an iteration was made.</source>
        <translation>Der Lauf scheiterte, bevor eine Iteration gemacht war.</translation>
    </message>
    <message>
        <source>The run goes on from where it ended, to a later end time; what there was is kept</source>
        <translation>Der Lauf geht von seinem Ende zu einer späteren Endzeit weiter; das Bisherige bleibt erhalten</translation>
    </message>
    <message>
        <source>The run is over. Bodies can be pulled while one goes on, and placed after Reset</source>
        <translation>Der Lauf ist zu Ende. Körper lassen sich während eines Laufs ziehen und nach dem Zurücksetzen platzieren</translation>
    </message>
    <message>
        <source>The run is paused. Space goes on; then bodies can be pulled</source>
        <translation>Der Lauf ist angehalten. Die Leertaste setzt ihn fort; dann lassen sich Körper ziehen</translation>
    </message>
    <message>
        <source>The run on one page, as a PDF or for a browser: note, picture, plots as they stand, settings and findings</source>
        <translation>Der Lauf auf einer Seite, als PDF oder für einen Browser: Beschreibung, Bild, Plots wie gezeigt, Einstellungen und Befunde</translation>
    </message>
    <message>
        <source>The run that was finished is kept, and not drawn until it is ticked under Comparison: %1</source>
        <translation>Der fertige Lauf bleibt erhalten und wird erst gezeichnet, wenn er unter Vergleich angehakt ist: %1</translation>
    </message>
    <message>
        <source>The run to compare with has none of these channels.</source>
        <translation>Der Lauf zum Vergleichen hat keinen dieser Kanäle.</translation>
    </message>
    <message>
        <source>The runs beside it as &amp;ghosts, with a legend</source>
        <translation>Die Läufe daneben als &amp;Geisterbilder, mit Legende</translation>
    </message>
    <message>
        <source>The runs do not differ here.</source>
        <translation>Die Läufe unterscheiden sich hier nicht.</translation>
    </message>
    <message>
        <source>The same along z</source>
        <translation>Dasselbe entlang z</translation>
    </message>
    <message>
        <source>The same seed gives the same points</source>
        <translation>Derselbe Startwert ergibt dieselben Punkte</translation>
    </message>
    <message>
        <source>The selected body, &amp;turning with it</source>
        <translation>Dem ausgewählten Körper, &amp;mitdrehend</translation>
    </message>
    <message>
        <source>The selected elements have different values; what is typed goes into all of them.</source>
        <translation>Die ausgewählten Elemente haben verschiedene Werte; die Eingabe geht in alle.</translation>
    </message>
    <message>
        <source>The selected elements have no field in common.</source>
        <translation>Die ausgewählten Elemente haben kein gemeinsames Feld.</translation>
    </message>
    <message>
        <source>The smallest step is the reference of the larger ones; it has no error itself.</source>
        <translation>Die kleinste Schrittweite ist die Referenz der größeren; sie selbst hat keinen Fehler.</translation>
    </message>
    <message>
        <source>The smallest value</source>
        <translation>Der kleinste Wert</translation>
    </message>
    <message>
        <source>The spectra are on their way.</source>
        <translation>Die Spektren sind unterwegs.</translation>
    </message>
    <message>
        <source>The step as a symmetric composition of substeps, of order 4, 6 or 8</source>
        <translation>Der Schritt als symmetrische Komposition von Teilschritten, der Ordnung 4, 6 oder 8</translation>
    </message>
    <message>
        <source>The step at the time cursor</source>
        <translation>Der Schritt am Zeitcursor</translation>
    </message>
    <message>
        <source>The study is being planned…</source>
        <translation>Die Studie wird geplant…</translation>
    </message>
    <message>
        <source>The study is still running; %1 of %2 cases are finished. Stop it and close?</source>
        <translation>Die Studie läuft noch; %1 von %2 Fällen sind fertig. Anhalten und schließen?</translation>
    </message>
    <message>
        <source>The time must end after it begins.</source>
        <translation>Die Zeit muss nach ihrem Anfang enden.</translation>
    </message>
    <message>
        <source>The value that is farthest from zero</source>
        <translation>Der am weitesten von null entfernte Wert</translation>
    </message>
    <message>
        <source>Their results are kept: the study goes on from there when it is run again.</source>
        <translation>Ihre Ergebnisse bleiben erhalten: die Studie geht von dort weiter, wenn sie wieder gestartet wird.</translation>
    </message>
    <message>
        <source>There is no memory for the difference.</source>
        <translation>Für die Differenz reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>There is no run to make an animation of</source>
        <translation>Es gibt keinen Lauf für eine Animation</translation>
    </message>
    <message>
        <source>There is no run to make an animation of.</source>
        <translation>Es gibt keinen Lauf für eine Animation.</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>They stand so already.</source>
        <translation>Sie stehen schon so.</translation>
    </message>
    <message>
        <source>They were kept on %1.</source>
        <translation>Sie wurden am %1 gesichert.</translation>
    </message>
    <message>
        <source>Thickness of a tube; a number, or over s from 0 to 1 along the line</source>
        <translation>Dicke eines Rohrs; eine Zahl, oder über s von 0 bis 1 entlang der Linie</translation>
    </message>
    <message>
        <source>This changes how %1 looks or is reported, not how it moves.</source>
        <translation>Dies ändert, wie %1 aussieht oder gemeldet wird, nicht wie es sich bewegt.</translation>
    </message>
    <message>
        <source>This contact brought energy in: %1 mJ. Newton's law of restitution does so where bodies slip in opposite directions before and after an impact with friction (Kane 1984). Less restitution or less friction helps.</source>
        <translation>Dieser Kontakt hat Energie zugeführt: %1 mJ. Das tut Newtons Stoßgesetz, wo Körper vor und nach einem Stoß mit Reibung in entgegengesetzte Richtungen gleiten (Kane 1984). Eine kleinere Stoßzahl oder weniger Reibung hilft.</translation>
    </message>
    <message>
        <source>This is an earlier moment of the run. Live goes back to where it is</source>
        <translation>Dies ist ein früherer Zeitpunkt des Laufs. „Live“ führt dorthin zurück, wo er ist</translation>
    </message>
    <message>
        <source>This is the end of the run: Run begins it anew; with a later End it goes on from here</source>
        <translation>Dies ist das Ende des Laufs: „Starten“ beginnt ihn neu; mit einem späteren Ende geht er von hier weiter</translation>
    </message>
    <message>
        <source>This is the kept run itself.
Change the method or the step, reset and run: what differs appears here.</source>
        <translation>Dies ist der gemerkte Lauf selbst.
Verfahren oder Schrittweite ändern, zurücksetzen und starten: hier erscheint, was sich unterscheidet.</translation>
    </message>
    <message>
        <source>This load is not the only one possible, nor is the sum over the two bodies: rigid bodies may share loads in other ways, or be jammed more or less, with the same motion.</source>
        <translation>Diese Last ist nicht die einzig mögliche, auch nicht die Summe über die beiden Körper: starre Körper können Lasten anders aufteilen oder mehr oder weniger verspannt sein, bei gleicher Bewegung.</translation>
    </message>
    <message>
        <source>This load is not the only one possible: rigid bodies may share it among their contacts in other ways, with the same motion. The sum over the two bodies is: %1 N.</source>
        <translation>Diese Last ist nicht die einzig mögliche: starre Körper können sie anders auf ihre Kontakte aufteilen, bei gleicher Bewegung. Eindeutig ist die Summe über die beiden Körper: %1 N.</translation>
    </message>
    <message>
        <source>This pane&amp;l</source>
        <translation>&amp;Dieser Bereich</translation>
    </message>
    <message>
        <source>This run has no %1 to draw over.</source>
        <translation>Diesem Lauf fehlt zum Darüberzeichnen: %1.</translation>
    </message>
    <message>
        <source>This run is kept: the next one is drawn over it; D in a plot shows what they differ by</source>
        <translation>Dieser Lauf ist gemerkt: der nächste wird über ihn gezeichnet; D in einem Plot zeigt, um was sie sich unterscheiden</translation>
    </message>
    <message>
        <source>This was not taken over as it stands in %1.</source>
        <translation>Dies wurde nicht so übernommen, wie es in %1 steht.</translation>
    </message>
    <message>
        <source>Three positions among the vertices for each triangle, counted from 0, counter-clockwise seen from outside</source>
        <translation>Drei Stellen in den Eckpunkten für jedes Dreieck, ab 0 gezählt, von außen gesehen gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Three, each a number, an expression of t or a table [[t, value], ...]</source>
        <translation>Drei, jede eine Zahl, ein Ausdruck in t oder eine Tabelle [[t, Wert], ...]</translation>
    </message>
    <message>
        <source>Three, each a number, an expression such as "10*sin(2*pi*t)" or a table [[t, value], ...]</source>
        <translation>Drei, jede eine Zahl, ein Ausdruck wie "10*sin(2*pi*t)" oder eine Tabelle [[t, Wert], ...]</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Time at which the run ends</source>
        <translation>Zeit, zu der der Lauf endet</translation>
    </message>
    <message>
        <source>Time integrator</source>
        <translation>Zeitintegrator</translation>
    </message>
    <message>
        <source>Time of the largest value</source>
        <translation>Zeit des größten Werts</translation>
    </message>
    <message>
        <source>Time shown</source>
        <translation>Gezeigte Zeit</translation>
    </message>
    <message>
        <source>Titanium</source>
        <translation>Titan</translation>
    </message>
    <message>
        <source>Title above the figure</source>
        <translation>Titel über der Abbildung</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>To %1, or type its length</source>
        <translation>Bis %1, oder die Länge eingeben</translation>
    </message>
    <message>
        <source>To the next recorded row (Right, where the moment shown is not the newest)</source>
        <translation>Zur nächsten aufgezeichneten Zeile (Rechts, wo nicht der neueste Zeitpunkt gezeigt ist)</translation>
    </message>
    <message>
        <source>To the recorded row before (Left)</source>
        <translation>Zur vorigen aufgezeichneten Zeile (Links)</translation>
    </message>
    <message>
        <source>Torque</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Torque at the free angle; positive turns marker 2 back</source>
        <translation>Moment beim freien Winkel; positiv dreht Marker 2 zurück</translation>
    </message>
    <message>
        <source>Torque law</source>
        <translation>Momentengesetz</translation>
    </message>
    <message>
        <source>Torque law x</source>
        <translation>Momentengesetz x</translation>
    </message>
    <message>
        <source>Torque law y</source>
        <translation>Momentengesetz y</translation>
    </message>
    <message>
        <source>Torque law z</source>
        <translation>Momentengesetz z</translation>
    </message>
    <message>
        <source>Torque of a stop over how far the angle is beyond it</source>
        <translation>Moment eines Anschlags über dem Winkel, um den er überschritten ist</translation>
    </message>
    <message>
        <source>Torque over the angle x from the free angle, added to the linear part</source>
        <translation>Moment über dem Winkel x ab dem freien Winkel, zum linearen Anteil addiert</translation>
    </message>
    <message>
        <source>Torque over the rate v, added to the linear part</source>
        <translation>Moment über der Rate v, zum linearen Anteil addiert</translation>
    </message>
    <message>
        <source>Torque over the rotation x about this axis, added to the linear part</source>
        <translation>Moment über der Drehung x um diese Achse, zum linearen Anteil addiert</translation>
    </message>
    <message>
        <source>Torque x</source>
        <translation>Moment x</translation>
    </message>
    <message>
        <source>Torque y</source>
        <translation>Moment y</translation>
    </message>
    <message>
        <source>Torque z</source>
        <translation>Moment z</translation>
    </message>
    <message>
        <source>Torsion constant</source>
        <translation>Torsionskonstante</translation>
    </message>
    <message>
        <source>Torsion spring and damper</source>
        <translation>Drehfeder und -dämpfer</translation>
    </message>
    <message>
        <source>Touches others</source>
        <translation>Berührt andere</translation>
    </message>
    <message>
        <source>Tr&amp;ails</source>
        <translation>Sp&amp;uren</translation>
    </message>
    <message>
        <source>Trac&amp;k</source>
        <translation>&amp;Folgen</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Folgt</translation>
    </message>
    <message>
        <source>Transition</source>
        <translation>Übergang</translation>
    </message>
    <message>
        <source>Transition velocity</source>
        <translation>Übergangsgeschwindigkeit</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1 drehen</translation>
    </message>
    <message>
        <source>Turn of an element</source>
        <translation>Drehung eines Elements</translation>
    </message>
    <message>
        <source>Turned into heat by dampers and by friction in joints</source>
        <translation>Durch Dämpfer und durch Reibung in Gelenken in Wärme umgesetzt</translation>
    </message>
    <message>
        <source>Turned into heat by friction of contacts</source>
        <translation>Durch Reibung von Kontakten in Wärme umgesetzt</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>Verdrillung</translation>
    </message>
    <message>
        <source>Two angles in a fixed ratio, 1 equation: joint 1 turns `ratio` times as fast as joint 2. Negative for two external gears. Phi = (theta_1 - theta_1(0)) - ratio (theta_2 - theta_2(0)).</source>
        <translation>Zwei Winkel in festem Verhältnis, 1 Gleichung: Gelenk 1 dreht `ratio`-mal so schnell wie Gelenk 2. Negativ für zwei außenverzahnte Räder. Phi = (theta_1 - theta_1(0)) - ratio (theta_2 - theta_2(0)).</translation>
    </message>
    <message>
        <source>Two bodies that ignore each other, or that touch although a joint connects them. In files they are lists under the keys "ignore" and "touch": [["arm", "base"]].</source>
        <translation>Zwei Körper, die einander ignorieren oder sich berühren, obwohl ein Gelenk sie verbindet. In Dateien sind sie Listen unter den Schlüsseln "ignore" und "touch": [["arm", "base"]].</translation>
    </message>
    <message>
        <source>Two or more whole numbers of elements were expected, as in "4, 8, 16".</source>
        <translation>Erwartet werden mindestens zwei ganze Elementzahlen, wie in "4, 8, 16".</translation>
    </message>
    <message>
        <source>Two or three coordinates of joints in a linear relation, 1 equation: c1 = ratio c2 + offset, or c1 = ratio c2 + ratio3 c3 + offset. Angles count through full turns.</source>
        <translation>Zwei oder drei Gelenkkoordinaten in linearer Beziehung, 1 Gleichung: c1 = ratio c2 + offset oder c1 = ratio c2 + ratio3 c3 + offset. Winkel zählen über volle Umdrehungen.</translation>
    </message>
    <message>
        <source>Type into the empty row to add a point, Del removes the selected points, Ctrl+V pastes two columns.</source>
        <translation>Eingabe in die leere Zeile fügt einen Punkt hinzu, Entf entfernt die ausgewählten Punkte, Strg+V fügt zwei Spalten ein.</translation>
    </message>
    <message>
        <source>Uncertain between the rows of the baseline: %1. Equal output times avoid this</source>
        <translation>Unsicher zwischen den Zeilen des Bezugslaufs: %1. Gleiche Ausgabezeiten vermeiden das</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo: %1	Ctrl+Z</source>
        <translation>Rückgängig: %1	Strg+Z</translation>
    </message>
    <message>
        <source>Unexpected error</source>
        <translation>Unerwarteter Fehler</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Unit of the time in the file</source>
        <translation>Einheit der Zeit in der Datei</translation>
    </message>
    <message>
        <source>Unit quaternion w x y z, body to inertial</source>
        <translation>Einheitsquaternion w x y z, Körper nach inertial</translation>
    </message>
    <message>
        <source>Units: </source>
        <translation>Einheiten: </translation>
    </message>
    <message>
        <source>Universal joint</source>
        <translation>Kardangelenk</translation>
    </message>
    <message>
        <source>Universal-spherical link</source>
        <translation>Stab Kardan-Kugel</translation>
    </message>
    <message>
        <source>Unknowns: three forces of each contact, moments of rolling and spinning friction, and the rows of joints where these are iterated over</source>
        <translation>Unbekannte: drei Kräfte jedes Kontakts, Momente der Roll- und Bohrreibung und die Zeilen der Gelenke, wo auch über diese iteriert wird</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Korrektur</translation>
    </message>
    <message>
        <source>Upper limit</source>
        <translation>Obere Grenze</translation>
    </message>
    <message>
        <source>Use as initial placement</source>
        <translation>Als Anfangslage verwenden</translation>
    </message>
    <message>
        <source>Use the nearest possible inertia</source>
        <translation>Die nächstliegende mögliche Trägheit verwenden</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Values: %1</source>
        <translation>Werte: %1</translation>
    </message>
    <message>
        <source>Velocities follow joints and drives: %1</source>
        <translation>Geschwindigkeiten folgen Gelenken und Antrieben: %1</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Eckpunkte</translation>
    </message>
    <message>
        <source>Video, MP4</source>
        <translation>Video, MP4</translation>
    </message>
    <message>
        <source>Video, Ogg Theora (browsers do not play it)</source>
        <translation>Video, Ogg Theora (Browser spielen es nicht ab)</translation>
    </message>
    <message>
        <source>Video, WebM</source>
        <translation>Video, WebM</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Viscous damping</source>
        <translation>Viskose Dämpfung</translation>
    </message>
    <message>
        <source>W: in this plane</source>
        <translation>W: in dieser Ebene</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Wanddicke</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>WebM (*.webm)</source>
        <translation>WebM (*.webm)</translation>
    </message>
    <message>
        <source>Weld, 6 equations: the two markers coincide. Phi = (u, x1 . y2, y1 . z2, z1 . x2), u from marker 1 to marker 2 (Geradin and Cardona 2001, sec. 7.3).</source>
        <translation>Starre Verbindung, 6 Gleichungen: die beiden Marker fallen zusammen. Phi = (u, x1 . y2, y1 . z2, z1 . x2), u von Marker 1 zu Marker 2 (Geradin und Cardona 2001, Abschn. 7.3).</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>What hangs on it goes, too: %1.</source>
        <translation>Was daran hängt, geht mit: %1.</translation>
    </message>
    <message>
        <source>What is changed of the method and the model, such as: rho_inf=0.5, step=1 ms</source>
        <translation>Was am Verfahren und am Modell geändert wird, etwa: rho_inf=0.5, step=1 ms</translation>
    </message>
    <message>
        <source>What is drawn along the beams</source>
        <translation>Was entlang der Balken gezeichnet wird</translation>
    </message>
    <message>
        <source>What is left of the violation of the laws, as a share of what there was to remove, squared</source>
        <translation>Was von der Verletzung der Gesetze übrig ist, als Anteil des zu Beseitigenden, quadriert</translation>
    </message>
    <message>
        <source>What is made</source>
        <translation>Was erzeugt wird</translation>
    </message>
    <message>
        <source>What is switched o&amp;ff, as ghosts</source>
        <translation>Geisterbilder v&amp;on Ausgeschaltetem</translation>
    </message>
    <message>
        <source>What it looks at</source>
        <translation>Worauf sie blickt</translation>
    </message>
    <message>
        <source>What it measures: its unit follows, and values may be typed in others, as in "20 mm"</source>
        <translation>Was er misst: daraus folgt seine Einheit, und Werte können in anderen eingegeben werden, etwa "20 mm"</translation>
    </message>
    <message>
        <source>What it stands for</source>
        <translation>Wofür er steht</translation>
    </message>
    <message>
        <source>What method and step suit the run</source>
        <translation>Welches Verfahren und welche Schrittweite zum Lauf passen</translation>
    </message>
    <message>
        <source>What of it over time</source>
        <translation>Was davon über die Zeit</translation>
    </message>
    <message>
        <source>What parameters of this model do to its motion: grids and Latin hypercubes (Ctrl+Shift+T)</source>
        <translation>Was Parameter dieses Modells an seiner Bewegung ändern: Gitter und Latin Hypercubes (Strg+Umschalt+T)</translation>
    </message>
    <message>
        <source>What shapes are made of where they touch. Time stepping takes friction and restitution; other methods take friction and the smooth law N = K d^n (1 + D d') of the approach d (Hunt and Crossley 1975).</source>
        <translation>Woraus Formen sind, wo sie sich berühren. Zeitschrittverfahren nehmen Reibung und Stoßzahl; andere Verfahren nehmen Reibung und das glatte Gesetz N = K d^n (1 + D d') der Annäherung d (Hunt und Crossley 1975).</translation>
    </message>
    <message>
        <source>What takes the camera along when it moves</source>
        <translation>Was die Kamera mitnimmt, wenn es sich bewegt</translation>
    </message>
    <message>
        <source>What the body looks like; by default the ellipsoid of its inertia</source>
        <translation>Wie der Körper aussieht; standardmäßig das Ellipsoid seiner Trägheit</translation>
    </message>
    <message>
        <source>What the curves are drawn over: another channel or formula</source>
        <translation>Worüber die Kurven gezeichnet werden: ein anderer Kanal oder eine Formel</translation>
    </message>
    <message>
        <source>What the drives must give</source>
        <translation>Was die Antriebe aufbringen müssen</translation>
    </message>
    <message>
        <source>What the height of a line is</source>
        <translation>Was die Höhe einer Linie ist</translation>
    </message>
    <message>
        <source>What the integrator made or, negative, lost: the hatched gap between the stack and the line. Round-off where the method is exact</source>
        <translation>Was der Integrator erzeugte oder, negativ, verlor: die schraffierte Lücke zwischen Stapel und Linie. Rundung, wo das Verfahren exakt ist</translation>
    </message>
    <message>
        <source>What the local error test sees. Positions alone let fast oscillations be damped sooner, and can miss an error of the slow motion</source>
        <translation>Was der lokale Fehlertest sieht. Positionen allein lassen schnelle Schwingungen früher dämpfen und können einen Fehler der langsamen Bewegung übersehen</translation>
    </message>
    <message>
        <source>What the motion is: position, velocity or acceleration of the coordinate; lock keeps it where it starts</source>
        <translation>Was die Bewegung ist: Position, Geschwindigkeit oder Beschleunigung der Koordinate; lock hält sie, wo sie beginnt</translation>
    </message>
    <message>
        <source>What the particle looks like; by default a ball of the density of steel</source>
        <translation>Wie der Massenpunkt aussieht; standardmäßig eine Kugel mit der Dichte von Stahl</translation>
    </message>
    <message>
        <source>What the section plane lies across</source>
        <translation>Wozu die Schnittebene senkrecht liegt</translation>
    </message>
    <message>
        <source>What the work is measured by</source>
        <translation>Woran der Aufwand gemessen wird</translation>
    </message>
    <message>
        <source>What turns: a body, or a drive that gets the speed</source>
        <translation>Was sich dreht: ein Körper oder ein Antrieb, der die Drehzahl bekommt</translation>
    </message>
    <message>
        <source>What was stored when the run began, potential energy from its lowest value in the run on</source>
        <translation>Was beim Beginn des Laufs gespeichert war, potentielle Energie ab ihrem kleinsten Wert im Lauf</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rad</translation>
    </message>
    <message>
        <source>When it is first that large</source>
        <translation>Wann er zuerst so groß ist</translation>
    </message>
    <message>
        <source>When it is first that small</source>
        <translation>Wann er zuerst so klein ist</translation>
    </message>
    <message>
        <source>When unloaded, in the axes of the section: twist about x, curvature about y and z</source>
        <translation>Im unbelasteten Zustand, in den Achsen des Querschnitts: Verdrillung um x, Krümmung um y und z</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Where does the model rest, and what do its joints carry there?</source>
        <translation>Wo ruht das Modell, und was tragen seine Gelenke dort?</translation>
    </message>
    <message>
        <source>Where given, mass and inertia follow from the shapes, whose centre of mass must be the origin; where 0 they are typed</source>
        <translation>Wo angegeben, folgen Masse und Trägheit aus den Formen, deren Schwerpunkt der Ursprung sein muss; wo 0, werden sie eingegeben</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>Wo sie ist</translation>
    </message>
    <message>
        <source>Where it stands, in inertial axes: both markers go there together</source>
        <translation>Wo es steht, in Inertialachsen: beide Marker gehen zusammen dorthin</translation>
    </message>
    <message>
        <source>Where it touches; none: the first material of the model</source>
        <translation>Wo er berührt; keines: das erste Material des Modells</translation>
    </message>
    <message>
        <source>Where position and orientation come from: numbers of this marker, or a frame of its body</source>
        <translation>Woher Position und Orientierung kommen: aus Zahlen dieses Markers oder von einem Koordinatensystem seines Körpers</translation>
    </message>
    <message>
        <source>Where the camera stands</source>
        <translation>Wo die Kamera steht</translation>
    </message>
    <message>
        <source>Where the energy of a run is, and where it went, stands here as bands over time: stored in motion, height and springs, turned into heat, brought in by forces and drives, and what the method itself made or lost. Run a model (Space).</source>
        <translation>Hier steht als Bänder über der Zeit, wo die Energie eines Laufs ist und wohin sie ging: gespeichert in Bewegung, Höhe und Federn, in Wärme umgesetzt, durch Kräfte und Antriebe zugeführt und was das Verfahren selbst erzeugte oder verlor. Ein Modell starten (Leertaste).</translation>
    </message>
    <message>
        <source>Where the equations are linearized</source>
        <translation>Wo die Gleichungen linearisiert werden</translation>
    </message>
    <message>
        <source>Where the model turns</source>
        <translation>Wo das Modell dreht</translation>
    </message>
    <message>
        <source>Where the point is at rest, inertial axes</source>
        <translation>Wo der Punkt ruht, Inertialachsen</translation>
    </message>
    <message>
        <source>Where the runs begin</source>
        <translation>Wo die Läufe beginnen</translation>
    </message>
    <message>
        <source>Where the section plane lies</source>
        <translation>Wo die Schnittebene liegt</translation>
    </message>
    <message>
        <source>Where the solver stops: violation of the laws of contact against what there was to solve, as an energy</source>
        <translation>Wo der Löser anhält: Verletzung der Kontaktgesetze gegenüber dem zu Lösenden, als Energie</translation>
    </message>
    <message>
        <source>Whether it sticks, slips, or is open: near, but without a force</source>
        <translation>Ob er haftet, gleitet oder offen ist: nahe, aber ohne Kraft</translation>
    </message>
    <message>
        <source>Whether it was made here or kept from before</source>
        <translation>Ob sie hier erstellt oder von früher behalten wurde</translation>
    </message>
    <message>
        <source>Which beams are drawn</source>
        <translation>Welche Balken gezeichnet werden</translation>
    </message>
    <message>
        <source>Which bodies hold most of the mode's kinetic energy</source>
        <translation>Welche Körper den größten Teil der kinetischen Energie der Mode tragen</translation>
    </message>
    <message>
        <source>Which coordinate of that joint</source>
        <translation>Welche Koordinate dieses Gelenks</translation>
    </message>
    <message>
        <source>Which coordinate of that joint; gyre describe says which a joint has</source>
        <translation>Welche Koordinate dieses Gelenks; gyre describe sagt, welche ein Gelenk hat</translation>
    </message>
    <message>
        <source>Which limits there are</source>
        <translation>Welche Grenzen es gibt</translation>
    </message>
    <message>
        <source>Which of the steps that led from the row before to this one</source>
        <translation>Welcher der Schritte, die von der vorigen Zeile zu dieser führten</translation>
    </message>
    <message>
        <source>Whole matrix</source>
        <translation>Ganze Matrix</translation>
    </message>
    <message>
        <source>Whole system</source>
        <translation>Ganzes System</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Why this method solved it</source>
        <translation>Warum dieses Verfahren sie löste</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Width of the rod</source>
        <translation>Breite des Stabs</translation>
    </message>
    <message>
        <source>Window that the rows are weighed by before they are transformed</source>
        <translation>Fenster, mit dem die Zeilen vor der Transformation gewichtet werden</translation>
    </message>
    <message>
        <source>With distance_to: the angle here between the lines to both points is reported</source>
        <translation>Mit distance_to: ausgegeben wird der Winkel hier zwischen den Linien zu beiden Punkten</translation>
    </message>
    <message>
        <source>Without sky, grid and shadows: what is behind the picture shows where nothing is drawn</source>
        <translation>Ohne Himmel, Gitter und Schatten: wo nichts gezeichnet ist, scheint durch, was hinter dem Bild liegt</translation>
    </message>
    <message>
        <source>Wood (oak)</source>
        <translation>Holz (Eiche)</translation>
    </message>
    <message>
        <source>Words of titles and descriptions, or types: gear, bushing, friction</source>
        <translation>Wörter aus Titeln und Beschreibungen oder Typen: gear, bushing, friction</translation>
    </message>
    <message>
        <source>Work [mJ]</source>
        <translation>Arbeit [mJ]</translation>
    </message>
    <message>
        <source>Work of forces, drives and the hand; the line is this and what there was at the start</source>
        <translation>Arbeit von Kräften, Antrieben und der Hand; die Linie ist diese und das am Anfang Vorhandene</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Schlechteste</translation>
    </message>
    <message>
        <source>Write a page with settings, findings, plots and the motion to be played, for any browser</source>
        <translation>Eine Seite mit Einstellungen, Befunden, Plots und der abspielbaren Bewegung schreiben, für jeden Browser</translation>
    </message>
    <message>
        <source>Write the bodies and their motion as an animation, for Blender, browsers and viewers of glTF</source>
        <translation>Die Körper und ihre Bewegung als Animation schreiben, für Blender, Browser und glTF-Betrachter</translation>
    </message>
    <message>
        <source>Write the placement found into the model, at rest; can be undone</source>
        <translation>Die gefundene Lage in das Modell schreiben, in Ruhe; lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Write the surfaces of the bodies with their velocities at moments of the run, for ParaView and other programs that use VTK: a collection, with a folder of frames beside it</source>
        <translation>Die Oberflächen der Körper mit ihren Geschwindigkeiten zu Zeitpunkten des Laufs schreiben, für ParaView und andere Programme mit VTK: eine Sammlung, mit einem Ordner von Bildern daneben</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>%1 wird geschrieben…</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Written: %1, %2 frames</source>
        <translation>Geschrieben: %1, %2 Bilder</translation>
    </message>
    <message>
        <source>Written: %1, %2 x %3 pixels</source>
        <translation>Geschrieben: %1, %2 x %3 Pixel</translation>
    </message>
    <message>
        <source>Written: %1, the state at t = %2 s, where the run stands</source>
        <translation>Geschrieben: %1, der Zustand bei t = %2 s, wo der Lauf steht</translation>
    </message>
    <message>
        <source>Young's modulus</source>
        <translation>Elastizitätsmodul</translation>
    </message>
    <message>
        <source>a channel or a formula; nothing: time</source>
        <translation>ein Kanal oder eine Formel; nichts: Zeit</translation>
    </message>
    <message>
        <source>a joint</source>
        <translation>ein Gelenk</translation>
    </message>
    <message>
        <source>a model that was never saved</source>
        <translation>ein nie gespeichertes Modell</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a number is expected here; formulas stand in the markers on the bodies</source>
        <translation>hier wird eine Zahl erwartet; Formeln stehen in den Markern an den Körpern</translation>
    </message>
    <message>
        <source>a table needs at least two points</source>
        <translation>eine Tabelle braucht mindestens zwei Punkte</translation>
    </message>
    <message>
        <source>a table needs two points with different %1</source>
        <translation>eine Tabelle braucht zwei Punkte mit verschiedenem %1</translation>
    </message>
    <message>
        <source>a window of its own could not be drawn by OpenGL</source>
        <translation>ein eigenes Fenster konnte nicht mit OpenGL gezeichnet werden</translation>
    </message>
    <message>
        <source>about %1 h left</source>
        <translation>noch etwa %1 h</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>noch etwa %1 min</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>noch etwa %1 s</translation>
    </message>
    <message>
        <source>add parameter %1</source>
        <translation>Parameter %1 hinzufügen</translation>
    </message>
    <message>
        <source>add the marker %1</source>
        <translation>Markierung %1 hinzufügen</translation>
    </message>
    <message>
        <source>all beams</source>
        <translation>alle Balken</translation>
    </message>
    <message>
        <source>all sweeps were asked for</source>
        <translation>alle Durchgänge waren verlangt</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>Amplitude</translation>
    </message>
    <message>
        <source>amplitude density</source>
        <translation>Amplitudendichte</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>and %1 more joints</source>
        <translation>und %1 weitere Gelenke</translation>
    </message>
    <message>
        <source>and %1 others</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>arc length s [m]</source>
        <translation>Bogenlänge s [m]</translation>
    </message>
    <message>
        <source>as placed</source>
        <translation>wie platziert</translation>
    </message>
    <message>
        <source>asked for</source>
        <translation>verlangt</translation>
    </message>
    <message>
        <source>at</source>
        <translation>bei</translation>
    </message>
    <message>
        <source>at [s]</source>
        <translation>bei [s]</translation>
    </message>
    <message>
        <source>at equilibrium</source>
        <translation>im Gleichgewicht</translation>
    </message>
    <message>
        <source>atol</source>
        <translation>atol</translation>
    </message>
    <message>
        <source>atol positions</source>
        <translation>atol Positionen</translation>
    </message>
    <message>
        <source>atol velocities</source>
        <translation>atol Geschwindigkeiten</translation>
    </message>
    <message>
        <source>auto: Gauss-Seidel, and Newton for islands that it does not solve; gauss_seidel_w: on the explicit matrix W</source>
        <translation>auto: Gauss-Seidel, und Newton für Inseln, die es nicht löst; gauss_seidel_w: auf der expliziten Matrix W</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>axis</source>
        <translation>Achse</translation>
    </message>
    <message>
        <source>ball bob</source>
        <translation>Kugel Ball Pendelkörper Pendelmasse</translation>
    </message>
    <message>
        <source>ball socket</source>
        <translation>Kugel Kugelpfanne Pfanne Kugelkopf</translation>
    </message>
    <message>
        <source>bar link crank coupler pendulum shaft stick</source>
        <translation>Stab Stange Glied Kurbel Koppel Pendel Welle Pleuel</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Bezugslauf</translation>
    </message>
    <message>
        <source>before the run: move a body as its joints allow</source>
        <translation>vor dem Lauf: einen Körper bewegen, wie seine Gelenke es zulassen</translation>
    </message>
    <message>
        <source>being compiled</source>
        <translation>wird übersetzt</translation>
    </message>
    <message>
        <source>bending moment My</source>
        <translation>Biegemoment My</translation>
    </message>
    <message>
        <source>bending moment Mz</source>
        <translation>Biegemoment Mz</translation>
    </message>
    <message>
        <source>beta: damping is beta times stiffness</source>
        <translation>beta: Dämpfung ist beta mal Steifigkeit</translation>
    </message>
    <message>
        <source>beta: damping is beta times stiffness (Kelvin and Voigt)</source>
        <translation>beta: die Dämpfung ist beta mal Steifigkeit (Kelvin und Voigt)</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation>zwischen %1 und %2</translation>
    </message>
    <message>
        <source>block cuboid brick plate slab</source>
        <translation>Block Quader Klotz Ziegel Platte Kiste</translation>
    </message>
    <message>
        <source>block part link member solid</source>
        <translation>Block Teil Glied Bauteil Massivkörper</translation>
    </message>
    <message>
        <source>body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>brake coulomb stiction lugre</source>
        <translation>Bremse Coulomb Haftreibung Reibung LuGre</translation>
    </message>
    <message>
        <source>c</source>
        <translation>c</translation>
    </message>
    <message>
        <source>c, along the line of the two points</source>
        <translation>c, entlang der Linie der beiden Punkte</translation>
    </message>
    <message>
        <source>c, of the surface's velocity</source>
        <translation>c, der Geschwindigkeit der Oberfläche</translation>
    </message>
    <message>
        <source>camera viewpoint</source>
        <translation>Kamera Blickpunkt Standpunkt Blickwinkel</translation>
    </message>
    <message>
        <source>cannot paste: </source>
        <translation>Einfügen nicht möglich: </translation>
    </message>
    <message>
        <source>centre</source>
        <translation>Mittelpunkt</translation>
    </message>
    <message>
        <source>centre of the cap</source>
        <translation>Mittelpunkt der Kappe</translation>
    </message>
    <message>
        <source>centres evenly spread between the outermost</source>
        <translation>Mitten gleichmäßig verteilt zwischen den äußersten</translation>
    </message>
    <message>
        <source>centres, at that of the first</source>
        <translation>Mitten, an der des ersten</translation>
    </message>
    <message>
        <source>change parameter %1</source>
        <translation>Parameter %1 ändern</translation>
    </message>
    <message>
        <source>change the second significant digit</source>
        <translation>die zweite signifikante Stelle ändern</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>coil clock spiral</source>
        <translation>Spirale Uhrfeder Drehfeder Spiralfeder</translation>
    </message>
    <message>
        <source>cones of the %1 nearest only</source>
        <translation>Kegel nur der %1 nächsten</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>copy, cut, paste, also between windows</source>
        <translation>kopieren, ausschneiden, einfügen, auch zwischen Fenstern</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>ctfs</source>
        <translation>ctfs</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>cv rzeppa homokinetic</source>
        <translation>Gleichlauf Gelenkwelle Rzeppa homokinetisch</translation>
    </message>
    <message>
        <source>decays</source>
        <translation>klingt ab</translation>
    </message>
    <message>
        <source>deflection</source>
        <translation>Durchbiegung</translation>
    </message>
    <message>
        <source>deflection along y of the start</source>
        <translation>Durchbiegung entlang y des Anfangs</translation>
    </message>
    <message>
        <source>deflection along z of the start</source>
        <translation>Durchbiegung entlang z des Anfangs</translation>
    </message>
    <message>
        <source>delete, with what hangs on it</source>
        <translation>löschen, mit allem, was daran hängt</translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation>Differenz %1</translation>
    </message>
    <message>
        <source>difference of %1</source>
        <translation>Differenz von %1</translation>
    </message>
    <message>
        <source>disc disk flywheel pulley rotor</source>
        <translation>Scheibe Schwungrad Riemenscheibe Rotor</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>drives</source>
        <translation>Antriebe</translation>
    </message>
    <message>
        <source>drum roller pillar</source>
        <translation>Trommel Walze Rolle Säule</translation>
    </message>
    <message>
        <source>duplicate; along a line or a circle</source>
        <translation>duplizieren; entlang einer Linie oder eines Kreises</translation>
    </message>
    <message>
        <source>dynamics</source>
        <translation>Dynamik</translation>
    </message>
    <message>
        <source>e&amp;very</source>
        <translation>&amp;alle</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>Kante</translation>
    </message>
    <message>
        <source>eliminated: exactly, before contacts are solved; iterated: together with contacts, by the solver of these, as in Solfec</source>
        <translation>eliminated: exakt, bevor Kontakte gelöst werden; iterated: zusammen mit Kontakten, durch deren Löser, wie in Solfec</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>energy [J]</source>
        <translation>Energie [J]</translation>
    </message>
    <message>
        <source>equal gaps between the outermost</source>
        <translation>gleiche Lücken zwischen den äußersten</translation>
    </message>
    <message>
        <source>etfs</source>
        <translation>etfs</translation>
    </message>
    <message>
        <source>every %1 s</source>
        <translation>alle %1 s</translation>
    </message>
    <message>
        <source>export the recording as CSV</source>
        <translation>die Aufzeichnung als CSV exportieren</translation>
    </message>
    <message>
        <source>face</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>failed at %1 s</source>
        <translation>gescheitert bei %1 s</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>gescheitert: %1</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>find in the tree; Enter selects, Ctrl+Enter selects it as well</source>
        <translation>im Baum suchen; Eingabe wählt aus, Strg+Eingabe wählt zusätzlich aus</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>fit everything</source>
        <translation>alles einpassen</translation>
    </message>
    <message>
        <source>flexible elastic rod cable blade shaft bar spring-steel timoshenko</source>
        <translation>flexibel elastisch Stab Seil Kabel Rotorblatt Welle Stange Biegebalken Blattfeder Federstahl Timoshenko</translation>
    </message>
    <message>
        <source>flexible elastic timoshenko rod</source>
        <translation>flexibel elastisch Timoshenko Stab Biegebalken</translation>
    </message>
    <message>
        <source>force</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>Koordinatensystem</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>Koordinatensystem %1</translation>
    </message>
    <message>
        <source>frequency [Hz]</source>
        <translation>Frequenz [Hz]</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>from %1 s to %2 s</source>
        <translation>von %1 s bis %2 s</translation>
    </message>
    <message>
        <source>from an earlier run</source>
        <translation>aus einem früheren Lauf</translation>
    </message>
    <message>
        <source>from materials</source>
        <translation>aus Werkstoffen</translation>
    </message>
    <message>
        <source>from t = %1 s</source>
        <translation>ab t = %1 s</translation>
    </message>
    <message>
        <source>front, right, top, corner</source>
        <translation>vorn, rechts, oben, schräg</translation>
    </message>
    <message>
        <source>gamma</source>
        <translation>gamma</translation>
    </message>
    <message>
        <source>gear steering</source>
        <translation>Zahnrad Getriebe Lenkung</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>Gestell</translation>
    </message>
    <message>
        <source>halfway: small deflections in axes between the markers, order 2 in the length; helix: exact for large ones, order 4</source>
        <translation>halfway: kleine Auslenkungen in Achsen zwischen den Markern, Ordnung 2 in der Länge; helix: exakt für große, Ordnung 4</translation>
    </message>
    <message>
        <source>hand, and changes on the way</source>
        <translation>Hand und Änderungen unterwegs</translation>
    </message>
    <message>
        <source>held</source>
        <translation>bestätigt</translation>
    </message>
    <message>
        <source>hinge pin pivot bearing axle shaft swivel</source>
        <translation>Scharnier Bolzen Drehlager Lager Achse Welle Schwenklager</translation>
    </message>
    <message>
        <source>hooke cardan u-joint</source>
        <translation>Kreuzgelenk Kardan Hooke Kardanwelle</translation>
    </message>
    <message>
        <source>imaginary [rad/s]</source>
        <translation>imaginär [rad/s]</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>in a list or a choice: the row that has them in its name</source>
        <translation>in einer Liste oder Auswahl: die Zeile, deren Name sie enthält</translation>
    </message>
    <message>
        <source>in a plot, or with the mouse over one: runs minus the baseline</source>
        <translation>in einem Plot oder mit der Maus darüber: Läufe minus Bezugslauf</translation>
    </message>
    <message>
        <source>in a plot: zoom, Ctrl: the values; pan</source>
        <translation>in einem Plot: zoomen, Strg: die Werte; verschieben</translation>
    </message>
    <message>
        <source>in the bar of the time: go through the run</source>
        <translation>in der Zeitleiste: den Lauf durchgehen</translation>
    </message>
    <message>
        <source>in the plane of %1 (W)</source>
        <translation>in der Ebene von %1 (W)</translation>
    </message>
    <message>
        <source>in the tree: go on, Ctrl+Space selects as well</source>
        <translation>im Baum: weitergehen, Strg+Leertaste wählt zusätzlich aus</translation>
    </message>
    <message>
        <source>insert from the catalogue: type to search, Enter inserts</source>
        <translation>aus dem Katalog einfügen: zum Suchen tippen, Eingabe fügt ein</translation>
    </message>
    <message>
        <source>integrator</source>
        <translation>Integrator</translation>
    </message>
    <message>
        <source>inverse dynamics, every %1</source>
        <translation>inverse Dynamik, alle %1</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>Iteration</translation>
    </message>
    <message>
        <source>its unit does not follow</source>
        <translation>die Einheit folgt nicht</translation>
    </message>
    <message>
        <source>joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>joint, spring by picking; Enter: to ground, Ctrl: do not snap</source>
        <translation>Gelenk, Feder durch Anklicken; Eingabe: zum Gestell, Strg: nicht einrasten</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>keep the run to compare the next one with</source>
        <translation>den Lauf merken, um den nächsten damit zu vergleichen</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>kept, %1 s</source>
        <translation>gemerkt, %1 s</translation>
    </message>
    <message>
        <source>kinematics, every %1</source>
        <translation>Kinematik, alle %1</translation>
    </message>
    <message>
        <source>largest %1 %2 at %3 m</source>
        <translation>größter Wert %1 %2 bei %3 m</translation>
    </message>
    <message>
        <source>largest normal stress</source>
        <translation>größte Normalspannung</translation>
    </message>
    <message>
        <source>length %1 m</source>
        <translation>Länge %1 m</translation>
    </message>
    <message>
        <source>less than a second left</source>
        <translation>noch weniger als eine Sekunde</translation>
    </message>
    <message>
        <source>limit bumper end range</source>
        <translation>Grenze Puffer Endlage Bereich Begrenzung</translation>
    </message>
    <message>
        <source>line: a force along the line of the two points; axis: a torque about the markers' z</source>
        <translation>line: eine Kraft entlang der Linie der beiden Punkte; axis: ein Moment um z der Marker</translation>
    </message>
    <message>
        <source>load push thrust</source>
        <translation>Last Druck Schub</translation>
    </message>
    <message>
        <source>loads</source>
        <translation>Lasten</translation>
    </message>
    <message>
        <source>log x</source>
        <translation>log x</translation>
    </message>
    <message>
        <source>log y</source>
        <translation>log y</translation>
    </message>
    <message>
        <source>lower ends, at that of the first</source>
        <translation>untere Enden, an dem des ersten</translation>
    </message>
    <message>
        <source>marker coordinate system axes triad</source>
        <translation>Marker Koordinatensystem Bezugssystem Achsen Achsenkreuz Dreibein</translation>
    </message>
    <message>
        <source>marker of %1</source>
        <translation>Marker von %1</translation>
    </message>
    <message>
        <source>material</source>
        <translation>Werkstoff</translation>
    </message>
    <message>
        <source>max</source>
        <translation>max</translation>
    </message>
    <message>
        <source>max %1</source>
        <translation>max %1</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>measure distance and angle; Ctrl+C copies</source>
        <translation>Abstand und Winkel messen; Strg+C kopiert</translation>
    </message>
    <message>
        <source>merit</source>
        <translation>Gütemaß</translation>
    </message>
    <message>
        <source>merit %1 after %2</source>
        <translation>Gütemaß %1 nach %2</translation>
    </message>
    <message>
        <source>middle of the edge</source>
        <translation>Mitte der Kante</translation>
    </message>
    <message>
        <source>middle of the face</source>
        <translation>Mitte der Fläche</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>mirror; align and distribute bodies</source>
        <translation>spiegeln; Körper ausrichten und verteilen</translation>
    </message>
    <message>
        <source>mode %1 at %2 rad/s: %3 Hz%4</source>
        <translation>Mode %1 bei %2 rad/s: %3 Hz%4</translation>
    </message>
    <message>
        <source>model, channels, properties … (View, Go to); the view</source>
        <translation>Modell, Kanäle, Eigenschaften … (Ansicht, Gehe zu); die Ansicht</translation>
    </message>
    <message>
        <source>motor engine moment load</source>
        <translation>Motor Drehmoment Moment Last</translation>
    </message>
    <message>
        <source>motor engine motion servo rotate speed prescribed</source>
        <translation>Motor Bewegung Servo Drehung Drehzahl vorgegeben</translation>
    </message>
    <message>
        <source>motor engine servo hydraulic cylinder controller</source>
        <translation>Motor Servo Hydraulik Hydraulikzylinder Stellglied Regler</translation>
    </message>
    <message>
        <source>move in the order of the file</source>
        <translation>in der Reihenfolge der Datei verschieben</translation>
    </message>
    <message>
        <source>move the marker %1</source>
        <translation>Markierung %1 verschieben</translation>
    </message>
    <message>
        <source>move, turn the selected body; X: in its own axes</source>
        <translation>ausgewählten Körper verschieben, drehen; X: in seinen eigenen Achsen</translation>
    </message>
    <message>
        <source>n of the smooth law; 1.5 for spheres (Hertz)</source>
        <translation>n des glatten Gesetzes; 1.5 für Kugeln (Hertz)</translation>
    </message>
    <message>
        <source>n of the smooth law; 1.5 for spheres (Hertz); where not given the mean of both, weighted by their compliance</source>
        <translation>n des glatten Gesetzes; 1.5 für Kugeln (Hertz); wo nicht angegeben, das mit der Nachgiebigkeit gewichtete Mittel beider</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>next, previous panel; the run bar is one of them</source>
        <translation>nächster, voriger Bereich; die Laufleiste ist einer davon</translation>
    </message>
    <message>
        <source>next, previous property</source>
        <translation>nächste, vorige Eigenschaft</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>no redundant constraints</source>
        <translation>keine redundanten Bindungen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>normal force N</source>
        <translation>Normalkraft N</translation>
    </message>
    <message>
        <source>not held</source>
        <translation>nicht bestätigt</translation>
    </message>
    <message>
        <source>not judged yet</source>
        <translation>noch nicht beurteilt</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>not ready to run</source>
        <translation>nicht lauffähig</translation>
    </message>
    <message>
        <source>nu; the shear modulus is E / (2 (1 + nu))</source>
        <translation>nu; der Schubmodul ist E / (2 (1 + nu))</translation>
    </message>
    <message>
        <source>number or expression</source>
        <translation>Zahl oder Ausdruck</translation>
    </message>
    <message>
        <source>number or expression of %1</source>
        <translation>Zahl oder Ausdruck in %1</translation>
    </message>
    <message>
        <source>number or expression of t</source>
        <translation>Zahl oder Ausdruck in t</translation>
    </message>
    <message>
        <source>of %1 at the start %2 were taken out</source>
        <translation>von %1 am Anfang wurden %2 entnommen</translation>
    </message>
    <message>
        <source>omega h</source>
        <translation>omega h</translation>
    </message>
    <message>
        <source>omega h = %1: spectral radius %2</source>
        <translation>omega h = %1: Spektralradius %2</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>an %1</translation>
    </message>
    <message>
        <source>one recorded row back</source>
        <translation>eine aufgezeichnete Zeile zurück</translation>
    </message>
    <message>
        <source>one step; when looking back, one recorded row forward</source>
        <translation>ein Schritt; beim Zurückblicken eine aufgezeichnete Zeile vor</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>open, save</source>
        <translation>öffnen, speichern</translation>
    </message>
    <message>
        <source>orbit about the point under the cursor</source>
        <translation>um den Punkt unter dem Cursor kreisen</translation>
    </message>
    <message>
        <source>orbit, zoom</source>
        <translation>kreisen, zoomen</translation>
    </message>
    <message>
        <source>order %1</source>
        <translation>Ordnung %1</translation>
    </message>
    <message>
        <source>order study of the model</source>
        <translation>Ordnungsstudie des Modells</translation>
    </message>
    <message>
        <source>origin</source>
        <translation>Ursprung</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>über %1</translation>
    </message>
    <message>
        <source>over channels: rod 1.vx^2 + rod 1.vy^2, deriv(crank.angle), integral(motor.power)</source>
        <translation>aus Kanälen: rod 1.vx^2 + rod 1.vy^2, deriv(crank.angle), integral(motor.power)</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>verschieben</translation>
    </message>
    <message>
        <source>parallel or perspective projection</source>
        <translation>parallele oder perspektivische Projektion</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>parameter study of the model</source>
        <translation>Parameterstudie des Modells</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>paused at %1 s</source>
        <translation>angehalten bei %1 s</translation>
    </message>
    <message>
        <source>peak-peak</source>
        <translation>Spitze-Spitze</translation>
    </message>
    <message>
        <source>plane table</source>
        <translation>Ebene Tisch</translation>
    </message>
    <message>
        <source>play what is recorded, or stop; Ctrl as well: backwards</source>
        <translation>Aufzeichnung abspielen oder anhalten; mit Strg: rückwärts</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>point mass bead</source>
        <translation>Punktmasse Massenpunkt Perle</translation>
    </message>
    <message>
        <source>points </source>
        <translation>Punkte </translation>
    </message>
    <message>
        <source>position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>position in m</source>
        <translation>Position in m</translation>
    </message>
    <message>
        <source>potential energy %1 J</source>
        <translation>potentielle Energie %1 J</translation>
    </message>
    <message>
        <source>power density</source>
        <translation>Leistungsdichte</translation>
    </message>
    <message>
        <source>projected: the mean of the velocities at both ends of a step, then the velocity at its end; mean: the former alone, neutral in energy; velocity: the latter alone, first order</source>
        <translation>projected: das Mittel der Geschwindigkeiten an beiden Enden eines Schritts, dann die Geschwindigkeit an seinem Ende; mean: nur das erste, energieneutral; velocity: nur das zweite, erster Ordnung</translation>
    </message>
    <message>
        <source>pull a body while it runs; Shift: harder, Esc: let go</source>
        <translation>einen Körper ziehen, während er läuft; Umschalt: stärker, Esc: loslassen</translation>
    </message>
    <message>
        <source>radius %1 m</source>
        <translation>Radius %1 m</translation>
    </message>
    <message>
        <source>reactions</source>
        <translation>Reaktionen</translation>
    </message>
    <message>
        <source>ready to run</source>
        <translation>lauffähig</translation>
    </message>
    <message>
        <source>real [1/s]</source>
        <translation>real [1/s]</translation>
    </message>
    <message>
        <source>remove all markers</source>
        <translation>alle Markierungen entfernen</translation>
    </message>
    <message>
        <source>remove the marker %1</source>
        <translation>Markierung %1 entfernen</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>umbenennen</translation>
    </message>
    <message>
        <source>rename the marker %1</source>
        <translation>Markierung %1 umbenennen</translation>
    </message>
    <message>
        <source>reset to the initial state</source>
        <translation>auf den Anfangszustand zurücksetzen</translation>
    </message>
    <message>
        <source>rho_inf</source>
        <translation>rho_inf</translation>
    </message>
    <message>
        <source>rigid</source>
        <translation>starr</translation>
    </message>
    <message>
        <source>rigid motion</source>
        <translation>Starrkörperbewegung</translation>
    </message>
    <message>
        <source>rim</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>rod between two places; Shift: hinged to the ground, a digit: its length</source>
        <translation>Stab zwischen zwei Stellen; Umschalt: Drehgelenk zum Gestell, eine Ziffer: seine Länge</translation>
    </message>
    <message>
        <source>rod rope link string cable strut</source>
        <translation>Stab Stange Seil Verbindung Faden Kabel Strebe</translation>
    </message>
    <message>
        <source>rope cable elastic shock absorber strut coil suspension</source>
        <translation>Seil Kabel elastisch Stoßdämpfer Federbein Schraubenfeder Federung</translation>
    </message>
    <message>
        <source>rope wire string chain line hose</source>
        <translation>Kabel Draht Schnur Faden Kette Leine Schlauch</translation>
    </message>
    <message>
        <source>rotation about the markers' z, or translation along z of marker 1</source>
        <translation>Drehung um z der Marker oder Verschiebung entlang z von Marker 1</translation>
    </message>
    <message>
        <source>rtol</source>
        <translation>rtol</translation>
    </message>
    <message>
        <source>rubber mount elastic compliance</source>
        <translation>Gummi Lager Gummilager elastisch Nachgiebigkeit</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>run and cancel a study, in its window</source>
        <translation>Studie starten und abbrechen, in ihrem Fenster</translation>
    </message>
    <message>
        <source>run or pause; F5 also while a field has the keyboard</source>
        <translation>starten oder anhalten; F5 auch, während ein Feld die Tastatur hat</translation>
    </message>
    <message>
        <source>runs on no grid: between them nothing is drawn</source>
        <translation>Läufe auf keinem Gitter: dazwischen wird nichts gezeichnet</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>Startwert </translation>
    </message>
    <message>
        <source>select a body, joint or force</source>
        <translation>Körper, Gelenk oder Kraft auswählen</translation>
    </message>
    <message>
        <source>select several; a new joint takes the first as body 1</source>
        <translation>mehrere auswählen; ein neues Gelenk nimmt den ersten als Körper 1</translation>
    </message>
    <message>
        <source>select three bodies or more to spread them</source>
        <translation>zum Verteilen mindestens drei Körper auswählen</translation>
    </message>
    <message>
        <source>select two bodies or more to align them</source>
        <translation>zum Ausrichten mindestens zwei Körper auswählen</translation>
    </message>
    <message>
        <source>shear force Qy</source>
        <translation>Querkraft Qy</translation>
    </message>
    <message>
        <source>shear force Qz</source>
        <translation>Querkraft Qz</translation>
    </message>
    <message>
        <source>sigma0, model lugre: of the joint before it slides</source>
        <translation>sigma0, Modell lugre: des Gelenks, bevor es gleitet</translation>
    </message>
    <message>
        <source>sigma1, model lugre: of the rate of the bristles' deflection</source>
        <translation>sigma1, Modell lugre: der Rate der Borstenauslenkung</translation>
    </message>
    <message>
        <source>skate ski blade</source>
        <translation>Schlittschuh Ski Kufe Schneide</translation>
    </message>
    <message>
        <source>sleeve piston slider shaft</source>
        <translation>Hülse Kolben Schieber Welle</translation>
    </message>
    <message>
        <source>slider slide piston guide rail translational linear</source>
        <translation>Schieber Schlitten Kolben Führung Schiene translatorisch linear Linearführung</translation>
    </message>
    <message>
        <source>slips</source>
        <translation>gleitet</translation>
    </message>
    <message>
        <source>slowest </source>
        <translation>langsamste </translation>
    </message>
    <message>
        <source>snaps; Shift: finer, Ctrl: not; a digit: type the value</source>
        <translation>rastet ein; Umschalt: feiner, Strg: nicht; eine Ziffer: Wert eingeben</translation>
    </message>
    <message>
        <source>space</source>
        <translation>Raum</translation>
    </message>
    <message>
        <source>spectral radius of %1</source>
        <translation>Spektralradius von %1</translation>
    </message>
    <message>
        <source>speed [rad/s]</source>
        <translation>Drehzahl [rad/s]</translation>
    </message>
    <message>
        <source>spindle thread nut bolt</source>
        <translation>Spindel Gewinde Mutter Schraube</translation>
    </message>
    <message>
        <source>springs</source>
        <translation>Federn</translation>
    </message>
    <message>
        <source>std. dev.</source>
        <translation>Std.-Abw.</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>sticks</source>
        <translation>haftet</translation>
    </message>
    <message>
        <source>strain energy per length</source>
        <translation>Verzerrungsenergie pro Länge</translation>
    </message>
    <message>
        <source>stribeck: a smooth function of the velocity, creeps instead of sticking; lugre: with elastic bristles, sticks; neither holds in statics</source>
        <translation>stribeck: eine glatte Funktion der Geschwindigkeit, kriecht statt zu haften; lugre: mit elastischen Borsten, haftet; in der Statik hält keins von beiden</translation>
    </message>
    <message>
        <source>surface</source>
        <translation>Oberfläche</translation>
    </message>
    <message>
        <source>switch on or off</source>
        <translation>ein- oder ausschalten</translation>
    </message>
    <message>
        <source>t = %1 s: %2</source>
        <translation>t = %1 s: %2</translation>
    </message>
    <message>
        <source>t = %1 s: %2 1/s</source>
        <translation>t = %1 s: %2 1/s</translation>
    </message>
    <message>
        <source>t = %1 s: stiffness ratio %2%3</source>
        <translation>t = %1 s: Steifigkeitsverhältnis %2%3</translation>
    </message>
    <message>
        <source>take back what was typed; once more: back to the tree</source>
        <translation>die Eingabe zurücknehmen; noch einmal: zurück zum Baum</translation>
    </message>
    <message>
        <source>take over what was typed: 12 mm, 2 kN/m; in the tree: to the fields</source>
        <translation>die Eingabe übernehmen: 12 mm, 2 kN/m; im Baum: zu den Feldern</translation>
    </message>
    <message>
        <source>the baseline</source>
        <translation>der Bezugslauf</translation>
    </message>
    <message>
        <source>the first %1 beams</source>
        <translation>die ersten %1 Balken</translation>
    </message>
    <message>
        <source>the first, %1</source>
        <translation>der erste, %1</translation>
    </message>
    <message>
        <source>the ground</source>
        <translation>das Gestell</translation>
    </message>
    <message>
        <source>the kept run %1 was let go: all runs together fill the memory they may</source>
        <translation>der gemerkte Lauf %1 wurde aufgegeben: alle Läufe zusammen füllen den zulässigen Speicher</translation>
    </message>
    <message>
        <source>the method lost %1</source>
        <translation>das Verfahren verlor %1</translation>
    </message>
    <message>
        <source>the method made %1</source>
        <translation>das Verfahren erzeugte %1</translation>
    </message>
    <message>
        <source>the method made nothing but round-off</source>
        <translation>das Verfahren erzeugte nichts als Rundung</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>das Modell</translation>
    </message>
    <message>
        <source>the run to compare with</source>
        <translation>der Lauf zum Vergleichen</translation>
    </message>
    <message>
        <source>the simulation</source>
        <translation>die Simulation</translation>
    </message>
    <message>
        <source>the strongest at each place: %1 of %2</source>
        <translation>die stärksten an jeder Stelle: %1 von %2</translation>
    </message>
    <message>
        <source>the usual</source>
        <translation>der übliche</translation>
    </message>
    <message>
        <source>theta_1 / theta_2: teeth of gear 2 over teeth of gear 1, negative for external gears</source>
        <translation>theta_1 / theta_2: Zähne von Rad 2 durch Zähne von Rad 1, negativ bei Außenverzahnung</translation>
    </message>
    <message>
        <source>this page, in a field: what it is; the guide</source>
        <translation>diese Seite, in einem Feld: was es ist; das Handbuch</translation>
    </message>
    <message>
        <source>this run minus the kept one</source>
        <translation>dieser Lauf minus der gemerkte</translation>
    </message>
    <message>
        <source>time [s]</source>
        <translation>Zeit [s]</translation>
    </message>
    <message>
        <source>tip</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>top gyroscope pendulum</source>
        <translation>Kreisel Gyroskop Pendel</translation>
    </message>
    <message>
        <source>torsion T</source>
        <translation>Torsionsmoment T</translation>
    </message>
    <message>
        <source>transmission belt chain pulley</source>
        <translation>Getriebe Riemen Kette Riemenscheibe Übersetzung</translation>
    </message>
    <message>
        <source>turned: reactions turn with the body in the second half of the step, of second order; published: they do not, as in Solfec, which makes angular momentum of first order</source>
        <translation>turned: Reaktionen drehen sich in der zweiten Hälfte des Schritts mit dem Körper, zweiter Ordnung; published: sie tun es nicht, wie in Solfec, was den Drehimpuls erster Ordnung macht</translation>
    </message>
    <message>
        <source>two numbers in each line are expected, not '%1'</source>
        <translation>in jeder Zeile werden zwei Zahlen erwartet, nicht '%1'</translation>
    </message>
    <message>
        <source>un&amp;til</source>
        <translation>&amp;bis</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>rückgängig machen, wiederholen</translation>
    </message>
    <message>
        <source>unequal steps resampled every %1 s</source>
        <translation>ungleiche Schritte neu abgetastet alle %1 s</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>unstable</source>
        <translation>instabil</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>update</source>
        <translation>Korrektur</translation>
    </message>
    <message>
        <source>upper ends, at that of the first</source>
        <translation>obere Enden, an dem des ersten</translation>
    </message>
    <message>
        <source>used: %1 s</source>
        <translation>verwendet: %1 s</translation>
    </message>
    <message>
        <source>v_s of regularised friction, at which 0.7 of mu N is reached</source>
        <translation>v_s der regularisierten Reibung, bei der 0.7 von mu N erreicht werden</translation>
    </message>
    <message>
        <source>v_s of regularised friction, at which 0.7 of mu N is reached; where not given the smaller of the two materials</source>
        <translation>v_s der regularisierten Reibung, bei der 0.7 von mu N erreicht werden; wo nicht angegeben, die kleinere der beiden Werkstoffe</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>various</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>view</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>vr, model stribeck: below it the joint creeps instead of sticking</source>
        <translation>vr, Modell stribeck: darunter kriecht das Gelenk statt zu haften</translation>
    </message>
    <message>
        <source>vs: friction falls from static to dynamic around it</source>
        <translation>vs: um sie herum fällt die Reibung von Haften auf Gleiten</translation>
    </message>
    <message>
        <source>w, x, y, z must not all be zero</source>
        <translation>w, x, y, z dürfen nicht alle null sein</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>weld ground glue attach clamp rigid connection frame</source>
        <translation>Schweißen Gestell Kleben Befestigen Klemmen starr Verbindung Rahmen</translation>
    </message>
    <message>
        <source>what follows</source>
        <translation>abgeleitet</translation>
    </message>
    <message>
        <source>what is to be read there</source>
        <translation>was dort zu lesen sein soll</translation>
    </message>
    <message>
        <source>wheel tyre tire rolling</source>
        <translation>Rad Reifen Rollen rollend</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>x  y  z, a point per line</source>
        <translation>x  y  z, ein Punkt je Zeile</translation>
    </message>
    <message>
        <source>x, y, z must not all be zero</source>
        <translation>x, y, z dürfen nicht alle null sein</translation>
    </message>
    <message>
        <source>x-y, across z</source>
        <translation>x-y, quer zu z</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>y-z, across x</source>
        <translation>y-z, quer zu x</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>z</source>
        <translation>z</translation>
    </message>
    <message>
        <source>z-x, across y</source>
        <translation>z-x, quer zu y</translation>
    </message>
    <message>
        <source>zoom to the cursor</source>
        <translation>zum Cursor zoomen</translation>
    </message>
    <message>
        <source>|W| = %1 1/kg</source>
        <translation>|W| = %1 1/kg</translation>
    </message>
    <message>
        <source>|W| [1/kg]</source>
        <translation>|W| [1/kg]</translation>
    </message>
    <message>
        <source>|difference| %1</source>
        <translation>|Differenz| %1</translation>
    </message>
    <message>
        <source>|difference| of %1</source>
        <translation>|Differenz| von %1</translation>
    </message>
</context>
</TS>
