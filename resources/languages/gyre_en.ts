<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Gyre</name>
    <message numerus="yes">
        <source> with %n more</source>
        <translation><numerusform> with %n more</numerusform><numerusform> with %n more</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation><numerusform>%1 and %n more</numerusform><numerusform>%1 and %n more</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n new copies; joints and forces between them are copied, too.</source>
        <translation><numerusform>%n new copy; joints and forces between the originals are copied, too.</numerusform><numerusform>%n new copies; joints and forces between them are copied, too.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <translation><numerusform>%n other</numerusform><numerusform>%n others</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %1, %n times</source>
        <translation><numerusform>Duplicate %1, once</numerusform><numerusform>Duplicate %1, %n times</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Gyre %1, %2, %n rows recorded</source>
        <translation><numerusform>Gyre %1, %2, %n row recorded</numerusform><numerusform>Gyre %1, %2, %n rows recorded</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Paste %n elements</source>
        <translation><numerusform>Paste %n element</numerusform><numerusform>Paste %n elements</numerusform></translation>
    </message>
</context>
</TS>
