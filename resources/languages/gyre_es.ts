<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Gyre</name>
    <message>
        <source> (joints eliminated)</source>
        <translation> (juntas eliminadas)</translation>
    </message>
    <message>
        <source> and %1 joints</source>
        <translation> y %1 juntas</translation>
    </message>
    <message>
        <source> and 1 joint</source>
        <translation> y 1 junta</translation>
    </message>
    <message>
        <source> at %1</source>
        <translation> en %1</translation>
    </message>
    <message>
        <source> backward</source>
        <translation> inversa</translation>
    </message>
    <message>
        <source> forward</source>
        <translation> directa</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source> moments</source>
        <translation> instantes</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> de %1</translation>
    </message>
    <message>
        <source> per second</source>
        <translation> por segundo</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> píxeles</translation>
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
        <translation> velocidades</translation>
    </message>
    <message numerus="yes">
        <source> with %n more</source>
        <translation><numerusform> con %n más</numerusform><numerusform> con %n más</numerusform></translation>
    </message>
    <message>
        <source> – being summed …</source>
        <translation> – sumando …</translation>
    </message>
    <message>
        <source> – values that are not finite are left out</source>
        <translation> – los valores no finitos se omiten</translation>
    </message>
    <message>
        <source> … the next is on its way</source>
        <translation> … el siguiente está en camino</translation>
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
        <translation>%1 (%2);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1 (pulled by hand)</source>
        <translation>%1 (arrastrada con la mano)</translation>
    </message>
    <message>
        <source>%1 (right)</source>
        <translation>%1 (derecha)</translation>
    </message>
    <message>
        <source>%1 = %2 to %3</source>
        <translation>%1 = %2 a %3</translation>
    </message>
    <message>
        <source>%1 DOF</source>
        <translation>%1 GDL</translation>
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
        <translation>%1 Las partes de los elementos se muestran en simulaciones de hasta 1000 elementos.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>%1 and %2: %3</source>
        <translation>%1 y %2: %3</translation>
    </message>
    <message>
        <source>%1 and %2: an impulse at one does not move the other</source>
        <translation>%1 y %2: un impulso en uno no mueve el otro</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation><numerusform>%1 y %n más</numerusform><numerusform>%1 y %n más</numerusform></translation>
    </message>
    <message>
        <source>%1 and channels such as [pin.angle]</source>
        <translation>%1 y canales como [pin.angle]</translation>
    </message>
    <message>
        <source>%1 are stored</source>
        <translation>se almacenan %1</translation>
    </message>
    <message>
        <source>%1 at %2 Hz</source>
        <translation>%1 a %2 Hz</translation>
    </message>
    <message>
        <source>%1 at %2 s</source>
        <translation>%1 a los %2 s</translation>
    </message>
    <message>
        <source>%1 at an eighth of the smallest step, run first and shared by all.</source>
        <translation>%1 con un octavo del paso más pequeño, que se simula primero y comparten todos.</translation>
    </message>
    <message>
        <source>%1 at most %2 %3</source>
        <translation>%1 como máximo %2 %3</translation>
    </message>
    <message>
        <source>%1 at omega h = %2</source>
        <translation>%1 con omega h = %2</translation>
    </message>
    <message>
        <source>%1 at the start</source>
        <translation>%1 al inicio</translation>
    </message>
    <message>
        <source>%1 at the start and %2 brought in</source>
        <translation>%1 al inicio y %2 aportados</translation>
    </message>
    <message>
        <source>%1 became heat</source>
        <translation>%1 pasaron a calor</translation>
    </message>
    <message>
        <source>%1 by some %2</source>
        <translation>%1 en unos %2</translation>
    </message>
    <message>
        <source>%1 cases</source>
        <translation>%1 casos</translation>
    </message>
    <message>
        <source>%1 constraints</source>
        <translation>%1 restricciones</translation>
    </message>
    <message>
        <source>%1 contacts</source>
        <translation>%1 contactos</translation>
    </message>
    <message>
        <source>%1 contacts: more than %2 make no picture. Select a body, and its island is drawn, or the contacts of the body itself where the island is too large.</source>
        <translation>%1 contactos: con más de %2 no se dibuja la imagen. Al seleccionar un cuerpo se dibuja su isla, o los contactos del propio cuerpo si la isla es demasiado grande.</translation>
    </message>
    <message>
        <source>%1 degrees of freedom</source>
        <translation>%1 grados de libertad</translation>
    </message>
    <message>
        <source>%1 difference</source>
        <translation>%1 diferencia</translation>
    </message>
    <message>
        <source>%1 frames: %2 s of the run in a film of %3 s, seen as the viewport shows it now.</source>
        <translation>%1 fotogramas: %2 s de la simulación en una película de %3 s, tal como se ve ahora la vista.</translation>
    </message>
    <message>
        <source>%1 free motions, too many to list</source>
        <translation>%1 movimientos libres, demasiados para enumerarlos</translation>
    </message>
    <message>
        <source>%1 from an earlier run</source>
        <translation>%1 de una ejecución anterior</translation>
    </message>
    <message>
        <source>%1 held</source>
        <translation>%1 se cumplen</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 islands in colour; grey: alone</source>
        <translation>%1 islas en color; gris: sueltos</translation>
    </message>
    <message>
        <source>%1 islands, of the worst</source>
        <translation>%1 islas, de la peor</translation>
    </message>
    <message>
        <source>%1 iterations</source>
        <translation>%1 iteraciones</translation>
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
        <translation>%1 menos %2</translation>
    </message>
    <message>
        <source>%1 modes</source>
        <translation>%1 modos</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>%1 needs a %2 to hold on to: insert one first</source>
        <translation>%1 necesita un elemento «%2» al que unirse: insertar uno antes</translation>
    </message>
    <message>
        <source>%1 not held</source>
        <translation>%1 no se cumplen</translation>
    </message>
    <message>
        <source>%1 not judged</source>
        <translation>%1 sin juzgar</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2 cases</source>
        <translation>%1 de %2 casos</translation>
    </message>
    <message>
        <source>%1 of %2 contacts: the islands of the selection</source>
        <translation>%1 de %2 contactos: las islas de la selección</translation>
    </message>
    <message>
        <source>%1 of %2 contacts: those of the selected bodies</source>
        <translation>%1 de %2 contactos: los de los cuerpos seleccionados</translation>
    </message>
    <message>
        <source>%1 on itself: %2</source>
        <translation>%1 sobre sí mismo: %2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 frente a %2</translation>
    </message>
    <message>
        <source>%1 points are not shown: they are zero or negative</source>
        <translation>%1 puntos no se muestran: son nulos o negativos</translation>
    </message>
    <message>
        <source>%1 redundant</source>
        <translation>%1 redundantes</translation>
    </message>
    <message>
        <source>%1 redundant constraints</source>
        <translation>%1 restricciones redundantes</translation>
    </message>
    <message>
        <source>%1 rigid</source>
        <translation>%1 rígidos</translation>
    </message>
    <message>
        <source>%1 rows until t = %2, shown as the run “%3”.</source>
        <translation>%1 filas hasta t = %2, mostradas como la simulación «%3».</translation>
    </message>
    <message>
        <source>%1 rows, %2 GB on disk</source>
        <translation>%1 filas, %2 GB en disco</translation>
    </message>
    <message>
        <source>%1 rows. A column whose channel is empty is left out; one that is a channel of the model is drawn over it; x, y, z, qw, qx, qy and qz of a body make a ghost of it.</source>
        <translation>%1 filas. Una columna sin canal se omite; la que corresponde a un canal del modelo se dibuja sobre él; x, y, z, qw, qx, qy y qz de un cuerpo forman un fantasma de este.</translation>
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
        <translation>%1 seleccionados: %2</translation>
    </message>
    <message>
        <source>%1 stands in two lines.</source>
        <translation>%1 aparece en dos líneas.</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 pasos</translation>
    </message>
    <message>
        <source>%1 takes up to %2 of the selected elements; %3 are selected</source>
        <translation>%1 admite hasta %2 de los elementos seleccionados; hay %3 seleccionados</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 to %2 s (%3 s)</source>
        <translation>%1 a %2 s (%3 s)</translation>
    </message>
    <message>
        <source>%1 unstable</source>
        <translation>%1 inestables</translation>
    </message>
    <message>
        <source>%1 was asked for</source>
        <translation>se pedía %1</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>Otro programa ha modificado %1.</translation>
    </message>
    <message>
        <source>%1 was imported. What is listed here changes how it looks or is reported, not how it moves.</source>
        <translation>%1 se ha importado. Lo que figura aquí cambia su aspecto o lo que se informa, no su movimiento.</translation>
    </message>
    <message>
        <source>%1 was imported. What is listed here is impossible in the file, and was repaired.</source>
        <translation>Se ha importado %1. Lo que se enumera aquí es imposible en el archivo y se ha corregido.</translation>
    </message>
    <message>
        <source>%1 was imported. What is listed here was not taken over as it stands in the file.</source>
        <translation>Se ha importado %1. Lo que se enumera aquí no se ha tomado tal como está en el archivo.</translation>
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
        <translation>%1 × tiempo real</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two bodies</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1%2 at %3 s; |W| from %4 to %5 1/kg; %6 of %7 blocks act%8</source>
        <translation>%1%2 en %3 s; |W| de %4 a %5 1/kg; actúan %6 de %7 bloques%8</translation>
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
        <translation>%1, según sus propios ejes (X)</translation>
    </message>
    <message>
        <source>%1, along the axes of space (X)</source>
        <translation>%1, según los ejes del espacio (X)</translation>
    </message>
    <message>
        <source>%1, brought energy in</source>
        <translation>%1, aportó energía</translation>
    </message>
    <message>
        <source>%1, centre of %2</source>
        <translation>%1, centro de %2</translation>
    </message>
    <message>
        <source>%1, disabled</source>
        <translation>%1, desactivado</translation>
    </message>
    <message>
        <source>%1, elastic %2 J</source>
        <translation>%1, elástica %2 J</translation>
    </message>
    <message>
        <source>%1, face of %2</source>
        <translation>%1, cara de %2</translation>
    </message>
    <message>
        <source>%1, not reached</source>
        <translation>%1, no alcanzado</translation>
    </message>
    <message>
        <source>%1, not unique</source>
        <translation>%1, no única</translation>
    </message>
    <message>
        <source>%1, off because something it hangs on is disabled</source>
        <translation>%1, inactivo porque algo de lo que depende está desactivado</translation>
    </message>
    <message>
        <source>%1, pulled by hand</source>
        <translation>%1, arrastrada con la mano</translation>
    </message>
    <message>
        <source>%1, run first and shared by all.</source>
        <translation>%1, que se simula primero y comparten todos.</translation>
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
        <translation>%1. Un clic selecciona sus casos en la tabla.</translation>
    </message>
    <message>
        <source>%1. Nothing is changed; Esc goes back</source>
        <translation>%1. No se cambia nada; Esc vuelve atrás</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 J at %3 s
%4</source>
        <translation>%1: %2 J en %3 s
%4</translation>
    </message>
    <message>
        <source>%1: %2 stick, %3 slip, %4 open; overlap %5 mm; work %6%7</source>
        <translation>%1: %2 adheridos, %3 deslizan, %4 abiertos; penetración %5 mm; trabajo %6%7</translation>
    </message>
    <message>
        <source>%1: %2. A run would use the value before, which is not the one that stands there</source>
        <translation>%1: %2. Una simulación usaría el valor anterior, que no es el que figura ahí</translation>
    </message>
    <message>
        <source>%1: %2; %3</source>
        <translation>%1: %2; %3</translation>
    </message>
    <message>
        <source>%1: a block, not a beam</source>
        <translation>%1: un bloque, no una viga</translation>
    </message>
    <message>
        <source>%1: a number of values from 2 was expected.</source>
        <translation>%1: se esperaba una cantidad de valores a partir de 2.</translation>
    </message>
    <message>
        <source>%1: bodies pass through each other</source>
        <translation>%1: los cuerpos se atraviesan</translation>
    </message>
    <message>
        <source>%1: drag onto a plot, or double-click</source>
        <translation>%1: arrastrar a una gráfica o hacer doble clic</translation>
    </message>
    <message>
        <source>%1: ignore</source>
        <translation>%1: ignorar</translation>
    </message>
    <message>
        <source>%1: its columns are called as the channels are, beside "t" or "time".</source>
        <translation>%1: sus columnas se llaman como los canales, además de "t" o "time".</translation>
    </message>
    <message>
        <source>%1: touch</source>
        <translation>%1: tocar</translation>
    </message>
    <message>
        <source>%1: two numbers were expected, the smaller one first.</source>
        <translation>%1: se esperaban dos números, primero el menor.</translation>
    </message>
    <message>
        <source>%1°: use more elements</source>
        <translation>%1°: usar más elementos</translation>
    </message>
    <message>
        <source>%L1 rows from %2 to %3 s, %4; lines every %5 Hz; the mean is taken off</source>
        <translation>%L1 filas de %2 a %3 s, %4; líneas cada %5 Hz; se resta la media</translation>
    </message>
    <message>
        <source>%L1 runs to %2 s each</source>
        <translation>%L1 simulaciones hasta %2 s cada una</translation>
    </message>
    <message>
        <source>%L1 vertices, %L2 triangles</source>
        <translation>%L1 vértices, %L2 triángulos</translation>
    </message>
    <message numerus="yes">
        <source>%n new copies; joints and forces between them are copied, too.</source>
        <translation><numerusform>%n copia nueva; también se copian las juntas y fuerzas entre los cuerpos copiados.</numerusform><numerusform>%n copias nuevas; también se copian las juntas y fuerzas entre los cuerpos copiados.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <translation><numerusform>%n más</numerusform><numerusform>%n más</numerusform></translation>
    </message>
    <message>
        <source>&amp;About Gyre Studio</source>
        <translation>&amp;Acerca de Gyre Studio</translation>
    </message>
    <message>
        <source>&amp;All bodies</source>
        <translation>&amp;Todos los cuerpos</translation>
    </message>
    <message>
        <source>&amp;Analyses</source>
        <translation>A&amp;nálisis</translation>
    </message>
    <message>
        <source>&amp;Angular speed</source>
        <translation>Velocidad &amp;angular</translation>
    </message>
    <message>
        <source>&amp;Assemble initial values</source>
        <translation>&amp;Ensamblar valores iniciales</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>&amp;Automático</translation>
    </message>
    <message>
        <source>&amp;Axes of</source>
        <translation>&amp;Ejes de</translation>
    </message>
    <message>
        <source>&amp;Axis</source>
        <translation>&amp;Eje</translation>
    </message>
    <message>
        <source>&amp;Bending moment My</source>
        <translation>Momento &amp;flector My</translation>
    </message>
    <message>
        <source>&amp;Body</source>
        <translation>&amp;Cuerpo</translation>
    </message>
    <message>
        <source>&amp;By</source>
        <translation>&amp;Por</translation>
    </message>
    <message>
        <source>&amp;Campbell diagram</source>
        <translation>Diagrama de &amp;Campbell</translation>
    </message>
    <message>
        <source>&amp;Centre, m</source>
        <translation>&amp;Centro, m</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>&amp;Columna</translation>
    </message>
    <message>
        <source>&amp;Compare integrators…</source>
        <translation>&amp;Comparar integradores…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Corner	0</source>
        <translation>&amp;Isométrica	0</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;Derivative</source>
        <translation>&amp;Derivada</translation>
    </message>
    <message>
        <source>&amp;Drives, stops and gears</source>
        <translation>&amp;Accionamientos, topes y engranajes</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;Edit formula…</source>
        <translation>&amp;Editar fórmula…</translation>
    </message>
    <message>
        <source>&amp;Enabled</source>
        <translation>&amp;Activado</translation>
    </message>
    <message>
        <source>&amp;Export all channels as CSV…</source>
        <translation>&amp;Exportar todos los canales como CSV…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Fill the screen</source>
        <translation>&amp;Llenar la pantalla</translation>
    </message>
    <message>
        <source>&amp;Find in the tree</source>
        <translation>&amp;Buscar en el árbol</translation>
    </message>
    <message>
        <source>&amp;Force</source>
        <translation>&amp;Fuerza</translation>
    </message>
    <message>
        <source>&amp;Forces</source>
        <translation>&amp;Fuerzas</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>&amp;Front	1</source>
        <translation>&amp;Frontal	1</translation>
    </message>
    <message>
        <source>&amp;Go on from the end of the run</source>
        <translation>&amp;Continuar desde el final de la simulación</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>&amp;Ir a</translation>
    </message>
    <message>
        <source>&amp;Graphics card</source>
        <translation>&amp;Tarjeta gráfica</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Guía</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>&amp;Altura</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Hinges</source>
        <translation>&amp;Bisagras</translation>
    </message>
    <message>
        <source>&amp;Horizontal axis</source>
        <translation>Eje &amp;horizontal</translation>
    </message>
    <message>
        <source>&amp;Ignore this pair of bodies</source>
        <translation>&amp;Ignorar este par de cuerpos</translation>
    </message>
    <message>
        <source>&amp;Import URDF or MJCF…</source>
        <translation>&amp;Importar URDF o MJCF…</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>&amp;Insertar</translation>
    </message>
    <message>
        <source>&amp;Insert…</source>
        <translation>&amp;Insertar…</translation>
    </message>
    <message>
        <source>&amp;Integral</source>
        <translation>&amp;Integral</translation>
    </message>
    <message>
        <source>&amp;Into tabs with</source>
        <translation>Agrupar en pestañas &amp;con</translation>
    </message>
    <message>
        <source>&amp;Inverse dynamics</source>
        <translation>Dinámica &amp;inversa</translation>
    </message>
    <message>
        <source>&amp;Joint</source>
        <translation>&amp;Junta</translation>
    </message>
    <message>
        <source>&amp;Joint by picking</source>
        <translation>&amp;Junta por señalado</translation>
    </message>
    <message>
        <source>&amp;Joints and forces</source>
        <translation>&amp;Juntas y fuerzas</translation>
    </message>
    <message>
        <source>&amp;Keep the originals</source>
        <translation>&amp;Conservar los originales</translation>
    </message>
    <message>
        <source>&amp;Keep this run for comparison</source>
        <translation>Conservar esta simulación para &amp;comparar</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Teclas y ratón</translation>
    </message>
    <message>
        <source>&amp;Kinematics</source>
        <translation>Cine&amp;mática</translation>
    </message>
    <message>
        <source>&amp;Kinetic energy</source>
        <translation>Energía &amp;cinética</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Letra</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Loads and friction</source>
        <translation>&amp;Cargas y rozamiento</translation>
    </message>
    <message>
        <source>&amp;Look through it</source>
        <translation>&amp;Mirar desde ella</translation>
    </message>
    <message>
        <source>&amp;Mouse</source>
        <translation>&amp;Ratón</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mover</translation>
    </message>
    <message>
        <source>&amp;Move up</source>
        <translation>S&amp;ubir</translation>
    </message>
    <message>
        <source>&amp;New model</source>
        <translation>&amp;Nuevo modelo</translation>
    </message>
    <message>
        <source>&amp;New plot</source>
        <translation>&amp;Nueva gráfica</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>Panel &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Normal force N</source>
        <translation>Fuerza &amp;normal N</translation>
    </message>
    <message>
        <source>&amp;Normals</source>
        <translation>&amp;Normales</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>&amp;Nada</translation>
    </message>
    <message>
        <source>&amp;Number in all</source>
        <translation>&amp;Número total</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Order study…</source>
        <translation>Estudio de &amp;orden…</translation>
    </message>
    <message>
        <source>&amp;ParaView (.pvd)…</source>
        <translation>&amp;ParaView (.pvd)…</translation>
    </message>
    <message>
        <source>&amp;Parallel projection	5</source>
        <translation>Proyección &amp;paralela	5</translation>
    </message>
    <message>
        <source>&amp;Parameter</source>
        <translation>&amp;Parámetro</translation>
    </message>
    <message>
        <source>&amp;Parameter study…</source>
        <translation>Estudio de &amp;parámetros…</translation>
    </message>
    <message>
        <source>&amp;Part of the run</source>
        <translation>&amp;Parte de la simulación</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation>&amp;Patrón</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>C&amp;olocar</translation>
    </message>
    <message>
        <source>&amp;Plane</source>
        <translation>&amp;Plano</translation>
    </message>
    <message>
        <source>&amp;Play what is recorded</source>
        <translation>&amp;Reproducir lo registrado</translation>
    </message>
    <message>
        <source>&amp;Plots</source>
        <translation>&amp;Gráficas</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Puntos</translation>
    </message>
    <message>
        <source>&amp;Presenting</source>
        <translation>Present&amp;ación</translation>
    </message>
    <message>
        <source>&amp;Previous panel</source>
        <translation>Panel &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Processor</source>
        <translation>&amp;Procesador</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Reaction force of joints</source>
        <translation>Fuerza de &amp;reacción de juntas</translation>
    </message>
    <message>
        <source>&amp;Reactions of joints</source>
        <translation>&amp;Reacciones de juntas</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renombrar</translation>
    </message>
    <message>
        <source>&amp;Rename, replace, delete…</source>
        <translation>&amp;Renombrar, sustituir, eliminar…</translation>
    </message>
    <message>
        <source>&amp;Report (.html)…</source>
        <translation>&amp;Informe (.html)…</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Restablecer disposición</translation>
    </message>
    <message>
        <source>&amp;Right	3</source>
        <translation>&amp;Derecha	3</translation>
    </message>
    <message>
        <source>&amp;Rod between two places</source>
        <translation>&amp;Barra entre dos lugares</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Simular</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Save the state of the run…</source>
        <translation>&amp;Guardar el estado de la simulación…</translation>
    </message>
    <message>
        <source>&amp;Save this layout…</source>
        <translation>&amp;Guardar esta disposición…</translation>
    </message>
    <message>
        <source>&amp;Save this view…</source>
        <translation>&amp;Guardar esta vista…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>G&amp;uardar…</translation>
    </message>
    <message>
        <source>&amp;Show contacts</source>
        <translation>&amp;Mostrar contactos</translation>
    </message>
    <message>
        <source>&amp;Size, pixels</source>
        <translation>&amp;Tamaño, píxeles</translation>
    </message>
    <message>
        <source>&amp;Spacing, m</source>
        <translation>&amp;Separación, m</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Velocidad</translation>
    </message>
    <message>
        <source>&amp;Spring by picking</source>
        <translation>&amp;Resorte por señalado</translation>
    </message>
    <message>
        <source>&amp;Springs, bushings and beams</source>
        <translation>Re&amp;sortes, casquillos y vigas</translation>
    </message>
    <message>
        <source>&amp;Statics</source>
        <translation>&amp;Estática</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>&amp;Estudio</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Tiempo</translation>
    </message>
    <message>
        <source>&amp;Title and time in the picture</source>
        <translation>Títu&amp;lo y tiempo en la imagen</translation>
    </message>
    <message>
        <source>&amp;Top	7</source>
        <translation>&amp;Superior	7</translation>
    </message>
    <message>
        <source>&amp;Torsion T</source>
        <translation>Momento &amp;torsor T</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>Fondo transpare&amp;nte</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Girar</translation>
    </message>
    <message>
        <source>&amp;Unit of time</source>
        <translation>&amp;Unidad de tiempo</translation>
    </message>
    <message>
        <source>&amp;Use in a formula…</source>
        <translation>&amp;Usar en una fórmula…</translation>
    </message>
    <message>
        <source>&amp;Values at the arrows</source>
        <translation>&amp;Valores en las flechas</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;What acts</source>
        <translation>&amp;Qué actúa</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Anchura</translation>
    </message>
    <message>
        <source>&amp;glTF (.glb)…</source>
        <translation>&amp;glTF (.glb)…</translation>
    </message>
    <message>
        <source>, %1 failed</source>
        <translation>, %1 fallidos</translation>
    </message>
    <message>
        <source>, %1 from an earlier run</source>
        <translation>, %1 de una ejecución anterior</translation>
    </message>
    <message>
        <source>, %1 points, </source>
        <translation>, %1 puntos, </translation>
    </message>
    <message>
        <source>, %L1 triangles</source>
        <translation>, %L1 triángulos</translation>
    </message>
    <message>
        <source>, against the spin</source>
        <translation>, precesión inversa</translation>
    </message>
    <message>
        <source>, from t = %1 s</source>
        <translation>, desde t = %1 s</translation>
    </message>
    <message>
        <source>, semi-axes </source>
        <translation>, semiejes </translation>
    </message>
    <message>
        <source>, with the spin</source>
        <translation>, precesión directa</translation>
    </message>
    <message>
        <source>. Curve: %1</source>
        <translation>. Curva: %1</translation>
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
        <translation>1 caso</translation>
    </message>
    <message>
        <source>1 constraint</source>
        <translation>1 restricción</translation>
    </message>
    <message>
        <source>1 contact</source>
        <translation>1 contacto</translation>
    </message>
    <message>
        <source>1 degree of freedom</source>
        <translation>1 grado de libertad</translation>
    </message>
    <message>
        <source>1 equation: the z axes of the two markers keep their angle, wherever their origins are. Phi = z1 . z2 - cos(angle).</source>
        <translation>1 ecuación: los ejes z de los dos marcadores mantienen su ángulo, estén donde estén sus orígenes. Phi = z1 . z2 - cos(angle).</translation>
    </message>
    <message>
        <source>1 equation: the z axes of the two markers stay perpendicular, wherever their origins are. Phi = z1 . z2 (Haug 1989, sec. 9.4).</source>
        <translation>1 ecuación: los ejes z de los dos marcadores se mantienen perpendiculares, estén donde estén sus orígenes. Phi = z1 . z2 (Haug 1989, sec. 9.4).</translation>
    </message>
    <message>
        <source>1 island</source>
        <translation>1 isla</translation>
    </message>
    <message>
        <source>1 island in colour; grey: alone</source>
        <translation>1 isla en color; gris: sueltos</translation>
    </message>
    <message>
        <source>1 iteration</source>
        <translation>1 iteración</translation>
    </message>
    <message>
        <source>1 mode</source>
        <translation>1 modo</translation>
    </message>
    <message>
        <source>1 point is not shown: it is zero or negative</source>
        <translation>1 punto no se muestra: es nulo o negativo</translation>
    </message>
    <message>
        <source>1 redundant constraint</source>
        <translation>1 restricción redundante</translation>
    </message>
    <message>
        <source>1/10 of real time</source>
        <translation>1/10 del tiempo real</translation>
    </message>
    <message>
        <source>1/100 of real time</source>
        <translation>1/100 del tiempo real</translation>
    </message>
    <message>
        <source>10 × real time</source>
        <translation>10 × tiempo real</translation>
    </message>
    <message>
        <source>1: the published method, unstable for fast tops; 1/2: second order</source>
        <translation>1: el método publicado, inestable para peonzas rápidas; 1/2: segundo orden</translation>
    </message>
    <message>
        <source>2 equations: the z axes of the two markers stay parallel, wherever their origins are. Phi = (x1 . z2, y1 . z2) (Haug 1989, sec. 9.4).</source>
        <translation>2 ecuaciones: los ejes z de los dos marcadores se mantienen paralelos, estén donde estén sus orígenes. Phi = (x1 . z2, y1 . z2) (Haug 1989, sec. 9.4).</translation>
    </message>
    <message>
        <source>2 × real time</source>
        <translation>2 × tiempo real</translation>
    </message>
    <message>
        <source>3 equations: the axes of the two markers stay parallel, wherever their origins are. Phi = (x1 . y2, y1 . z2, z1 . x2).</source>
        <translation>3 ecuaciones: los ejes de los dos marcadores se mantienen paralelos, estén donde estén sus orígenes. Phi = (x1 . y2, y1 . z2, z1 . x2).</translation>
    </message>
    <message>
        <source>30 deg</source>
        <translation>30 deg</translation>
    </message>
    <message>
        <source>6 numbers (translation x y z, rotation x y z) or a symmetric 6x6 matrix</source>
        <translation>6 números (traslación x y z, rotación x y z) o una matriz simétrica 6x6</translation>
    </message>
    <message>
        <source>6 numbers or a symmetric 6x6 matrix</source>
        <translation>6 números o una matriz simétrica 6x6</translation>
    </message>
    <message>
        <source>6 numbers or a symmetric 6x6 matrix: forces x y z [N] and moments x y z [N m] of a section over its strains; in place of the moduli and the moments of area</source>
        <translation>6 números o una matriz simétrica 6x6: fuerzas x y z [N] y momentos x y z [N m] de una sección respecto a sus deformaciones; en lugar de los módulos y los momentos de área</translation>
    </message>
    <message>
        <source>; %1 loads not unique</source>
        <translation>; %1 cargas no únicas</translation>
    </message>
    <message>
        <source>; the run has gone on since</source>
        <translation>; la simulación ha avanzado desde entonces</translation>
    </message>
    <message>
        <source>&lt;b&gt;An empty model&lt;/b&gt;</source>
        <translation>&lt;b&gt;Un modelo vacío&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Gyre Studio %1&lt;/h3&gt;&lt;p&gt;A workbench for constrained multibody dynamics: every integrator on the same model, with energy, constraint drift and Newton's iteration laid open.&lt;/p&gt;&lt;p&gt;BSD-3-Clause licence.&lt;/p&gt;&lt;p&gt;The views are %2.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Gyre Studio %1&lt;/h3&gt;&lt;p&gt;Un entorno de trabajo para la dinámica multicuerpo con restricciones: todos los integradores sobre el mismo modelo, con la energía, la deriva de las restricciones y la iteración de Newton a la vista.&lt;/p&gt;&lt;p&gt;Licencia BSD-3-Clause.&lt;/p&gt;&lt;p&gt;Las vistas son %2.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;table cellspacing='2'&gt;&lt;tr&gt;&lt;td&gt;Wheel&lt;/td&gt;&lt;td&gt;zoom about the mouse&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Shift + wheel&lt;/td&gt;&lt;td&gt;zoom the horizontal axis&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Ctrl + wheel&lt;/td&gt;&lt;td&gt;zoom the vertical axis&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Left drag&lt;/td&gt;&lt;td&gt;zoom into a box; a flat box zooms one axis&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Middle drag&lt;/td&gt;&lt;td&gt;move the picture&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Mouse on a point&lt;/td&gt;&lt;td&gt;its numbers&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Arrow keys&lt;/td&gt;&lt;td&gt;from point to point, from curve to curve&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Click in the legend&lt;/td&gt;&lt;td&gt;hide or show a curve&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Double click or F&lt;/td&gt;&lt;td&gt;show everything&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</source>
        <translation>&lt;table cellspacing='2'&gt;&lt;tr&gt;&lt;td&gt;Rueda&lt;/td&gt;&lt;td&gt;zoom en torno al ratón&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Mayús + rueda&lt;/td&gt;&lt;td&gt;zoom del eje horizontal&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Ctrl + rueda&lt;/td&gt;&lt;td&gt;zoom del eje vertical&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Arrastre izquierdo&lt;/td&gt;&lt;td&gt;ampliar un recuadro; si es plano, un solo eje&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Arrastre central&lt;/td&gt;&lt;td&gt;mover la imagen&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Ratón sobre un punto&lt;/td&gt;&lt;td&gt;sus números&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Teclas de flecha&lt;/td&gt;&lt;td&gt;de punto en punto, de curva en curva&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Clic en la leyenda&lt;/td&gt;&lt;td&gt;ocultar o mostrar una curva&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Doble clic o F&lt;/td&gt;&lt;td&gt;mostrar todo&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</translation>
    </message>
    <message>
        <source>&lt;table cellspacing='2'&gt;&lt;tr&gt;&lt;td&gt;Wheel&lt;/td&gt;&lt;td&gt;zoom time about the mouse&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Ctrl + wheel&lt;/td&gt;&lt;td&gt;zoom values (also over the value axis)&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Shift + wheel&lt;/td&gt;&lt;td&gt;zoom both&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Left drag&lt;/td&gt;&lt;td&gt;zoom into a box; a flat box zooms one axis&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Middle drag&lt;/td&gt;&lt;td&gt;move the picture&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Shift + click or drag&lt;/td&gt;&lt;td&gt;set the time cursor&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Ctrl + left drag, R&lt;/td&gt;&lt;td&gt;statistics of a range of time&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;M&lt;/td&gt;&lt;td&gt;marker with words at the time cursor; drag it, double-click it&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Ctrl + Z&lt;/td&gt;&lt;td&gt;take back what was done to markers&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;E&lt;/td&gt;&lt;td&gt;plot a formula over channels&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;X, S, T&lt;/td&gt;&lt;td&gt;curves over another quantity, their spectra, over time&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;D&lt;/td&gt;&lt;td&gt;runs minus the baseline, or the runs&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Double click or F&lt;/td&gt;&lt;td&gt;show everything and follow the run&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</source>
        <translation>&lt;table cellspacing='2'&gt;&lt;tr&gt;&lt;td&gt;Rueda&lt;/td&gt;&lt;td&gt;zoom del tiempo en torno al ratón&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Ctrl + rueda&lt;/td&gt;&lt;td&gt;zoom de los valores (también sobre el eje de valores)&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Mayús + rueda&lt;/td&gt;&lt;td&gt;zoom de ambos&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Arrastre izquierdo&lt;/td&gt;&lt;td&gt;ampliar un recuadro; si es plano, un solo eje&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Arrastre central&lt;/td&gt;&lt;td&gt;mover la imagen&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Mayús + clic o arrastre&lt;/td&gt;&lt;td&gt;situar el cursor de tiempo&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Ctrl + arrastre izquierdo, R&lt;/td&gt;&lt;td&gt;estadísticas de un intervalo de tiempo&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;M&lt;/td&gt;&lt;td&gt;marcador con texto en el cursor de tiempo; se puede arrastrar y hacer doble clic en él&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Ctrl + Z&lt;/td&gt;&lt;td&gt;deshacer lo hecho con los marcadores&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;E&lt;/td&gt;&lt;td&gt;trazar una fórmula de canales&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;X, S, T&lt;/td&gt;&lt;td&gt;curvas frente a otra magnitud, sus espectros, frente al tiempo&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;D&lt;/td&gt;&lt;td&gt;simulaciones menos la línea base, o las simulaciones&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Doble clic o F&lt;/td&gt;&lt;td&gt;mostrar todo y seguir la simulación&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</translation>
    </message>
    <message>
        <source>&lt;table cellspacing=0 cellpadding=3&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Shift+A&lt;/b&gt;&amp;nbsp;&amp;nbsp;&lt;/td&gt;&lt;td&gt;insert a body&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Shift+A&lt;/b&gt;&lt;/td&gt;&lt;td&gt;with one body selected: a joint to the ground&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Shift+A&lt;/b&gt;&lt;/td&gt;&lt;td&gt;with two selected: a joint or a spring between them&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;1&lt;/b&gt;, &lt;b&gt;L&lt;/b&gt;&lt;/td&gt;&lt;td&gt;in the view: from the front; draw rods with hinges&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Space&lt;/b&gt;&lt;/td&gt;&lt;td&gt;run&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</source>
        <translation>&lt;table cellspacing=0 cellpadding=3&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Mayús+A&lt;/b&gt;&amp;nbsp;&amp;nbsp;&lt;/td&gt;&lt;td&gt;insertar un cuerpo&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Mayús+A&lt;/b&gt;&lt;/td&gt;&lt;td&gt;con un cuerpo seleccionado: una junta al suelo&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Mayús+A&lt;/b&gt;&lt;/td&gt;&lt;td&gt;con dos seleccionados: una junta o un resorte entre ellos&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;1&lt;/b&gt;, &lt;b&gt;L&lt;/b&gt;&lt;/td&gt;&lt;td&gt;en la vista: de frente; dibujar barras con bisagras&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;&lt;b&gt;Espacio&lt;/b&gt;&lt;/td&gt;&lt;td&gt;simular&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</translation>
    </message>
    <message>
        <source>A ball.</source>
        <translation>Una bola.</translation>
    </message>
    <message>
        <source>A bent beam is no initial placement: let a run come to rest and save its state instead.</source>
        <translation>Una viga doblada no es una colocación inicial: en su lugar, dejar que una simulación llegue al reposo y guardar su estado.</translation>
    </message>
    <message>
        <source>A blow that runs on through bodies that do not touch takes a further solve in the same step</source>
        <translation>Un golpe que se transmite a través de cuerpos que no se tocan requiere otra resolución en el mismo paso</translation>
    </message>
    <message>
        <source>A box, centred.</source>
        <translation>Un bloque, centrado.</translation>
    </message>
    <message>
        <source>A camera with a name, for the window and for pictures and films of a run. It stands where these keys say while all bodies are at their initial placements.</source>
        <translation>Una cámara con nombre, para la ventana y para imágenes y películas de una simulación. Está donde indican estas claves mientras todos los cuerpos están en su colocación inicial.</translation>
    </message>
    <message>
        <source>A click lights the joints of the set.
Motion does not suffer, but how reactions are shared among these multipliers is not unique.</source>
        <translation>Un clic resalta las juntas del conjunto.
El movimiento no se ve afectado, pero el reparto de las reacciones entre estos multiplicadores no es único.</translation>
    </message>
    <message>
        <source>A closed polygon in x-y, drawn out along z from -length/2 to +length/2.</source>
        <translation>Un polígono cerrado en x-y, extruido a lo largo de z desde -length/2 hasta +length/2.</translation>
    </message>
    <message>
        <source>A comparison takes two methods or more</source>
        <translation>Una comparación requiere dos métodos o más</translation>
    </message>
    <message>
        <source>A cone about z: the base at -length/2, the apex at +length/2.</source>
        <translation>Un cono en torno a z: la base en -length/2, el vértice en +length/2.</translation>
    </message>
    <message>
        <source>A contact brought energy in: see the mark in its line</source>
        <translation>Un contacto aportó energía: véase la marca en su línea</translation>
    </message>
    <message>
        <source>A cylinder about z with half balls on its ends, centred.</source>
        <translation>Un cilindro en torno a z con semiesferas en los extremos, centrado.</translation>
    </message>
    <message>
        <source>A cylinder about z, centred.</source>
        <translation>Un cilindro en torno a z, centrado.</translation>
    </message>
    <message>
        <source>A disc on body 2, about the z axis of marker 2, rolls without slipping on the x-y plane of marker 1: 1 equation of position and 2 nonholonomic equations. Without slip the point of contact has no velocity in the plane (Neimark and Fufaev 1972, ch. 2).</source>
        <translation>Un disco en el cuerpo 2, en torno al eje z del marcador 2, rueda sin deslizar sobre el plano x-y del marcador 1: 1 ecuación de posición y 2 ecuaciones no holónomas. Sin deslizamiento, el punto de contacto no tiene velocidad en el plano (Neimark y Fufaev 1972, cap. 2).</translation>
    </message>
    <message>
        <source>A displacement that follows an angle, 1 equation: the rack moves by radius times the pinion's angle. Phi = (d - d(0)) - radius (theta - theta(0)).</source>
        <translation>Un desplazamiento que sigue a un ángulo, 1 ecuación: la cremallera se mueve el radio por el ángulo del piñón. Phi = (d - d(0)) - radius (theta - theta(0)).</translation>
    </message>
    <message>
        <source>A field</source>
        <translation>Un campo</translation>
    </message>
    <message>
        <source>A file with a known solution…</source>
        <translation>Un archivo con una solución conocida…</translation>
    </message>
    <message>
        <source>A flexible beam that hardly resists bending, as a rope of fibres: straight, of 24 elements. Hold its ends by joints at station 0 and 1.</source>
        <translation>Una viga flexible que apenas resiste la flexión, como una cuerda de fibras: recta, de 24 elementos. Sujetar sus extremos con juntas en las estaciones 0 y 1.</translation>
    </message>
    <message>
        <source>A force and a torque on body 2 at its marker, the opposite on body 1, each component an expression of t, of the motion of marker 2 against marker 1 in the axes of marker 1 (offset x y z, its rate vx vy vz, rotation vector rx ry rz, through full turns about one axis at a time, angular velocity wx wy wz), of parameters, and of channels in brackets, as [pin.angle]: position, orientation and velocity of bodies, coordinates of joints and their rates, deflection, rate, force, energy and power of force elements without a state or signals of their own, but no accelerations, multipliers or reactions. Its energy is counted as work.</source>
        <translation>Una fuerza y un par sobre el cuerpo 2 en su marcador, los opuestos sobre el cuerpo 1; cada componente es una expresión de t, del movimiento del marcador 2 respecto al marcador 1 en los ejes del marcador 1 (desplazamiento x y z, su velocidad vx vy vz, vector de rotación rx ry rz, que cuenta vueltas completas en torno a un solo eje cada vez, velocidad angular wx wy wz), de parámetros y de canales entre corchetes, como [pin.angle]: posición, orientación y velocidad de cuerpos, coordenadas de juntas y sus velocidades, deformación, velocidad de deformación, fuerza, energía y potencia de elementos de fuerza sin estado ni señales propias, pero no aceleraciones, multiplicadores ni reacciones. Su energía se cuenta como trabajo.</translation>
    </message>
    <message>
        <source>A force on a point of a body; each component a number, an expression of t or a table. Its energy is counted as work.</source>
        <translation>Una fuerza sobre un punto de un cuerpo; cada componente es un número, una expresión de t o una tabla. Su energía se cuenta como trabajo.</translation>
    </message>
    <message>
        <source>A frame of the body, whose place the point then has; the numbers follow it</source>
        <translation>Un sistema de ejes del cuerpo, cuyo lugar tiene entonces el punto; los números lo siguen</translation>
    </message>
    <message>
        <source>A hinge where an end of the rod is picked on a body</source>
        <translation>Una bisagra donde un extremo de la barra se señala en un cuerpo</translation>
    </message>
    <message>
        <source>A known solution</source>
        <translation>Una solución conocida</translation>
    </message>
    <message>
        <source>A model from a file, by its own method, beside this one</source>
        <translation>Un modelo de un archivo, con su propio método, junto a este</translation>
    </message>
    <message>
        <source>A named number. Where an element wants a number it may have a formula such as "2*k + 3 mm" instead, which uses parameters by their names.</source>
        <translation>Un número con nombre. Donde un elemento pide un número puede tener en su lugar una fórmula como "2*k + 3 mm", que usa los parámetros por su nombre.</translation>
    </message>
    <message>
        <source>A number, with or without unit, an expression of %1 (%2 in %3), or a table [[%2, value], ...]</source>
        <translation>Un número, con o sin unidad, una expresión de %1 (%2 en %3) o una tabla [[%2, valor], ...]</translation>
    </message>
    <message>
        <source>A number, with or without unit, an expression of the time t in seconds, e.g. 5*sin(2*t), or a table of points [[t, value], ...]</source>
        <translation>Un número, con o sin unidad, una expresión del tiempo t en segundos, p. ej. 5*sin(2*t), o una tabla de puntos [[t, valor], ...]</translation>
    </message>
    <message>
        <source>A place and axes on a body or in space that have a name. Markers of joints and forces that name it are where it is, as in "frame1": {"frame": "crank pin"}: moved once, it moves all of them.</source>
        <translation>Un lugar y unos ejes con nombre, en un cuerpo o en el espacio. Los marcadores de juntas y fuerzas que lo nombran están donde él está, como en "frame1": {"frame": "crank pin"}: al moverlo una vez, se mueven todos.</translation>
    </message>
    <message>
        <source>A point mass with three degrees of freedom: m x'' = F.</source>
        <translation>Una masa puntual con tres grados de libertad: m x'' = F.</translation>
    </message>
    <message>
        <source>A point of a body or in space that is only looked at: position, velocity and acceleration in inertial axes, its distance to another point, and the angle at it between two others. Its path is drawn as its trail.</source>
        <translation>Un punto de un cuerpo o del espacio que solo se observa: posición, velocidad y aceleración en ejes inerciales, su distancia a otro punto y el ángulo en él entre otros dos. Su recorrido se dibuja como estela.</translation>
    </message>
    <message>
        <source>A rigid body of this shape, with the mass and inertia of a hollow machine part.</source>
        <translation>Un cuerpo rígido de esta forma, con la masa y la inercia de una pieza de máquina hueca.</translation>
    </message>
    <message>
        <source>A rigid body that turns about a fixed point, three degrees of freedom: J W' + W x (J W) = torque about the pivot. (Bruels and Cardona 2010, eq. 71.)</source>
        <translation>Un cuerpo rígido que gira en torno a un punto fijo, tres grados de libertad: J W' + W x (J W) = par respecto al pivote. (Bruels y Cardona 2010, ec. 71.)</translation>
    </message>
    <message>
        <source>A rigid body with six degrees of freedom: m x'' = F, J W' + W x (J W) = torque (body axes). (Bruels and Cardona 2010, eqs. 77-78.)</source>
        <translation>Un cuerpo rígido con seis grados de libertad: m x'' = F, J W' + W x (J W) = par (ejes del cuerpo). (Bruels y Cardona 2010, ecs. 77-78.)</translation>
    </message>
    <message>
        <source>A shade means the same at all moments of a run; else each moment has its own range</source>
        <translation>Un tono significa lo mismo en todos los instantes de una simulación; si no, cada instante tiene su propio intervalo</translation>
    </message>
    <message>
        <source>A slender elastic body for large deflections: geometrically exact strains (Reissner 1981; Simo 1985), on rigid nodes with elements of order 4 between them, which every method carries. What takes hold of it names a station, from 0 at its start to 1 at its end. The nodes are NAME.0, NAME.1 and so on; NAME.tip is the end.</source>
        <translation>Un cuerpo elástico esbelto para grandes deformaciones: medidas de deformación geométricamente exactas (Reissner 1981; Simo 1985), sobre nodos rígidos con elementos de orden 4 entre ellos, que todos los métodos admiten. Lo que se une a él indica una estación, de 0 en su inicio a 1 en su final. Los nodos son NAME.0, NAME.1, etc.; NAME.tip es el extremo final.</translation>
    </message>
    <message>
        <source>A surface of triangles. They are kept in the file, so that it runs everywhere; triangles that face inwards are turned when it is read. Mass follows from a density only where the surface is closed.</source>
        <translation>Una superficie de triángulos. Se guardan en el archivo, de modo que funciona en cualquier sitio; los triángulos orientados hacia dentro se invierten al leerla. La masa solo se deduce de una densidad si la superficie es cerrada.</translation>
    </message>
    <message>
        <source>A table of another program, or of a measurement, as a run to compare with</source>
        <translation>Una tabla de otro programa, o de una medición, como simulación con la que comparar</translation>
    </message>
    <message>
        <source>A torque on a body; each component a number, an expression of t or a table. Its energy is counted as work.</source>
        <translation>Un par sobre un cuerpo; cada componente es un número, una expresión de t o una tabla. Su energía se cuenta como trabajo.</translation>
    </message>
    <message>
        <source>A uniform Timoshenko beam without mass along the x axes of two markers. Strain 'halfway': straight, in axes halfway between the markers (Przemieniecki 1968, eq. 5.116); any motion as a whole, small deformation. Strain 'helix': along the helix between the markers, the logarithm of their pose (Borri and Bottasso 1994; Sonneville, Cardona and Bruels 2014), with the compliance of strains that are linear along it; large deformation, curved and twisted rest shapes, order 4 in the length. Unloaded and straight, marker 2 is at x = length of marker 1.</source>
        <translation>Una viga de Timoshenko uniforme sin masa a lo largo de los ejes x de dos marcadores. Deformación 'halfway': recta, en ejes intermedios entre los marcadores (Przemieniecki 1968, ec. 5.116); cualquier movimiento de conjunto, deformación pequeña. Deformación 'helix': según la hélice entre los marcadores, el logaritmo de su pose (Borri y Bottasso 1994; Sonneville, Cardona y Bruels 2014), con la flexibilidad de deformaciones lineales a lo largo de ella; deformación grande, formas de reposo curvas y torsionadas, orden 4 en la longitud. Descargada y recta, el marcador 2 está en x = longitud respecto al marcador 1.</translation>
    </message>
    <message>
        <source>A uniform gravity field on every body, added to the one the file's key "gravity" gives.</source>
        <translation>Un campo gravitatorio uniforme sobre todos los cuerpos, sumado al que da la clave "gravity" del archivo.</translation>
    </message>
    <message>
        <source>A unit is as long on one axis as on the other</source>
        <translation>Una unidad mide lo mismo en un eje que en el otro</translation>
    </message>
    <message>
        <source>AKW (Austin, Krishnaprasad, Wang)</source>
        <translation>AKW (Austin, Krishnaprasad, Wang)</translation>
    </message>
    <message>
        <source>About Gyre Studio</source>
        <translation>Acerca de Gyre Studio</translation>
    </message>
    <message>
        <source>About the centre of mass in body axes: xx yy zz, or xx yy zz xy yz zx (tensor entries)</source>
        <translation>Respecto al centro de masas en ejes del cuerpo: xx yy zz, o xx yy zz xy yz zx (componentes del tensor)</translation>
    </message>
    <message>
        <source>About the pivot in body axes: xx yy zz, or xx yy zz xy yz zx (tensor entries)</source>
        <translation>Respecto al pivote en ejes del cuerpo: xx yy zz, o xx yy zz xy yz zx (componentes del tensor)</translation>
    </message>
    <message>
        <source>Above it the stop pulls the points together; 0: none</source>
        <translation>Por encima, el tope acerca los puntos; 0: ninguno</translation>
    </message>
    <message>
        <source>Above it the stop pushes back; the same as the smallest: no stops</source>
        <translation>Por encima, el tope empuja hacia atrás; igual al mínimo: sin topes</translation>
    </message>
    <message>
        <source>Absolute tolerance of Newton's weighted test, as published: of what a step moves by in m and rad, of multipliers in N and N m, whatever the size of the model</source>
        <translation>Tolerancia absoluta del criterio ponderado de Newton, tal como se publicó: de lo que avanza un paso en m y rad, de los multiplicadores en N y N m, sea cual sea el tamaño del modelo</translation>
    </message>
    <message>
        <source>Absolute tolerance of Newton's weighted test: of what a step moves by, as a speed, in lengths of the model per second and rad/s; of a multiplier, as a share of what brings the masses that its joint moves to one length of the model per second, or 1 rad/s, within a second</source>
        <translation>Tolerancia absoluta del criterio ponderado de Newton: de lo que avanza un paso, como velocidad, en longitudes del modelo por segundo y rad/s; de un multiplicador, como fracción del que lleva las masas que mueve su junta a una longitud del modelo por segundo, o 1 rad/s, en un segundo</translation>
    </message>
    <message>
        <source>Absolute tolerance of positions [m] and quaternions. 0: a millionth of how far each body has moved in the run so far, or is about to, from where it began, and rtol is of that; where bodies may touch, of the model's length at least</source>
        <translation>Tolerancia absoluta de posiciones [m] y cuaterniones. 0: una millonésima de lo que cada cuerpo se ha alejado hasta ahora en la simulación, o está por alejarse, de donde empezó, y rtol se refiere a lo mismo; donde los cuerpos pueden tocarse, al menos de la longitud del modelo</translation>
    </message>
    <message>
        <source>Absolute tolerance of the local error: of positions as a share of the model's length, of rotations in rad, of velocities the same per second</source>
        <translation>Tolerancia absoluta del error local: de posiciones como fracción de la longitud del modelo, de rotaciones en rad, de velocidades lo mismo por segundo</translation>
    </message>
    <message>
        <source>Absolute tolerance of velocities [m/s, rad/s] (and of multipliers [N, N m]). 0: 1e-5 of the largest of each body (and of all multipliers) in the run so far; where bodies may touch, of the largest of all bodies at least</source>
        <translation>Tolerancia absoluta de velocidades [m/s, rad/s] (y de multiplicadores [N, N m]). 0: 1e-5 de la mayor de cada cuerpo (y de todos los multiplicadores) en la simulación hasta ahora; donde los cuerpos pueden tocarse, al menos de la mayor de todos los cuerpos</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Aceleración</translation>
    </message>
    <message>
        <source>Accepted steps</source>
        <translation>Pasos aceptados</translation>
    </message>
    <message>
        <source>Across %1</source>
        <translation>Normal a %1</translation>
    </message>
    <message>
        <source>Across %1 of the selected body</source>
        <translation>Normal a %1 del cuerpo seleccionado</translation>
    </message>
    <message>
        <source>Acts along</source>
        <translation>Actúa según</translation>
    </message>
    <message>
        <source>Actuator</source>
        <translation>Actuador</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add parameter</source>
        <translation>Añadir parámetro</translation>
    </message>
    <message>
        <source>Add the methods that are to be compared.</source>
        <translation>Añadir los métodos que se quieren comparar.</translation>
    </message>
    <message>
        <source>Added to the feedback, e.g. to carry a weight (N or N m)</source>
        <translation>Se suma a la realimentación, p. ej. para sostener un peso (N o N m)</translation>
    </message>
    <message>
        <source>Adds a method to the comparison; the same one twice with other changes, too</source>
        <translation>Añade un método a la comparación; también el mismo dos veces con otros cambios</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>After so many a step is repeated with half its size</source>
        <translation>Tras ese número, el paso se repite con la mitad de su tamaño</translation>
    </message>
    <message>
        <source>Ali&amp;gn and distribute…</source>
        <translation>A&amp;linear y distribuir…</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Alinear</translation>
    </message>
    <message>
        <source>Align %1</source>
        <translation>Alinear %1</translation>
    </message>
    <message>
        <source>Align and distribute</source>
        <translation>Alinear y distribuir</translation>
    </message>
    <message>
        <source>All bodies</source>
        <translation>Todos los cuerpos</translation>
    </message>
    <message>
        <source>All charts</source>
        <translation>Todos los diagramas</translation>
    </message>
    <message>
        <source>All methods from the same start to the same times</source>
        <translation>Todos los métodos desde el mismo inicio hasta los mismos instantes</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>Todas las páginas</translation>
    </message>
    <message>
        <source>All that the bodies reach at any moment of the run</source>
        <translation>Todo lo que los cuerpos alcanzan en cualquier instante de la simulación</translation>
    </message>
    <message>
        <source>All that the run carries along where it stands, from which it can go on another day</source>
        <translation>Todo lo que la simulación lleva consigo en el punto en que está, desde donde puede continuar otro día</translation>
    </message>
    <message>
        <source>All that this plot can do</source>
        <translation>Todo lo que puede hacer esta gráfica</translation>
    </message>
    <message>
        <source>Along &amp;axis</source>
        <translation>Según el &amp;eje</translation>
    </message>
    <message>
        <source>Along a flexible body, 0 at its start and 1 at its end; markers are in the axes of its section there</source>
        <translation>A lo largo de un cuerpo flexible, 0 en su inicio y 1 en su final; los marcadores están en los ejes de su sección en ese punto</translation>
    </message>
    <message>
        <source>Along an axis of marker 1; of t, x y z, rx ry rz, vx vy vz, wx wy wz and channels</source>
        <translation>Según un eje del marcador 1; de t, x y z, rx ry rz, vx vy vz, wx wy wz y canales</translation>
    </message>
    <message>
        <source>Along beams</source>
        <translation>A lo largo de vigas</translation>
    </message>
    <message>
        <source>Along the body's own &amp;axes</source>
        <translation>Según los &amp;ejes propios del cuerpo</translation>
    </message>
    <message>
        <source>Along the flexible beams</source>
        <translation>A lo largo de las vigas flexibles</translation>
    </message>
    <message>
        <source>Along the inertial axes x, y, z</source>
        <translation>Según los ejes inerciales x, y, z</translation>
    </message>
    <message>
        <source>Aluminium</source>
        <translation>Aluminio</translation>
    </message>
    <message>
        <source>Always so many Newton iterations per step; 0: until the test passes</source>
        <translation>Siempre ese número de iteraciones de Newton por paso; 0: hasta cumplir el criterio</translation>
    </message>
    <message>
        <source>Amplitude</source>
        <translation>Amplitud</translation>
    </message>
    <message>
        <source>Amplitude density</source>
        <translation>Densidad de amplitud</translation>
    </message>
    <message>
        <source>Amplitude of what is shown</source>
        <translation>Amplitud de lo que se muestra</translation>
    </message>
    <message>
        <source>An ellipsoid, centred.</source>
        <translation>Un elipsoide, centrado.</translation>
    </message>
    <message>
        <source>An&amp;gle in all</source>
        <translation>Á&amp;ngulo total</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Anclaje</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Ángulo</translation>
    </message>
    <message>
        <source>Angle between axes</source>
        <translation>Ángulo entre ejes</translation>
    </message>
    <message>
        <source>Angle of joint 1</source>
        <translation>Ángulo de la junta 1</translation>
    </message>
    <message>
        <source>Angle of joint 2</source>
        <translation>Ángulo de la junta 2</translation>
    </message>
    <message>
        <source>Angle of marker 2 against marker 1 at which the spring's own torque vanishes</source>
        <translation>Ángulo del marcador 2 respecto al marcador 1 en el que se anula el par propio del resorte</translation>
    </message>
    <message>
        <source>Angle of the pinion</source>
        <translation>Ángulo del piñón</translation>
    </message>
    <message>
        <source>Angle to</source>
        <translation>Ángulo a</translation>
    </message>
    <message>
        <source>Angular acceleration</source>
        <translation>Aceleración angular</translation>
    </message>
    <message>
        <source>Angular velocity</source>
        <translation>Velocidad angular</translation>
    </message>
    <message>
        <source>Another &amp;model…</source>
        <translation>Otro &amp;modelo…</translation>
    </message>
    <message>
        <source>Another parameter, or number of an element, such as crank.mass</source>
        <translation>Otro parámetro, o un número de un elemento, como crank.mass</translation>
    </message>
    <message>
        <source>Another unit: %1</source>
        <translation>Otra unidad: %1</translation>
    </message>
    <message>
        <source>Any mask of the six directions of marker 1, 1 to 6 equations: displacements along its axes and rotations. With one rotation locked, two axes of the markers stay perpendicular, as in a universal joint; with two, the axis that stays free is common. Its kind is the total joint of Masarati 2011.</source>
        <translation>Cualquier combinación de las seis direcciones del marcador 1, de 1 a 6 ecuaciones: desplazamientos según sus ejes y rotaciones. Con una rotación bloqueada, dos ejes de los marcadores se mantienen perpendiculares, como en una junta universal; con dos, el eje que queda libre es común. Es del tipo «total joint» de Masarati 2011.</translation>
    </message>
    <message>
        <source>Apart [m]</source>
        <translation>Distancia [m]</translation>
    </message>
    <message>
        <source>Apart [rad]</source>
        <translation>Distancia [rad]</translation>
    </message>
    <message>
        <source>Approach [m/s]</source>
        <translation>Acercamiento [m/s]</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Área</translation>
    </message>
    <message>
        <source>Area moment y</source>
        <translation>Momento de área y</translation>
    </message>
    <message>
        <source>Area moment z</source>
        <translation>Momento de área z</translation>
    </message>
    <message>
        <source>As bdf_cs, without the derivative of the projection in Newton's matrix (Yen and Petzold's CM): finds the smooth motion near fast oscillations of small amplitude and takes large steps along it.</source>
        <translation>Como bdf_cs, sin la derivada de la proyección en la matriz de Newton (el CM de Yen y Petzold): halla el movimiento suave cerca de oscilaciones rápidas de pequeña amplitud y lo recorre con pasos grandes.</translation>
    </message>
    <message>
        <source>As bdf_ggl, but the multipliers are left out of Newton's test (Yen and Petzold).</source>
        <translation>Como bdf_ggl, pero los multiplicadores quedan fuera del criterio de Newton (Yen y Petzold).</translation>
    </message>
    <message>
        <source>As fast as possible</source>
        <translation>Lo más rápido posible</translation>
    </message>
    <message>
        <source>As in &amp;Blender: middle turns, Shift moves</source>
        <translation>Como en &amp;Blender: el central gira, Mayús desplaza</translation>
    </message>
    <message>
        <source>As in &amp;CAD (SolidWorks): middle turns, Ctrl moves</source>
        <translation>Como en &amp;CAD (SolidWorks): el central gira, Ctrl desplaza</translation>
    </message>
    <message>
        <source>As in &amp;Gyre: left turns, middle moves</source>
        <translation>Como en &amp;Gyre: el izquierdo gira, el central desplaza</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Como se abrió</translation>
    </message>
    <message>
        <source>As they are followed from moment to moment; of two that are conjugate one is listed</source>
        <translation>Seguidos de un instante a otro; de dos conjugados se muestra uno</translation>
    </message>
    <message>
        <source>Assemble</source>
        <translation>Ensamblar</translation>
    </message>
    <message>
        <source>Assembled: %1 initial values were changed.</source>
        <translation>Ensamblado: se modificaron %1 valores iniciales.</translation>
    </message>
    <message>
        <source>Assembled: 1 initial value was changed.</source>
        <translation>Ensamblado: se modificó 1 valor inicial.</translation>
    </message>
    <message>
        <source>At</source>
        <translation>En</translation>
    </message>
    <message>
        <source>At %1 s: %2</source>
        <translation>En %1 s: %2</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <translation>En %1: %2</translation>
    </message>
    <message>
        <source>At a &amp;distance of</source>
        <translation>A una &amp;distancia de</translation>
    </message>
    <message>
        <source>At how many moments of the run eigenvalues are computed</source>
        <translation>En cuántos instantes de la simulación se calculan los autovalores</translation>
    </message>
    <message>
        <source>At how many speeds modes are computed</source>
        <translation>A cuántas velocidades se calculan los modos</translation>
    </message>
    <message>
        <source>At most %1 N before it slips: coefficient %2</source>
        <translation>Como máximo %1 N antes de deslizar: coeficiente %2</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Al inicio</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>Ejes</translation>
    </message>
    <message>
        <source>Axes of deflection and force: those of marker 1, or symmetric, halfway between both markers</source>
        <translation>Ejes de deformación y fuerza: los del marcador 1, o simétricos, intermedios entre ambos marcadores</translation>
    </message>
    <message>
        <source>Axes of the components: space (inertial) or body (they turn with it)</source>
        <translation>Ejes de los componentes: space (inerciales) o body (giran con el cuerpo)</translation>
    </message>
    <message>
        <source>BDF of order 1 or 2 with fixed step, rotations by increments on the group, constraints at position level. Damps all fast oscillations; for comparison with bdf_cm and generalized-alpha methods.</source>
        <translation>BDF de orden 1 o 2 con paso fijo, rotaciones por incrementos en el grupo, restricciones a nivel de posición. Amortigua todas las oscilaciones rápidas; para comparar con bdf_cm y los métodos alfa generalizado.</translation>
    </message>
    <message>
        <source>BDF of variable step and order (IDA) on equations without multipliers, by Yen and Petzold's coordinate splitting. Error and Newton's test see no multipliers.</source>
        <translation>BDF de paso y orden variables (IDA) sobre ecuaciones sin multiplicadores, mediante la partición de coordenadas de Yen y Petzold. Ni el error ni el criterio de Newton ven los multiplicadores.</translation>
    </message>
    <message>
        <source>BDF of variable step and order (IDA) on the stabilized index-2 equations of Gear, Gupta and Leimkuhler. Newton's test sees the multipliers, which fast oscillations keep from converging.</source>
        <translation>BDF de paso y orden variables (IDA) sobre las ecuaciones estabilizadas de índice 2 de Gear, Gupta y Leimkuhler. El criterio de Newton ve los multiplicadores, cuya convergencia impiden las oscilaciones rápidas.</translation>
    </message>
    <message>
        <source>BDF on the Lie group</source>
        <translation>BDF en el grupo de Lie</translation>
    </message>
    <message>
        <source>BDF, GGL (stabilized index 2)</source>
        <translation>BDF, GGL (índice 2 estabilizado)</translation>
    </message>
    <message>
        <source>BDF, GGL*</source>
        <translation>BDF, GGL*</translation>
    </message>
    <message>
        <source>BDF, coordinate splitting</source>
        <translation>BDF, partición de coordenadas</translation>
    </message>
    <message>
        <source>BDF, modified coordinate splitting</source>
        <translation>BDF, partición de coordenadas modificada</translation>
    </message>
    <message>
        <source>Back into the &amp;window</source>
        <translation>Volver a la &amp;ventana</translation>
    </message>
    <message>
        <source>Back into the window</source>
        <translation>Volver a la ventana</translation>
    </message>
    <message>
        <source>Back to the model (Esc)</source>
        <translation>Volver al modelo (Esc)</translation>
    </message>
    <message>
        <source>Ball in a straight groove, 2 equations: the origin of marker 2 moves along the z axis of marker 1. Phi = (x1 . u, y1 . u), u from marker 1 to marker 2 (Haug 1989, sec. 9.4).</source>
        <translation>Bola en una ranura recta, 2 ecuaciones: el origen del marcador 2 se mueve a lo largo del eje z del marcador 1. Phi = (x1 . u, y1 . u), u del marcador 1 al marcador 2 (Haug 1989, sec. 9.4).</translation>
    </message>
    <message>
        <source>Ball joint, 3 equations: the origins of the two markers coincide. Multipliers in inertial axes [N]. Phi = x2 + R2 X2 - x1 - R1 X1 (Bruels and Cardona 2010, eq. 79).</source>
        <translation>Rótula, 3 ecuaciones: los orígenes de los dos marcadores coinciden. Multiplicadores en ejes inerciales [N]. Phi = x2 + R2 X2 - x1 - R1 X1 (Bruels y Cardona 2010, ec. 79).</translation>
    </message>
    <message>
        <source>Ball on a plate, 1 equation: the origin of marker 2 moves in the x-y plane of marker 1. Phi = z1 . u, u from marker 1 to marker 2 (Haug 1989, sec. 9.4).</source>
        <translation>Bola sobre una placa, 1 ecuación: el origen del marcador 2 se mueve en el plano x-y del marcador 1. Phi = z1 . u, u del marcador 1 al marcador 2 (Haug 1989, sec. 9.4).</translation>
    </message>
    <message>
        <source>Bands of the ledger</source>
        <translation>Bandas del balance</translation>
    </message>
    <message>
        <source>Beam</source>
        <translation>Viga</translation>
    </message>
    <message>
        <source>Beam whose elements are varied</source>
        <translation>Viga cuyos elementos se varían</translation>
    </message>
    <message>
        <source>Bearing radius</source>
        <translation>Radio del cojinete</translation>
    </message>
    <message>
        <source>Below 5 it is a block, which a beam describes badly</source>
        <translation>Por debajo de 5 es un bloque, que una viga describe mal</translation>
    </message>
    <message>
        <source>Below it the stop pushes back</source>
        <translation>Por debajo, el tope empuja hacia atrás</translation>
    </message>
    <message>
        <source>Below it the stop pushes the points apart</source>
        <translation>Por debajo, el tope separa los puntos</translation>
    </message>
    <message>
        <source>Below zero deviations die away, above they grow</source>
        <translation>Por debajo de cero las desviaciones se extinguen, por encima crecen</translation>
    </message>
    <message>
        <source>Bending factor</source>
        <translation>Factor de flexión</translation>
    </message>
    <message>
        <source>Bending moment &amp;Mz</source>
        <translation>Momento flector &amp;Mz</translation>
    </message>
    <message>
        <source>Bending, ends free</source>
        <translation>Flexión, extremos libres</translation>
    </message>
    <message>
        <source>Between the surfaces, below zero they overlap: in the middle of the step by methods that step over impacts, else at its end</source>
        <translation>Entre las superficies; por debajo de cero se penetran: a mitad del paso en los métodos que pasan por encima de los impactos, en los demás al final</translation>
    </message>
    <message>
        <source>Between the z axes of the markers</source>
        <translation>Entre los ejes z de los marcadores</translation>
    </message>
    <message>
        <source>Between two markers about their z axes: torque N = k x + f(x) + preload + c v + d(v), x the angle from the free angle, v its rate, with the laws f and d as expressions or tables, and stops. The angle starts within half a turn and counts through full turns from there.</source>
        <translation>Entre dos marcadores en torno a sus ejes z: par N = k x + f(x) + precarga + c v + d(v), x el ángulo desde el ángulo libre, v su velocidad, con las leyes f y d como expresiones o tablas, y topes. El ángulo empieza dentro de media vuelta y desde ahí cuenta vueltas completas.</translation>
    </message>
    <message>
        <source>Between two points, along their line: tension N = k x + f(x) + preload + c v + d(v), x = l - l0, v = dl/dt, with the laws f and d as expressions or tables, and stops at a shortest and a longest length.</source>
        <translation>Entre dos puntos, según la recta que los une: tracción N = k x + f(x) + precarga + c v + d(v), x = l - l0, v = dl/dt, con las leyes f y d como expresiones o tablas, y topes en una longitud mínima y una máxima.</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>Sesgo</translation>
    </message>
    <message>
        <source>Binary glTF (*.glb)</source>
        <translation>glTF binario (*.glb)</translation>
    </message>
    <message>
        <source>Blade or skate, 1 nonholonomic equation: the origin of marker 2 does not move along its y axis relative to body 1. What keeps the blade on its plane is another joint. y2 . u = 0 with the velocity u of marker 2 against body 1 (Neimark and Fufaev 1972, ch. 2: Chaplygin's sleigh).</source>
        <translation>Cuchilla o patín, 1 ecuación no holónoma: el origen del marcador 2 no se mueve según su eje y respecto al cuerpo 1. Lo que mantiene la cuchilla en su plano es otra junta. y2 . u = 0 con la velocidad u del marcador 2 respecto al cuerpo 1 (Neimark y Fufaev 1972, cap. 2: trineo de Chaplygin).</translation>
    </message>
    <message>
        <source>Block above</source>
        <translation>Bloque de arriba</translation>
    </message>
    <message>
        <source>Block below</source>
        <translation>Bloque de abajo</translation>
    </message>
    <message>
        <source>Block to the left</source>
        <translation>Bloque de la izquierda</translation>
    </message>
    <message>
        <source>Block to the right</source>
        <translation>Bloque de la derecha</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>Cuerpos</translation>
    </message>
    <message>
        <source>Bodies that contacts and joints connect without the ground; a click selects them</source>
        <translation>Cuerpos que los contactos y las juntas conectan sin pasar por el suelo; un clic los selecciona</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Cuerpo</translation>
    </message>
    <message>
        <source>Body 1</source>
        <translation>Cuerpo 1</translation>
    </message>
    <message>
        <source>Body 1 and body 2: forces act on the second, normals point to it</source>
        <translation>Cuerpo 1 y cuerpo 2: las fuerzas actúan sobre el segundo, las normales apuntan hacia él</translation>
    </message>
    <message>
        <source>Body 2</source>
        <translation>Cuerpo 2</translation>
    </message>
    <message>
        <source>Body a&amp;xes</source>
        <translation>&amp;Ejes del cuerpo</translation>
    </message>
    <message>
        <source>Body axes</source>
        <translation>Ejes del cuerpo</translation>
    </message>
    <message>
        <source>Body that has it, or ground</source>
        <translation>Cuerpo que lo tiene, o el suelo</translation>
    </message>
    <message>
        <source>Body that is held</source>
        <translation>Cuerpo que se sujeta</translation>
    </message>
    <message>
        <source>Body the force acts on</source>
        <translation>Cuerpo sobre el que actúa la fuerza</translation>
    </message>
    <message>
        <source>Body the torque acts on</source>
        <translation>Cuerpo sobre el que actúa el par</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>Brass</source>
        <translation>Latón</translation>
    </message>
    <message>
        <source>Bristle damping</source>
        <translation>Amort. de las cerdas</translation>
    </message>
    <message>
        <source>Bristle stiffness</source>
        <translation>Rigidez de las cerdas</translation>
    </message>
    <message>
        <source>Brought in</source>
        <translation>Aportada</translation>
    </message>
    <message>
        <source>Buckling load</source>
        <translation>Carga de pandeo</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construir</translation>
    </message>
    <message>
        <source>Bushing</source>
        <translation>Casquillo elástico</translation>
    </message>
    <message>
        <source>By capsules along its elements, as thick as the largest circle in the section</source>
        <translation>Mediante cápsulas a lo largo de sus elementos, del grosor del mayor círculo de la sección</translation>
    </message>
    <message>
        <source>By how much the method lets an oscillation grow (above 1) or die away (below 1) in a step, over frequency times step; dots: the eigenvalues of the moment shown</source>
        <translation>Cuánto deja el método que una oscilación crezca (más de 1) o se extinga (menos de 1) en un paso, frente a frecuencia por paso; puntos: los autovalores del instante mostrado</translation>
    </message>
    <message>
        <source>By the graphics card where there is one, from the next start on</source>
        <translation>Con la tarjeta gráfica, si la hay, a partir del próximo inicio</translation>
    </message>
    <message>
        <source>C&amp;ontacts</source>
        <translation>C&amp;ontactos</translation>
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
        <translation>Tiempo de CPU</translation>
    </message>
    <message>
        <source>CPU time [s]</source>
        <translation>Tiempo de CPU [s]</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>CSV (*.csv);;All files (*)</source>
        <translation>CSV (*.csv);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Cable</source>
        <translation>Cable</translation>
    </message>
    <message>
        <source>Campbell</source>
        <translation>Campbell</translation>
    </message>
    <message>
        <source>Campbell diagram</source>
        <translation>Diagrama de Campbell</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Cannot run</source>
        <translation>No se puede simular</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Cápsula</translation>
    </message>
    <message>
        <source>Cartesian spring</source>
        <translation>Resorte cartesiano</translation>
    </message>
    <message>
        <source>Cases of the study</source>
        <translation>Casos del estudio</translation>
    </message>
    <message>
        <source>Cast iron</source>
        <translation>Fundición</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catálogo</translation>
    </message>
    <message>
        <source>Central gravity</source>
        <translation>Gravedad central</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Centre of mass</source>
        <translation>Centro de masas</translation>
    </message>
    <message>
        <source>Centre of mass now at</source>
        <translation>Centro de masas ahora en</translation>
    </message>
    <message>
        <source>Centre of mass, inertial axes</source>
        <translation>Centro de masas, ejes inerciales</translation>
    </message>
    <message>
        <source>Change %1 of %2</source>
        <translation>Cambiar %1 de %2</translation>
    </message>
    <message>
        <source>Change of coordinate 1 per change of coordinate 2, in m and rad</source>
        <translation>Variación de la coordenada 1 por variación de la coordenada 2, en m y rad</translation>
    </message>
    <message>
        <source>Change of coordinate 1 per change of coordinate 3, in m and rad</source>
        <translation>Variación de la coordenada 1 por variación de la coordenada 3, en m y rad</translation>
    </message>
    <message>
        <source>Change these joints now; bodies and markers stay, and it can be undone</source>
        <translation>Modificar ahora estas juntas; los cuerpos y marcadores se mantienen y se puede deshacer</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>Modificado por otro programa</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Changes of split</source>
        <translation>Cambios de partición</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canales</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Elegir un color</translation>
    </message>
    <message>
        <source>Choose a parameter.</source>
        <translation>Elegir un parámetro.</translation>
    </message>
    <message>
        <source>Choose at least one integrator.</source>
        <translation>Elegir al menos un integrador.</translation>
    </message>
    <message>
        <source>Choose integrators and steps on the left,
then press Run study.</source>
        <translation>Elegir integradores y pasos a la izquierda
y pulsar Ejecutar estudio.</translation>
    </message>
    <message>
        <source>Choose one element whose response is measured.</source>
        <translation>Elegir un elemento cuya respuesta se mide.</translation>
    </message>
    <message>
        <source>Choose parameters and a response on the left,
then press Run study.</source>
        <translation>Elegir parámetros y una respuesta a la izquierda
y pulsar Ejecutar estudio.</translation>
    </message>
    <message>
        <source>Choose the block</source>
        <translation>Elegir el bloque</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Círculo</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Click a band, or its line: the elements behind it stand here.</source>
        <translation>Hacer clic en una banda o en su línea: aquí aparecen los elementos que hay detrás.</translation>
    </message>
    <message>
        <source>Click a face of a body: the section plane then lies on it (Esc ends this)</source>
        <translation>Hacer clic en una cara de un cuerpo: el plano de corte queda sobre ella (Esc termina)</translation>
    </message>
    <message>
        <source>Click both ends of the rod</source>
        <translation>Clic en los dos extremos de la barra</translation>
    </message>
    <message>
        <source>Click its other end, or type its length</source>
        <translation>Clic en el otro extremo, o escribir su longitud</translation>
    </message>
    <message>
        <source>Click the body</source>
        <translation>Clic en el cuerpo</translation>
    </message>
    <message>
        <source>Click the body to move</source>
        <translation>Clic en el cuerpo que se moverá</translation>
    </message>
    <message>
        <source>Click the body to turn</source>
        <translation>Clic en el cuerpo que se girará</translation>
    </message>
    <message>
        <source>Click the first end</source>
        <translation>Clic en el primer extremo</translation>
    </message>
    <message>
        <source>Click the other body, or Enter: ground</source>
        <translation>Clic en el otro cuerpo, o Intro: el suelo</translation>
    </message>
    <message>
        <source>Click, or Enter here, to select '%1'</source>
        <translation>Clic, o Intro aquí, para seleccionar '%1'</translation>
    </message>
    <message>
        <source>Click: %1 to %2</source>
        <translation>Clic: %1 a %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close the study?</source>
        <translation>¿Cerrar el estudio?</translation>
    </message>
    <message>
        <source>Coefficient mud of fast sliding</source>
        <translation>Coeficiente mud del deslizamiento rápido</translation>
    </message>
    <message>
        <source>Coefficient mus at the start of sliding</source>
        <translation>Coeficiente mus al inicio del deslizamiento</translation>
    </message>
    <message>
        <source>Coefficient of friction mu</source>
        <translation>Coeficiente de rozamiento mu</translation>
    </message>
    <message>
        <source>Coefficient of friction mu; where not given the smaller of the two materials</source>
        <translation>Coeficiente de rozamiento mu; si no se da, el menor de los dos materiales</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Colour bodies by &amp;island</source>
        <translation>Colorear cuerpos por &amp;isla</translation>
    </message>
    <message>
        <source>Colour bodies by &amp;quantity</source>
        <translation>Colorear cuerpos por ma&amp;gnitud</translation>
    </message>
    <message>
        <source>Colour of the body</source>
        <translation>Color del cuerpo</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Columns of the file and the channels they are</source>
        <translation>Columnas del archivo y canales a los que corresponden</translation>
    </message>
    <message>
        <source>Compare with another model</source>
        <translation>Comparar con otro modelo</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Comparado con</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Composition</source>
        <translation>Composición</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Calcular</translation>
    </message>
    <message>
        <source>Compute gives the eigenvalues of the run that is shown.</source>
        <translation>Calcular da los autovalores de la simulación mostrada.</translation>
    </message>
    <message>
        <source>Compute the eigenvalues at moments of the run that is shown</source>
        <translation>Calcular los autovalores en instantes de la simulación mostrada</translation>
    </message>
    <message>
        <source>Computed consistently, or taken from the bodies as Kynema does</source>
        <translation>Calculada de forma consistente, o tomada de los cuerpos como hace Kynema</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>Concrete</source>
        <translation>Hormigón</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condición</translation>
    </message>
    <message>
        <source>Cone</source>
        <translation>Cono</translation>
    </message>
    <message>
        <source>Constant velocity joint</source>
        <translation>Junta homocinética</translation>
    </message>
    <message>
        <source>Constrained multibody dynamics, with every integrator laid open</source>
        <translation>Dinámica multicuerpo con restricciones, con todos los integradores a la vista</translation>
    </message>
    <message>
        <source>Constraint equations</source>
        <translation>Ecuaciones de restricción</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Contact acts as a force in the method of this run, %1: its equations of motion have it in them, and there is no solver of contacts. How deep bodies overlap and how hard they press stands in Contacts (Alt+Shift+C), sizes of steps and iterations of the method in Steps and Statistics. The methods local_* have a solver.</source>
        <translation>El contacto actúa como una fuerza en el método de esta simulación, %1: sus ecuaciones de movimiento lo incluyen y no hay resolutor de contactos. La penetración de los cuerpos y la fuerza con que se presionan figuran en Contactos (Alt+Mayús+C); los tamaños de paso y las iteraciones del método, en Pasos y Estadísticas. Los métodos local_* tienen un resolutor.</translation>
    </message>
    <message>
        <source>Contact and friction</source>
        <translation>Contacto y rozamiento</translation>
    </message>
    <message>
        <source>Contact filter</source>
        <translation>Filtro de contactos</translation>
    </message>
    <message>
        <source>Contact friction</source>
        <translation>Rozamiento de contacto</translation>
    </message>
    <message>
        <source>Contact is left out here: bodies pass through each other and the ground.</source>
        <translation>Aquí se omite el contacto: los cuerpos se atraviesan y atraviesan el suelo.</translation>
    </message>
    <message>
        <source>Contact matrix</source>
        <translation>Matriz de contactos</translation>
    </message>
    <message>
        <source>Contact pair</source>
        <translation>Par de contacto</translation>
    </message>
    <message>
        <source>Contact solver</source>
        <translation>Resolutor de contactos</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Contactos</translation>
    </message>
    <message>
        <source>Contacts that took part in the solve; none: joints alone, where these are iterated over, too</source>
        <translation>Contactos que intervinieron en la resolución; ninguno: solo juntas, cuando también se itera sobre ellas</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Contraction</source>
        <translation>Contracción</translation>
    </message>
    <message>
        <source>Convergence failures</source>
        <translation>Fallos de convergencia</translation>
    </message>
    <message>
        <source>Convergence of the solver of contacts</source>
        <translation>Convergencia del resolutor de contactos</translation>
    </message>
    <message>
        <source>Coordinate</source>
        <translation>Coordenada</translation>
    </message>
    <message>
        <source>Coordinate 1</source>
        <translation>Coordenada 1</translation>
    </message>
    <message>
        <source>Coordinate 1 where the others are zero, in m or rad</source>
        <translation>Coordenada 1 cuando las demás son cero, en m o rad</translation>
    </message>
    <message>
        <source>Coordinate 2</source>
        <translation>Coordenada 2</translation>
    </message>
    <message>
        <source>Coordinate 3</source>
        <translation>Coordenada 3</translation>
    </message>
    <message>
        <source>Coordinates of %1 are in</source>
        <translation>Las coordenadas de %1 están en</translation>
    </message>
    <message>
        <source>Coordinates x, y, z of the vertices, one after the other [m]</source>
        <translation>Coordenadas x, y, z de los vértices, una tras otra [m]</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>Copies of</source>
        <translation>Copias de</translation>
    </message>
    <message>
        <source>Copper</source>
        <translation>Cobre</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Copiar como imagen</translation>
    </message>
    <message>
        <source>Copy the measurement (Ctrl+C)</source>
        <translation>Copiar la medición (Ctrl+C)</translation>
    </message>
    <message>
        <source>Copy these numbers, with all their digits (Ctrl+C)</source>
        <translation>Copiar estos números con todas sus cifras (Ctrl+C)</translation>
    </message>
    <message>
        <source>Correction that the residual calls for, by the test of the method: 1 and less passes</source>
        <translation>Corrección que exige el residuo, según el criterio del método: 1 o menos lo cumple</translation>
    </message>
    <message>
        <source>Could not be written: %1</source>
        <translation>No se pudo escribir: %1</translation>
    </message>
    <message>
        <source>Coupler</source>
        <translation>Acoplamiento</translation>
    </message>
    <message>
        <source>Ctrl + middle drag</source>
        <translation>Ctrl + arrastre central</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>Curvature</source>
        <translation>Curvatura</translation>
    </message>
    <message>
        <source>Curves of other units get an axis on the right</source>
        <translation>Las curvas de otras unidades reciben un eje a la derecha</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Cut what is drawn by a plane; the model is not changed</source>
        <translation>Cortar lo dibujado con un plano; el modelo no cambia</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Cilindro</translation>
    </message>
    <message>
        <source>Cylindrical joint</source>
        <translation>Junta cilíndrica</translation>
    </message>
    <message>
        <source>D [s/m] of the smooth law: 0 gives back what went in</source>
        <translation>D [s/m] de la ley suave: 0 devuelve todo lo que entró</translation>
    </message>
    <message>
        <source>D [s/m] of the smooth law: 0 gives back what went in; where not given the mean of both, weighted by their compliance</source>
        <translation>D [s/m] de la ley suave: 0 devuelve todo lo que entró; si no se da, la media de ambos ponderada por su flexibilidad</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>D&amp;uplicar</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Amortiguamiento</translation>
    </message>
    <message>
        <source>Damping law</source>
        <translation>Ley de amortig.</translation>
    </message>
    <message>
        <source>Damping ratio</source>
        <translation>Razón de amortig.</translation>
    </message>
    <message>
        <source>Damping time</source>
        <translation>Tiempo de amortig.</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>Degrees of freedom: velocity unknowns less independent constraints</source>
        <translation>Grados de libertad: incógnitas de velocidad menos restricciones independientes</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>¿Eliminar %1?</translation>
    </message>
    <message>
        <source>Delete all %1</source>
        <translation>Eliminar los %1</translation>
    </message>
    <message>
        <source>Delete view %1</source>
        <translation>Eliminar la vista %1</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densidad</translation>
    </message>
    <message>
        <source>Depth over which a stop sets in, in m or rad</source>
        <translation>Profundidad en la que el tope entra en acción, en m o rad</translation>
    </message>
    <message>
        <source>Derivative gain</source>
        <translation>Ganancia derivativa</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Diseño</translation>
    </message>
    <message>
        <source>Diameter</source>
        <translation>Diámetro</translation>
    </message>
    <message>
        <source>Difference of two runs: none is kept yet.
Keep a run (Ctrl+K), change the method or the step, and run again.</source>
        <translation>Diferencia de dos simulaciones: aún no se ha conservado ninguna.
Conservar una simulación (Ctrl+K), cambiar el método o el paso y volver a simular.</translation>
    </message>
    <message>
        <source>Differences: runs minus the baseline (D)</source>
        <translation>Diferencias: simulaciones menos la línea base (D)</translation>
    </message>
    <message>
        <source>Direction of the z axis</source>
        <translation>Dirección del eje z</translation>
    </message>
    <message>
        <source>Direction that points up in the picture</source>
        <translation>Dirección que apunta hacia arriba en la imagen</translation>
    </message>
    <message>
        <source>Disable %1</source>
        <translation>Desactivar %1</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Displacement of the rack</source>
        <translation>Desplazamiento de la cremallera</translation>
    </message>
    <message>
        <source>Displacement per turn; positive for a right-hand thread</source>
        <translation>Desplazamiento por vuelta; positivo para una rosca a derechas</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Distance of the markers, along x, of the unloaded beam; along its axis where it is curved</source>
        <translation>Distancia entre los marcadores, según x, de la viga descargada; a lo largo de su eje si es curva</translation>
    </message>
    <message>
        <source>Distance of the two markers' origins</source>
        <translation>Distancia entre los orígenes de los dos marcadores</translation>
    </message>
    <message>
        <source>Distance to</source>
        <translation>Distancia a</translation>
    </message>
    <message>
        <source>Divided by</source>
        <translation>Dividido por</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Double column</source>
        <translation>Doble columna</translation>
    </message>
    <message>
        <source>Doubtful beams</source>
        <translation>Vigas dudosas</translation>
    </message>
    <message>
        <source>Drag %1</source>
        <translation>Arrastrar %1</translation>
    </message>
    <message>
        <source>Drag channels here from the list of channels,
or double-click one there.</source>
        <translation>Arrastrar canales aquí desde la lista de canales
o hacer doble clic en uno de ella.</translation>
    </message>
    <message>
        <source>Drag to look at any recorded moment, also while the run goes on</source>
        <translation>Arrastrar para ver cualquier instante registrado, también mientras avanza la simulación</translation>
    </message>
    <message>
        <source>Draw rods</source>
        <translation>Dibujar barras</translation>
    </message>
    <message>
        <source>Draw the bodies of this run solid, the others as ghosts (Return)</source>
        <translation>Dibujar macizos los cuerpos de esta simulación y los demás como fantasmas (Retorno)</translation>
    </message>
    <message>
        <source>Drift [m]</source>
        <translation>Deriva [m]</translation>
    </message>
    <message>
        <source>Drift-kick (half of LIEMID[EA])</source>
        <translation>Deriva-impulso (mitad de LIEMID[EA])</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Accionamiento</translation>
    </message>
    <message>
        <source>Driven motion</source>
        <translation>Movimiento accionado</translation>
    </message>
    <message>
        <source>Drives the length between two points or the angle between two markers to a target r(t) by feedback: F = kp (r - x) + ki I + kd (r' - v) + bias, I' = r - x, up to a largest force. Its energy is counted as work.</source>
        <translation>Lleva la longitud entre dos puntos o el ángulo entre dos marcadores a un objetivo r(t) por realimentación: F = kp (r - x) + ki I + kd (r' - v) + sesgo, I' = r - x, hasta una fuerza máxima. Su energía se cuenta como trabajo.</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Duplicar %1</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %1, %n times</source>
        <translation><numerusform>Duplicar %1, %n vez</numerusform><numerusform>Duplicar %1, %n veces</numerusform></translation>
    </message>
    <message>
        <source>Duplicate a&amp;long a pattern…</source>
        <translation>D&amp;uplicar según un patrón…</translation>
    </message>
    <message>
        <source>Duplicate along a pattern</source>
        <translation>Duplicar según un patrón</translation>
    </message>
    <message>
        <source>Dynamic friction</source>
        <translation>Rozamiento dinámico</translation>
    </message>
    <message>
        <source>Dynamics</source>
        <translation>Dinámica</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>Each method itself with twice the most elements and half the smallest step, run first.</source>
        <translation>Cada método consigo mismo, con el doble del mayor número de elementos y la mitad del paso más pequeño, que se simula primero.</translation>
    </message>
    <message>
        <source>Edge lengths along x, y, z [m]</source>
        <translation>Longitudes de las aristas según x, y, z [m]</translation>
    </message>
    <message>
        <source>Edit its text…</source>
        <translation>Editar su texto…</translation>
    </message>
    <message>
        <source>Effective</source>
        <translation>Eficaz</translation>
    </message>
    <message>
        <source>Effective part of the area in shear along y, 5/6 for a rectangle; 0: stiff in shear</source>
        <translation>Fracción efectiva del área a cortante según y, 5/6 para un rectángulo; 0: rígida a cortante</translation>
    </message>
    <message>
        <source>Effective part of the area in shear; 0: of the shape (Cowper 1966)</source>
        <translation>Fracción efectiva del área a cortante; 0: la de la forma (Cowper 1966)</translation>
    </message>
    <message>
        <source>Eigen&amp;modes</source>
        <translation>&amp;Modos propios</translation>
    </message>
    <message>
        <source>Eigenvalues</source>
        <translation>Autovalores</translation>
    </message>
    <message>
        <source>Eigenvalues in the complex plane</source>
        <translation>Autovalores en el plano complejo</translation>
    </message>
    <message>
        <source>Eigenvalues of all moments, from early to late; rings: those of the moment shown. Left of zero deviations die away, right of it they grow; upwards they oscillate</source>
        <translation>Autovalores de todos los instantes, del primero al último; anillos: los del instante mostrado. A la izquierda de cero las desviaciones se extinguen, a la derecha crecen; hacia arriba oscilan</translation>
    </message>
    <message>
        <source>Eigenvalues of the moment shown</source>
        <translation>Autovalores del instante mostrado</translation>
    </message>
    <message>
        <source>Elastic</source>
        <translation>Elástica</translation>
    </message>
    <message>
        <source>Elastic and damped connection of two markers in six directions: linear by a matrix, and by a law in each direction. Deflection in the axes of marker 1 or halfway between the markers, rotation as the rotation vector from marker 1 to marker 2. It counts through full turns about one axis at a time; a run ends where two of its angles are large at half a turn.</source>
        <translation>Unión elástica y amortiguada de dos marcadores en seis direcciones: lineal mediante una matriz, y mediante una ley en cada dirección. Deformación en los ejes del marcador 1 o intermedios entre los marcadores, rotación como vector de rotación del marcador 1 al marcador 2. Cuenta vueltas completas en torno a un solo eje cada vez; una simulación termina cuando dos de sus ángulos son grandes a media vuelta.</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Elemento</translation>
    </message>
    <message>
        <source>Element and equation whose unknown is corrected most, by the test; a click selects the element</source>
        <translation>Elemento y ecuación cuya incógnita se corrige más, según el criterio; un clic selecciona el elemento</translation>
    </message>
    <message>
        <source>Element to measure</source>
        <translation>Elemento que se mide</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elementos</translation>
    </message>
    <message>
        <source>Elements and steps</source>
        <translation>Elementos y pasos</translation>
    </message>
    <message>
        <source>Elements as they are</source>
        <translation>Elementos como están</translation>
    </message>
    <message>
        <source>Elements behind the chosen band</source>
        <translation>Elementos tras la banda elegida</translation>
    </message>
    <message>
        <source>Elements of %1</source>
        <translation>Elementos de %1</translation>
    </message>
    <message>
        <source>Ellipsoid</source>
        <translation>Elipsoide</translation>
    </message>
    <message>
        <source>Enable %1</source>
        <translation>Activar %1</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>Activado</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>End 1 in the world</source>
        <translation>Extremo 1 en el mundo</translation>
    </message>
    <message>
        <source>End 2 in the world</source>
        <translation>Extremo 2 en el mundo</translation>
    </message>
    <message>
        <source>End of the runs</source>
        <translation>Fin de las simulaciones</translation>
    </message>
    <message>
        <source>End the &amp;preview</source>
        <translation>Terminar la &amp;vista previa</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energía</translation>
    </message>
    <message>
        <source>Energy [J]</source>
        <translation>Energía [J]</translation>
    </message>
    <message>
        <source>Energy error [J]</source>
        <translation>Error de energía [J]</translation>
    </message>
    <message>
        <source>Energy ledger</source>
        <translation>Balance de energía</translation>
    </message>
    <message>
        <source>Energy of the run over time, as stacked bands</source>
        <translation>Energía de la simulación frente al tiempo, en bandas apiladas</translation>
    </message>
    <message>
        <source>Energy that both bodies gained by the contact in the step</source>
        <translation>Energía que ganaron ambos cuerpos por el contacto en el paso</translation>
    </message>
    <message>
        <source>Enter takes it, Escape leaves it</source>
        <translation>Intro acepta, Escape abandona</translation>
    </message>
    <message>
        <source>Equal axes</source>
        <translation>Ejes iguales</translation>
    </message>
    <message>
        <source>Equilibrium preview, %1</source>
        <translation>Vista previa del equilibrio, %1</translation>
    </message>
    <message>
        <source>Error of</source>
        <translation>Error de</translation>
    </message>
    <message>
        <source>Error test</source>
        <translation>Criterio de error</translation>
    </message>
    <message>
        <source>Error test failures</source>
        <translation>Fallos por error</translation>
    </message>
    <message>
        <source>Errors and notes of the model and of the run appear here.</source>
        <translation>Aquí aparecen los errores y notas del modelo y de la simulación.</translation>
    </message>
    <message>
        <source>Estimate of the condition of the matrix of the iteration, where it was made</source>
        <translation>Estimación del número de condición de la matriz de la iteración, donde se calculó</translation>
    </message>
    <message>
        <source>Euler angles x y z [°]</source>
        <translation>Ángulos de Euler x y z [°]</translation>
    </message>
    <message>
        <source>Euler's, between two hinges: pi² EI / L²</source>
        <translation>La de Euler, entre dos bisagras: pi² EI / L²</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Evaluaciones</translation>
    </message>
    <message>
        <source>Evaluations of all forces, failed attempts included</source>
        <translation>Evaluaciones de todas las fuerzas, incluidos los intentos fallidos</translation>
    </message>
    <message>
        <source>Evaluations of the residual</source>
        <translation>Evaluaciones del residuo</translation>
    </message>
    <message>
        <source>Examining the model…</source>
        <translation>Examinando el modelo…</translation>
    </message>
    <message>
        <source>Explicit Lie-group Runge-Kutta method of Munthe-Kaas with Dormand and Prince's coefficients and error control, on the index-1 equations with projection: Gyre's reference. The step is the first one tried.</source>
        <translation>Método de Runge-Kutta explícito en el grupo de Lie de Munthe-Kaas con los coeficientes de Dormand y Prince y control de error, sobre las ecuaciones de índice 1 con proyección: la referencia de Gyre. El paso es el primero que se intenta.</translation>
    </message>
    <message>
        <source>Explicit steps</source>
        <translation>Pasos explícitos</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>Exponente</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export &amp;contacts as CSV…</source>
        <translation>Exportar &amp;contactos como CSV…</translation>
    </message>
    <message>
        <source>Export a report of the run</source>
        <translation>Exportar un informe de la simulación</translation>
    </message>
    <message>
        <source>Export along the beams as CSV</source>
        <translation>Exportar a lo largo de las vigas como CSV</translation>
    </message>
    <message>
        <source>Export an ani&amp;mation…</source>
        <translation>Exportar una ani&amp;mación…</translation>
    </message>
    <message>
        <source>Export an animation</source>
        <translation>Exportar una animación</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Exportar como CSV</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exportar como CSV…</translation>
    </message>
    <message>
        <source>Export eigenvalues</source>
        <translation>Exportar autovalores</translation>
    </message>
    <message>
        <source>Export iterations of Ne&amp;wton as CSV…</source>
        <translation>Exportar iteraciones de Ne&amp;wton como CSV…</translation>
    </message>
    <message>
        <source>Export modes</source>
        <translation>Exportar modos</translation>
    </message>
    <message>
        <source>Export modes and shapes as CSV</source>
        <translation>Exportar modos y formas modales como CSV</translation>
    </message>
    <message>
        <source>Export so&amp;lver of contacts as CSV…</source>
        <translation>Exportar reso&amp;lutor de contactos como CSV…</translation>
    </message>
    <message>
        <source>Export the Campbell diagram</source>
        <translation>Exportar el diagrama de Campbell</translation>
    </message>
    <message>
        <source>Export the Campbell diagram as CSV</source>
        <translation>Exportar el diagrama de Campbell como CSV</translation>
    </message>
    <message>
        <source>Export the contacts as CSV</source>
        <translation>Exportar los contactos como CSV</translation>
    </message>
    <message>
        <source>Export the contacts of all rows as CSV</source>
        <translation>Exportar los contactos de todas las filas como CSV</translation>
    </message>
    <message>
        <source>Export the contacts of all rows of the run as CSV</source>
        <translation>Exportar los contactos de todas las filas de la simulación como CSV</translation>
    </message>
    <message>
        <source>Export the driven motion</source>
        <translation>Exportar el movimiento accionado</translation>
    </message>
    <message>
        <source>Export the driven motion as CSV</source>
        <translation>Exportar el movimiento accionado como CSV</translation>
    </message>
    <message>
        <source>Export the eigenvalues of all moments as CSV</source>
        <translation>Exportar los autovalores de todos los instantes como CSV</translation>
    </message>
    <message>
        <source>Export the iterations of Newton as CSV</source>
        <translation>Exportar las iteraciones de Newton como CSV</translation>
    </message>
    <message>
        <source>Export the iterations of Newton of every step of the run as CSV</source>
        <translation>Exportar las iteraciones de Newton de todos los pasos de la simulación como CSV</translation>
    </message>
    <message>
        <source>Export the iterations of all steps as CSV</source>
        <translation>Exportar las iteraciones de todos los pasos como CSV</translation>
    </message>
    <message>
        <source>Export the matrix of the contacts as CSV</source>
        <translation>Exportar la matriz de contactos como CSV</translation>
    </message>
    <message>
        <source>Export the r&amp;un as</source>
        <translation>Exportar la &amp;simulación como</translation>
    </message>
    <message>
        <source>Export the run as glTF</source>
        <translation>Exportar la simulación como glTF</translation>
    </message>
    <message>
        <source>Export the run for ParaView</source>
        <translation>Exportar la simulación para ParaView</translation>
    </message>
    <message>
        <source>Export the solver of all rows as CSV</source>
        <translation>Exportar el resolutor de todas las filas como CSV</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Exportar la tabla</translation>
    </message>
    <message>
        <source>Export these curves as CSV</source>
        <translation>Exportar estas curvas como CSV</translation>
    </message>
    <message>
        <source>Export this matrix as CSV</source>
        <translation>Exportar esta matriz como CSV</translation>
    </message>
    <message>
        <source>Export what a &amp;plot shows as CSV…</source>
        <translation>Exportar lo que muestra una &amp;gráfica como CSV…</translation>
    </message>
    <message>
        <source>Export what is along the beams at this moment as CSV</source>
        <translation>Exportar como CSV lo que hay a lo largo de las vigas en este instante</translation>
    </message>
    <message>
        <source>Export what the solver of contacts did as CSV</source>
        <translation>Exportar como CSV lo que hizo el resolutor de contactos</translation>
    </message>
    <message>
        <source>Export what the solver of contacts did in the step of every row of the run as CSV</source>
        <translation>Exportar como CSV lo que hizo el resolutor de contactos en el paso de cada fila de la simulación</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Expression force</source>
        <translation>Fuerza por expresión</translation>
    </message>
    <message>
        <source>Extrusion</source>
        <translation>Extrusión</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>Punto de vista</translation>
    </message>
    <message>
        <source>F&amp;it everything	F</source>
        <translation>&amp;Encuadrar todo	F</translation>
    </message>
    <message>
        <source>F&amp;orget the kept run</source>
        <translation>&amp;Olvidar la simulación conservada</translation>
    </message>
    <message>
        <source>F&amp;rame</source>
        <translation>Sistema de e&amp;jes</translation>
    </message>
    <message>
        <source>F&amp;rames</source>
        <translation>&amp;Fotogramas</translation>
    </message>
    <message>
        <source>Face on face, 3 equations: marker 2 moves in the x-y plane of marker 1 and turns about its normal. Phi = (z1 . u, x1 . z2, y1 . z2), u from marker 1 to marker 2 (Haug 1989, sec. 9.4).</source>
        <translation>Cara sobre cara, 3 ecuaciones: el marcador 2 se mueve en el plano x-y del marcador 1 y gira en torno a su normal. Phi = (z1 . u, x1 . z2, y1 . z2), u del marcador 1 al marcador 2 (Haug 1989, sec. 9.4).</translation>
    </message>
    <message>
        <source>Factor from one step to the next</source>
        <translation>Factor de un paso al siguiente</translation>
    </message>
    <message>
        <source>Factorizations</source>
        <translation>Factorizaciones</translation>
    </message>
    <message>
        <source>Failed; what was computed is kept</source>
        <translation>Falló; se conserva lo que se calculó</translation>
    </message>
    <message>
        <source>Failures of the convergence test: steps repeated because their equations did not converge</source>
        <translation>Fallos del criterio de convergencia: pasos repetidos porque sus ecuaciones no convergieron</translation>
    </message>
    <message>
        <source>Failures of the error test: steps repeated for their local error</source>
        <translation>Fallos del criterio de error: pasos repetidos por su error local</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>Fill the screen, or take the former size</source>
        <translation>Llenar la pantalla o volver al tamaño anterior</translation>
    </message>
    <message>
        <source>Find equilibrium</source>
        <translation>Buscar equilibrio</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Findings: %1</source>
        <translation>Hallazgos: %1</translation>
    </message>
    <message>
        <source>Findings: %1 to judge</source>
        <translation>Hallazgos: %1 por juzgar</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>Finished: %1</source>
        <translation>Terminado: %1</translation>
    </message>
    <message>
        <source>First body, or ground</source>
        <translation>Primer cuerpo, o el suelo</translation>
    </message>
    <message>
        <source>First speed, in rad/s or with its unit, as 600 rpm</source>
        <translation>Primera velocidad, en rad/s o con su unidad, como 600 rpm</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>Primer valor</translation>
    </message>
    <message>
        <source>Fit the whole r&amp;un</source>
        <translation>Encuadrar si&amp;mulación</translation>
    </message>
    <message>
        <source>Fixed iterations</source>
        <translation>Iteraciones fijas</translation>
    </message>
    <message>
        <source>Fixed joint</source>
        <translation>Junta fija</translation>
    </message>
    <message>
        <source>Flat-top window</source>
        <translation>Ventana de cima plana</translation>
    </message>
    <message>
        <source>Flexible</source>
        <translation>Flexibles</translation>
    </message>
    <message>
        <source>Flexible beam</source>
        <translation>Viga flexible</translation>
    </message>
    <message>
        <source>Flexible bodies</source>
        <translation>Cuerpos flexibles</translation>
    </message>
    <message>
        <source>Folder for the tables of this study</source>
        <translation>Carpeta para las tablas de este estudio</translation>
    </message>
    <message>
        <source>Follow the run</source>
        <translation>Seguir la simulación</translation>
    </message>
    <message>
        <source>Follow the run: show the newest moment</source>
        <translation>Seguir la simulación: mostrar el instante más reciente</translation>
    </message>
    <message>
        <source>For rows over whole periods; else a sine spreads, and appears up to 36 % lower</source>
        <translation>Para filas que abarcan periodos completos; si no, una senoide se ensancha y aparece hasta un 36 % más baja</translation>
    </message>
    <message>
        <source>For&amp;mer size</source>
        <translation>&amp;Tamaño anterior</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>Force law</source>
        <translation>Ley de fuerza</translation>
    </message>
    <message>
        <source>Force law x</source>
        <translation>Ley de fuerza x</translation>
    </message>
    <message>
        <source>Force law y</source>
        <translation>Ley de fuerza y</translation>
    </message>
    <message>
        <source>Force law z</source>
        <translation>Ley de fuerza z</translation>
    </message>
    <message>
        <source>Force of a stop over how far the length is beyond it</source>
        <translation>Fuerza de un tope frente a lo que la longitud lo rebasa</translation>
    </message>
    <message>
        <source>Force on body 2 across the normal, mean of the step</source>
        <translation>Fuerza sobre el cuerpo 2 perpendicular a la normal, media del paso</translation>
    </message>
    <message>
        <source>Force on body 2 along the normal, mean of the step</source>
        <translation>Fuerza sobre el cuerpo 2 según la normal, media del paso</translation>
    </message>
    <message>
        <source>Force over the deflection x along this axis, added to the linear part</source>
        <translation>Fuerza frente a la deformación x según este eje, sumada a la parte lineal</translation>
    </message>
    <message>
        <source>Force over the error of its rate (N s/m or N m s/rad)</source>
        <translation>Fuerza por error de su velocidad (N s/m o N m s/rad)</translation>
    </message>
    <message>
        <source>Force over the error of length or angle (N/m or N m/rad)</source>
        <translation>Fuerza por error de longitud o ángulo (N/m o N m/rad)</translation>
    </message>
    <message>
        <source>Force over the integral of the error since the start (N/(m s) or N m/(rad s)); in statics the error vanishes</source>
        <translation>Fuerza por integral del error desde el inicio (N/(m s) o N m/(rad s)); en estática el error se anula</translation>
    </message>
    <message>
        <source>Force per length along the inertial axes, over t and s from 0 to 1, in N/m</source>
        <translation>Fuerza por longitud según los ejes inerciales, en función de t y de s de 0 a 1, en N/m</translation>
    </message>
    <message>
        <source>Force stiffness</source>
        <translation>Rigidez a fuerzas</translation>
    </message>
    <message>
        <source>Force x</source>
        <translation>Fuerza x</translation>
    </message>
    <message>
        <source>Force y</source>
        <translation>Fuerza y</translation>
    </message>
    <message>
        <source>Force z</source>
        <translation>Fuerza z</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Fuerzas</translation>
    </message>
    <message>
        <source>Forget all results and run every case again</source>
        <translation>Olvidar todos los resultados y volver a ejecutar todos los casos</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Fórmula</translation>
    </message>
    <message>
        <source>Formula…	E</source>
        <translation>Fórmula…	E</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Sistema de ejes</translation>
    </message>
    <message>
        <source>Frame of the point</source>
        <translation>Sistema de ejes del punto</translation>
    </message>
    <message>
        <source>Frame to body; z is the axis of a joint that names it</source>
        <translation>Del sistema de ejes al cuerpo; z es el eje de una junta que lo nombre</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Sistemas de ejes</translation>
    </message>
    <message>
        <source>Free angle</source>
        <translation>Ángulo libre</translation>
    </message>
    <message>
        <source>Free length</source>
        <translation>Longitud libre</translation>
    </message>
    <message>
        <source>Free motion %1 of %2</source>
        <translation>Movimiento libre %1 de %2</translation>
    </message>
    <message>
        <source>Free to move</source>
        <translation>Libres de moverse</translation>
    </message>
    <message>
        <source>Frequencies over the speed of the rotor: solid whirls with the spin, dashed against it, dotted neither; rings are critical speeds, on the line of one vibration per turn</source>
        <translation>Frecuencias frente a la velocidad del rotor: línea continua, precesión directa; discontinua, inversa; punteada, ninguna; los anillos son velocidades críticas, sobre la línea de una vibración por vuelta</translation>
    </message>
    <message>
        <source>Frequencies, damping and shapes of small vibrations; the mode selected is shown moving.</source>
        <translation>Frecuencias, amortiguamiento y formas de las pequeñas vibraciones; el modo seleccionado se muestra en movimiento.</translation>
    </message>
    <message>
        <source>Frequency [Hz]</source>
        <translation>Frecuencia [Hz]</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>Rozamiento</translation>
    </message>
    <message>
        <source>Friction &amp;cones</source>
        <translation>Conos de &amp;rozamiento</translation>
    </message>
    <message>
        <source>Friction [N]</source>
        <translation>Rozamiento [N]</translation>
    </message>
    <message>
        <source>Friction about z (revolute) or along z (prismatic) of two markers, v at the rubbing surface, P a constant normal load. Model stribeck: F = P (mud + (mus - mud) exp(-(v/vs)^2)) tanh(v/vr) + c v (Armstrong, Dupont and Canudas de Wit 1994), creeps instead of sticking. Model lugre: F = sigma0 z + sigma1 z' + c v with the deflection z of bristles between the surfaces (Canudas de Wit, Olsson, Astrom and Lischinsky 1995), sticks.</source>
        <translation>Rozamiento en torno a z (revolución) o según z (prismática) de dos marcadores, v en la superficie de roce, P una carga normal constante. Modelo stribeck: F = P (mud + (mus - mud) exp(-(v/vs)^2)) tanh(v/vr) + c v (Armstrong, Dupont y Canudas de Wit 1994), fluye lentamente en vez de adherirse. Modelo lugre: F = sigma0 z + sigma1 z' + c v con la deformación z de las cerdas entre las superficies (Canudas de Wit, Olsson, Astrom y Lischinsky 1995), se adhiere.</translation>
    </message>
    <message>
        <source>Friction law</source>
        <translation>Ley de rozamiento</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Desde %1</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>De %1 a %2</translation>
    </message>
    <message>
        <source>From the centre of mass of body 1, in its axes; z is the axis</source>
        <translation>Desde el centro de masas del cuerpo 1, en sus ejes; z es el eje</translation>
    </message>
    <message>
        <source>From the centre of mass of body 2, in its axes; z is the axis</source>
        <translation>Desde el centro de masas del cuerpo 2, en sus ejes; z es el eje</translation>
    </message>
    <message>
        <source>From the centre of mass of the body, in its axes</source>
        <translation>Desde el centro de masas del cuerpo, en sus ejes</translation>
    </message>
    <message>
        <source>From the centre of mass, body axes</source>
        <translation>Desde el centro de masas, ejes del cuerpo</translation>
    </message>
    <message>
        <source>From the lower to the upper edge of a picture without perspective; 0: with it</source>
        <translation>Del borde inferior al superior de una imagen sin perspectiva; 0: con ella</translation>
    </message>
    <message>
        <source>From the moment shown</source>
        <translation>Desde el instante mostrado</translation>
    </message>
    <message>
        <source>From the pivot, body axes</source>
        <translation>Desde el pivote, ejes del cuerpo</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Desde el inicio</translation>
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
        <translation>G; E / (2 (1 + nu)) si es isótropo</translation>
    </message>
    <message>
        <source>Gap [mm]</source>
        <translation>Separación [mm]</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Engranaje</translation>
    </message>
    <message>
        <source>Geom1 (Lie-group generalized-alpha)</source>
        <translation>Geom1 (alfa generalizado en grupo de Lie)</translation>
    </message>
    <message>
        <source>Geom2 (Lie-group generalized-alpha)</source>
        <translation>Geom2 (alfa generalizado en grupo de Lie)</translation>
    </message>
    <message>
        <source>Geom3 (Lie-group generalized-alpha)</source>
        <translation>Geom3 (alfa generalizado en grupo de Lie)</translation>
    </message>
    <message>
        <source>Gho&amp;sts of other runs</source>
        <translation>&amp;Fantasmas de otras simulaciones</translation>
    </message>
    <message>
        <source>Give it bounds (From, To) in Properties to move it here</source>
        <translation>Darle límites (Desde, Hasta) en Propiedades para moverlo aquí</translation>
    </message>
    <message>
        <source>Give the function by points</source>
        <translation>Dar la función por puntos</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Go on with a run of this model whose state was saved, here or by gyre run --save-state</source>
        <translation>Continuar una simulación de este modelo cuyo estado se guardó, aquí o con gyre run --save-state</translation>
    </message>
    <message>
        <source>Gravitational parameter G M of the centre</source>
        <translation>Parámetro gravitatorio G M del centro</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Gravedad</translation>
    </message>
    <message>
        <source>Gravity towards a fixed centre, mu m / r^2, on every body at its centre of mass (Newton 1687).</source>
        <translation>Gravedad hacia un centro fijo, mu m / r^2, sobre cada cuerpo en su centro de masas (Newton 1687).</translation>
    </message>
    <message>
        <source>Grid: every value with every other</source>
        <translation>Rejilla: cada valor con todos los demás</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Suelo</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message numerus="yes">
        <source>Gyre %1, %2, %n rows recorded</source>
        <translation><numerusform>Gyre %1, %2, %n fila registrada</numerusform><numerusform>Gyre %1, %2, %n filas registradas</numerusform></translation>
    </message>
    <message>
        <source>Gyre Studio</source>
        <translation>Gyre Studio</translation>
    </message>
    <message>
        <source>Gyre Studio draws with OpenGL 3.2, which this display does not offer.

A graphics driver, or Mesa's software renderer, is needed.</source>
        <translation>Gyre Studio dibuja con OpenGL 3.2, que esta pantalla no ofrece.

Se necesita un controlador gráfico o el renderizador por software de Mesa.</translation>
    </message>
    <message>
        <source>Gyre Studio ended while %1 had unsaved changes.</source>
        <translation>Gyre Studio terminó mientras %1 tenía cambios sin guardar.</translation>
    </message>
    <message>
        <source>Gyre models (*.gyre)</source>
        <translation>Modelos de Gyre (*.gyre)</translation>
    </message>
    <message>
        <source>Gyre models (*.gyre);;All files (*)</source>
        <translation>Modelos de Gyre (*.gyre);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Gyre studies (*.gyre-study);;All files (*)</source>
        <translation>Estudios de Gyre (*.gyre-study);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Half of real time</source>
        <translation>Mitad del tiempo real</translation>
    </message>
    <message>
        <source>Hann window</source>
        <translation>Ventana de Hann</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>Health of the model</source>
        <translation>Diagnóstico del modelo</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Highest order</source>
        <translation>Orden máximo</translation>
    </message>
    <message>
        <source>Hinge, 5 equations: the origins of the two markers coincide and their z axes are parallel. Phi = (u, x1 . z2, y1 . z2), u from marker 1 to marker 2 (Geradin and Cardona 2001, sec. 7.5).</source>
        <translation>Bisagra, 5 ecuaciones: los orígenes de los dos marcadores coinciden y sus ejes z son paralelos. Phi = (u, x1 . z2, y1 . z2), u del marcador 1 al marcador 2 (Geradin y Cardona 2001, sec. 7.5).</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Holds a point of a body to a fixed anchor by springs and dampers along the inertial axes. F = -k (x - x0) - c v in each of them.</source>
        <translation>Sujeta un punto de un cuerpo a un anclaje fijo mediante resortes y amortiguadores según los ejes inerciales. F = -k (x - x0) - c v en cada uno de ellos.</translation>
    </message>
    <message>
        <source>Homokinetic joint, 4 equations: the origins of the markers coincide, and both shafts, along z, spin alike at any angle between them. Phi = (u, 4 e0 e3) of the unit quaternion e between the markers (Lacoursiere 2010; Masarati and Morandini 2008).</source>
        <translation>Junta homocinética, 4 ecuaciones: los orígenes de los marcadores coinciden y ambos ejes de transmisión, según z, giran por igual con cualquier ángulo entre ellos. Phi = (u, 4 e0 e3) del cuaternión unitario e entre los marcadores (Lacoursiere 2010; Masarati y Morandini 2008).</translation>
    </message>
    <message>
        <source>Hooke or Cardan joint, 4 equations: the origins of the markers coincide; the cross has its arms along x of marker 1 and y of marker 2, which stay perpendicular. The shafts lie along z. Phi = (u, x1 . y2), u from marker 1 to marker 2 (Geradin and Cardona 2001, sec. 7.9).</source>
        <translation>Junta Hooke o cardán, 4 ecuaciones: los orígenes de los marcadores coinciden; la cruceta tiene sus brazos según x del marcador 1 e y del marcador 2, que se mantienen perpendiculares. Los ejes de transmisión están según z. Phi = (u, x1 . y2), u del marcador 1 al marcador 2 (Geradin y Cardona 2001, sec. 7.9).</translation>
    </message>
    <message>
        <source>How Newton's iteration went in every step stands here: what was left of each kind of equation, how fast it shrank, and which element was worst. Run a model (Space).</source>
        <translation>Aquí figura cómo fue la iteración de Newton en cada paso: qué quedó de cada tipo de ecuación, con qué rapidez disminuyó y qué elemento fue el peor. Simular un modelo (Espacio).</translation>
    </message>
    <message>
        <source>How contacts act on each other: the matrix W (Alt+Shift+W)</source>
        <translation>Cómo actúan los contactos entre sí: la matriz W (Alt+Mayús+W)</translation>
    </message>
    <message>
        <source>How do the drives move the mechanism, and what must they give for it? Nothing is integrated, and no degree of freedom may be left.</source>
        <translation>¿Cómo mueven los accionamientos el mecanismo y qué deben aportar para ello? No se integra nada, y no puede quedar ningún grado de libertad.</translation>
    </message>
    <message>
        <source>How far it has come, or why it did not</source>
        <translation>Hasta dónde ha llegado, o por qué no llegó</translation>
    </message>
    <message>
        <source>How fast the surfaces come closer along the normal, at the end of the step; below zero they part</source>
        <translation>Velocidad con que se acercan las superficies según la normal, al final del paso; por debajo de cero se separan</translation>
    </message>
    <message>
        <source>How many elements the line is divided into; errors fall with the fourth power</source>
        <translation>En cuántos elementos se divide la línea; los errores disminuyen con la cuarta potencia</translation>
    </message>
    <message>
        <source>How many modes</source>
        <translation>Número de modos</translation>
    </message>
    <message>
        <source>How often other coordinates were chosen as the independent ones</source>
        <translation>Cuántas veces se eligieron otras coordenadas como independientes</translation>
    </message>
    <message>
        <source>How often somebody pulled at a body: this is not the model's own motion alone</source>
        <translation>Cuántas veces se arrastró un cuerpo: este no es solo el movimiento propio del modelo</translation>
    </message>
    <message>
        <source>How the contacts of a moment act on each other stands here as a picture of the matrix W. Run a model whose bodies may touch (Space).</source>
        <translation>Aquí figura cómo actúan entre sí los contactos de un instante, como imagen de la matriz W. Simular un modelo cuyos cuerpos puedan tocarse (Espacio).</translation>
    </message>
    <message>
        <source>How the orientation is typed</source>
        <translation>Cómo se escribe la orientación</translation>
    </message>
    <message>
        <source>How the orientation is typed; the file holds the quaternion.
Euler angles turn about the body's x, then its new y, then its new z axis.
To another direction of z, of any length, the axes turn by the shortest way.</source>
        <translation>Cómo se escribe la orientación; el archivo contiene el cuaternión.
Los ángulos de Euler giran en torno al eje x del cuerpo, luego a su nuevo y, luego a su nuevo z.
Hacia otra dirección de z, de cualquier longitud, los ejes giran por el camino más corto.</translation>
    </message>
    <message>
        <source>How the solver of contacts converged (Alt+Shift+S)</source>
        <translation>Cómo convergió el resolutor de contactos (Alt+Mayús+S)</translation>
    </message>
    <message>
        <source>How the solver of contacts converges stands here: merit and step of every iteration, and which islands it had. Run a model whose bodies may touch (Space).</source>
        <translation>Aquí figura cómo converge el resolutor de contactos: mérito y paso de cada iteración, y qué islas tenía. Simular un modelo cuyos cuerpos puedan tocarse (Espacio).</translation>
    </message>
    <message>
        <source>How the step failed, and what helps</source>
        <translation>Cómo falló el paso y qué ayuda</translation>
    </message>
    <message>
        <source>How two materials touch: what is given here counts instead of what follows from the two. In files the two stand together: "materials": ["steel", "concrete"].</source>
        <translation>Cómo se tocan dos materiales: lo que se da aquí vale en lugar de lo que se deduce de los dos. En los archivos figuran los dos juntos: "materials": ["steel", "concrete"].</translation>
    </message>
    <message>
        <source>Ignore %1</source>
        <translation>Ignorar %1</translation>
    </message>
    <message>
        <source>Ignore each other, or touch even if a joint connects them</source>
        <translation>Ignorarse, o tocarse aunque una junta los una</translation>
    </message>
    <message>
        <source>Imaginary [rad/s]</source>
        <translation>Imaginaria [rad/s]</translation>
    </message>
    <message>
        <source>Impacts</source>
        <translation>Impactos</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Import mesh</source>
        <translation>Importar malla</translation>
    </message>
    <message>
        <source>Import mesh…</source>
        <translation>Importar malla…</translation>
    </message>
    <message>
        <source>Import report</source>
        <translation>Informe de importación</translation>
    </message>
    <message>
        <source>Imported %1; everything was understood</source>
        <translation>Se ha importado %1; se entendió todo</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Importando</translation>
    </message>
    <message>
        <source>In SI units, or a formula of other parameters</source>
        <translation>En unidades SI, o una fórmula de otros parámetros</translation>
    </message>
    <message>
        <source>In a &amp;window of its own</source>
        <translation>En una &amp;ventana propia</translation>
    </message>
    <message>
        <source>In m or rad</source>
        <translation>En m o rad</translation>
    </message>
    <message>
        <source>In the world</source>
        <translation>En el mundo</translation>
    </message>
    <message>
        <source>In which the solver of contacts stopped far from the merit asked for</source>
        <translation>En los que el resolutor de contactos se detuvo lejos del mérito pedido</translation>
    </message>
    <message>
        <source>Inertia</source>
        <translation>Inercia</translation>
    </message>
    <message>
        <source>Inertia per length</source>
        <translation>Inercia por longitud</translation>
    </message>
    <message>
        <source>Inertia xx yy zz</source>
        <translation>Inercia xx yy zz</translation>
    </message>
    <message>
        <source>Inertial axes</source>
        <translation>Ejes inerciales</translation>
    </message>
    <message>
        <source>Initial acceleration</source>
        <translation>Aceleración inicial</translation>
    </message>
    <message>
        <source>Initial values violate constraints</source>
        <translation>Los valores iniciales violan restricciones</translation>
    </message>
    <message>
        <source>Initial values: the view shows a later moment of the run.</source>
        <translation>Valores iniciales: la vista muestra un instante posterior de la simulación.</translation>
    </message>
    <message>
        <source>Initial, body axes; only for methods told to take accelerations as given</source>
        <translation>Inicial, ejes del cuerpo; solo para métodos que deben tomar las aceleraciones tal como se dan</translation>
    </message>
    <message>
        <source>Initial, inertial axes; only for methods told to take accelerations as given</source>
        <translation>Inicial, ejes inerciales; solo para métodos que deben tomar las aceleraciones tal como se dan</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>Insertar %1</translation>
    </message>
    <message>
        <source>Insert a body, a joint, a force, a parameter or a material: type to search</source>
        <translation>Insertar un cuerpo, una junta, una fuerza, un parámetro o un material: escribir para buscar</translation>
    </message>
    <message>
        <source>Insert parameter</source>
        <translation>Insertar parámetro</translation>
    </message>
    <message>
        <source>Insert…</source>
        <translation>Insertar…</translation>
    </message>
    <message>
        <source>Integral gain</source>
        <translation>Ganancia integral</translation>
    </message>
    <message>
        <source>Integral limit</source>
        <translation>Límite integral</translation>
    </message>
    <message>
        <source>Integrate with %1</source>
        <translation>Integrar con %1</translation>
    </message>
    <message>
        <source>Integrator; bold: its bodies are drawn solid; ticked: its ghost and its curves are drawn</source>
        <translation>Integrador; negrita: sus cuerpos se dibujan macizos; marcado: se dibujan su fantasma y sus curvas</translation>
    </message>
    <message>
        <source>Integrators</source>
        <translation>Integradores</translation>
    </message>
    <message>
        <source>Integrators to compare</source>
        <translation>Integradores que se comparan</translation>
    </message>
    <message>
        <source>Interval between recorded rows; 0 records every step. Steps are shortened to meet these times</source>
        <translation>Intervalo entre filas registradas; 0 registra cada paso. Los pasos se acortan para coincidir con esos instantes</translation>
    </message>
    <message>
        <source>Interval between the rows; that of the model where nothing is typed</source>
        <translation>Intervalo entre filas; el del modelo si no se escribe nada</translation>
    </message>
    <message>
        <source>Inverse dynamics</source>
        <translation>Dinámica inversa</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>Isla</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Islas</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Iteración</translation>
    </message>
    <message>
        <source>Iteration %1: %2</source>
        <translation>Iteración %1: %2</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iteraciones</translation>
    </message>
    <message>
        <source>Its shape, or 'stiffness' for one that is given by stiffnesses and masses</source>
        <translation>Su forma, o 'stiffness' para una sección dada por rigideces y masas</translation>
    </message>
    <message>
        <source>J; 0: of the shape by Saint-Venant</source>
        <translation>J; 0: el de la forma según Saint-Venant</translation>
    </message>
    <message>
        <source>J; the polar moment for round sections</source>
        <translation>J; el momento polar en secciones circulares</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Junta</translation>
    </message>
    <message>
        <source>Joint 1</source>
        <translation>Junta 1</translation>
    </message>
    <message>
        <source>Joint 2</source>
        <translation>Junta 2</translation>
    </message>
    <message>
        <source>Joint 3</source>
        <translation>Junta 3</translation>
    </message>
    <message>
        <source>Joint friction</source>
        <translation>Rozamiento en junta</translation>
    </message>
    <message>
        <source>Joint solver</source>
        <translation>Resolutor de juntas</translation>
    </message>
    <message>
        <source>Joint stop</source>
        <translation>Tope de junta</translation>
    </message>
    <message>
        <source>Joint that has coordinate 1</source>
        <translation>Junta que tiene la coordenada 1</translation>
    </message>
    <message>
        <source>Joint that has coordinate 2</source>
        <translation>Junta que tiene la coordenada 2</translation>
    </message>
    <message>
        <source>Joint that has coordinate 3, as in a differential</source>
        <translation>Junta que tiene la coordenada 3, como en un diferencial</translation>
    </message>
    <message>
        <source>Joint that is driven</source>
        <translation>Junta que se acciona</translation>
    </message>
    <message>
        <source>Joint that is limited</source>
        <translation>Junta que se limita</translation>
    </message>
    <message>
        <source>Joint whose angle is the pinion's</source>
        <translation>Junta cuyo ángulo es el del piñón</translation>
    </message>
    <message>
        <source>Joint whose angle is theta_1</source>
        <translation>Junta cuyo ángulo es theta_1</translation>
    </message>
    <message>
        <source>Joint whose angle is theta_2</source>
        <translation>Junta cuyo ángulo es theta_2</translation>
    </message>
    <message>
        <source>Joint whose displacement is the rack's</source>
        <translation>Junta cuyo desplazamiento es el de la cremallera</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Juntas</translation>
    </message>
    <message>
        <source>Joints and forces between them are mirrored, too. Frames stay right-handed, and coordinates of joints count the same way where they can.</source>
        <translation>También se reflejan las juntas y fuerzas entre los cuerpos. Los sistemas de ejes siguen siendo dextrógiros, y las coordenadas de las juntas cuentan en el mismo sentido donde es posible.</translation>
    </message>
    <message>
        <source>Joints hold</source>
        <translation>Las juntas imponen</translation>
    </message>
    <message>
        <source>K [N/m^n] of the smooth law N = K d^n (1 + D d')</source>
        <translation>K [N/m^n] de la ley suave N = K d^n (1 + D d')</translation>
    </message>
    <message>
        <source>K [N/m^n] of the smooth law N = K d^n (1 + D d'); where not given both materials in series</source>
        <translation>K [N/m^n] de la ley suave N = K d^n (1 + D d'); si no se da, ambos materiales en serie</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Conservar los míos</translation>
    </message>
    <message>
        <source>Keep the step, or choose it so that the local error of the positions stays near the step tolerance</source>
        <translation>Mantener el paso, o elegirlo de modo que el error local de las posiciones se mantenga cerca de la tolerancia de paso</translation>
    </message>
    <message>
        <source>Keep this run: the next one is drawn over its curves, or minus them (Ctrl+K)</source>
        <translation>Conservar esta simulación: la siguiente se dibuja sobre sus curvas, o menos ellas (Ctrl+K)</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Teclas y ratón</translation>
    </message>
    <message>
        <source>Kick-drift (half of LIEMID[EA])</source>
        <translation>Impulso-deriva (mitad de LIEMID[EA])</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Kinematics</source>
        <translation>Cinemática</translation>
    </message>
    <message>
        <source>Kinetic</source>
        <translation>Cinética</translation>
    </message>
    <message>
        <source>Kinetic energy</source>
        <translation>Energía cinética</translation>
    </message>
    <message>
        <source>Knife edge</source>
        <translation>Cuchilla</translation>
    </message>
    <message>
        <source>Krysl's explicit Newmark method for rotations (2005): symmetric, second order, one force evaluation per step, momentum conserving; joints by RATTLE. Compositions of it reach order 4, 6 and 8.</source>
        <translation>Método explícito de Newmark de Krysl para rotaciones (2005): simétrico, de segundo orden, una evaluación de fuerzas por paso, conserva el momento angular; juntas con RATTLE. Sus composiciones alcanzan los órdenes 4, 6 y 8.</translation>
    </message>
    <message>
        <source>Kynema (inertial-frame generalized-alpha)</source>
        <translation>Kynema (alfa generalizado en sistema inercial)</translation>
    </message>
    <message>
        <source>Kynema's form of the Lie-group generalized-alpha method: spatial angular velocities, left updates, D_L/D_R scaling, and its weighted convergence test as published (tolerances 1e-5 and 1e-3). The rates at which the axis of a fast rotor turns are smooth in its axes, and more exact than in those of geom1.</source>
        <translation>Forma de Kynema del método alfa generalizado en grupo de Lie: velocidades angulares espaciales, actualizaciones por la izquierda, escalado D_L/D_R y su criterio ponderado de convergencia tal como se publicó (tolerancias 1e-5 y 1e-3). Las velocidades con que gira el eje de un rotor rápido son suaves en sus ejes, y más exactas que en los de geom1.</translation>
    </message>
    <message>
        <source>LIEMID[EA] (explicit Newmark for rotations)</source>
        <translation>LIEMID[EA] (Newmark explícito para rotaciones)</translation>
    </message>
    <message>
        <source>LIEMID[I] (implicit midpoint Lie method)</source>
        <translation>LIEMID[I] (método de Lie del punto medio implícito)</translation>
    </message>
    <message>
        <source>La&amp;youts</source>
        <translation>Disposicio&amp;nes</translation>
    </message>
    <message>
        <source>Large models</source>
        <translation>Modelos grandes</translation>
    </message>
    <message>
        <source>Large type and thick lines, the view, the plots and the time alone, on all of the screen</source>
        <translation>Letra grande y líneas gruesas; solo la vista, las gráficas y el tiempo, en toda la pantalla</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Largest angle</source>
        <translation>Ángulo máximo</translation>
    </message>
    <message>
        <source>Largest angle between a body's orientation and that in the baseline</source>
        <translation>Ángulo máximo entre la orientación de un cuerpo y la de la línea base</translation>
    </message>
    <message>
        <source>Largest distance of a body from where it is in the baseline</source>
        <translation>Distancia máxima de un cuerpo a donde está en la línea base</translation>
    </message>
    <message>
        <source>Largest energy that the method itself made or lost: what is there, less what there was and was done</source>
        <translation>Mayor energía que el propio método creó o perdió: la que hay, menos la que había y el trabajo realizado</translation>
    </message>
    <message>
        <source>Largest force</source>
        <translation>Fuerza máxima</translation>
    </message>
    <message>
        <source>Largest less smallest</source>
        <translation>Máximo menos mínimo</translation>
    </message>
    <message>
        <source>Largest magnitude</source>
        <translation>Magnitud máxima</translation>
    </message>
    <message>
        <source>Largest of all contacts so far</source>
        <translation>Máximo de todos los contactos hasta ahora</translation>
    </message>
    <message>
        <source>Largest residual of the constraints of positions [m, rad]</source>
        <translation>Residuo máximo de las restricciones de posiciones [m, rad]</translation>
    </message>
    <message>
        <source>Largest residual of the constraints of velocities, of nonholonomic joints [m/s, rad/s]</source>
        <translation>Residuo máximo de las restricciones de velocidades, de juntas no holónomas [m/s, rad/s]</translation>
    </message>
    <message>
        <source>Largest residual of the equations of motion of bodies that nothing touches [N, N m]</source>
        <translation>Residuo máximo de las ecuaciones de movimiento de los cuerpos que nada toca [N, N m]</translation>
    </message>
    <message>
        <source>Largest residual of the equations of motion of bodies that something touches [N, N m]</source>
        <translation>Residuo máximo de las ecuaciones de movimiento de los cuerpos que algo toca [N, N m]</translation>
    </message>
    <message>
        <source>Largest step</source>
        <translation>Paso máximo</translation>
    </message>
    <message>
        <source>Largest value of its slider; equal to the smallest: no bounds</source>
        <translation>Valor máximo de su control deslizante; igual al mínimo: sin límites</translation>
    </message>
    <message>
        <source>Largest violation of position constraints</source>
        <translation>Violación máxima de las restricciones de posición</translation>
    </message>
    <message>
        <source>Last speed, in rad/s or with its unit, as 6000 rpm</source>
        <translation>Última velocidad, en rad/s o con su unidad, como 6000 rpm</translation>
    </message>
    <message>
        <source>Last time; that of the model where nothing is typed</source>
        <translation>Tiempo final; el del modelo si no se escribe nada</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>Latin hypercube</source>
        <translation>Hipercubo latino</translation>
    </message>
    <message>
        <source>Leave all curves on one axis</source>
        <translation>Dejar todas las curvas en un eje</translation>
    </message>
    <message>
        <source>Leave out what lies on the other side of the section plane</source>
        <translation>Omitir lo que está al otro lado del plano de corte</translation>
    </message>
    <message>
        <source>Leave this line (Escape)</source>
        <translation>Dejar esta línea (Escape)</translation>
    </message>
    <message>
        <source>Leave this tool (Esc)</source>
        <translation>Dejar esta herramienta (Esc)</translation>
    </message>
    <message>
        <source>Left drag</source>
        <translation>Arrastre izquierdo</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>Length (m) or angle (rad, counted through full turns) that is to be reached</source>
        <translation>Longitud (m) o ángulo (rad, contando vueltas completas) que se debe alcanzar</translation>
    </message>
    <message>
        <source>Length / thickness</source>
        <translation>Longitud / espesor</translation>
    </message>
    <message>
        <source>Length along z [m]</source>
        <translation>Longitud según z [m]</translation>
    </message>
    <message>
        <source>Length at which the spring's own force vanishes</source>
        <translation>Longitud en la que se anula la fuerza propia del resorte</translation>
    </message>
    <message>
        <source>Length of the cylinder, without the caps [m]</source>
        <translation>Longitud del cilindro, sin los casquetes [m]</translation>
    </message>
    <message>
        <source>Lever arm of the normal force against rolling</source>
        <translation>Brazo de palanca de la fuerza normal contra la rodadura</translation>
    </message>
    <message>
        <source>Lever arm of the normal force against rolling; where not given the smaller of the two materials</source>
        <translation>Brazo de palanca de la fuerza normal contra la rodadura; si no se da, el menor de los dos materiales</translation>
    </message>
    <message>
        <source>Lever arm of the normal force against spinning about the normal</source>
        <translation>Brazo de palanca de la fuerza normal contra el pivotamiento en torno a la normal</translation>
    </message>
    <message>
        <source>Lever arm of the normal force against spinning about the normal; where not given the smaller of the two materials</source>
        <translation>Brazo de palanca de la fuerza normal contra el pivotamiento en torno a la normal; si no se da, el menor de los dos materiales</translation>
    </message>
    <message>
        <source>Like the &amp;desktop</source>
        <translation>Como el &amp;escritorio</translation>
    </message>
    <message>
        <source>Limits of a coordinate of a joint: beyond them a spring and a damper push back, setting in smoothly. N = k s(d) + c sigma(d) d' of the depth d behind a limit, with s = d^2 / (2 w) up to the width w, then d - w/2.</source>
        <translation>Límites de una coordenada de una junta: más allá de ellos, un resorte y un amortiguador empujan hacia atrás y entran en acción suavemente. N = k s(d) + c sigma(d) d' con la profundidad d más allá de un límite, donde s = d^2 / (2 w) hasta el ancho w y después d - w/2.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Line %1 names no parameter.</source>
        <translation>La línea %1 no nombra ningún parámetro.</translation>
    </message>
    <message>
        <source>Line %1: three numbers x y z were expected</source>
        <translation>Línea %1: se esperaban tres números x y z</translation>
    </message>
    <message>
        <source>Linear (rotation vectors, generalized-alpha)</source>
        <translation>Lineal (vectores de rotación, alfa generalizado)</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En vivo</translation>
    </message>
    <message>
        <source>Loa&amp;d a run from CSV…</source>
        <translation>Car&amp;gar una simulación desde CSV…</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Cargar</translation>
    </message>
    <message>
        <source>Load a run from %1</source>
        <translation>Cargar una simulación desde %1</translation>
    </message>
    <message>
        <source>Load a run from CSV</source>
        <translation>Cargar una simulación desde CSV</translation>
    </message>
    <message>
        <source>Local dynamics, explicit rotations (POS)</source>
        <translation>Dinámica local, rotaciones explícitas (POS)</translation>
    </message>
    <message>
        <source>Local dynamics, implicit rotations (IMP)</source>
        <translation>Dinámica local, rotaciones implícitas (IMP)</translation>
    </message>
    <message>
        <source>Local dynamics, momentum-conserving rotations (NEG)</source>
        <translation>Dinámica local, rotaciones que conservan el momento angular (NEG)</translation>
    </message>
    <message>
        <source>Local error of positions allowed per step, as a share of the model's length; of angles in rad</source>
        <translation>Error local admitido de las posiciones por paso, como fracción de la longitud del modelo; de los ángulos en rad</translation>
    </message>
    <message>
        <source>Lock rotation x</source>
        <translation>Bloquear rotación x</translation>
    </message>
    <message>
        <source>Lock rotation y</source>
        <translation>Bloquear rotación y</translation>
    </message>
    <message>
        <source>Lock rotation z</source>
        <translation>Bloquear rotación z</translation>
    </message>
    <message>
        <source>Lock x</source>
        <translation>Bloquear x</translation>
    </message>
    <message>
        <source>Lock y</source>
        <translation>Bloquear y</translation>
    </message>
    <message>
        <source>Lock z</source>
        <translation>Bloquear z</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation>Eje horizontal logarítmico</translation>
    </message>
    <message>
        <source>Logarithmic value axis</source>
        <translation>Eje de valores logarítmico</translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation>Eje vertical logarítmico</translation>
    </message>
    <message>
        <source>Longest length</source>
        <translation>Longitud máxima</translation>
    </message>
    <message>
        <source>Longest step</source>
        <translation>Paso más largo</translation>
    </message>
    <message>
        <source>Looking for the equilibrium…</source>
        <translation>Buscando el equilibrio…</translation>
    </message>
    <message>
        <source>Loose bodies</source>
        <translation>Cuerpos sueltos</translation>
    </message>
    <message>
        <source>Lost to normal forces of contacts: in impacts</source>
        <translation>Perdida por las fuerzas normales de los contactos: en impactos</translation>
    </message>
    <message>
        <source>Lower limit</source>
        <translation>Límite inferior</translation>
    </message>
    <message>
        <source>M&amp;easure</source>
        <translation>M&amp;edir</translation>
    </message>
    <message>
        <source>MP4 (*.mp4)</source>
        <translation>MP4 (*.mp4)</translation>
    </message>
    <message>
        <source>MP4 and WebM need the program ffmpeg, which is in no folder of PATH; any video tool makes a film of the pictures.</source>
        <translation>MP4 y WebM necesitan el programa ffmpeg, que no está en ninguna carpeta de PATH; cualquier programa de vídeo crea una película a partir de las imágenes.</translation>
    </message>
    <message>
        <source>Made %1</source>
        <translation>Creado: %1</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Marker at the cursor…	M</source>
        <translation>Marcador en el cursor…	M</translation>
    </message>
    <message>
        <source>Marker here…</source>
        <translation>Marcador aquí…</translation>
    </message>
    <message>
        <source>Marker on body 1</source>
        <translation>Marcador en cuerpo 1</translation>
    </message>
    <message>
        <source>Marker on body 2</source>
        <translation>Marcador en cuerpo 2</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Marks are attempts at steps that were given up, at their size: cross, the local error was too large; diamond, the equations did not converge; square, a body turned too far. Triangles: a law switched.</source>
        <translation>Las marcas son intentos de paso abandonados, con su tamaño: cruz, el error local era demasiado grande; rombo, las ecuaciones no convergieron; cuadrado, un cuerpo giró demasiado. Triángulos: cambió una ley.</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>Mass from shapes</source>
        <translation>Masa según formas</translation>
    </message>
    <message>
        <source>Mass from shapes…</source>
        <translation>Masa según formas…</translation>
    </message>
    <message>
        <source>Mass per length</source>
        <translation>Masa por longitud</translation>
    </message>
    <message>
        <source>Mass, centre of mass and inertia from the shapes and a density</source>
        <translation>Masa, centro de masas e inercia a partir de las formas y una densidad</translation>
    </message>
    <message>
        <source>Masses</source>
        <translation>Masas</translation>
    </message>
    <message>
        <source>Massless rod that cannot spin, with a universal joint about z of marker 1 at one end and a ball in the origin of marker 2 at the other, 1 equation. A positive multiplier is tension. Phi = |u| - length, u from marker 1 to marker 2.</source>
        <translation>Barra sin masa que no puede girar sobre sí misma, con una junta universal en torno a z del marcador 1 en un extremo y una rótula en el origen del marcador 2 en el otro, 1 ecuación. Un multiplicador positivo es tracción. Phi = |u| - length, u del marcador 1 al marcador 2.</translation>
    </message>
    <message>
        <source>Massless rod with ball ends, 1 equation: the two markers' origins keep their distance. A positive multiplier is tension. Phi = |u| - length, u from marker 1 to marker 2.</source>
        <translation>Barra sin masa con rótulas en los extremos, 1 ecuación: los orígenes de los dos marcadores mantienen su distancia. Un multiplicador positivo es tracción. Phi = |u| - length, u del marcador 1 al marcador 2.</translation>
    </message>
    <message>
        <source>Massless rod, hinged about z of marker 1 at one end, with a ball in the origin of marker 2 at the other, 2 equations. The first multiplier is the rod's force, positive in tension. Phi = (|u| - length, z1 . u), u from marker 1 to marker 2.</source>
        <translation>Barra sin masa, con bisagra en torno a z del marcador 1 en un extremo y una rótula en el origen del marcador 2 en el otro, 2 ecuaciones. El primer multiplicador es la fuerza de la barra, positiva a tracción. Phi = (|u| - length, z1 . u), u del marcador 1 al marcador 2.</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>Material 1</source>
        <translation>Material 1</translation>
    </message>
    <message>
        <source>Material 2</source>
        <translation>Material 2</translation>
    </message>
    <message>
        <source>Material of the rod, which gives its mass</source>
        <translation>Material de la barra, que determina su masa</translation>
    </message>
    <message>
        <source>Matrices that were evaluated and factorized</source>
        <translation>Matrices evaluadas y factorizadas</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matriz</translation>
    </message>
    <message>
        <source>Matrix of the contacts</source>
        <translation>Matriz de contactos</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Maximum less minimum</source>
        <translation>Máximo menos mínimo</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Mean over the time</source>
        <translation>Media en el tiempo</translation>
    </message>
    <message>
        <source>Mean over time, whatever the steps</source>
        <translation>Media en el tiempo, sean cuales sean los pasos</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Measure how far the others are from this run (B)</source>
        <translation>Medir cuánto se alejan las demás de esta simulación (B)</translation>
    </message>
    <message>
        <source>Mechanisms and machines</source>
        <translation>Mecanismos y máquinas</translation>
    </message>
    <message>
        <source>Merit</source>
        <translation>Mérito</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Malla</translation>
    </message>
    <message>
        <source>Meshes (*.stl *.obj *.gltf *.glb);;All files (*)</source>
        <translation>Mallas (*.stl *.obj *.gltf *.glb);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Methods that treat forces explicitly are stable with steps up to this; implicit ones step over it</source>
        <translation>Los métodos que tratan las fuerzas de forma explícita son estables con pasos de hasta este valor; los implícitos pueden superarlo</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>Arrastre central</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Reflejar</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>Reflejar %1</translation>
    </message>
    <message>
        <source>Mirror copy of %1</source>
        <translation>Copia reflejada de %1</translation>
    </message>
    <message>
        <source>Mirror i&amp;n a plane…</source>
        <translation>Reflejar e&amp;n un plano…</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Mode %1 [Hz]</source>
        <translation>Modo %1 [Hz]</translation>
    </message>
    <message>
        <source>Mode %1, %2 Hz</source>
        <translation>Modo %1, %2 Hz</translation>
    </message>
    <message>
        <source>Mode %1, a rigid motion</source>
        <translation>Modo %1, un movimiento rígido</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Model &amp;health</source>
        <translation>&amp;Diagnóstico del modelo</translation>
    </message>
    <message>
        <source>Model changed: Reset to apply</source>
        <translation>Modelo modificado: Restablecer para aplicar</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>Modelo: %1</translation>
    </message>
    <message>
        <source>Models, studies, %1 (*.gyre *.gyre-study %2);;Gyre models and studies (*.gyre *.gyre-study);;All files (*)</source>
        <translation>Modelos, estudios, %1 (*.gyre *.gyre-study %2);;Modelos y estudios de Gyre (*.gyre *.gyre-study);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modos</translation>
    </message>
    <message>
        <source>Modes over speed</source>
        <translation>Modos según velocidad</translation>
    </message>
    <message>
        <source>Modes over the speed of a rotor stand here. No body of this model can turn.</source>
        <translation>Aquí figuran los modos frente a la velocidad de un rotor. Ningún cuerpo de este modelo puede girar.</translation>
    </message>
    <message>
        <source>Modes over the speed of a rotor: whirl with the spin and against it, and critical speeds.</source>
        <translation>Modos frente a la velocidad de un rotor: precesión directa e inversa, y velocidades críticas.</translation>
    </message>
    <message>
        <source>Moment stiffness</source>
        <translation>Rigidez a momentos</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Instantes</translation>
    </message>
    <message>
        <source>More examples</source>
        <translation>Más ejemplos</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Motion and what drives and joints must give for it, or the motion alone</source>
        <translation>El movimiento y lo que accionamientos y juntas deben aportar para él, o solo el movimiento</translation>
    </message>
    <message>
        <source>Mouse and keys of a chart</source>
        <translation>Ratón y teclas de un diagrama</translation>
    </message>
    <message>
        <source>Mouse and keys of a plot</source>
        <translation>Ratón y teclas de una gráfica</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Mover %1</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>Bajar %1</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>Subir %1</translation>
    </message>
    <message>
        <source>Move &amp;below the view</source>
        <translation>Mover de&amp;bajo de la vista</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>Move it to the time cursor</source>
        <translation>Llevarlo al cursor de tiempo</translation>
    </message>
    <message>
        <source>Move the initial values onto the constraints by the smallest change; can be undone</source>
        <translation>Llevar los valores iniciales a las restricciones con el menor cambio; se puede deshacer</translation>
    </message>
    <message>
        <source>Move to the &amp;left</source>
        <translation>Mover a la &amp;izquierda</translation>
    </message>
    <message>
        <source>Move to the &amp;right</source>
        <translation>Mover a la &amp;derecha</translation>
    </message>
    <message>
        <source>Moves a coordinate of a joint as a function of time, 1 equation: its position, velocity or acceleration, or locks it where it is. Velocities and accelerations are integrated from the start.</source>
        <translation>Mueve una coordenada de una junta como función del tiempo, 1 ecuación: su posición, velocidad o aceleración, o la bloquea donde está. Las velocidades y aceleraciones se integran desde el inicio.</translation>
    </message>
    <message>
        <source>Moves it to a new plot below this one</source>
        <translation>La lleva a una gráfica nueva debajo de esta</translation>
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
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name of the file it was imported from</source>
        <translation>Nombre del archivo del que se importó</translation>
    </message>
    <message>
        <source>Name of the layout; a name that there is takes the new one:</source>
        <translation>Nombre de la disposición; si ya existe, se sustituye por la nueva:</translation>
    </message>
    <message>
        <source>Name&amp;d views</source>
        <translation>Vistas con nom&amp;bre</translation>
    </message>
    <message>
        <source>Name; a view that has it already is replaced:</source>
        <translation>Nombre; si una vista ya lo tiene, se sustituye:</translation>
    </message>
    <message>
        <source>Named numbers that formulas of the model use: add one, then type its name in place of a number, as in &lt;i&gt;2*k + 3 mm&lt;/i&gt;.</source>
        <translation>Números con nombre que usan las fórmulas del modelo: añadir uno y escribir su nombre en lugar de un número, como en &lt;i&gt;2*k + 3 mm&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Named view</source>
        <translation>Vista con nombre</translation>
    </message>
    <message>
        <source>Named views</source>
        <translation>Vistas con nombre</translation>
    </message>
    <message>
        <source>Names of &amp;bodies, joints and forces</source>
        <translation>Nombres de &amp;cuerpos, juntas y fuerzas</translation>
    </message>
    <message>
        <source>Near z of the sections of a line of points, in the axes of the body</source>
        <translation>Dirección próxima a z de las secciones de una línea de puntos, en ejes del cuerpo</translation>
    </message>
    <message>
        <source>Needs another body than %1</source>
        <translation>Necesita otro cuerpo que %1</translation>
    </message>
    <message>
        <source>New %1</source>
        <translation>Nuevo: %1</translation>
    </message>
    <message>
        <source>New frame here</source>
        <translation>Nuevo sistema de ejes aquí</translation>
    </message>
    <message>
        <source>New model</source>
        <translation>Nuevo modelo</translation>
    </message>
    <message>
        <source>New plot below</source>
        <translation>Nueva gráfica debajo</translation>
    </message>
    <message>
        <source>New plot on the right</source>
        <translation>Nueva gráfica a la derecha</translation>
    </message>
    <message>
        <source>Newton</source>
        <translation>Newton</translation>
    </message>
    <message>
        <source>Newton iterations</source>
        <translation>Iteraciones de Newton</translation>
    </message>
    <message>
        <source>No body here to pull</source>
        <translation>Aquí no hay ningún cuerpo que arrastrar</translation>
    </message>
    <message>
        <source>No case has a value to show here.</source>
        <translation>Ningún caso tiene un valor que mostrar aquí.</translation>
    </message>
    <message>
        <source>No difference in %1</source>
        <translation>Ninguna diferencia en %1</translation>
    </message>
    <message>
        <source>No displacement along x of marker 1</source>
        <translation>Sin desplazamiento según x del marcador 1</translation>
    </message>
    <message>
        <source>No displacement along y of marker 1</source>
        <translation>Sin desplazamiento según y del marcador 1</translation>
    </message>
    <message>
        <source>No displacement along z of marker 1</source>
        <translation>Sin desplazamiento según z del marcador 1</translation>
    </message>
    <message>
        <source>No example and no study has these words.</source>
        <translation>Ningún ejemplo ni estudio contiene estas palabras.</translation>
    </message>
    <message>
        <source>No examples were found. The variable GYRE_EXAMPLES may name the folder they are in.</source>
        <translation>No se encontraron ejemplos. La variable GYRE_EXAMPLES puede indicar la carpeta en la que están.</translation>
    </message>
    <message>
        <source>No flexible beam in a run yet</source>
        <translation>Aún sin vigas flexibles simuladas</translation>
    </message>
    <message>
        <source>No iteration was needed here.</source>
        <translation>Aquí no hizo falta ninguna iteración.</translation>
    </message>
    <message>
        <source>No page has these words</source>
        <translation>Ninguna página contiene estas palabras</translation>
    </message>
    <message>
        <source>No positive values here: a logarithmic axis has no place for the others.</source>
        <translation>Aquí no hay valores positivos: un eje logarítmico no admite los demás.</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Sin archivos recientes</translation>
    </message>
    <message>
        <source>No results yet.</source>
        <translation>Aún no hay resultados.</translation>
    </message>
    <message>
        <source>No rotation about x of marker 1</source>
        <translation>Sin rotación en torno a x del marcador 1</translation>
    </message>
    <message>
        <source>No rotation about y of marker 1</source>
        <translation>Sin rotación en torno a y del marcador 1</translation>
    </message>
    <message>
        <source>No rotation about z of marker 1</source>
        <translation>Sin rotación en torno a z del marcador 1</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>Aún sin simulación</translation>
    </message>
    <message>
        <source>No section</source>
        <translation>Sin corte</translation>
    </message>
    <message>
        <source>No step has been made yet.</source>
        <translation>Aún no se ha dado ningún paso.</translation>
    </message>
    <message>
        <source>No step is longer; 0: as long as the error lets it be. With loose tolerances all steps are as long as this</source>
        <translation>Ningún paso es más largo; 0: tan largo como permita el error. Con tolerancias amplias todos los pasos son así de largos</translation>
    </message>
    <message>
        <source>No time here that both runs cover.</source>
        <translation>Aquí no hay ningún tiempo que ambas simulaciones cubran.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>None of the selected bodies touches anything at this moment.</source>
        <translation>Ninguno de los cuerpos seleccionados toca nada en este instante.</translation>
    </message>
    <message>
        <source>None: drawn by its inertia</source>
        <translation>Ninguna: dibujado según su inercia</translation>
    </message>
    <message>
        <source>Norm of the error</source>
        <translation>Norma del error</translation>
    </message>
    <message>
        <source>Normal [N]</source>
        <translation>Normal [N]</translation>
    </message>
    <message>
        <source>Normal load</source>
        <translation>Carga normal</translation>
    </message>
    <message>
        <source>Not in %1: %2</source>
        <translation>No está en %1: %2</translation>
    </message>
    <message>
        <source>Not reached: %1 was asked for. More sweeps, or another solver, may do it.</source>
        <translation>No alcanzado: se pedía %1. Más barridos u otro resolutor pueden lograrlo.</translation>
    </message>
    <message>
        <source>Not shown: zero and negative values of %1</source>
        <translation>No se muestran: valores nulos y negativos de %1</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Nothing can move: there are no modes.</source>
        <translation>Nada puede moverse: no hay modos.</translation>
    </message>
    <message>
        <source>Nothing can touch in this run: its model has no contact, or no shapes that take part in it.</source>
        <translation>Nada puede tocarse en esta simulación: su modelo no tiene contacto, o no tiene formas que intervengan en él.</translation>
    </message>
    <message>
        <source>Nothing in the catalogue fits.</source>
        <translation>Nada del catálogo coincide.</translation>
    </message>
    <message>
        <source>Nothing is free to move</source>
        <translation>Nada es libre de moverse</translation>
    </message>
    <message>
        <source>Nothing touched in the step that led here: there was nothing to solve.</source>
        <translation>Nada se tocó en el paso que llevó hasta aquí: no había nada que resolver.</translation>
    </message>
    <message>
        <source>Nothing touches at this moment of the run.</source>
        <translation>Nada se toca en este instante de la simulación.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Number of steps</source>
        <translation>Número de pasos</translation>
    </message>
    <message>
        <source>Number, expression of t or table of (t, value); m or rad, and s</source>
        <translation>Número, expresión de t o tabla de (t, valor); m o rad, y s</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Numbers of elements</source>
        <translation>Números de elementos</translation>
    </message>
    <message>
        <source>Numbers of elements, each at every step</source>
        <translation>Números de elementos, cada uno con todos los pasos</translation>
    </message>
    <message>
        <source>Nut on a thread, 5 equations: marker 2 turns about the z axis of marker 1 and moves along it by the pitch per turn. As a sleeve, with d - d(0) = pitch / (2 pi) (theta - theta(0)) for the displacement d and the angle theta (Geradin and Cardona 2001, ch. 7).</source>
        <translation>Tuerca en una rosca, 5 ecuaciones: el marcador 2 gira en torno al eje z del marcador 1 y avanza según él el paso de rosca por vuelta. Como un manguito, con d - d(0) = pitch / (2 pi) (theta - theta(0)) para el desplazamiento d y el ángulo theta (Geradin y Cardona 2001, cap. 7).</translation>
    </message>
    <message>
        <source>Of Gauss-Seidel</source>
        <translation>De Gauss-Seidel</translation>
    </message>
    <message>
        <source>Of Gauss-Seidel over all contacts in a step, at most</source>
        <translation>De Gauss-Seidel sobre todos los contactos en un paso, como máximo</translation>
    </message>
    <message>
        <source>Of Newton in all accepted steps; by methods that step over impacts sweeps and iterations of the solver of contacts</source>
        <translation>De Newton en todos los pasos aceptados; en los métodos que pasan por encima de los impactos, barridos e iteraciones del resolutor de contactos</translation>
    </message>
    <message>
        <source>Of Newton's matrix: J in the tables of Yen and Petzold</source>
        <translation>De la matriz de Newton: J en las tablas de Yen y Petzold</translation>
    </message>
    <message>
        <source>Of a circle or a tube; a number, or over s from 0 to 1 along the line</source>
        <translation>De un círculo o un tubo; un número, o en función de s de 0 a 1 a lo largo de la línea</translation>
    </message>
    <message>
        <source>Of a rectangle, along y of the section; a number, or over s from 0 to 1 along the line</source>
        <translation>De un rectángulo, según y de la sección; un número, o en función de s de 0 a 1 a lo largo de la línea</translation>
    </message>
    <message>
        <source>Of a rectangle, along z of the section; a number, or over s from 0 to 1 along the line</source>
        <translation>De un rectángulo, según z de la sección; un número, o en función de s de 0 a 1 a lo largo de la línea</translation>
    </message>
    <message>
        <source>Of a section 'stiffness' that varies: EA, GA y and GA z over s</source>
        <translation>De una sección 'stiffness' variable: EA, GA y, GA z en función de s</translation>
    </message>
    <message>
        <source>Of a section 'stiffness' that varies: GJ, EI y and EI z over s, in N m^2</source>
        <translation>De una sección 'stiffness' variable: GJ, EI y, EI z en función de s, en N m^2</translation>
    </message>
    <message>
        <source>Of a section 'stiffness', about x, y and z of the section, in kg m</source>
        <translation>De una sección 'stiffness', en torno a x, y, z de la sección, en kg m</translation>
    </message>
    <message>
        <source>Of a section 'stiffness', in kg/m; a number, or over s from 0 to 1 along the line</source>
        <translation>De una sección 'stiffness', en kg/m; un número, o en función de s de 0 a 1 a lo largo de la línea</translation>
    </message>
    <message>
        <source>Of a section 'stiffness': 6 numbers or a symmetric 6x6 matrix, forces x y z [N] and moments x y z [N m] over their strains</source>
        <translation>De una sección 'stiffness': 6 números o una matriz simétrica 6x6, fuerzas x y z [N] y momentos x y z [N m] respecto a sus deformaciones</translation>
    </message>
    <message>
        <source>Of a stop with a stiffness of its own, in N s/m or N m s/rad</source>
        <translation>De un tope con rigidez propia, en N s/m o N m s/rad</translation>
    </message>
    <message>
        <source>Of a stop, in N/m or N m/rad; 0: it and the damping follow from the inertia behind the stop where the run begins</source>
        <translation>De un tope, en N/m o N m/rad; 0: la rigidez y el amortiguamiento se deducen de la inercia tras el tope al comienzo de la simulación</translation>
    </message>
    <message>
        <source>Of a straight or evenly curved line, which begins along x of the body</source>
        <translation>De una línea recta o de curvatura uniforme, que empieza según x del cuerpo</translation>
    </message>
    <message>
        <source>Of matrices</source>
        <translation>De matrices</translation>
    </message>
    <message>
        <source>Of such a line without load: twist about x, curvature about y and z; an arc of radius R in the x-y plane has [0, 0, 1/R]</source>
        <translation>De esa línea sin carga: torsión en torno a x, curvatura en torno a y, z; un arco de radio R en el plano x-y tiene [0, 0, 1/R]</translation>
    </message>
    <message>
        <source>Of that point, as part of a rigid body; inertial axes</source>
        <translation>De ese punto, como parte de un cuerpo rígido; ejes inerciales</translation>
    </message>
    <message>
        <source>Of the attempt at the step; a step that failed is tried again with half the size</source>
        <translation>Del intento de paso; un paso fallido se intenta de nuevo con la mitad de tamaño</translation>
    </message>
    <message>
        <source>Of the centre of mass, inertial axes</source>
        <translation>Del centro de masas, ejes inerciales</translation>
    </message>
    <message>
        <source>Of the correction that was taken; 0: the state was accepted as it stood</source>
        <translation>De la corrección que se tomó; 0: el estado se aceptó tal como estaba</translation>
    </message>
    <message>
        <source>Of the cross-section</source>
        <translation>De la sección transversal</translation>
    </message>
    <message>
        <source>Of the damped vibration</source>
        <translation>De la vibración amortiguada</translation>
    </message>
    <message>
        <source>Of the damper beside that spring</source>
        <translation>Del amortiguador junto a ese resorte</translation>
    </message>
    <message>
        <source>Of the damper beside that spring; where not given both materials in series</source>
        <translation>Del amortiguador junto a ese resorte; si no se da, ambos materiales en serie</translation>
    </message>
    <message>
        <source>Of the disc's rim</source>
        <translation>Del borde del disco</translation>
    </message>
    <message>
        <source>Of the formula; 1 is the implicit Euler method</source>
        <translation>De la fórmula; 1 es el método de Euler implícito</translation>
    </message>
    <message>
        <source>Of the nodes: by Gregory's rule, of order 4, or halves of the elements beside them</source>
        <translation>De los nodos: por la regla de Gregory, de orden 4, o mitades de los elementos contiguos</translation>
    </message>
    <message>
        <source>Of the other method</source>
        <translation>Del otro método</translation>
    </message>
    <message>
        <source>Of the pitch circle; negative where the rack moves the other way</source>
        <translation>De la circunferencia primitiva; negativo si la cremallera se mueve en sentido contrario</translation>
    </message>
    <message>
        <source>Of the rubbing surface; counts for rotation only</source>
        <translation>De la superficie de roce; solo cuenta para la rotación</translation>
    </message>
    <message>
        <source>Of the sections about the line without load; a number, or over s from 0 to 1 along the line</source>
        <translation>De las secciones en torno a la línea sin carga; un número, o en función de s de 0 a 1 a lo largo de la línea</translation>
    </message>
    <message>
        <source>Of the smooth law: regularised creeps, bristle sticks</source>
        <translation>De la ley suave: regularised fluye lentamente, bristle se adhiere</translation>
    </message>
    <message>
        <source>Of the smooth law; where not given, bristle if one of the two materials has it</source>
        <translation>De la ley suave; si no se da, bristle cuando uno de los dos materiales la tiene</translation>
    </message>
    <message>
        <source>Of the spring that holds by friction law 'bristle'</source>
        <translation>Del resorte que sujeta según la ley de rozamiento 'bristle'</translation>
    </message>
    <message>
        <source>Of the spring that holds by friction law 'bristle'; where not given both materials in series</source>
        <translation>Del resorte que sujeta según la ley de rozamiento 'bristle'; si no se da, ambos materiales en serie</translation>
    </message>
    <message>
        <source>Of the stiffnesses of bending and torsion: below 1 for ropes, whose wires or fibres slide, often 0.01 to 0.1</source>
        <translation>De las rigideces a flexión y torsión: menor que 1 para cables cuyos hilos o fibras deslizan, a menudo de 0.01 a 0.1</translation>
    </message>
    <message>
        <source>Of the thread that ran the case, stepping only</source>
        <translation>Del hilo que ejecutó el caso, solo los pasos</translation>
    </message>
    <message>
        <source>Of the update, over the one before</source>
        <translation>De la actualización, respecto a la anterior</translation>
    </message>
    <message>
        <source>Off the screen, painted as pictures: where a graphics driver is at fault, from the next start on</source>
        <translation>Fuera de pantalla, pintado como imágenes: cuando falla un controlador gráfico, a partir del próximo inicio</translation>
    </message>
    <message>
        <source>Off with %1, because they hang on it: %2</source>
        <translation>Inactivos con %1, porque dependen de ello: %2</translation>
    </message>
    <message>
        <source>Off: it is only seen</source>
        <translation>Desactivado: solo se ve</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Desfase</translation>
    </message>
    <message>
        <source>Ogg Theora video (*.ogv)</source>
        <translation>Vídeo Ogg Theora (*.ogv)</translation>
    </message>
    <message>
        <source>On a &amp;face</source>
        <translation>Sobre una &amp;cara</translation>
    </message>
    <message>
        <source>On a face</source>
        <translation>Sobre una cara</translation>
    </message>
    <message>
        <source>One of the changes cannot be made: it is marked in the table</source>
        <translation>Uno de los cambios no puede hacerse: está marcado en la tabla</translation>
    </message>
    <message>
        <source>One of the two</source>
        <translation>Uno de los dos</translation>
    </message>
    <message>
        <source>One point x y a line, in metres</source>
        <translation>Un punto x y por línea, en metros</translation>
    </message>
    <message>
        <source>Only bodies can be pulled; %1 is none</source>
        <translation>Solo se pueden arrastrar cuerpos; %1 no lo es</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>Open a &amp;study…</source>
        <translation>Abrir un &amp;estudio…</translation>
    </message>
    <message>
        <source>Open an example</source>
        <translation>Abrir un ejemplo</translation>
    </message>
    <message>
        <source>Open e&amp;xample…</source>
        <translation>Abrir e&amp;jemplo…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Order in %1</source>
        <translation>Orden en %1</translation>
    </message>
    <message>
        <source>Order of the formulas at most. 1 and 2 damp oscillations of any frequency</source>
        <translation>Orden máximo de las fórmulas. 1 y 2 amortiguan oscilaciones de cualquier frecuencia</translation>
    </message>
    <message>
        <source>Order of the last step</source>
        <translation>Orden del último paso</translation>
    </message>
    <message>
        <source>Order study of %1</source>
        <translation>Estudio de orden de %1</translation>
    </message>
    <message>
        <source>Order study of this model: several integrators and steps, errors and slopes (Ctrl+T)</source>
        <translation>Estudio de orden de este modelo: varios integradores y pasos, errores y pendientes (Ctrl+T)</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientación</translation>
    </message>
    <message>
        <source>Origin of the line, inertial axes</source>
        <translation>Origen de la línea, ejes inerciales</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otro</translation>
    </message>
    <message>
        <source>Other &amp;side</source>
        <translation>Otro &amp;lado</translation>
    </message>
    <message>
        <source>Out of its &amp;tabs</source>
        <translation>Sacar de las &amp;pestañas</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Contorno</translation>
    </message>
    <message>
        <source>Output every</source>
        <translation>Salida cada</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Frente a</translation>
    </message>
    <message>
        <source>Over %1</source>
        <translation>Frente a %1</translation>
    </message>
    <message>
        <source>Over another quantity…	X</source>
        <translation>Frente a otra magnitud…	X</translation>
    </message>
    <message>
        <source>Over time	T</source>
        <translation>Frente al tiempo	T</translation>
    </message>
    <message>
        <source>Overlap [mm]</source>
        <translation>Penetración [mm]</translation>
    </message>
    <message>
        <source>Own width</source>
        <translation>Ancho propio</translation>
    </message>
    <message>
        <source>P of Newton's last matrix also in the equations (frozen, as published), which damps most; or exact, with its derivative left out of the matrix only</source>
        <translation>P de la última matriz de Newton también en las ecuaciones (frozen, tal como se publicó), lo que más amortigua; o exacta (exact), omitiendo su derivada solo en la matriz</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Papel</translation>
    </message>
    <message>
        <source>P&amp;oint</source>
        <translation>P&amp;unto</translation>
    </message>
    <message>
        <source>P, constant: what presses the surfaces together</source>
        <translation>P, constante: lo que presiona las superficies entre sí</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Imágenes PNG (*.png)</translation>
    </message>
    <message>
        <source>PNG pictures, one per frame</source>
        <translation>Imágenes PNG, una por fotograma</translation>
    </message>
    <message>
        <source>Pa&amp;le bodies</source>
        <translation>Cuerpos &amp;pálidos</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Pan&amp;els</source>
        <translation>Pan&amp;eles</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>ParaView collection (*.pvd)</source>
        <translation>Colección de ParaView (*.pvd)</translation>
    </message>
    <message>
        <source>Parallel axes</source>
        <translation>Ejes paralelos</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parámetro</translation>
    </message>
    <message>
        <source>Parameter mu</source>
        <translation>Parámetro mu</translation>
    </message>
    <message>
        <source>Parameter study of %1</source>
        <translation>Estudio de parámetros de %1</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Parameters that vary</source>
        <translation>Parámetros que varían</translation>
    </message>
    <message>
        <source>Particle</source>
        <translation>Partícula</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n elements</source>
        <translation><numerusform>Pegar %n elemento</numerusform><numerusform>Pegar %n elementos</numerusform></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Perpendicular axes</source>
        <translation>Ejes perpendiculares</translation>
    </message>
    <message>
        <source>Perturbed start</source>
        <translation>Inicio perturbado</translation>
    </message>
    <message>
        <source>Pick a corner, edge, face, axis or centre</source>
        <translation>Señalar un vértice, arista, cara, eje o centro</translation>
    </message>
    <message>
        <source>Pick the other end</source>
        <translation>Señalar el otro extremo</translation>
    </message>
    <message>
        <source>Pick what to measure from</source>
        <translation>Señalar desde dónde medir</translation>
    </message>
    <message>
        <source>Pick what to measure to</source>
        <translation>Señalar hasta dónde medir</translation>
    </message>
    <message>
        <source>Picture of the &amp;view…</source>
        <translation>Imagen de la &amp;vista…</translation>
    </message>
    <message>
        <source>Picture of the view</source>
        <translation>Imagen de la vista</translation>
    </message>
    <message>
        <source>Pictures (*.png);;All files (*)</source>
        <translation>Imágenes (*.png);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.pdf *.png)</source>
        <translation>Imágenes (*.svg *.pdf *.png)</translation>
    </message>
    <message>
        <source>Pinion</source>
        <translation>Piñón</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Paso de rosca</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Pivote</translation>
    </message>
    <message>
        <source>Pivoted body</source>
        <translation>Cuerpo pivotado</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Colocar</translation>
    </message>
    <message>
        <source>Place in equilibrium</source>
        <translation>Colocar en equilibrio</translation>
    </message>
    <message>
        <source>Placement in the body, position in m</source>
        <translation>Colocación en el cuerpo, posición en m</translation>
    </message>
    <message>
        <source>Placement in the world, position in m</source>
        <translation>Colocación en el mundo, posición en m</translation>
    </message>
    <message>
        <source>Planar joint</source>
        <translation>Junta plana</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Plano</translation>
    </message>
    <message>
        <source>Plastic (ABS)</source>
        <translation>Plástico (ABS)</translation>
    </message>
    <message>
        <source>Play &amp;backwards</source>
        <translation>Reproducir hacia &amp;atrás</translation>
    </message>
    <message>
        <source>Play again and again</source>
        <translation>Reproducir una y otra vez</translation>
    </message>
    <message>
        <source>Play again and again, in a &amp;loop</source>
        <translation>Reproducir una y otra vez, en &amp;bucle</translation>
    </message>
    <message>
        <source>Play backwards (Ctrl+Shift+Space)</source>
        <translation>Reproducir hacia atrás (Ctrl+Mayús+Espacio)</translation>
    </message>
    <message>
        <source>Play what is recorded (Shift+Space)</source>
        <translation>Reproducir lo registrado (Mayús+Espacio)</translation>
    </message>
    <message>
        <source>Plot %1</source>
        <translation>Gráfica %1</translation>
    </message>
    <message>
        <source>Plot a formula over channels (E)</source>
        <translation>Trazar una fórmula de canales (E)</translation>
    </message>
    <message>
        <source>Plot below</source>
        <translation>Gráfica debajo</translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <translation>Gráfica: %1</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Gráficas</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Point on a line</source>
        <translation>Punto en una recta</translation>
    </message>
    <message>
        <source>Point on a plane</source>
        <translation>Punto en un plano</translation>
    </message>
    <message>
        <source>Point on body 1, in inertial axes; a length that fits goes with it</source>
        <translation>Punto en el cuerpo 1, en ejes inerciales; con él va una longitud que se ajusta</translation>
    </message>
    <message>
        <source>Point on body 2, in inertial axes; a length that fits goes with it</source>
        <translation>Punto en el cuerpo 2, en ejes inerciales; con él va una longitud que se ajusta</translation>
    </message>
    <message>
        <source>Point to which the distance is measured</source>
        <translation>Punto hasta el que se mide la distancia</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points [[x, y], ...] of the polygon, in either sense [m]</source>
        <translation>Puntos [[x, y], ...] del polígono, en cualquier sentido [m]</translation>
    </message>
    <message>
        <source>Points appear here as cases finish.</source>
        <translation>Los puntos aparecen aquí a medida que terminan los casos.</translation>
    </message>
    <message>
        <source>Points in the axes of the body, joined by straight pieces, in place of length and curvature; a line that ends where it began is a ring</source>
        <translation>Puntos en ejes del cuerpo, unidos por tramos rectos, en lugar de longitud y curvatura; una línea que termina donde empezó es un anillo</translation>
    </message>
    <message>
        <source>Points of the design</source>
        <translation>Puntos del diseño</translation>
    </message>
    <message>
        <source>Poisson's ratio</source>
        <translation>Coeficiente de Poisson</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Position sweeps</source>
        <translation>Barridos de posición</translation>
    </message>
    <message>
        <source>Positions and velocities of the run at the time that is shown</source>
        <translation>Posiciones y velocidades de la simulación en el tiempo que se muestra</translation>
    </message>
    <message>
        <source>Potential</source>
        <translation>Potencial</translation>
    </message>
    <message>
        <source>Power density</source>
        <translation>Densidad de potencia</translation>
    </message>
    <message>
        <source>Preload</source>
        <translation>Precarga</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Preparando…</translation>
    </message>
    <message>
        <source>Prescribes</source>
        <translation>Prescribe</translation>
    </message>
    <message>
        <source>Press Run study to compute the cases.</source>
        <translation>Pulsar Ejecutar estudio para calcular los casos.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Preview of the report</source>
        <translation>Vista previa del informe</translation>
    </message>
    <message>
        <source>Prismatic joint</source>
        <translation>Junta prismática</translation>
    </message>
    <message>
        <source>Processor time of the steps</source>
        <translation>Tiempo de procesador de los pasos</translation>
    </message>
    <message>
        <source>Progress of the Campbell diagram</source>
        <translation>Progreso del diagrama de Campbell</translation>
    </message>
    <message>
        <source>Progress of the driven motion</source>
        <translation>Progreso del movimiento accionado</translation>
    </message>
    <message>
        <source>Progress of the eigenvalues</source>
        <translation>Progreso de los autovalores</translation>
    </message>
    <message>
        <source>Progress of the study</source>
        <translation>Progreso del estudio</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Proyector</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propiedades</translation>
    </message>
    <message>
        <source>Proportional gain</source>
        <translation>Ganancia proporcional</translation>
    </message>
    <message>
        <source>Published results, computed again and judged</source>
        <translation>Resultados publicados, calculados de nuevo y juzgados</translation>
    </message>
    <message>
        <source>Pulls by hand</source>
        <translation>Arrastres con la mano</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Magnitud</translation>
    </message>
    <message>
        <source>Quantity to measure</source>
        <translation>Magnitud que se mide</translation>
    </message>
    <message>
        <source>Quaternion w x y z</source>
        <translation>Cuaternión w x y z</translation>
    </message>
    <message>
        <source>RKMK (Dormand-Prince 5(4), reference)</source>
        <translation>RKMK (Dormand-Prince 5(4), referencia)</translation>
    </message>
    <message>
        <source>RMS</source>
        <translation>RMS</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Cremallera</translation>
    </message>
    <message>
        <source>Rack and pinion</source>
        <translation>Piñón y cremallera</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radio</translation>
    </message>
    <message>
        <source>Radius [m]</source>
        <translation>Radio [m]</translation>
    </message>
    <message>
        <source>Radius of the base [m]</source>
        <translation>Radio de la base [m]</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Relación</translation>
    </message>
    <message>
        <source>Ratio 3</source>
        <translation>Relación 3</translation>
    </message>
    <message>
        <source>Ratio of the velocities after and before an impact, 0 for none</source>
        <translation>Relación entre las velocidades después y antes de un impacto, 0 si no rebota</translation>
    </message>
    <message>
        <source>Ratio of the velocities after and before an impact, 0 for none; where not given the larger of the two materials</source>
        <translation>Relación entre las velocidades después y antes de un impacto, 0 si no rebota; si no se da, la mayor de los dos materiales</translation>
    </message>
    <message>
        <source>Reaction torques</source>
        <translation>Pares de reacción</translation>
    </message>
    <message>
        <source>Reactions in equilibrium</source>
        <translation>Reacciones en equilibrio</translation>
    </message>
    <message>
        <source>Reactions on body 2 at its marker, inertial axes</source>
        <translation>Reacciones sobre el cuerpo 2 en su marcador, ejes inerciales</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Volver a leer</translation>
    </message>
    <message>
        <source>Read again: %1 was changed by another program</source>
        <translation>Volver a leer: otro programa ha modificado %1</translation>
    </message>
    <message>
        <source>Read it again and lose your own unsaved changes?</source>
        <translation>¿Volver a leerlo y perder los cambios propios sin guardar?</translation>
    </message>
    <message>
        <source>Read it again? The run under way ends there, and is kept as far as it has come.</source>
        <translation>¿Volver a leerlo? La simulación en curso termina ahí y se conserva hasta donde ha llegado.</translation>
    </message>
    <message>
        <source>Read it again? The runs side by side go.</source>
        <translation>¿Volver a leerlo? Las simulaciones en paralelo se pierden.</translation>
    </message>
    <message>
        <source>Read it all the same</source>
        <translation>Leerlo de todos modos</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Leyendo %1…</translation>
    </message>
    <message>
        <source>Reading and planning the study…</source>
        <translation>Leyendo y planificando el estudio…</translation>
    </message>
    <message>
        <source>Reading mesh %1 of %2: %3</source>
        <translation>Leyendo malla %1 de %2: %3</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Real [1/s]</source>
        <translation>Real [1/s]</translation>
    </message>
    <message>
        <source>Real time</source>
        <translation>Tiempo real</translation>
    </message>
    <message>
        <source>Real-time factor: simulated seconds per second of clock</source>
        <translation>Factor de tiempo real: segundos simulados por segundo de reloj</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Archivos recientes</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Registrado</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Recover unsaved changes</source>
        <translation>Recuperar cambios sin guardar</translation>
    </message>
    <message>
        <source>Rectangular window</source>
        <translation>Ventana rectangular</translation>
    </message>
    <message>
        <source>Red, green and blue; by default that of its place among the bodies</source>
        <translation>Rojo, verde y azul; por defecto, el de su lugar entre los cuerpos</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Redo: %1	Ctrl+Shift+Z</source>
        <translation>Rehacer: %1	Ctrl+Mayús+Z</translation>
    </message>
    <message>
        <source>Redundant constraints: equations that say what others say already.
Motion is unaffected; how reactions are shared among them is not unique.</source>
        <translation>Restricciones redundantes: ecuaciones que dicen lo que otras ya dicen.
El movimiento no se ve afectado; el reparto de las reacciones entre ellas no es único.</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Relative tolerance of Newton's weighted test: of what each coordinate moves by in a step, and of each multiplier</source>
        <translation>Tolerancia relativa del criterio ponderado de Newton: de lo que cada coordenada avanza en un paso, y de cada multiplicador</translation>
    </message>
    <message>
        <source>Relative tolerance of the local error and of Newton's test</source>
        <translation>Tolerancia relativa del error local y del criterio de Newton</translation>
    </message>
    <message>
        <source>Relative tolerance of the local error: of the farthest position or 1 rad, and of the fastest velocity, all over the model's length</source>
        <translation>Tolerancia relativa del error local: de la posición más lejana o 1 rad, y de la velocidad más alta, todo ello respecto a la longitud del modelo</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove all curves</source>
        <translation>Quitar todas las curvas</translation>
    </message>
    <message>
        <source>Remove all markers</source>
        <translation>Quitar todos los marcadores</translation>
    </message>
    <message>
        <source>Remove this marker</source>
        <translation>Quitar este marcador</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>Renombrar %1 como %2</translation>
    </message>
    <message>
        <source>Repeated steps</source>
        <translation>Pasos repetidos</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sustituir</translation>
    </message>
    <message>
        <source>Replace by what is &amp;seen</source>
        <translation>&amp;Sustituir por lo que se ve</translation>
    </message>
    <message>
        <source>Replace redundant joints</source>
        <translation>Sustituir juntas redundantes</translation>
    </message>
    <message>
        <source>Replace view %1</source>
        <translation>Sustituir la vista %1</translation>
    </message>
    <message>
        <source>Repor&amp;t…</source>
        <translation>In&amp;forme…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Report (*.pdf *.html);;PDF (*.pdf);;Web page (*.html)</source>
        <translation>Informe (*.pdf *.html);;PDF (*.pdf);;Página web (*.html)</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Reset the run first (Backspace)</source>
        <translation>Restablecer antes la simulación (Retroceso)</translation>
    </message>
    <message>
        <source>Residuals over the iterations of the step</source>
        <translation>Residuos a lo largo de las iteraciones del paso</translation>
    </message>
    <message>
        <source>Resolved in</source>
        <translation>Expresado en</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>Restitución</translation>
    </message>
    <message>
        <source>Resume study</source>
        <translation>Reanudar estudio</translation>
    </message>
    <message>
        <source>Revolute joint</source>
        <translation>Junta de revolución</translation>
    </message>
    <message>
        <source>Revolute-spherical link</source>
        <translation>Barra revolución-esférica</translation>
    </message>
    <message>
        <source>Rigid body</source>
        <translation>Cuerpo rígido</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>Barra</translation>
    </message>
    <message>
        <source>Rolling disc</source>
        <translation>Disco rodante</translation>
    </message>
    <message>
        <source>Rolling friction</source>
        <translation>Rozam. de rodadura</translation>
    </message>
    <message>
        <source>Root mean square</source>
        <translation>Media cuadrática</translation>
    </message>
    <message>
        <source>Root of the mean square beside the mean, over time</source>
        <translation>Media cuadrática de la desviación respecto a la media, en el tiempo</translation>
    </message>
    <message>
        <source>Root of the mean square of all rows</source>
        <translation>Raíz de la media de los cuadrados de todas las filas</translation>
    </message>
    <message>
        <source>Root of the mean square over time</source>
        <translation>Media cuadrática en el tiempo</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotación</translation>
    </message>
    <message>
        <source>Rotation vector [°]</source>
        <translation>Vector de rotación [°]</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Redonda</translation>
    </message>
    <message>
        <source>Round, with round ends</source>
        <translation>Redonda, de extremos redondos</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Rows so far; what memory has no room for lies in a file until the run is dropped</source>
        <translation>Filas hasta ahora; lo que no cabe en la memoria queda en un archivo hasta que se descarta la simulación</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Simular</translation>
    </message>
    <message>
        <source>Run all %1 cases again?</source>
        <translation>¿Volver a ejecutar los %1 casos?</translation>
    </message>
    <message>
        <source>Run bar</source>
        <translation>Barra de simulación</translation>
    </message>
    <message>
        <source>Run from a saved s&amp;tate…</source>
        <translation>Simular desde un es&amp;tado guardado…</translation>
    </message>
    <message>
        <source>Run from a saved state</source>
        <translation>Simular desde un estado guardado</translation>
    </message>
    <message>
        <source>Run side by side</source>
        <translation>Simular en paralelo</translation>
    </message>
    <message>
        <source>Run study</source>
        <translation>Ejecutar estudio</translation>
    </message>
    <message>
        <source>Run the model to see its curves.</source>
        <translation>Simular el modelo para ver sus curvas.</translation>
    </message>
    <message>
        <source>Run the model to see the spectra of its curves.</source>
        <translation>Simular el modelo para ver los espectros de sus curvas.</translation>
    </message>
    <message>
        <source>Run the model's own method with these numbers of elements and four steps: the error over both</source>
        <translation>Simular con el método propio del modelo, estos números de elementos y cuatro pasos: el error frente a ambos</translation>
    </message>
    <message>
        <source>Run this model by several integrators side by side (Ctrl+Shift+K)</source>
        <translation>Simular este modelo con varios integradores en paralelo (Ctrl+Mayús+K)</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Simulando</translation>
    </message>
    <message>
        <source>Running; model changed: Reset to apply</source>
        <translation>Simulando; modelo modificado: Restablecer para aplicar</translation>
    </message>
    <message>
        <source>Runs compared</source>
        <translation>Simulaciones comparadas</translation>
    </message>
    <message>
        <source>Runs minus the baseline	D</source>
        <translation>Simulaciones menos la línea base	D</translation>
    </message>
    <message>
        <source>S&amp;tandard views</source>
        <translation>Vista&amp;s estándar</translation>
    </message>
    <message>
        <source>S&amp;tress of flexible beams</source>
        <translation>&amp;Tensión de vigas flexibles</translation>
    </message>
    <message>
        <source>SE(3) (coupled generalized-alpha)</source>
        <translation>SE(3) (alfa generalizado acoplado)</translation>
    </message>
    <message>
        <source>Same orientation</source>
        <translation>Misma orientación</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Guardar como imagen</translation>
    </message>
    <message>
        <source>Save as picture (SVG, PDF, PNG)…</source>
        <translation>Guardar como imagen (SVG, PDF, PNG)…</translation>
    </message>
    <message>
        <source>Save for a publication</source>
        <translation>Guardar para una publicación</translation>
    </message>
    <message>
        <source>Save for a publication…</source>
        <translation>Guardar para una publicación…</translation>
    </message>
    <message>
        <source>Save the changes to '%1'?</source>
        <translation>¿Guardar los cambios en '%1'?</translation>
    </message>
    <message>
        <source>Save the model</source>
        <translation>Guardar el modelo</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>Save the state of the run at t = %1 s</source>
        <translation>Guardar el estado de la simulación en t = %1 s</translation>
    </message>
    <message>
        <source>Save this chart as a picture</source>
        <translation>Guardar este diagrama como imagen</translation>
    </message>
    <message>
        <source>Save this layout</source>
        <translation>Guardar esta disposición</translation>
    </message>
    <message>
        <source>Save this view</source>
        <translation>Guardar esta vista</translation>
    </message>
    <message>
        <source>Save view %1</source>
        <translation>Guardar la vista %1</translation>
    </message>
    <message>
        <source>Save what the view shows as a PNG of any size (F12)</source>
        <translation>Guardar lo que muestra la vista como PNG de cualquier tamaño (F12)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Screw joint</source>
        <translation>Junta helicoidal</translation>
    </message>
    <message>
        <source>Se&amp;ction plane</source>
        <translation>&amp;Plano de corte</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search channels</source>
        <translation>Buscar canales</translation>
    </message>
    <message>
        <source>Search examples and studies</source>
        <translation>Buscar ejemplos y estudios</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Buscar en la guía</translation>
    </message>
    <message>
        <source>Search the model</source>
        <translation>Buscar en el modelo</translation>
    </message>
    <message>
        <source>Second axis</source>
        <translation>Segundo eje</translation>
    </message>
    <message>
        <source>Second axis for other units</source>
        <translation>Segundo eje para otras unidades</translation>
    </message>
    <message>
        <source>Second body, or ground; the reaction shown acts on it</source>
        <translation>Segundo cuerpo, o el suelo; la reacción mostrada actúa sobre él</translation>
    </message>
    <message>
        <source>Second moment of area about y</source>
        <translation>Segundo momento de área respecto a y</translation>
    </message>
    <message>
        <source>Second moment of area about z</source>
        <translation>Segundo momento de área respecto a z</translation>
    </message>
    <message>
        <source>Second-order Lie-group generalized-alpha method of Bruels and Cardona 2010, first geometric form, with index-3 constraints, Bottasso's scaling and Kynema's weighted convergence test. Its velocities are in body axes: where a body spins at W, how its axis turns has an error of some 0.2 (h W)^2 (kynema, in space axes: 0.01 (h W)^2 on a gyrocompass).</source>
        <translation>Método alfa generalizado de segundo orden en grupo de Lie de Bruels y Cardona 2010, primera forma geométrica, con restricciones de índice 3, el escalado de Bottasso y el criterio ponderado de convergencia de Kynema. Sus velocidades están en ejes del cuerpo: cuando un cuerpo gira sobre sí mismo a W, el giro de su eje tiene un error de unos 0.2 (h W)^2 (kynema, en ejes del espacio: 0.01 (h W)^2 en un girocompás).</translation>
    </message>
    <message>
        <source>Second-order Lie-group generalized-alpha method of Bruels and Cardona 2010, second geometric form, with index-3 constraints, Bottasso's scaling and Kynema's weighted convergence test. Its velocities are in body axes: where a body spins at W, how its axis turns has an error of some 0.2 (h W)^2 (kynema, in space axes: 0.01 (h W)^2 on a gyrocompass).</source>
        <translation>Método alfa generalizado de segundo orden en grupo de Lie de Bruels y Cardona 2010, segunda forma geométrica, con restricciones de índice 3, el escalado de Bottasso y el criterio ponderado de convergencia de Kynema. Sus velocidades están en ejes del cuerpo: cuando un cuerpo gira sobre sí mismo a W, el giro de su eje tiene un error de unos 0.2 (h W)^2 (kynema, en ejes del espacio: 0.01 (h W)^2 en un girocompás).</translation>
    </message>
    <message>
        <source>Second-order Lie-group generalized-alpha method of Bruels and Cardona 2010, third geometric form, with index-3 constraints, Bottasso's scaling and Kynema's weighted convergence test. Its velocities are in body axes: where a body spins at W, how its axis turns has an error of some 0.2 (h W)^2 (kynema, in space axes: 0.01 (h W)^2 on a gyrocompass).</source>
        <translation>Método alfa generalizado de segundo orden en grupo de Lie de Bruels y Cardona 2010, tercera forma geométrica, con restricciones de índice 3, el escalado de Bottasso y el criterio ponderado de convergencia de Kynema. Sus velocidades están en ejes del cuerpo: cuando un cuerpo gira sobre sí mismo a W, el giro de su eje tiene un error de unos 0.2 (h W)^2 (kynema, en ejes del espacio: 0.01 (h W)^2 en un girocompás).</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>Section forces of beams</source>
        <translation>Fuerzas internas de vigas</translation>
    </message>
    <message>
        <source>Section forces, stress, strain energy and deflection along flexible beams stand here, at the moment that is shown. Run a model that has some (Space).</source>
        <translation>Aquí figuran las fuerzas internas, la tensión, la energía de deformación y la flecha a lo largo de las vigas flexibles, en el instante mostrado. Simular un modelo que las tenga (Espacio).</translation>
    </message>
    <message>
        <source>Section of the rod</source>
        <translation>Sección de la barra</translation>
    </message>
    <message>
        <source>Section stiffness</source>
        <translation>Rigidez de la sección</translation>
    </message>
    <message>
        <source>Seen through &amp;bodies</source>
        <translation>A través de los &amp;cuerpos</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Seleccionar &amp;todo</translation>
    </message>
    <message>
        <source>Select a body, a joint or a force, in the tree or in the view, to see and edit its properties.</source>
        <translation>Seleccionar un cuerpo, una junta o una fuerza, en el árbol o en la vista, para ver y editar sus propiedades.</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Selección</translation>
    </message>
    <message>
        <source>Selection only</source>
        <translation>Solo la selección</translation>
    </message>
    <message>
        <source>Semi-axes</source>
        <translation>Semiejes</translation>
    </message>
    <message>
        <source>Semi-axes along x, y, z [m]</source>
        <translation>Semiejes según x, y, z [m]</translation>
    </message>
    <message>
        <source>Separates lines well; a sine between two lines appears up to 15 % lower</source>
        <translation>Separa bien las líneas; una senoide entre dos líneas aparece hasta un 15 % más baja</translation>
    </message>
    <message>
        <source>Set %1 of %2 to %3</source>
        <translation>Poner %1 de %2 a %3</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Shades over the whole r&amp;un</source>
        <translation>Tonos de toda la &amp;simulación</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formas</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Fracción</translation>
    </message>
    <message>
        <source>Share of the speed of arrival that a stop gives back whose stiffness is 0</source>
        <translation>Parte de la velocidad de llegada que devuelve un tope cuya rigidez es 0</translation>
    </message>
    <message>
        <source>Shear factor</source>
        <translation>Factor de cortante</translation>
    </message>
    <message>
        <source>Shear factor y</source>
        <translation>Factor de cortante y</translation>
    </message>
    <message>
        <source>Shear factor z</source>
        <translation>Factor de cortante z</translation>
    </message>
    <message>
        <source>Shear force Q&amp;y</source>
        <translation>Fuerza cortante Q&amp;y</translation>
    </message>
    <message>
        <source>Shear force Q&amp;z</source>
        <translation>Fuerza cortante Q&amp;z</translation>
    </message>
    <message>
        <source>Shear modulus</source>
        <translation>Módulo de cortante</translation>
    </message>
    <message>
        <source>Shift + left drag</source>
        <translation>Mayús + arrastre izquierdo</translation>
    </message>
    <message>
        <source>Shift + middle drag</source>
        <translation>Mayús + arrastre central</translation>
    </message>
    <message>
        <source>Shift: hinge to ground</source>
        <translation>Mayús: bisagra al suelo</translation>
    </message>
    <message>
        <source>Shortest length</source>
        <translation>Longitud mínima</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Show everything (F, or double click)</source>
        <translation>Mostrar todo (F, o doble clic)</translation>
    </message>
    <message>
        <source>Show the curves over time again (T)</source>
        <translation>Volver a mostrar las curvas frente al tiempo (T)</translation>
    </message>
    <message>
        <source>Show the model in the workbench</source>
        <translation>Mostrar el modelo en el entorno de trabajo</translation>
    </message>
    <message>
        <source>Show the selected mode</source>
        <translation>Mostrar el modo seleccionado</translation>
    </message>
    <message>
        <source>Show this motion</source>
        <translation>Mostrar este movimiento</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Lados</translation>
    </message>
    <message>
        <source>Simo-Wong (explicit Newmark)</source>
        <translation>Simo-Wong (Newmark explícito)</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulación</translation>
    </message>
    <message>
        <source>Single column</source>
        <translation>Una columna</translation>
    </message>
    <message>
        <source>Six-direction joint</source>
        <translation>Junta de seis direcciones</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Size of the eigenvalue times the step of the run</source>
        <translation>Tamaño del autovalor por el paso de la simulación</translation>
    </message>
    <message>
        <source>Size of the last step</source>
        <translation>Tamaño del último paso</translation>
    </message>
    <message>
        <source>Size of the step that was tried</source>
        <translation>Tamaño del paso que se intentó</translation>
    </message>
    <message>
        <source>Sleeve on a shaft, 4 equations: marker 2 moves along the z axis of marker 1 and turns about it. Phi = (x1 . u, y1 . u, x1 . z2, y1 . z2), u from marker 1 to marker 2 (Geradin and Cardona 2001, sec. 7.7).</source>
        <translation>Manguito en un eje, 4 ecuaciones: el marcador 2 se mueve según el eje z del marcador 1 y gira en torno a él. Phi = (x1 . u, y1 . u, x1 . z2, y1 . z2), u del marcador 1 al marcador 2 (Geradin y Cardona 2001, sec. 7.7).</translation>
    </message>
    <message>
        <source>Slider, 5 equations: marker 2 moves along the z axis of marker 1 and does not turn. Phi = (x1 . u, y1 . u, x1 . y2, y1 . z2, z1 . x2), u from marker 1 to marker 2 (Geradin and Cardona 2001, sec. 7.6).</source>
        <translation>Corredera, 5 ecuaciones: el marcador 2 se mueve según el eje z del marcador 1 y no gira. Phi = (x1 . u, y1 . u, x1 . y2, y1 . z2, z1 . x2), u del marcador 1 al marcador 2 (Geradin y Cardona 2001, sec. 7.6).</translation>
    </message>
    <message>
        <source>Slip [m/s]</source>
        <translation>Deslizam. [m/s]</translation>
    </message>
    <message>
        <source>Slip velocity</source>
        <translation>Velocidad de desliz.</translation>
    </message>
    <message>
        <source>Slope of %1 between this step and the next larger one</source>
        <translation>Pendiente de %1 entre este paso y el siguiente mayor</translation>
    </message>
    <message>
        <source>Slope of %1 between this value and the one before</source>
        <translation>Pendiente de %1 entre este valor y el anterior</translation>
    </message>
    <message>
        <source>Smallest angle</source>
        <translation>Ángulo mínimo</translation>
    </message>
    <message>
        <source>Smallest value of its slider</source>
        <translation>Valor mínimo de su control deslizante</translation>
    </message>
    <message>
        <source>So many vibrations between held stations stand for the elements (Craig and Bampton 1968), for small deformations and long runs, a multiple of 3; 0: the elements themselves</source>
        <translation>Tantas vibraciones entre estaciones sujetas sustituyen a los elementos (Craig y Bampton 1968), para deformaciones pequeñas y simulaciones largas, un múltiplo de 3; 0: los elementos mismos</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>Solve of the step</source>
        <translation>Resolución del paso</translation>
    </message>
    <message>
        <source>Solves</source>
        <translation>Resoluciones</translation>
    </message>
    <message>
        <source>Something went wrong inside the program; the model is kept.

%1</source>
        <translation>Algo falló dentro del programa; el modelo se conserva.

%1</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Sp&amp;eed</source>
        <translation>V&amp;elocidad</translation>
    </message>
    <message>
        <source>Spectra	S</source>
        <translation>Espectros	S</translation>
    </message>
    <message>
        <source>Spectral radius at infinite frequency: 1 no numerical damping, 0 most. Below 1 when there are joints</source>
        <translation>Radio espectral a frecuencia infinita: 1 sin amortiguamiento numérico, 0 el máximo. Menor que 1 si hay juntas</translation>
    </message>
    <message>
        <source>Spectral radius of the method</source>
        <translation>Radio espectral del método</translation>
    </message>
    <message>
        <source>Spectral radius of the method there: the factor of an undamped oscillation in a step</source>
        <translation>Radio espectral del método en ese punto: el factor de una oscilación no amortiguada en un paso</translation>
    </message>
    <message>
        <source>Speed [rad/s]</source>
        <translation>Velocidad [rad/s]</translation>
    </message>
    <message>
        <source>Speed at which recorded rows are played: times real time, as chosen or typed</source>
        <translation>Velocidad a la que se reproducen las filas registradas: veces el tiempo real, elegida o escrita</translation>
    </message>
    <message>
        <source>Speed of body 2 against body 1 across the normal, at the end of the step</source>
        <translation>Velocidad del cuerpo 2 respecto al cuerpo 1 perpendicular a la normal, al final del paso</translation>
    </message>
    <message>
        <source>Speed of the run</source>
        <translation>Velocidad de la simulación</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Esfera</translation>
    </message>
    <message>
        <source>Spherical joint</source>
        <translation>Junta esférica</translation>
    </message>
    <message>
        <source>Spinning friction</source>
        <translation>Rozam. de pivotamiento</translation>
    </message>
    <message>
        <source>Spring and damper</source>
        <translation>Resorte y amortiguador</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Cuadrada</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Empezar aquí</translation>
    </message>
    <message>
        <source>Start of the time over which the error is taken</source>
        <translation>Inicio del tiempo sobre el que se toma el error</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Start values of Arnold, Bruels and Cardona 2015: no oscillation of the multipliers in the first steps</source>
        <translation>Valores iniciales de Arnold, Bruels y Cardona 2015: sin oscilación de los multiplicadores en los primeros pasos</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>States of runs (*.gyrestate);;All files (*)</source>
        <translation>Estados de simulaciones (*.gyrestate);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Static friction</source>
        <translation>Rozamiento estático</translation>
    </message>
    <message>
        <source>Statics</source>
        <translation>Estática</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>Estación</translation>
    </message>
    <message>
        <source>Station on body 1</source>
        <translation>Estación en el cuerpo 1</translation>
    </message>
    <message>
        <source>Station on body 2</source>
        <translation>Estación en el cuerpo 2</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Statistics of a range	R</source>
        <translation>Estadísticas de un intervalo	R</translation>
    </message>
    <message>
        <source>Statistics of the range</source>
        <translation>Estadísticas del intervalo</translation>
    </message>
    <message>
        <source>Steel</source>
        <translation>Acero</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Paso atrás</translation>
    </message>
    <message>
        <source>Step between two rows</source>
        <translation>Paso entre dos filas</translation>
    </message>
    <message>
        <source>Step control</source>
        <translation>Control de paso</translation>
    </message>
    <message>
        <source>Step size [s]</source>
        <translation>Tamaño de paso [s]</translation>
    </message>
    <message>
        <source>Step size h</source>
        <translation>Tamaño de paso h</translation>
    </message>
    <message>
        <source>Step to %1 s: %2</source>
        <translation>Paso a %1 s: %2</translation>
    </message>
    <message>
        <source>Step tolerance</source>
        <translation>Tolerancia de paso</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Steps of %1 s are made: rows are recorded every %2 s, and each of these intervals is cut into equal steps no longer than the one that is set</source>
        <translation>Se dan pasos de %1 s: las filas se registran cada %2 s, y cada uno de estos intervalos se divide en pasos iguales no más largos que el fijado</translation>
    </message>
    <message>
        <source>Steps repeated because their equations did not converge</source>
        <translation>Pasos repetidos porque sus ecuaciones no convergieron</translation>
    </message>
    <message>
        <source>Steps repeated because their local error was too large</source>
        <translation>Pasos repetidos porque su error local era demasiado grande</translation>
    </message>
    <message>
        <source>Steps unsolved</source>
        <translation>Pasos sin resolver</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Rigidez</translation>
    </message>
    <message>
        <source>Stiffness of the stops</source>
        <translation>Rigidez de los topes</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>Detener y cerrar</translation>
    </message>
    <message>
        <source>Stop computing eigenvalues</source>
        <translation>Detener el cálculo de autovalores</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenido</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>Detenido: %1</translation>
    </message>
    <message>
        <source>Stopping: the steps under way end…</source>
        <translation>Deteniendo: terminan los pasos en curso…</translation>
    </message>
    <message>
        <source>Stored in springs, and in contacts that are forces</source>
        <translation>Almacenada en resortes y en contactos que son fuerzas</translation>
    </message>
    <message>
        <source>Stored in the height of bodies, from the lowest value of the run on</source>
        <translation>Almacenada en la altura de los cuerpos, desde el valor más bajo de la simulación</translation>
    </message>
    <message>
        <source>Stored in the motion of bodies</source>
        <translation>Almacenada en el movimiento de los cuerpos</translation>
    </message>
    <message>
        <source>Straight to the screen by OpenGL, whatever it runs on, from the next start on</source>
        <translation>Directamente a la pantalla con OpenGL, sea cual sea su soporte, a partir del próximo inicio</translation>
    </message>
    <message>
        <source>Strain</source>
        <translation>Deformación</translation>
    </message>
    <message>
        <source>Strain &amp;energy of flexible beams</source>
        <translation>Energía de &amp;deformación de vigas flexibles</translation>
    </message>
    <message>
        <source>Stribeck velocity</source>
        <translation>Velocidad de Stribeck</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Estudios</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudio</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Barridos</translation>
    </message>
    <message>
        <source>Systems of linear equations solved with them</source>
        <translation>Sistemas de ecuaciones lineales resueltos con ellas</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Table and viewport show the contacts of the selected bodies only</source>
        <translation>La tabla y la vista muestran solo los contactos de los cuerpos seleccionados</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Tabla como CSV…</translation>
    </message>
    <message>
        <source>Table, CPU times and curves into a folder…</source>
        <translation>Tabla, tiempos de CPU y curvas en una carpeta…</translation>
    </message>
    <message>
        <source>Tables (*.csv *.json);;All files (*)</source>
        <translation>Tablas (*.csv *.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv *.dat);;All files (*)</source>
        <translation>Tablas (*.csv *.txt *.tsv *.dat);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Adoptar</translation>
    </message>
    <message>
        <source>Take the line out of the comparison (Del)</source>
        <translation>Quitar la línea de la comparación (Supr)</translation>
    </message>
    <message>
        <source>Take the range away (R)</source>
        <translation>Quitar el intervalo (R)</translation>
    </message>
    <message>
        <source>Takes part in the equations; off, it stays in the model with all that hangs on it</source>
        <translation>Interviene en las ecuaciones; desactivado, permanece en el modelo con todo lo que depende de él</translation>
    </message>
    <message>
        <source>Takes the line out</source>
        <translation>Quita la línea</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Tells amplitudes within 0.1 %; lines are wide</source>
        <translation>Da las amplitudes con un 0.1 % de exactitud; las líneas son anchas</translation>
    </message>
    <message>
        <source>Tension at the free length; positive pulls the points together</source>
        <translation>Tracción en la longitud libre; positiva acerca los puntos</translation>
    </message>
    <message>
        <source>Tension over the elongation x = l - l0, added to the linear part</source>
        <translation>Tracción frente al alargamiento x = l - l0, sumada a la parte lineal</translation>
    </message>
    <message>
        <source>Tension over the rate v = dl/dt, added to the linear part</source>
        <translation>Tracción frente a la velocidad v = dl/dt, sumada a la parte lineal</translation>
    </message>
    <message>
        <source>That are too many cases: %L1 are allowed.</source>
        <translation>Son demasiados casos: se admiten %L1.</translation>
    </message>
    <message>
        <source>That draw overlapping bodies apart without a change of velocities; 0: they stay</source>
        <translation>Que separan los cuerpos en penetración sin cambiar las velocidades; 0: se quedan así</translation>
    </message>
    <message>
        <source>That gave the result</source>
        <translation>Que dio el resultado</translation>
    </message>
    <message>
        <source>The &amp;selected body</source>
        <translation>El cuerpo &amp;seleccionado</translation>
    </message>
    <message>
        <source>The actuator gives no more, either way (N or N m); 0: unlimited</source>
        <translation>El actuador no da más, en ningún sentido (N o N m); 0: sin límite</translation>
    </message>
    <message>
        <source>The axis needs a direction.</source>
        <translation>El eje necesita una dirección.</translation>
    </message>
    <message>
        <source>The baseline ends at %1 s</source>
        <translation>La línea base termina en %1 s</translation>
    </message>
    <message>
        <source>The body's frame moves to the centre of mass; shapes and joints stay where they are. What shapes have in common counts twice.</source>
        <translation>El sistema de ejes del cuerpo se lleva al centro de masas; las formas y juntas se quedan donde están. Lo que las formas tienen en común cuenta dos veces.</translation>
    </message>
    <message>
        <source>The classical generalized-alpha method in rotation vectors that are re-centred each step (Cardona and Geradin 1988): the parametrized rival of geom1 to geom3 in Bruels and Cardona 2010.</source>
        <translation>El método alfa generalizado clásico en vectores de rotación que se recentran en cada paso (Cardona y Geradin 1988): el rival parametrizado de geom1 a geom3 en Bruels y Cardona 2010.</translation>
    </message>
    <message>
        <source>The column that is the time; it must grow from row to row</source>
        <translation>La columna que es el tiempo; debe crecer de fila en fila</translation>
    </message>
    <message>
        <source>The contacts of a run stand here: which bodies touch, how hard, and whether they stick or slip. Run a model whose bodies may touch (Space).</source>
        <translation>Aquí figuran los contactos de una simulación: qué cuerpos se tocan, con qué fuerza y si se adhieren o deslizan. Simular un modelo cuyos cuerpos puedan tocarse (Espacio).</translation>
    </message>
    <message>
        <source>The eigenvalues are being computed.</source>
        <translation>Se están calculando los autovalores.</translation>
    </message>
    <message>
        <source>The eigenvalues of small deviations from a run stand here, moment by moment: how fast they vibrate, die away or grow, how stiff the system is, and what method and step suit it. Run a model (Space), then Compute.</source>
        <translation>Aquí figuran, instante a instante, los autovalores de pequeñas desviaciones de una simulación: con qué rapidez vibran, se extinguen o crecen, cuán rígido (stiff) es el sistema y qué método y paso le convienen. Simular un modelo (Espacio) y luego Calcular.</translation>
    </message>
    <message>
        <source>The explicit rotation method of Simo and Wong 1991 with its carried angular acceleration: gamma = 1 is the published, unstable one, gamma = 1/2 the better. Joints by RATTLE.</source>
        <translation>El método explícito de rotación de Simo y Wong 1991 con su aceleración angular arrastrada: gamma = 1 es el publicado, inestable; gamma = 1/2, el mejor. Juntas con RATTLE.</translation>
    </message>
    <message>
        <source>The finest run of each method</source>
        <translation>La simulación más fina de cada método</translation>
    </message>
    <message>
        <source>The first-order map that drifts and then kicks with the forces at the end: the adjoint half of LIEMID[EA] (Krysl 2005). For bodies under forces, without joints.</source>
        <translation>La aplicación de primer orden que deriva y luego aplica el impulso de las fuerzas al final: la mitad adjunta de LIEMID[EA] (Krysl 2005). Para cuerpos sometidos a fuerzas, sin juntas.</translation>
    </message>
    <message>
        <source>The first-order map that kicks with the forces at the start and then drifts: one half of LIEMID[EA] (Krysl 2005). For bodies under forces, without joints.</source>
        <translation>La aplicación de primer orden que aplica el impulso de las fuerzas al inicio y luego deriva: una mitad de LIEMID[EA] (Krysl 2005). Para cuerpos sometidos a fuerzas, sin juntas.</translation>
    </message>
    <message>
        <source>The fixed point, inertial axes</source>
        <translation>El punto fijo, ejes inerciales</translation>
    </message>
    <message>
        <source>The generalized-alpha method on SE(3): translation and rotation updated together, velocities in body axes (Bruels, Cardona and Arnold 2012), for comparison with R^3 x SO(3).</source>
        <translation>El método alfa generalizado en SE(3): traslación y rotación actualizadas juntas, velocidades en ejes del cuerpo (Bruels, Cardona y Arnold 2012), para comparar con R^3 x SO(3).</translation>
    </message>
    <message>
        <source>The half space below z = 0 of its frame, without end; of the ground only.</source>
        <translation>El semiespacio bajo z = 0 de su sistema de ejes, sin fin; solo del suelo.</translation>
    </message>
    <message>
        <source>The half-step scheme of Solfec with joints, contacts and friction implicit in the velocity at the end of the step, forces explicit. Accelerations and reactions that are told are means of the step. Rotations by Solfec's explicit update that conserves angular momentum.</source>
        <translation>El esquema de medio paso de Solfec con juntas, contactos y rozamiento implícitos en la velocidad al final del paso y fuerzas explícitas. Las aceleraciones y reacciones que se muestran son medias del paso. Rotaciones con la actualización explícita de Solfec que conserva el momento angular.</translation>
    </message>
    <message>
        <source>The half-step scheme of Solfec with joints, contacts and friction implicit in the velocity at the end of the step, forces explicit. Accelerations and reactions that are told are means of the step. Rotations by Solfec's explicit update, with good energy and approximate momentum; torques of reactions turn with the body, where wanted as in Solfec.</source>
        <translation>El esquema de medio paso de Solfec con juntas, contactos y rozamiento implícitos en la velocidad al final del paso y fuerzas explícitas. Las aceleraciones y reacciones que se muestran son medias del paso. Rotaciones con la actualización explícita de Solfec, con buena energía y momento angular aproximado; los pares de las reacciones giran con el cuerpo, si se desea como en Solfec.</translation>
    </message>
    <message>
        <source>The half-step scheme of Solfec with joints, contacts and friction implicit in the velocity at the end of the step, forces explicit. Accelerations and reactions that are told are means of the step. Rotations by Solfec's implicit update, which conserves angular momentum and keeps its energy near the true one.</source>
        <translation>El esquema de medio paso de Solfec con juntas, contactos y rozamiento implícitos en la velocidad al final del paso y fuerzas explícitas. Las aceleraciones y reacciones que se muestran son medias del paso. Rotaciones con la actualización implícita de Solfec, que conserva el momento angular y mantiene su energía cerca de la verdadera.</translation>
    </message>
    <message>
        <source>The implicit midpoint Lie method of Krysl and Endres 2005: symmetric, second order, forces in the middle of the step by fixed-point iteration; joints by RATTLE.</source>
        <translation>El método de Lie del punto medio implícito de Krysl y Endres 2005: simétrico, de segundo orden, fuerzas a mitad del paso por iteración de punto fijo; juntas con RATTLE.</translation>
    </message>
    <message>
        <source>The initial values meet all constraints already.</source>
        <translation>Los valores iniciales ya cumplen todas las restricciones.</translation>
    </message>
    <message>
        <source>The integral part gives no more, either way, and stands still there (N or N m); 0: the largest force</source>
        <translation>La parte integral no da más, en ningún sentido, y se queda ahí (N o N m); 0: la fuerza máxima</translation>
    </message>
    <message>
        <source>The largest normal stress of the outline of each section</source>
        <translation>La tensión normal máxima del contorno de cada sección</translation>
    </message>
    <message>
        <source>The largest step is longer than the whole run.</source>
        <translation>El paso máximo es más largo que toda la simulación.</translation>
    </message>
    <message>
        <source>The largest value</source>
        <translation>El valor máximo</translation>
    </message>
    <message>
        <source>The largest without load; from 60 degrees on more elements are worth while</source>
        <translation>El mayor sin carga; a partir de 60 grados convienen más elementos</translation>
    </message>
    <message>
        <source>The layout is saved as “%1”; View, Layouts recalls it.</source>
        <translation>La disposición se ha guardado como «%1»; se recupera con Ver, Disposiciones.</translation>
    </message>
    <message>
        <source>The layout “%1” is of another version of Gyre Studio, which has other panels.</source>
        <translation>La disposición «%1» es de otra versión de Gyre Studio, que tiene otros paneles.</translation>
    </message>
    <message>
        <source>The list as text</source>
        <translation>La lista como texto</translation>
    </message>
    <message>
        <source>The lowest three frequencies of bending of this beam by itself, held nowhere</source>
        <translation>Las tres frecuencias de flexión más bajas de esta viga por sí sola, sin sujeción</translation>
    </message>
    <message>
        <source>The matrix is on its way …</source>
        <translation>La matriz está en camino …</translation>
    </message>
    <message>
        <source>The method of Austin, Krishnaprasad and Wang 1993 with the Cayley map: symmetric, second order, conserves the energy of a free body; forces at the end by fixed-point iteration; joints by RATTLE.</source>
        <translation>El método de Austin, Krishnaprasad y Wang 1993 con la aplicación de Cayley: simétrico, de segundo orden, conserva la energía de un cuerpo libre; fuerzas al final por iteración de punto fijo; juntas con RATTLE.</translation>
    </message>
    <message>
        <source>The method of this run makes no iterations of Newton over a step: rkmk and explicit methods without joints evaluate and go on, and the methods local_* have a solver of their own, which stands in Contact solver (Alt+Shift+S). The generalized-alpha methods, BDF and rotation methods with joints iterate.</source>
        <translation>El método de esta simulación no hace iteraciones de Newton en un paso: rkmk y los métodos explícitos sin juntas evalúan y siguen, y los métodos local_* tienen un resolutor propio, que figura en Resolutor de contactos (Alt+Mayús+S). Los métodos alfa generalizado, BDF y los de rotación con juntas iteran.</translation>
    </message>
    <message>
        <source>The model cannot run yet</source>
        <translation>El modelo aún no se puede simular</translation>
    </message>
    <message>
        <source>The model is being compiled.</source>
        <translation>Se está compilando el modelo.</translation>
    </message>
    <message>
        <source>The most accurate run Gyre can make</source>
        <translation>La simulación más exacta que Gyre puede hacer</translation>
    </message>
    <message>
        <source>The one that it tracks; ground stands still</source>
        <translation>Aquel al que sigue; el suelo está quieto</translation>
    </message>
    <message>
        <source>The other one</source>
        <translation>El otro</translation>
    </message>
    <message>
        <source>The other one, or the same</source>
        <translation>El otro, o el mismo</translation>
    </message>
    <message>
        <source>The page before (Alt+Left)</source>
        <translation>La página anterior (Alt+Izquierda)</translation>
    </message>
    <message>
        <source>The results of a study without a file go with its window unless they are exported.</source>
        <translation>Los resultados de un estudio sin archivo se pierden con su ventana si no se exportan.</translation>
    </message>
    <message>
        <source>The results of the %1 that are finished are deleted.</source>
        <translation>Se eliminan los resultados de los %1 que han terminado.</translation>
    </message>
    <message>
        <source>The run began from a saved state. Reset takes it back to the initial values of the model</source>
        <translation>La simulación empezó desde un estado guardado. Restablecer la devuelve a los valores iniciales del modelo</translation>
    </message>
    <message>
        <source>The run failed before an iteration was made.</source>
        <translation>La simulación falló antes de hacer una iteración.</translation>
    </message>
    <message>
        <source>The run goes on from where it ended, to a later end time; what there was is kept</source>
        <translation>La simulación continúa desde donde terminó hasta un tiempo final posterior; lo anterior se conserva</translation>
    </message>
    <message>
        <source>The run is over. Bodies can be pulled while one goes on, and placed after Reset</source>
        <translation>La simulación ha terminado. Los cuerpos se pueden arrastrar mientras una está en marcha, y colocar después de Restablecer</translation>
    </message>
    <message>
        <source>The run is paused. Space goes on; then bodies can be pulled</source>
        <translation>La simulación está en pausa. Espacio la continúa; entonces se pueden arrastrar los cuerpos</translation>
    </message>
    <message>
        <source>The run on one page, as a PDF or for a browser: note, picture, plots as they stand, settings and findings</source>
        <translation>La simulación en una página, como PDF o para un navegador: nota, imagen, gráficas tal como están, ajustes y hallazgos</translation>
    </message>
    <message>
        <source>The run that was finished is kept, and not drawn until it is ticked under Comparison: %1</source>
        <translation>La simulación que había terminado se conserva y no se dibuja hasta que se marca en Comparación: %1</translation>
    </message>
    <message>
        <source>The run to compare with has none of these channels.</source>
        <translation>La simulación con la que comparar no tiene ninguno de estos canales.</translation>
    </message>
    <message>
        <source>The runs beside it as &amp;ghosts, with a legend</source>
        <translation>Las simulaciones paralelas como &amp;fantasmas, con leyenda</translation>
    </message>
    <message>
        <source>The runs do not differ here.</source>
        <translation>Las simulaciones no difieren aquí.</translation>
    </message>
    <message>
        <source>The same along z</source>
        <translation>Lo mismo según z</translation>
    </message>
    <message>
        <source>The same seed gives the same points</source>
        <translation>La misma semilla da los mismos puntos</translation>
    </message>
    <message>
        <source>The selected body, &amp;turning with it</source>
        <translation>El cuerpo seleccionado, &amp;girando con él</translation>
    </message>
    <message>
        <source>The selected elements have different values; what is typed goes into all of them.</source>
        <translation>Los elementos seleccionados tienen valores distintos; lo que se escriba va a todos ellos.</translation>
    </message>
    <message>
        <source>The selected elements have no field in common.</source>
        <translation>Los elementos seleccionados no tienen ningún campo en común.</translation>
    </message>
    <message>
        <source>The smallest step is the reference of the larger ones; it has no error itself.</source>
        <translation>El paso más pequeño es la referencia de los mayores; él mismo no tiene error.</translation>
    </message>
    <message>
        <source>The smallest value</source>
        <translation>El valor mínimo</translation>
    </message>
    <message>
        <source>The spectra are on their way.</source>
        <translation>Los espectros están en camino.</translation>
    </message>
    <message>
        <source>The step as a symmetric composition of substeps, of order 4, 6 or 8</source>
        <translation>El paso como composición simétrica de subpasos, de orden 4, 6 u 8</translation>
    </message>
    <message>
        <source>The step at the time cursor</source>
        <translation>El paso en el cursor de tiempo</translation>
    </message>
    <message>
        <source>The study is being planned…</source>
        <translation>Se está planificando el estudio…</translation>
    </message>
    <message>
        <source>The study is still running; %1 of %2 cases are finished. Stop it and close?</source>
        <translation>El estudio sigue en ejecución; han terminado %1 de %2 casos. ¿Detenerlo y cerrar?</translation>
    </message>
    <message>
        <source>The time must end after it begins.</source>
        <translation>El tiempo debe terminar después de empezar.</translation>
    </message>
    <message>
        <source>The value that is farthest from zero</source>
        <translation>El valor más alejado de cero</translation>
    </message>
    <message>
        <source>Their results are kept: the study goes on from there when it is run again.</source>
        <translation>Sus resultados se conservan: el estudio continúa desde ahí cuando se vuelve a ejecutar.</translation>
    </message>
    <message>
        <source>There is no memory for the difference.</source>
        <translation>No hay memoria para la diferencia.</translation>
    </message>
    <message>
        <source>There is no run to make an animation of</source>
        <translation>No hay ninguna simulación de la que hacer una animación</translation>
    </message>
    <message>
        <source>There is no run to make an animation of.</source>
        <translation>No hay ninguna simulación de la que hacer una animación.</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Deben</translation>
    </message>
    <message>
        <source>They stand so already.</source>
        <translation>Ya están así.</translation>
    </message>
    <message>
        <source>They were kept on %1.</source>
        <translation>Se conservaron el %1.</translation>
    </message>
    <message>
        <source>Thickness of a tube; a number, or over s from 0 to 1 along the line</source>
        <translation>Espesor de un tubo; un número, o en función de s de 0 a 1 a lo largo de la línea</translation>
    </message>
    <message>
        <source>This changes how %1 looks or is reported, not how it moves.</source>
        <translation>Esto cambia el aspecto de %1 o lo que se informa, no su movimiento.</translation>
    </message>
    <message>
        <source>This contact brought energy in: %1 mJ. Newton's law of restitution does so where bodies slip in opposite directions before and after an impact with friction (Kane 1984). Less restitution or less friction helps.</source>
        <translation>Este contacto aportó energía: %1 mJ. La ley de restitución de Newton lo hace cuando los cuerpos deslizan en sentidos opuestos antes y después de un impacto con rozamiento (Kane 1984). Menos restitución o menos rozamiento ayuda.</translation>
    </message>
    <message>
        <source>This is an earlier moment of the run. Live goes back to where it is</source>
        <translation>Este es un instante anterior de la simulación. En vivo vuelve a donde está</translation>
    </message>
    <message>
        <source>This is the end of the run: Run begins it anew; with a later End it goes on from here</source>
        <translation>Este es el final de la simulación: Simular la empieza de nuevo; con un Fin posterior continúa desde aquí</translation>
    </message>
    <message>
        <source>This is the kept run itself.
Change the method or the step, reset and run: what differs appears here.</source>
        <translation>Esta es la propia simulación conservada.
Cambiar el método o el paso, restablecer y simular: aquí aparece lo que difiere.</translation>
    </message>
    <message>
        <source>This load is not the only one possible, nor is the sum over the two bodies: rigid bodies may share loads in other ways, or be jammed more or less, with the same motion.</source>
        <translation>Esta carga no es la única posible, ni lo es la suma sobre los dos cuerpos: los cuerpos rígidos pueden repartir las cargas de otras maneras, o estar más o menos acuñados, con el mismo movimiento.</translation>
    </message>
    <message>
        <source>This load is not the only one possible: rigid bodies may share it among their contacts in other ways, with the same motion. The sum over the two bodies is: %1 N.</source>
        <translation>Esta carga no es la única posible: los cuerpos rígidos pueden repartirla entre sus contactos de otras maneras, con el mismo movimiento. La suma sobre los dos cuerpos sí lo es: %1 N.</translation>
    </message>
    <message>
        <source>This pane&amp;l</source>
        <translation>Este pane&amp;l</translation>
    </message>
    <message>
        <source>This run has no %1 to draw over.</source>
        <translation>Esta simulación no tiene %1 frente a lo que dibujar.</translation>
    </message>
    <message>
        <source>This run is kept: the next one is drawn over it; D in a plot shows what they differ by</source>
        <translation>Esta simulación se conserva: la siguiente se dibuja sobre ella; D en una gráfica muestra en qué difieren</translation>
    </message>
    <message>
        <source>This was not taken over as it stands in %1.</source>
        <translation>Esto no se tomó tal como está en %1.</translation>
    </message>
    <message>
        <source>Three positions among the vertices for each triangle, counted from 0, counter-clockwise seen from outside</source>
        <translation>Tres posiciones entre los vértices por cada triángulo, contadas desde 0, en sentido antihorario visto desde fuera</translation>
    </message>
    <message>
        <source>Three, each a number, an expression of t or a table [[t, value], ...]</source>
        <translation>Tres, cada uno un número, una expresión de t o una tabla [[t, valor], ...]</translation>
    </message>
    <message>
        <source>Three, each a number, an expression such as "10*sin(2*pi*t)" or a table [[t, value], ...]</source>
        <translation>Tres, cada uno un número, una expresión como "10*sin(2*pi*t)" o una tabla [[t, valor], ...]</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Time at which the run ends</source>
        <translation>Tiempo en el que termina la simulación</translation>
    </message>
    <message>
        <source>Time integrator</source>
        <translation>Integrador temporal</translation>
    </message>
    <message>
        <source>Time of the largest value</source>
        <translation>Instante del valor máximo</translation>
    </message>
    <message>
        <source>Time shown</source>
        <translation>Tiempo mostrado</translation>
    </message>
    <message>
        <source>Titanium</source>
        <translation>Titanio</translation>
    </message>
    <message>
        <source>Title above the figure</source>
        <translation>Título sobre la figura</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>To %1, or type its length</source>
        <translation>Hasta %1, o escribir su longitud</translation>
    </message>
    <message>
        <source>To the next recorded row (Right, where the moment shown is not the newest)</source>
        <translation>A la fila registrada siguiente (Derecha, cuando el instante mostrado no es el más reciente)</translation>
    </message>
    <message>
        <source>To the recorded row before (Left)</source>
        <translation>A la fila registrada anterior (Izquierda)</translation>
    </message>
    <message>
        <source>Torque</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Torque at the free angle; positive turns marker 2 back</source>
        <translation>Par en el ángulo libre; positivo gira el marcador 2 hacia atrás</translation>
    </message>
    <message>
        <source>Torque law</source>
        <translation>Ley de par</translation>
    </message>
    <message>
        <source>Torque law x</source>
        <translation>Ley de par x</translation>
    </message>
    <message>
        <source>Torque law y</source>
        <translation>Ley de par y</translation>
    </message>
    <message>
        <source>Torque law z</source>
        <translation>Ley de par z</translation>
    </message>
    <message>
        <source>Torque of a stop over how far the angle is beyond it</source>
        <translation>Par de un tope frente a lo que el ángulo lo rebasa</translation>
    </message>
    <message>
        <source>Torque over the angle x from the free angle, added to the linear part</source>
        <translation>Par frente al ángulo x desde el ángulo libre, sumado a la parte lineal</translation>
    </message>
    <message>
        <source>Torque over the rate v, added to the linear part</source>
        <translation>Par frente a la velocidad v, sumado a la parte lineal</translation>
    </message>
    <message>
        <source>Torque over the rotation x about this axis, added to the linear part</source>
        <translation>Par frente a la rotación x en torno a este eje, sumado a la parte lineal</translation>
    </message>
    <message>
        <source>Torque x</source>
        <translation>Par x</translation>
    </message>
    <message>
        <source>Torque y</source>
        <translation>Par y</translation>
    </message>
    <message>
        <source>Torque z</source>
        <translation>Par z</translation>
    </message>
    <message>
        <source>Torsion constant</source>
        <translation>Módulo de torsión</translation>
    </message>
    <message>
        <source>Torsion spring and damper</source>
        <translation>Resorte y amortiguador de torsión</translation>
    </message>
    <message>
        <source>Touches others</source>
        <translation>Toca otros</translation>
    </message>
    <message>
        <source>Tr&amp;ails</source>
        <translation>&amp;Estelas</translation>
    </message>
    <message>
        <source>Trac&amp;k</source>
        <translation>Se&amp;guir</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Sigue a</translation>
    </message>
    <message>
        <source>Transition</source>
        <translation>Transición</translation>
    </message>
    <message>
        <source>Transition velocity</source>
        <translation>Velocidad de transición</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Triángulos</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Girar %1</translation>
    </message>
    <message>
        <source>Turn of an element</source>
        <translation>Giro de un elemento</translation>
    </message>
    <message>
        <source>Turned into heat by dampers and by friction in joints</source>
        <translation>Convertida en calor por amortiguadores y por rozamiento en juntas</translation>
    </message>
    <message>
        <source>Turned into heat by friction of contacts</source>
        <translation>Convertida en calor por rozamiento de los contactos</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>Torsión</translation>
    </message>
    <message>
        <source>Two angles in a fixed ratio, 1 equation: joint 1 turns `ratio` times as fast as joint 2. Negative for two external gears. Phi = (theta_1 - theta_1(0)) - ratio (theta_2 - theta_2(0)).</source>
        <translation>Dos ángulos en una relación fija, 1 ecuación: la junta 1 gira `ratio` veces más rápido que la junta 2. Negativa para dos engranajes exteriores. Phi = (theta_1 - theta_1(0)) - ratio (theta_2 - theta_2(0)).</translation>
    </message>
    <message>
        <source>Two bodies that ignore each other, or that touch although a joint connects them. In files they are lists under the keys "ignore" and "touch": [["arm", "base"]].</source>
        <translation>Dos cuerpos que se ignoran, o que se tocan aunque una junta los una. En los archivos son listas bajo las claves "ignore" y "touch": [["arm", "base"]].</translation>
    </message>
    <message>
        <source>Two or more whole numbers of elements were expected, as in "4, 8, 16".</source>
        <translation>Se esperaban dos o más números enteros de elementos, como en "4, 8, 16".</translation>
    </message>
    <message>
        <source>Two or three coordinates of joints in a linear relation, 1 equation: c1 = ratio c2 + offset, or c1 = ratio c2 + ratio3 c3 + offset. Angles count through full turns.</source>
        <translation>Dos o tres coordenadas de juntas en una relación lineal, 1 ecuación: c1 = ratio c2 + offset, o c1 = ratio c2 + ratio3 c3 + offset. Los ángulos cuentan vueltas completas.</translation>
    </message>
    <message>
        <source>Type into the empty row to add a point, Del removes the selected points, Ctrl+V pastes two columns.</source>
        <translation>Escribir en la fila vacía para añadir un punto, Supr quita los puntos seleccionados, Ctrl+V pega dos columnas.</translation>
    </message>
    <message>
        <source>Uncertain between the rows of the baseline: %1. Equal output times avoid this</source>
        <translation>Incierto entre las filas de la línea base: %1. Tiempos de salida iguales lo evitan</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo: %1	Ctrl+Z</source>
        <translation>Deshacer: %1	Ctrl+Z</translation>
    </message>
    <message>
        <source>Unexpected error</source>
        <translation>Error inesperado</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Unit of the time in the file</source>
        <translation>Unidad del tiempo en el archivo</translation>
    </message>
    <message>
        <source>Unit quaternion w x y z, body to inertial</source>
        <translation>Cuaternión unitario w x y z, del cuerpo a inercial</translation>
    </message>
    <message>
        <source>Units: </source>
        <translation>Unidades: </translation>
    </message>
    <message>
        <source>Universal joint</source>
        <translation>Junta universal</translation>
    </message>
    <message>
        <source>Universal-spherical link</source>
        <translation>Barra universal-esférica</translation>
    </message>
    <message>
        <source>Unknowns: three forces of each contact, moments of rolling and spinning friction, and the rows of joints where these are iterated over</source>
        <translation>Incógnitas: tres fuerzas por contacto, momentos del rozamiento de rodadura y de pivotamiento, y las filas de las juntas cuando se itera sobre ellas</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Actualización</translation>
    </message>
    <message>
        <source>Upper limit</source>
        <translation>Límite superior</translation>
    </message>
    <message>
        <source>Use as initial placement</source>
        <translation>Usar como colocación inicial</translation>
    </message>
    <message>
        <source>Use the nearest possible inertia</source>
        <translation>Usar la inercia posible más próxima</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Values: %1</source>
        <translation>Valores: %1</translation>
    </message>
    <message>
        <source>Velocities follow joints and drives: %1</source>
        <translation>Velocidades según juntas y accionamientos: %1</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Vértices</translation>
    </message>
    <message>
        <source>Video, MP4</source>
        <translation>Vídeo, MP4</translation>
    </message>
    <message>
        <source>Video, Ogg Theora (browsers do not play it)</source>
        <translation>Vídeo, Ogg Theora (los navegadores no lo reproducen)</translation>
    </message>
    <message>
        <source>Video, WebM</source>
        <translation>Vídeo, WebM</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Viscous damping</source>
        <translation>Amort. viscoso</translation>
    </message>
    <message>
        <source>W: in this plane</source>
        <translation>W: en este plano</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Pared</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Agua</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Página web (*.html)</translation>
    </message>
    <message>
        <source>WebM (*.webm)</source>
        <translation>WebM (*.webm)</translation>
    </message>
    <message>
        <source>Weld, 6 equations: the two markers coincide. Phi = (u, x1 . y2, y1 . z2, z1 . x2), u from marker 1 to marker 2 (Geradin and Cardona 2001, sec. 7.3).</source>
        <translation>Soldadura, 6 ecuaciones: los dos marcadores coinciden. Phi = (u, x1 . y2, y1 . z2, z1 . x2), u del marcador 1 al marcador 2 (Geradin y Cardona 2001, sec. 7.3).</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>What hangs on it goes, too: %1.</source>
        <translation>Lo que depende de ello también se elimina: %1.</translation>
    </message>
    <message>
        <source>What is changed of the method and the model, such as: rho_inf=0.5, step=1 ms</source>
        <translation>Lo que se cambia del método y del modelo, por ejemplo: rho_inf=0.5, step=1 ms</translation>
    </message>
    <message>
        <source>What is drawn along the beams</source>
        <translation>Qué se dibuja a lo largo de las vigas</translation>
    </message>
    <message>
        <source>What is left of the violation of the laws, as a share of what there was to remove, squared</source>
        <translation>Lo que queda de la violación de las leyes, como fracción de lo que había que eliminar, al cuadrado</translation>
    </message>
    <message>
        <source>What is made</source>
        <translation>Lo que se crea</translation>
    </message>
    <message>
        <source>What is switched o&amp;ff, as ghosts</source>
        <translation>&amp;Lo desactivado, como fantasmas</translation>
    </message>
    <message>
        <source>What it looks at</source>
        <translation>Punto al que mira</translation>
    </message>
    <message>
        <source>What it measures: its unit follows, and values may be typed in others, as in "20 mm"</source>
        <translation>Lo que mide: de ello sigue su unidad, y los valores pueden escribirse en otras, como "20 mm"</translation>
    </message>
    <message>
        <source>What it stands for</source>
        <translation>Lo que representa</translation>
    </message>
    <message>
        <source>What method and step suit the run</source>
        <translation>Qué método y paso convienen a la simulación</translation>
    </message>
    <message>
        <source>What of it over time</source>
        <translation>Valor en el tiempo</translation>
    </message>
    <message>
        <source>What parameters of this model do to its motion: grids and Latin hypercubes (Ctrl+Shift+T)</source>
        <translation>Qué efecto tienen los parámetros de este modelo en su movimiento: rejillas e hipercubos latinos (Ctrl+Mayús+T)</translation>
    </message>
    <message>
        <source>What shapes are made of where they touch. Time stepping takes friction and restitution; other methods take friction and the smooth law N = K d^n (1 + D d') of the approach d (Hunt and Crossley 1975).</source>
        <translation>De qué están hechas las formas donde se tocan. Los métodos de pasos de tiempo (time stepping) toman rozamiento y restitución; los demás, rozamiento y la ley suave N = K d^n (1 + D d') del acercamiento d (Hunt y Crossley 1975).</translation>
    </message>
    <message>
        <source>What takes the camera along when it moves</source>
        <translation>Aquello que, al moverse, lleva consigo la cámara</translation>
    </message>
    <message>
        <source>What the body looks like; by default the ellipsoid of its inertia</source>
        <translation>Qué aspecto tiene el cuerpo; por defecto, el elipsoide de su inercia</translation>
    </message>
    <message>
        <source>What the curves are drawn over: another channel or formula</source>
        <translation>Frente a qué se dibujan las curvas: otro canal o fórmula</translation>
    </message>
    <message>
        <source>What the drives must give</source>
        <translation>Lo que deben aportar los accionamientos</translation>
    </message>
    <message>
        <source>What the height of a line is</source>
        <translation>Qué es la altura de una línea</translation>
    </message>
    <message>
        <source>What the integrator made or, negative, lost: the hatched gap between the stack and the line. Round-off where the method is exact</source>
        <translation>Lo que el integrador creó o, si es negativo, perdió: el hueco rayado entre la pila y la línea. Error de redondeo si el método es exacto</translation>
    </message>
    <message>
        <source>What the local error test sees. Positions alone let fast oscillations be damped sooner, and can miss an error of the slow motion</source>
        <translation>Lo que ve el criterio de error local. Las posiciones solas permiten amortiguar antes las oscilaciones rápidas y pueden pasar por alto un error del movimiento lento</translation>
    </message>
    <message>
        <source>What the motion is: position, velocity or acceleration of the coordinate; lock keeps it where it starts</source>
        <translation>Qué es el movimiento: posición, velocidad o aceleración de la coordenada; lock la mantiene donde empieza</translation>
    </message>
    <message>
        <source>What the particle looks like; by default a ball of the density of steel</source>
        <translation>Qué aspecto tiene la partícula; por defecto, una bola con la densidad del acero</translation>
    </message>
    <message>
        <source>What the section plane lies across</source>
        <translation>A qué es normal el plano de corte</translation>
    </message>
    <message>
        <source>What the work is measured by</source>
        <translation>Con qué se mide el trabajo</translation>
    </message>
    <message>
        <source>What turns: a body, or a drive that gets the speed</source>
        <translation>Lo que gira: un cuerpo, o un accionamiento que recibe la velocidad</translation>
    </message>
    <message>
        <source>What was stored when the run began, potential energy from its lowest value in the run on</source>
        <translation>Lo que estaba almacenado al empezar la simulación, con la energía potencial desde su valor más bajo en ella</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rueda</translation>
    </message>
    <message>
        <source>When it is first that large</source>
        <translation>Cuándo es tan grande por primera vez</translation>
    </message>
    <message>
        <source>When it is first that small</source>
        <translation>Cuándo es tan pequeño por primera vez</translation>
    </message>
    <message>
        <source>When unloaded, in the axes of the section: twist about x, curvature about y and z</source>
        <translation>Descargada, en ejes de la sección: torsión en torno a x, curvatura en torno a y, z</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Where does the model rest, and what do its joints carry there?</source>
        <translation>¿Dónde queda en reposo el modelo y qué soportan allí sus juntas?</translation>
    </message>
    <message>
        <source>Where given, mass and inertia follow from the shapes, whose centre of mass must be the origin; where 0 they are typed</source>
        <translation>Si se da, la masa y la inercia se deducen de las formas, cuyo centro de masas debe ser el origen; si es 0, se escriben</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>Dónde está</translation>
    </message>
    <message>
        <source>Where it stands, in inertial axes: both markers go there together</source>
        <translation>Dónde está, en ejes inerciales: ambos marcadores van allí juntos</translation>
    </message>
    <message>
        <source>Where it touches; none: the first material of the model</source>
        <translation>Donde toca; ninguno: el primer material del modelo</translation>
    </message>
    <message>
        <source>Where position and orientation come from: numbers of this marker, or a frame of its body</source>
        <translation>De dónde vienen posición y orientación: números de este marcador o un sistema de ejes de su cuerpo</translation>
    </message>
    <message>
        <source>Where the camera stands</source>
        <translation>Dónde está la cámara</translation>
    </message>
    <message>
        <source>Where the energy of a run is, and where it went, stands here as bands over time: stored in motion, height and springs, turned into heat, brought in by forces and drives, and what the method itself made or lost. Run a model (Space).</source>
        <translation>Aquí figura, en bandas frente al tiempo, dónde está la energía de una simulación y adónde fue: almacenada en movimiento, altura y resortes, convertida en calor, aportada por fuerzas y accionamientos, y lo que el propio método creó o perdió. Simular un modelo (Espacio).</translation>
    </message>
    <message>
        <source>Where the equations are linearized</source>
        <translation>Dónde se linealizan las ecuaciones</translation>
    </message>
    <message>
        <source>Where the model turns</source>
        <translation>Dónde gira el modelo</translation>
    </message>
    <message>
        <source>Where the point is at rest, inertial axes</source>
        <translation>Dónde está el punto en reposo, ejes inerciales</translation>
    </message>
    <message>
        <source>Where the runs begin</source>
        <translation>Dónde empiezan las simulaciones</translation>
    </message>
    <message>
        <source>Where the section plane lies</source>
        <translation>Dónde está el plano de corte</translation>
    </message>
    <message>
        <source>Where the solver stops: violation of the laws of contact against what there was to solve, as an energy</source>
        <translation>Dónde se detiene el resolutor: violación de las leyes de contacto frente a lo que había que resolver, como energía</translation>
    </message>
    <message>
        <source>Whether it sticks, slips, or is open: near, but without a force</source>
        <translation>Si se adhiere, desliza o está abierto: próximo, pero sin fuerza</translation>
    </message>
    <message>
        <source>Whether it was made here or kept from before</source>
        <translation>Si se calculó aquí o se conservó de antes</translation>
    </message>
    <message>
        <source>Which beams are drawn</source>
        <translation>Qué vigas se dibujan</translation>
    </message>
    <message>
        <source>Which bodies hold most of the mode's kinetic energy</source>
        <translation>Qué cuerpos tienen la mayor parte de la energía cinética del modo</translation>
    </message>
    <message>
        <source>Which coordinate of that joint</source>
        <translation>Qué coordenada de esa junta</translation>
    </message>
    <message>
        <source>Which coordinate of that joint; gyre describe says which a joint has</source>
        <translation>Qué coordenada de esa junta; gyre describe indica las que tiene cada junta</translation>
    </message>
    <message>
        <source>Which limits there are</source>
        <translation>Qué límites hay</translation>
    </message>
    <message>
        <source>Which of the steps that led from the row before to this one</source>
        <translation>Cuál de los pasos que llevaron de la fila anterior a esta</translation>
    </message>
    <message>
        <source>Whole matrix</source>
        <translation>Matriz completa</translation>
    </message>
    <message>
        <source>Whole system</source>
        <translation>Sistema completo</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Why this method solved it</source>
        <translation>Por qué lo resolvió este método</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <source>Width of the rod</source>
        <translation>Anchura de la barra</translation>
    </message>
    <message>
        <source>Window that the rows are weighed by before they are transformed</source>
        <translation>Ventana con la que se ponderan las filas antes de transformarlas</translation>
    </message>
    <message>
        <source>With distance_to: the angle here between the lines to both points is reported</source>
        <translation>Con distance_to: se indica el ángulo aquí entre las rectas a ambos puntos</translation>
    </message>
    <message>
        <source>Without sky, grid and shadows: what is behind the picture shows where nothing is drawn</source>
        <translation>Sin cielo, rejilla ni sombras: donde no se dibuja nada se ve lo que hay detrás de la imagen</translation>
    </message>
    <message>
        <source>Wood (oak)</source>
        <translation>Madera (roble)</translation>
    </message>
    <message>
        <source>Words of titles and descriptions, or types: gear, bushing, friction</source>
        <translation>Palabras de títulos y descripciones, o tipos: engranaje, casquillo, rozamiento</translation>
    </message>
    <message>
        <source>Work [mJ]</source>
        <translation>Trabajo [mJ]</translation>
    </message>
    <message>
        <source>Work of forces, drives and the hand; the line is this and what there was at the start</source>
        <translation>Trabajo de fuerzas, accionamientos y la mano; la línea es este más lo que había al inicio</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Peor</translation>
    </message>
    <message>
        <source>Write a page with settings, findings, plots and the motion to be played, for any browser</source>
        <translation>Escribir una página con ajustes, hallazgos, gráficas y el movimiento para reproducirlo, para cualquier navegador</translation>
    </message>
    <message>
        <source>Write the bodies and their motion as an animation, for Blender, browsers and viewers of glTF</source>
        <translation>Escribir los cuerpos y su movimiento como animación, para Blender, navegadores y visores de glTF</translation>
    </message>
    <message>
        <source>Write the placement found into the model, at rest; can be undone</source>
        <translation>Escribir en el modelo la colocación hallada, en reposo; se puede deshacer</translation>
    </message>
    <message>
        <source>Write the surfaces of the bodies with their velocities at moments of the run, for ParaView and other programs that use VTK: a collection, with a folder of frames beside it</source>
        <translation>Escribir las superficies de los cuerpos con sus velocidades en instantes de la simulación, para ParaView y otros programas que usan VTK: una colección, junto a una carpeta de fotogramas</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Escribiendo %1…</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Escrito: %1</translation>
    </message>
    <message>
        <source>Written: %1, %2 frames</source>
        <translation>Escrito: %1, %2 fotogramas</translation>
    </message>
    <message>
        <source>Written: %1, %2 x %3 pixels</source>
        <translation>Escrito: %1, %2 x %3 píxeles</translation>
    </message>
    <message>
        <source>Written: %1, the state at t = %2 s, where the run stands</source>
        <translation>Escrito: %1, el estado en t = %2 s, donde está la simulación</translation>
    </message>
    <message>
        <source>Young's modulus</source>
        <translation>Módulo de Young</translation>
    </message>
    <message>
        <source>a channel or a formula; nothing: time</source>
        <translation>un canal o una fórmula; nada: el tiempo</translation>
    </message>
    <message>
        <source>a joint</source>
        <translation>una junta</translation>
    </message>
    <message>
        <source>a model that was never saved</source>
        <translation>un modelo que nunca se guardó</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a number is expected here; formulas stand in the markers on the bodies</source>
        <translation>aquí se espera un número; las fórmulas van en los marcadores de los cuerpos</translation>
    </message>
    <message>
        <source>a table needs at least two points</source>
        <translation>una tabla necesita al menos dos puntos</translation>
    </message>
    <message>
        <source>a table needs two points with different %1</source>
        <translation>una tabla necesita dos puntos con %1 diferente</translation>
    </message>
    <message>
        <source>a window of its own could not be drawn by OpenGL</source>
        <translation>no se pudo dibujar una ventana propia con OpenGL</translation>
    </message>
    <message>
        <source>about %1 h left</source>
        <translation>faltan unas %1 h</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>faltan unos %1 min</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>faltan unos %1 s</translation>
    </message>
    <message>
        <source>add parameter %1</source>
        <translation>añadir parámetro %1</translation>
    </message>
    <message>
        <source>add the marker %1</source>
        <translation>añadir el marcador %1</translation>
    </message>
    <message>
        <source>all beams</source>
        <translation>todas las vigas</translation>
    </message>
    <message>
        <source>all sweeps were asked for</source>
        <translation>se pidieron todos los barridos</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>amplitud</translation>
    </message>
    <message>
        <source>amplitude density</source>
        <translation>densidad de amplitud</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>and %1 more joints</source>
        <translation>y %1 juntas más</translation>
    </message>
    <message>
        <source>and %1 others</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>arc length s [m]</source>
        <translation>longitud de arco s [m]</translation>
    </message>
    <message>
        <source>as placed</source>
        <translation>según colocado</translation>
    </message>
    <message>
        <source>asked for</source>
        <translation>pedido</translation>
    </message>
    <message>
        <source>at</source>
        <translation>en</translation>
    </message>
    <message>
        <source>at [s]</source>
        <translation>en [s]</translation>
    </message>
    <message>
        <source>at equilibrium</source>
        <translation>en equilibrio</translation>
    </message>
    <message>
        <source>atol</source>
        <translation>atol</translation>
    </message>
    <message>
        <source>atol positions</source>
        <translation>atol posiciones</translation>
    </message>
    <message>
        <source>atol velocities</source>
        <translation>atol velocidades</translation>
    </message>
    <message>
        <source>auto: Gauss-Seidel, and Newton for islands that it does not solve; gauss_seidel_w: on the explicit matrix W</source>
        <translation>auto: Gauss-Seidel, y Newton para las islas que este no resuelve; gauss_seidel_w: sobre la matriz W explícita</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>axis</source>
        <translation>eje</translation>
    </message>
    <message>
        <source>ball bob</source>
        <translation>bola esfera péndulo lenteja</translation>
    </message>
    <message>
        <source>ball socket</source>
        <translation>rótula bola esférica articulación</translation>
    </message>
    <message>
        <source>bar link crank coupler pendulum shaft stick</source>
        <translation>barra biela manivela acoplador péndulo eje varilla</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>línea base</translation>
    </message>
    <message>
        <source>before the run: move a body as its joints allow</source>
        <translation>antes de simular: mover un cuerpo según permiten sus juntas</translation>
    </message>
    <message>
        <source>being compiled</source>
        <translation>compilando</translation>
    </message>
    <message>
        <source>bending moment My</source>
        <translation>momento flector My</translation>
    </message>
    <message>
        <source>bending moment Mz</source>
        <translation>momento flector Mz</translation>
    </message>
    <message>
        <source>beta: damping is beta times stiffness</source>
        <translation>beta: el amortiguamiento es beta veces la rigidez</translation>
    </message>
    <message>
        <source>beta: damping is beta times stiffness (Kelvin and Voigt)</source>
        <translation>beta: el amortiguamiento es beta por la rigidez (Kelvin y Voigt)</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation>entre %1 y %2</translation>
    </message>
    <message>
        <source>block cuboid brick plate slab</source>
        <translation>bloque ortoedro ladrillo placa losa caja</translation>
    </message>
    <message>
        <source>block part link member solid</source>
        <translation>bloque pieza eslabón miembro sólido</translation>
    </message>
    <message>
        <source>body</source>
        <translation>cuerpo</translation>
    </message>
    <message>
        <source>brake coulomb stiction lugre</source>
        <translation>freno coulomb fricción adherencia lugre</translation>
    </message>
    <message>
        <source>c</source>
        <translation>c</translation>
    </message>
    <message>
        <source>c, along the line of the two points</source>
        <translation>c, según la recta de los dos puntos</translation>
    </message>
    <message>
        <source>c, of the surface's velocity</source>
        <translation>c, de la velocidad de la superficie</translation>
    </message>
    <message>
        <source>camera viewpoint</source>
        <translation>cámara punto de vista</translation>
    </message>
    <message>
        <source>cannot paste: </source>
        <translation>no se puede pegar: </translation>
    </message>
    <message>
        <source>centre</source>
        <translation>centro</translation>
    </message>
    <message>
        <source>centre of the cap</source>
        <translation>centro del casquete</translation>
    </message>
    <message>
        <source>centres evenly spread between the outermost</source>
        <translation>centros repartidos por igual entre los cuerpos extremos</translation>
    </message>
    <message>
        <source>centres, at that of the first</source>
        <translation>centros, en el del primero</translation>
    </message>
    <message>
        <source>change parameter %1</source>
        <translation>cambiar parámetro %1</translation>
    </message>
    <message>
        <source>change the second significant digit</source>
        <translation>cambiar la segunda cifra significativa</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>cerrada</translation>
    </message>
    <message>
        <source>coil clock spiral</source>
        <translation>muelle helicoidal reloj espiral</translation>
    </message>
    <message>
        <source>cones of the %1 nearest only</source>
        <translation>solo los conos de los %1 más cercanos</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>contacto</translation>
    </message>
    <message>
        <source>copy, cut, paste, also between windows</source>
        <translation>copiar, cortar, pegar, también entre ventanas</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>vértice</translation>
    </message>
    <message>
        <source>ctfs</source>
        <translation>ctfs</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>curva</translation>
    </message>
    <message>
        <source>cv rzeppa homokinetic</source>
        <translation>cv rzeppa homocinética velocidad constante</translation>
    </message>
    <message>
        <source>decays</source>
        <translation>se extingue</translation>
    </message>
    <message>
        <source>deflection</source>
        <translation>flecha</translation>
    </message>
    <message>
        <source>deflection along y of the start</source>
        <translation>flecha según y del inicio</translation>
    </message>
    <message>
        <source>deflection along z of the start</source>
        <translation>flecha según z del inicio</translation>
    </message>
    <message>
        <source>delete, with what hangs on it</source>
        <translation>eliminar, con lo que depende de ello</translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation>diferencia %1</translation>
    </message>
    <message>
        <source>difference of %1</source>
        <translation>diferencia de %1</translation>
    </message>
    <message>
        <source>disc disk flywheel pulley rotor</source>
        <translation>disco volante polea rotor</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>drives</source>
        <translation>accionamientos</translation>
    </message>
    <message>
        <source>drum roller pillar</source>
        <translation>tambor rodillo pilar</translation>
    </message>
    <message>
        <source>duplicate; along a line or a circle</source>
        <translation>duplicar; a lo largo de una línea o un círculo</translation>
    </message>
    <message>
        <source>dynamics</source>
        <translation>dinámica</translation>
    </message>
    <message>
        <source>e&amp;very</source>
        <translation>ca&amp;da</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>arista</translation>
    </message>
    <message>
        <source>eliminated: exactly, before contacts are solved; iterated: together with contacts, by the solver of these, as in Solfec</source>
        <translation>eliminated: con exactitud, antes de resolver los contactos; iterated: junto con los contactos, con el resolutor de estos, como en Solfec</translation>
    </message>
    <message>
        <source>end</source>
        <translation>extremo</translation>
    </message>
    <message>
        <source>energy [J]</source>
        <translation>energía [J]</translation>
    </message>
    <message>
        <source>equal gaps between the outermost</source>
        <translation>separaciones iguales entre los cuerpos extremos</translation>
    </message>
    <message>
        <source>etfs</source>
        <translation>etfs</translation>
    </message>
    <message>
        <source>every %1 s</source>
        <translation>cada %1 s</translation>
    </message>
    <message>
        <source>export the recording as CSV</source>
        <translation>exportar el registro como CSV</translation>
    </message>
    <message>
        <source>face</source>
        <translation>cara</translation>
    </message>
    <message>
        <source>failed at %1 s</source>
        <translation>falló en %1 s</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>falló: %1</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>filtro</translation>
    </message>
    <message>
        <source>find in the tree; Enter selects, Ctrl+Enter selects it as well</source>
        <translation>buscar en el árbol; Intro selecciona, Ctrl+Intro lo añade a la selección</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>fit everything</source>
        <translation>encuadrar todo</translation>
    </message>
    <message>
        <source>flexible elastic rod cable blade shaft bar spring-steel timoshenko</source>
        <translation>flexible elástica barra varilla cable pala eje fleje timoshenko</translation>
    </message>
    <message>
        <source>flexible elastic timoshenko rod</source>
        <translation>flexible elástica timoshenko barra</translation>
    </message>
    <message>
        <source>force</source>
        <translation>fuerza</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>sistema de ejes</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>sistema de ejes %1</translation>
    </message>
    <message>
        <source>frequency [Hz]</source>
        <translation>frecuencia [Hz]</translation>
    </message>
    <message>
        <source>from</source>
        <translation>desde</translation>
    </message>
    <message>
        <source>from %1 s to %2 s</source>
        <translation>de %1 s a %2 s</translation>
    </message>
    <message>
        <source>from an earlier run</source>
        <translation>de una ejecución anterior</translation>
    </message>
    <message>
        <source>from materials</source>
        <translation>según materiales</translation>
    </message>
    <message>
        <source>from t = %1 s</source>
        <translation>desde t = %1 s</translation>
    </message>
    <message>
        <source>front, right, top, corner</source>
        <translation>frontal, derecha, superior, isométrica</translation>
    </message>
    <message>
        <source>gamma</source>
        <translation>gamma</translation>
    </message>
    <message>
        <source>gear steering</source>
        <translation>engranaje dirección cremallera</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>suelo</translation>
    </message>
    <message>
        <source>halfway: small deflections in axes between the markers, order 2 in the length; helix: exact for large ones, order 4</source>
        <translation>halfway: deformaciones pequeñas en ejes intermedios entre los marcadores, orden 2 en la longitud; helix: exacta para las grandes, orden 4</translation>
    </message>
    <message>
        <source>hand, and changes on the way</source>
        <translation>mano y cambios en el transcurso</translation>
    </message>
    <message>
        <source>held</source>
        <translation>se cumple</translation>
    </message>
    <message>
        <source>hinge pin pivot bearing axle shaft swivel</source>
        <translation>bisagra pasador pivote cojinete eje árbol articulación</translation>
    </message>
    <message>
        <source>hooke cardan u-joint</source>
        <translation>hooke cardán cruceta</translation>
    </message>
    <message>
        <source>imaginary [rad/s]</source>
        <translation>imaginaria [rad/s]</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>in a list or a choice: the row that has them in its name</source>
        <translation>en una lista o un desplegable: la fila que las tiene en su nombre</translation>
    </message>
    <message>
        <source>in a plot, or with the mouse over one: runs minus the baseline</source>
        <translation>en una gráfica, o con el ratón sobre ella: simulaciones menos la línea base</translation>
    </message>
    <message>
        <source>in a plot: zoom, Ctrl: the values; pan</source>
        <translation>en una gráfica: zoom, Ctrl: los valores; desplazar</translation>
    </message>
    <message>
        <source>in the bar of the time: go through the run</source>
        <translation>en la barra de tiempo: recorrer la simulación</translation>
    </message>
    <message>
        <source>in the plane of %1 (W)</source>
        <translation>en el plano de %1 (W)</translation>
    </message>
    <message>
        <source>in the tree: go on, Ctrl+Space selects as well</source>
        <translation>en el árbol: avanzar, Ctrl+Espacio añade a la selección</translation>
    </message>
    <message>
        <source>insert from the catalogue: type to search, Enter inserts</source>
        <translation>insertar del catálogo: escribir para buscar, Intro inserta</translation>
    </message>
    <message>
        <source>integrator</source>
        <translation>integrador</translation>
    </message>
    <message>
        <source>inverse dynamics, every %1</source>
        <translation>dinámica inversa, cada %1</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>iteración</translation>
    </message>
    <message>
        <source>its unit does not follow</source>
        <translation>su unidad no se puede deducir</translation>
    </message>
    <message>
        <source>joint</source>
        <translation>junta</translation>
    </message>
    <message>
        <source>joint, spring by picking; Enter: to ground, Ctrl: do not snap</source>
        <translation>junta, resorte por señalado; Intro: al suelo, Ctrl: sin ajuste</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>keep the run to compare the next one with</source>
        <translation>conservar la simulación para comparar la siguiente con ella</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>conservada</translation>
    </message>
    <message>
        <source>kept, %1 s</source>
        <translation>conservada, %1 s</translation>
    </message>
    <message>
        <source>kinematics, every %1</source>
        <translation>cinemática, cada %1</translation>
    </message>
    <message>
        <source>largest %1 %2 at %3 m</source>
        <translation>máximo %1 %2 en %3 m</translation>
    </message>
    <message>
        <source>largest normal stress</source>
        <translation>tensión normal máxima</translation>
    </message>
    <message>
        <source>length %1 m</source>
        <translation>longitud %1 m</translation>
    </message>
    <message>
        <source>less than a second left</source>
        <translation>falta menos de un segundo</translation>
    </message>
    <message>
        <source>limit bumper end range</source>
        <translation>límite tope amortiguador final recorrido</translation>
    </message>
    <message>
        <source>line: a force along the line of the two points; axis: a torque about the markers' z</source>
        <translation>line: una fuerza según la recta de los dos puntos; axis: un par en torno a z de los marcadores</translation>
    </message>
    <message>
        <source>load push thrust</source>
        <translation>carga empuje tracción</translation>
    </message>
    <message>
        <source>loads</source>
        <translation>cargas</translation>
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
        <translation>extremos inferiores, en el del primero</translation>
    </message>
    <message>
        <source>marker coordinate system axes triad</source>
        <translation>marcador sistema de coordenadas ejes triedro</translation>
    </message>
    <message>
        <source>marker of %1</source>
        <translation>marcador de %1</translation>
    </message>
    <message>
        <source>material</source>
        <translation>material</translation>
    </message>
    <message>
        <source>max</source>
        <translation>máx.</translation>
    </message>
    <message>
        <source>max %1</source>
        <translation>máx. %1</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>media</translation>
    </message>
    <message>
        <source>measure distance and angle; Ctrl+C copies</source>
        <translation>medir distancia y ángulo; Ctrl+C copia</translation>
    </message>
    <message>
        <source>merit</source>
        <translation>mérito</translation>
    </message>
    <message>
        <source>merit %1 after %2</source>
        <translation>mérito %1 tras %2</translation>
    </message>
    <message>
        <source>middle of the edge</source>
        <translation>centro de la arista</translation>
    </message>
    <message>
        <source>middle of the face</source>
        <translation>centro de la cara</translation>
    </message>
    <message>
        <source>min</source>
        <translation>mín.</translation>
    </message>
    <message>
        <source>mirror; align and distribute bodies</source>
        <translation>reflejar; alinear y distribuir cuerpos</translation>
    </message>
    <message>
        <source>mode %1 at %2 rad/s: %3 Hz%4</source>
        <translation>modo %1 a %2 rad/s: %3 Hz%4</translation>
    </message>
    <message>
        <source>model, channels, properties … (View, Go to); the view</source>
        <translation>modelo, canales, propiedades … (Ver, Ir a); la vista</translation>
    </message>
    <message>
        <source>motor engine moment load</source>
        <translation>motor momento carga par</translation>
    </message>
    <message>
        <source>motor engine motion servo rotate speed prescribed</source>
        <translation>motor movimiento servo giro velocidad prescrita</translation>
    </message>
    <message>
        <source>motor engine servo hydraulic cylinder controller</source>
        <translation>motor servo cilindro hidráulico controlador</translation>
    </message>
    <message>
        <source>move in the order of the file</source>
        <translation>mover en el orden del archivo</translation>
    </message>
    <message>
        <source>move the marker %1</source>
        <translation>mover el marcador %1</translation>
    </message>
    <message>
        <source>move, turn the selected body; X: in its own axes</source>
        <translation>mover, girar el cuerpo seleccionado; X: en sus propios ejes</translation>
    </message>
    <message>
        <source>n of the smooth law; 1.5 for spheres (Hertz)</source>
        <translation>n de la ley suave; 1.5 para esferas (Hertz)</translation>
    </message>
    <message>
        <source>n of the smooth law; 1.5 for spheres (Hertz); where not given the mean of both, weighted by their compliance</source>
        <translation>n de la ley suave; 1.5 para esferas (Hertz); si no se da, la media de ambos ponderada por su flexibilidad</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nueva</translation>
    </message>
    <message>
        <source>next, previous panel; the run bar is one of them</source>
        <translation>panel siguiente, anterior; la barra de simulación es uno de ellos</translation>
    </message>
    <message>
        <source>next, previous property</source>
        <translation>propiedad siguiente, anterior</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>no redundant constraints</source>
        <translation>sin restricciones redundantes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>normal force N</source>
        <translation>fuerza normal N</translation>
    </message>
    <message>
        <source>not held</source>
        <translation>no se cumple</translation>
    </message>
    <message>
        <source>not judged yet</source>
        <translation>aún sin juzgar</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>no es posible</translation>
    </message>
    <message>
        <source>not ready to run</source>
        <translation>no listo para simular</translation>
    </message>
    <message>
        <source>nu; the shear modulus is E / (2 (1 + nu))</source>
        <translation>nu; el módulo de cortante es E / (2 (1 + nu))</translation>
    </message>
    <message>
        <source>number or expression</source>
        <translation>número o expresión</translation>
    </message>
    <message>
        <source>number or expression of %1</source>
        <translation>número o expresión de %1</translation>
    </message>
    <message>
        <source>number or expression of t</source>
        <translation>número o expresión de t</translation>
    </message>
    <message>
        <source>of %1 at the start %2 were taken out</source>
        <translation>de %1 al inicio se extrajeron %2</translation>
    </message>
    <message>
        <source>omega h</source>
        <translation>omega h</translation>
    </message>
    <message>
        <source>omega h = %1: spectral radius %2</source>
        <translation>omega h = %1: radio espectral %2</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>one recorded row back</source>
        <translation>una fila registrada atrás</translation>
    </message>
    <message>
        <source>one step; when looking back, one recorded row forward</source>
        <translation>un paso; al mirar atrás, una fila registrada adelante</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>open, save</source>
        <translation>abrir, guardar</translation>
    </message>
    <message>
        <source>orbit about the point under the cursor</source>
        <translation>orbitar en torno al punto bajo el cursor</translation>
    </message>
    <message>
        <source>orbit, zoom</source>
        <translation>orbitar, zoom</translation>
    </message>
    <message>
        <source>order %1</source>
        <translation>orden %1</translation>
    </message>
    <message>
        <source>order study of the model</source>
        <translation>estudio de orden del modelo</translation>
    </message>
    <message>
        <source>origin</source>
        <translation>origen</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>frente a %1</translation>
    </message>
    <message>
        <source>over channels: rod 1.vx^2 + rod 1.vy^2, deriv(crank.angle), integral(motor.power)</source>
        <translation>de canales: rod 1.vx^2 + rod 1.vy^2, deriv(crank.angle), integral(motor.power)</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>par de contacto</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>desplazar</translation>
    </message>
    <message>
        <source>parallel or perspective projection</source>
        <translation>proyección paralela o en perspectiva</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>parámetro</translation>
    </message>
    <message>
        <source>parameter study of the model</source>
        <translation>estudio de parámetros del modelo</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>cumple</translation>
    </message>
    <message>
        <source>paused at %1 s</source>
        <translation>en pausa en %1 s</translation>
    </message>
    <message>
        <source>peak-peak</source>
        <translation>pico a pico</translation>
    </message>
    <message>
        <source>plane table</source>
        <translation>plano mesa</translation>
    </message>
    <message>
        <source>play what is recorded, or stop; Ctrl as well: backwards</source>
        <translation>reproducir lo registrado, o detener; con Ctrl: hacia atrás</translation>
    </message>
    <message>
        <source>point</source>
        <translation>punto</translation>
    </message>
    <message>
        <source>point mass bead</source>
        <translation>punto masa puntual cuenta</translation>
    </message>
    <message>
        <source>points </source>
        <translation>puntos </translation>
    </message>
    <message>
        <source>position</source>
        <translation>posición</translation>
    </message>
    <message>
        <source>position in m</source>
        <translation>posición en m</translation>
    </message>
    <message>
        <source>potential energy %1 J</source>
        <translation>energía potencial %1 J</translation>
    </message>
    <message>
        <source>power density</source>
        <translation>densidad de potencia</translation>
    </message>
    <message>
        <source>projected: the mean of the velocities at both ends of a step, then the velocity at its end; mean: the former alone, neutral in energy; velocity: the latter alone, first order</source>
        <translation>projected: la media de las velocidades en ambos extremos de un paso, y luego la velocidad en su final; mean: solo la primera, neutra en energía; velocity: solo la segunda, de primer orden</translation>
    </message>
    <message>
        <source>pull a body while it runs; Shift: harder, Esc: let go</source>
        <translation>arrastrar un cuerpo durante la simulación; Mayús: con más fuerza, Esc: soltar</translation>
    </message>
    <message>
        <source>radius %1 m</source>
        <translation>radio %1 m</translation>
    </message>
    <message>
        <source>reactions</source>
        <translation>reacciones</translation>
    </message>
    <message>
        <source>ready to run</source>
        <translation>listo para simular</translation>
    </message>
    <message>
        <source>real [1/s]</source>
        <translation>real [1/s]</translation>
    </message>
    <message>
        <source>remove all markers</source>
        <translation>quitar todos los marcadores</translation>
    </message>
    <message>
        <source>remove the marker %1</source>
        <translation>quitar el marcador %1</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>renombrar</translation>
    </message>
    <message>
        <source>rename the marker %1</source>
        <translation>renombrar el marcador %1</translation>
    </message>
    <message>
        <source>reset to the initial state</source>
        <translation>restablecer el estado inicial</translation>
    </message>
    <message>
        <source>rho_inf</source>
        <translation>rho_inf</translation>
    </message>
    <message>
        <source>rigid</source>
        <translation>rígido</translation>
    </message>
    <message>
        <source>rigid motion</source>
        <translation>movimiento rígido</translation>
    </message>
    <message>
        <source>rim</source>
        <translation>borde</translation>
    </message>
    <message>
        <source>rod between two places; Shift: hinged to the ground, a digit: its length</source>
        <translation>barra entre dos lugares; Mayús: con bisagra al suelo, una cifra: su longitud</translation>
    </message>
    <message>
        <source>rod rope link string cable strut</source>
        <translation>barra cuerda eslabón hilo cable tirante</translation>
    </message>
    <message>
        <source>rope cable elastic shock absorber strut coil suspension</source>
        <translation>cuerda cable elástico amortiguador puntal muelle suspensión</translation>
    </message>
    <message>
        <source>rope wire string chain line hose</source>
        <translation>cuerda alambre hilo cadena línea manguera</translation>
    </message>
    <message>
        <source>rotation about the markers' z, or translation along z of marker 1</source>
        <translation>rotación en torno a z de los marcadores, o traslación según z del marcador 1</translation>
    </message>
    <message>
        <source>rtol</source>
        <translation>rtol</translation>
    </message>
    <message>
        <source>rubber mount elastic compliance</source>
        <translation>goma soporte elástico flexibilidad silentblock</translation>
    </message>
    <message>
        <source>run</source>
        <translation>simulación</translation>
    </message>
    <message>
        <source>run and cancel a study, in its window</source>
        <translation>ejecutar y cancelar un estudio, en su ventana</translation>
    </message>
    <message>
        <source>run or pause; F5 also while a field has the keyboard</source>
        <translation>simular o pausar; F5 también mientras un campo tiene el teclado</translation>
    </message>
    <message>
        <source>runs on no grid: between them nothing is drawn</source>
        <translation>simulaciones sin rejilla: entre ellas no se dibuja nada</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>semilla </translation>
    </message>
    <message>
        <source>select a body, joint or force</source>
        <translation>seleccionar un cuerpo, una junta o una fuerza</translation>
    </message>
    <message>
        <source>select several; a new joint takes the first as body 1</source>
        <translation>seleccionar varios; una junta nueva toma el primero como cuerpo 1</translation>
    </message>
    <message>
        <source>select three bodies or more to spread them</source>
        <translation>seleccionar tres cuerpos o más para distribuirlos</translation>
    </message>
    <message>
        <source>select two bodies or more to align them</source>
        <translation>seleccionar dos cuerpos o más para alinearlos</translation>
    </message>
    <message>
        <source>shear force Qy</source>
        <translation>fuerza cortante Qy</translation>
    </message>
    <message>
        <source>shear force Qz</source>
        <translation>fuerza cortante Qz</translation>
    </message>
    <message>
        <source>sigma0, model lugre: of the joint before it slides</source>
        <translation>sigma0, modelo lugre: de la junta antes de deslizar</translation>
    </message>
    <message>
        <source>sigma1, model lugre: of the rate of the bristles' deflection</source>
        <translation>sigma1, modelo lugre: de la velocidad de deformación de las cerdas</translation>
    </message>
    <message>
        <source>skate ski blade</source>
        <translation>patín esquí cuchilla hoja</translation>
    </message>
    <message>
        <source>sleeve piston slider shaft</source>
        <translation>manguito pistón corredera eje</translation>
    </message>
    <message>
        <source>slider slide piston guide rail translational linear</source>
        <translation>corredera deslizadera pistón guía carril traslación lineal</translation>
    </message>
    <message>
        <source>slips</source>
        <translation>desliza</translation>
    </message>
    <message>
        <source>slowest </source>
        <translation>más lentos </translation>
    </message>
    <message>
        <source>snaps; Shift: finer, Ctrl: not; a digit: type the value</source>
        <translation>ajuste; Mayús: más fino, Ctrl: sin ajuste; una cifra: escribir el valor</translation>
    </message>
    <message>
        <source>space</source>
        <translation>espacio</translation>
    </message>
    <message>
        <source>spectral radius of %1</source>
        <translation>radio espectral de %1</translation>
    </message>
    <message>
        <source>speed [rad/s]</source>
        <translation>velocidad [rad/s]</translation>
    </message>
    <message>
        <source>spindle thread nut bolt</source>
        <translation>husillo rosca tuerca tornillo</translation>
    </message>
    <message>
        <source>springs</source>
        <translation>resortes</translation>
    </message>
    <message>
        <source>std. dev.</source>
        <translation>desv. típ.</translation>
    </message>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>sticks</source>
        <translation>se adhiere</translation>
    </message>
    <message>
        <source>strain energy per length</source>
        <translation>energía de deformación por longitud</translation>
    </message>
    <message>
        <source>stribeck: a smooth function of the velocity, creeps instead of sticking; lugre: with elastic bristles, sticks; neither holds in statics</source>
        <translation>stribeck: una función suave de la velocidad, fluye lentamente en vez de adherirse; lugre: con cerdas elásticas, se adhiere; ninguno sujeta en estática</translation>
    </message>
    <message>
        <source>surface</source>
        <translation>superficie</translation>
    </message>
    <message>
        <source>switch on or off</source>
        <translation>activar o desactivar</translation>
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
        <translation>t = %1 s: razón de rigidez (stiffness) %2%3</translation>
    </message>
    <message>
        <source>take back what was typed; once more: back to the tree</source>
        <translation>descartar lo escrito; otra vez: volver al árbol</translation>
    </message>
    <message>
        <source>take over what was typed: 12 mm, 2 kN/m; in the tree: to the fields</source>
        <translation>aceptar lo escrito: 12 mm, 2 kN/m; en el árbol: ir a los campos</translation>
    </message>
    <message>
        <source>the baseline</source>
        <translation>la línea base</translation>
    </message>
    <message>
        <source>the first %1 beams</source>
        <translation>las primeras %1 vigas</translation>
    </message>
    <message>
        <source>the first, %1</source>
        <translation>el primero, %1</translation>
    </message>
    <message>
        <source>the ground</source>
        <translation>el suelo</translation>
    </message>
    <message>
        <source>the kept run %1 was let go: all runs together fill the memory they may</source>
        <translation>se descartó la simulación conservada %1: todas juntas llenan la memoria permitida</translation>
    </message>
    <message>
        <source>the method lost %1</source>
        <translation>el método perdió %1</translation>
    </message>
    <message>
        <source>the method made %1</source>
        <translation>el método creó %1</translation>
    </message>
    <message>
        <source>the method made nothing but round-off</source>
        <translation>el método no creó más que error de redondeo</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>el modelo</translation>
    </message>
    <message>
        <source>the run to compare with</source>
        <translation>la simulación con la que comparar</translation>
    </message>
    <message>
        <source>the simulation</source>
        <translation>la simulación</translation>
    </message>
    <message>
        <source>the strongest at each place: %1 of %2</source>
        <translation>los de mayor fuerza en cada lugar: %1 de %2</translation>
    </message>
    <message>
        <source>the usual</source>
        <translation>el habitual</translation>
    </message>
    <message>
        <source>theta_1 / theta_2: teeth of gear 2 over teeth of gear 1, negative for external gears</source>
        <translation>theta_1 / theta_2: dientes del engranaje 2 entre dientes del engranaje 1, negativa para engranajes exteriores</translation>
    </message>
    <message>
        <source>this page, in a field: what it is; the guide</source>
        <translation>esta página, en un campo: qué es; la guía</translation>
    </message>
    <message>
        <source>this run minus the kept one</source>
        <translation>esta simulación menos la conservada</translation>
    </message>
    <message>
        <source>time [s]</source>
        <translation>tiempo [s]</translation>
    </message>
    <message>
        <source>tip</source>
        <translation>punta</translation>
    </message>
    <message>
        <source>to</source>
        <translation>hasta</translation>
    </message>
    <message>
        <source>top gyroscope pendulum</source>
        <translation>peonza giróscopo péndulo</translation>
    </message>
    <message>
        <source>torsion T</source>
        <translation>momento torsor T</translation>
    </message>
    <message>
        <source>transmission belt chain pulley</source>
        <translation>transmisión correa cadena polea</translation>
    </message>
    <message>
        <source>turned: reactions turn with the body in the second half of the step, of second order; published: they do not, as in Solfec, which makes angular momentum of first order</source>
        <translation>turned: las reacciones giran con el cuerpo en la segunda mitad del paso, de segundo orden; published: no giran, como en Solfec, lo que hace el momento angular de primer orden</translation>
    </message>
    <message>
        <source>two numbers in each line are expected, not '%1'</source>
        <translation>se esperan dos números en cada línea, no '%1'</translation>
    </message>
    <message>
        <source>un&amp;til</source>
        <translation>has&amp;ta</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>deshacer, rehacer</translation>
    </message>
    <message>
        <source>unequal steps resampled every %1 s</source>
        <translation>pasos desiguales remuestreados cada %1 s</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>unidad</translation>
    </message>
    <message>
        <source>unstable</source>
        <translation>inestable</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>hasta %1</translation>
    </message>
    <message>
        <source>update</source>
        <translation>actualización</translation>
    </message>
    <message>
        <source>upper ends, at that of the first</source>
        <translation>extremos superiores, en el del primero</translation>
    </message>
    <message>
        <source>used: %1 s</source>
        <translation>usado: %1 s</translation>
    </message>
    <message>
        <source>v_s of regularised friction, at which 0.7 of mu N is reached</source>
        <translation>v_s del rozamiento regularizado, a la que se alcanza 0.7 de mu N</translation>
    </message>
    <message>
        <source>v_s of regularised friction, at which 0.7 of mu N is reached; where not given the smaller of the two materials</source>
        <translation>v_s del rozamiento regularizado, a la que se alcanza 0.7 de mu N; si no se da, la menor de los dos materiales</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>various</source>
        <translation>varios</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>velocidad</translation>
    </message>
    <message>
        <source>view</source>
        <translation>vista</translation>
    </message>
    <message>
        <source>vr, model stribeck: below it the joint creeps instead of sticking</source>
        <translation>vr, modelo stribeck: por debajo de ella la junta fluye lentamente en vez de adherirse</translation>
    </message>
    <message>
        <source>vs: friction falls from static to dynamic around it</source>
        <translation>vs: en torno a ella el rozamiento cae de estático a dinámico</translation>
    </message>
    <message>
        <source>w, x, y, z must not all be zero</source>
        <translation>w, x, y, z no pueden ser todos cero</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>weld ground glue attach clamp rigid connection frame</source>
        <translation>soldadura fijar pegar unir sujetar abrazadera rígida conexión bastidor</translation>
    </message>
    <message>
        <source>what follows</source>
        <translation>lo que se deduce</translation>
    </message>
    <message>
        <source>what is to be read there</source>
        <translation>lo que se debe leer ahí</translation>
    </message>
    <message>
        <source>wheel tyre tire rolling</source>
        <translation>rueda neumático rodadura</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>x  y  z, a point per line</source>
        <translation>x  y  z, un punto por línea</translation>
    </message>
    <message>
        <source>x, y, z must not all be zero</source>
        <translation>x, y, z no pueden ser todos cero</translation>
    </message>
    <message>
        <source>x-y, across z</source>
        <translation>x-y, normal a z</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>y-z, across x</source>
        <translation>y-z, normal a x</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>z</source>
        <translation>z</translation>
    </message>
    <message>
        <source>z-x, across y</source>
        <translation>z-x, normal a y</translation>
    </message>
    <message>
        <source>zoom to the cursor</source>
        <translation>zoom hacia el cursor</translation>
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
        <translation>|diferencia| %1</translation>
    </message>
    <message>
        <source>|difference| of %1</source>
        <translation>|diferencia| de %1</translation>
    </message>
</context>
</TS>
