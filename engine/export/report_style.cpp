#include "export/report_style.h"

namespace gyre {

const std::string_view reportStyle = R"css(
:root {
  color-scheme: light dark;
  --paper: #ffffff; --text: #1d2127; --muted: #626a76; --line: #cfd4db; --accent: #4656c9; --scene: #f3f4f6; --ground: #e4e7eb; --link: #3a3f47;
  --c0: #0072b2; --c1: #d55e00; --c2: #009e73; --c3: #e69f00; --c4: #cc79a7; --c5: #3a3f47;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #1b1e22; --text: #e4e7eb; --muted: #9aa2ad; --line: #41474f; --accent: #8f9cf5; --scene: #23272c; --ground: #2f343a; --link: #d5d9de;
    --c0: #56b4e9; --c2: #2dc295; --c5: #d5d9de;
  }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1120px; padding: 24px; background: var(--paper); color: var(--text);
  font: 14px/1.45 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
h1 { font-size: 22px; margin: 0 0 4px; }
h2 { font-size: 15px; margin: 24px 0 8px; }
p.description { color: var(--muted); margin: 0; max-width: 75ch; white-space: pre-line; }
.columns { display: grid; grid-template-columns: 1fr 1.4fr; gap: 0 32px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 3px 16px; margin: 0; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
ul { margin: 0; padding-left: 18px; }
figure { margin: 0; }
canvas { display: block; width: 100%; height: 420px; border: 1px solid var(--line); border-radius: 4px; background: var(--scene);
  touch-action: none; cursor: grab; }
.bar { display: flex; gap: 12px; align-items: center; margin-top: 8px; }
.bar input { flex: 1; accent-color: var(--accent); }
.bar button { min-width: 72px; }
.bar button, .bar select { font: inherit; padding: 3px 10px; }
.bar output { min-width: 84px; text-align: right; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
.hint { color: var(--muted); font-size: 12px; margin: 4px 0 0; }
.plots { display: grid; grid-template-columns: 1fr 1fr; gap: 16px 24px; }
.plot svg { display: block; width: 100%; height: auto; }
svg text { fill: var(--text); font-family: system-ui, sans-serif; }
svg .title { font-size: 12.5px; font-weight: 600; }
svg .tick { font-size: 10px; fill: var(--muted); }
svg .end { text-anchor: end; }
svg .middle { text-anchor: middle; }
svg .grid { stroke: var(--line); stroke-width: 0.7; fill: none; }
svg .curve { fill: none; stroke-width: 1.4; stroke-linejoin: round; }
.c0 { stroke: var(--c0); } .c1 { stroke: var(--c1); } .c2 { stroke: var(--c2); }
.c3 { stroke: var(--c3); } .c4 { stroke: var(--c4); } .c5 { stroke: var(--c5); }
footer { color: var(--muted); font-size: 12px; margin-top: 24px; }
@media (max-width: 760px) { .columns, .plots { grid-template-columns: 1fr; } canvas { height: 300px; } }
@page { size: A4; margin: 11mm; }
@media print {
  body { padding: 0; max-width: none; font-size: 8.5pt; line-height: 1.3; }
  h1 { font-size: 14pt; } h2 { font-size: 10pt; margin: 7pt 0 3pt; }
  .columns { grid-template-columns: 1fr 1.4fr; }
  canvas { height: 62mm; }
  .bar, .hint { display: none; }
  .plots { grid-template-columns: 1fr 1fr 1fr; gap: 2mm 4mm; }
  .plot, canvas { break-inside: avoid; }
  h2 { break-after: avoid; }
  svg .title { font-size: 14px; } svg .tick { font-size: 12px; }
  footer { margin-top: 4pt; font-size: 7.5pt; }
}
)css";

const std::string_view sheetStyle = R"css(
.view img { display: block; width: 100%; max-height: 560px; object-fit: contain; }
.view { margin: 12px 0 0; }
.plots.own { grid-template-columns: repeat(var(--columns), 1fr); }
.plots.own img { display: block; width: 100%; height: auto; background: #ffffff; }
@media print {
  @page { size: auto; margin: 11mm; }
  body.sheet { min-height: 250mm; display: flex; flex-direction: column; }
  .sheet > * { flex: none; }
  .sheet p.description { max-width: none; }
  .sheet .columns { grid-template-columns: 1fr 1.2fr; gap: 0 8mm; }
  .sheet dl { gap: 0.3mm 3mm; font-size: 7pt; }
  .sheet dl.many { grid-template-columns: max-content 1fr max-content 1fr; }
  .sheet ul { font-size: 7pt; }
  .sheet .view { position: relative; flex: 1 1 0; min-height: 34mm; max-height: 72mm; margin: 2mm 0 0; }
  .sheet .view img { position: absolute; inset: 0; height: 100%; max-height: none; }
  .sheet .plots.own { flex: 1.2 1 0; grid-auto-rows: minmax(26mm, 1fr); gap: 2mm 4mm; }
  .sheet .plots.own img { height: 100%; min-height: 0; object-fit: contain; }
  .sheet > h2.motion, .sheet > figure.motion { display: none; }
}
)css";

}  // namespace gyre
