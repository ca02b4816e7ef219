#include "export/player_script.h"

namespace gyre {

const std::string_view playerScript = R"js(
(function () {
  'use strict';
  const bytes = text => Uint8Array.from(atob(text), c => c.charCodeAt(0)).buffer;
  const floats = text => new Float32Array(bytes(text));
  const surface = s => ({ p: floats(s.p), i: new Uint32Array(bytes(s.i)) });
  const t = floats(run.t), poses = floats(run.poses), surfaces = run.surfaces.map(surface);
  const ground = run.ground && surface(run.ground);
  const beams = (run.beams || []).map(b => ({ spans: b.spans, c: b.c, p: floats(b.p), s: floats(b.s),
                                              e: new Uint32Array(bytes(b.e)), i: new Uint32Array(bytes(b.i)) }));
  const canvas = document.getElementById('view'), pen = canvas.getContext('2d');
  const play = document.getElementById('play'), slider = document.getElementById('time');
  const speed = document.getElementById('speed'), clock = document.getElementById('clock');

  // Vectors as arrays of three.
  const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  const add = (a, b, s) => [a[0] + s * b[0], a[1] + s * b[1], a[2] + s * b[2]];
  const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  const unit = a => { const n = Math.hypot(a[0], a[1], a[2]) || 1; return [a[0] / n, a[1] / n, a[2] / n]; };

  let eye = run.camera.eye, target = run.camera.target;
  const up = unit(run.camera.up);
  let right, top, ahead, focal, width = 0, height = 0;

  function aim() {
    ahead = unit(sub(target, eye));
    right = unit(cross(ahead, up));
    top = cross(right, ahead);
    focal = 0.5 * height / Math.tan(0.5 * run.camera.angle);
  }
  const nearest = () => 1e-3 * Math.hypot(...sub(eye, target));
  /// Pixel and depth of a point; null behind the eye.
  function project(p) {
    const d = sub(p, eye), depth = dot(d, ahead);
    if (depth < nearest()) return null;
    return [0.5 * width + focal * dot(d, right) / depth, 0.5 * height - focal * dot(d, top) / depth, depth];
  }

  /// Rotation and position of a body between two moments, along the shorter turn.
  function placement(k, share, b) {
    const n = run.bodies.length, i = 7 * (k * n + b), j = share > 0 ? i + 7 * n : i, q = [0, 0, 0, 0];
    let same = 0;
    for (let c = 3; c < 7; ++c) same += poses[i + c] * poses[j + c];
    for (let c = 0; c < 4; ++c) q[c] = (1 - share) * poses[i + 3 + c] + (same < 0 ? -share : share) * poses[j + 3 + c];
    const l = Math.hypot(...q) || 1, x = q[0] / l, y = q[1] / l, z = q[2] / l, w = q[3] / l;
    const at = [0, 1, 2].map(c => (1 - share) * poses[i + c] + share * poses[j + c]);
    return [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y), at[0],
            2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x), at[1],
            2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y), at[2]];
  }
  const moved = (m, x, y, z) => [m[0] * x + m[1] * y + m[2] * z + m[3], m[4] * x + m[5] * y + m[6] * z + m[7],
                                 m[8] * x + m[9] * y + m[10] * z + m[11]];
  const still = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

  // A section between two nodes follows the helix that leads from one to the other.
  const composed = (m, n) => [0, 1, 2].flatMap(r => [0, 1, 2, 3].map(c =>
    m[4 * r] * n[c] + m[4 * r + 1] * n[4 + c] + m[4 * r + 2] * n[8 + c] + (c === 3 ? m[4 * r + 3] : 0)));
  const turnedBack = (m, v) => [m[0] * v[0] + m[4] * v[1] + m[8] * v[2], m[1] * v[0] + m[5] * v[1] + m[9] * v[2],
                                m[2] * v[0] + m[6] * v[1] + m[10] * v[2]];
  /// v + x p x v + y p x (p x v)
  const turned = (p, v, x, y) => { const w = cross(p, v); return add(add(v, w, x), cross(p, w), y); };
  function helix(span, places) {
    const from = composed(places[span[0]], span.slice(2, 14)), to = composed(places[span[1]], span.slice(14, 26));
    const ex = turnedBack(from, [to[0], to[4], to[8]]), ey = turnedBack(from, [to[1], to[5], to[9]]),
          ez = turnedBack(from, [to[2], to[6], to[10]]);
    const axis = [ey[2] - ez[1], ez[0] - ex[2], ex[1] - ey[0]], sine = 0.5 * Math.hypot(...axis);
    const angle = Math.atan2(sine, 0.5 * (ex[0] + ey[1] + ez[2] - 1)), scale = sine > 1e-9 ? 0.5 * angle / sine : 0.5;
    const p = [scale * axis[0], scale * axis[1], scale * axis[2]];
    const d = turnedBack(from, [to[3] - from[3], to[7] - from[7], to[11] - from[11]]);
    const k = angle > 1e-4 ? (1 - 0.5 * angle / Math.tan(0.5 * angle)) / (angle * angle) : 1 / 12;
    return { from, p, angle, u: turned(p, d, -0.5, k) };
  }
  /// The surface of a beam in the world.
  function sweep(beam, places) {
    const helices = beam.spans.map(span => helix(span, places)), out = new Float64Array(beam.p.length);
    for (let v = 0; v < beam.e.length; ++v) {
      const h = helices[beam.e[v]], share = beam.s[v], p = [share * h.p[0], share * h.p[1], share * h.p[2]];
      const x = share * h.angle, near = x < 1e-3;
      const a = near ? 1 - x * x / 6 : Math.sin(x) / x, b = near ? 0.5 - x * x / 24 : (1 - Math.cos(x)) / (x * x);
      const along = turned(p, h.u, b, near ? 1 / 6 : (1 - a) / (x * x));
      const place = add(turned(p, [beam.p[3 * v], beam.p[3 * v + 1], beam.p[3 * v + 2]], a, b), along, share);
      out.set(moved(h.from, place[0], place[1], place[2]), 3 * v);
    }
    return { p: out, i: beam.i };
  }

  const shades = new Map();
  /// A colour under a light from 0 (grazing) to 1, in 24 steps.
  function shade(color, light) {
    const step = Math.round(24 * light), key = color.join() + ':' + step;
    if (!shades.has(key)) {
      const s = 0.62 + 0.48 * step / 24;
      shades.set(key, 'rgb(' + color.map(c => Math.min(255, Math.round(c * s))).join() + ')');
    }
    return shades.get(key);
  }

  /// @param flat  one colour whatever the light
  function addFaces(s, m, color, faces, flat) {
    const lamp = unit(add(add(ahead, right, 0.5), top, -0.8));
    const world = [], seen = [];
    for (let v = 0; v < s.p.length; v += 3) {
      const p = moved(m, s.p[v], s.p[v + 1], s.p[v + 2]);
      world.push(p);
      seen.push(project(p));
    }
    for (let f = 0; f < s.i.length; f += 3) {
      const a = s.i[f], b = s.i[f + 1], c = s.i[f + 2];
      if (!seen[a] || !seen[b] || !seen[c]) continue;
      let n = unit(cross(sub(world[b], world[a]), sub(world[c], world[a])));
      if (dot(n, sub(world[a], eye)) > 0) n = [-n[0], -n[1], -n[2]];
      faces.push([seen[a][2] + seen[b][2] + seen[c][2], seen[a], seen[b], seen[c],
                  flat || shade(color, Math.max(0, -dot(n, lamp)))]);
    }
  }

  function line(a, b) {
    const p = project(a), q = project(b);
    if (!p || !q) return;
    pen.beginPath();
    pen.moveTo(p[0], p[1]);
    pen.lineTo(q[0], q[1]);
    pen.stroke();
  }

  function drawGrid() {
    const g = run.grid, n = Math.floor(g.radius / g.spacing);
    pen.strokeStyle = style('--line');
    pen.lineWidth = 1;
    for (let i = -n; i <= n; ++i) {
      const reach = Math.sqrt(g.radius * g.radius - i * i * g.spacing * g.spacing);
      for (const [u, v] of [[g.along, g.across], [g.across, g.along]]) {
        const middle = add(g.center, u, i * g.spacing);
        line(add(middle, v, -reach), add(middle, v, reach));
      }
    }
  }

  const style = name => getComputedStyle(document.documentElement).getPropertyValue(name);
  let now = t[0];

  function draw() {
    const scale = window.devicePixelRatio || 1;
    width = canvas.clientWidth;
    height = canvas.clientHeight;
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.fillStyle = style('--scene');
    pen.fillRect(0, 0, width, height);
    aim();
    let k = 0;
    while (k + 2 < t.length && t[k + 1] <= now) ++k;
    const share = t.length > 1 ? Math.min(1, Math.max(0, (now - t[k]) / (t[k + 1] - t[k]))) : 0;
    const places = run.bodies.map((body, b) => placement(k, share, b));
    const behind = [], faces = [];
    if (ground) addFaces(ground, still, [0, 0, 0], behind, style('--ground'));
    paint(behind);
    drawGrid();
    run.bodies.forEach((body, b) => addFaces(surfaces[body.s], places[b], body.c, faces));
    beams.forEach(beam => addFaces(sweep(beam, places), still, beam.c, faces));
    const link = style('--link');
    for (const l of run.lines) {  // among the faces, so that bodies hide what is in them
      const a = project(moved(l[0] < 0 ? still : places[l[0]], l[1], l[2], l[3]));
      const b = project(moved(l[4] < 0 ? still : places[l[4]], l[5], l[6], l[7]));
      if (a && b) faces.push([1.5 * (a[2] + b[2]), a, b, null, link]);
    }
    paint(faces);
    slider.value = now;
    clock.textContent = now.toFixed(3) + ' s';
  }

  /// Faces and lines, far ones first: depth, two or three corners, colour.
  function paint(faces) {
    faces.sort((a, b) => b[0] - a[0]);
    for (const f of faces) {
      pen.fillStyle = pen.strokeStyle = f[4];
      pen.lineWidth = f[3] ? 0.7 : 1.5;
      pen.beginPath();
      pen.moveTo(f[1][0], f[1][1]);
      pen.lineTo(f[2][0], f[2][1]);
      if (f[3]) {
        pen.lineTo(f[3][0], f[3][1]);
        pen.closePath();
        pen.fill();
      }
      pen.stroke();  // of a face over the seams between neighbours
    }
  }

  let playing = false, before = 0;
  function setPlaying(on) {
    playing = on;
    play.textContent = on ? 'Pause' : 'Play';
    if (!on) return;
    if (now >= t[t.length - 1]) now = t[0];
    before = performance.now();
    requestAnimationFrame(tick);
  }
  function tick(at) {
    if (!playing) return;
    now = Math.min(t[t.length - 1], now + Math.max(0, at - before) / 1000 * speed.value);
    before = at;
    draw();
    if (now >= t[t.length - 1]) setPlaying(false);
    else requestAnimationFrame(tick);
  }

  /// The eye about the target: to the side about the vertical, and over it but not across the poles.
  function turn(dx, dy) {
    const d = sub(eye, target), r = Math.hypot(...d), side = Math.atan2(dot(d, across), dot(d, along)) - dx;
    const height = Math.min(1.55, Math.max(-1.55, Math.asin(dot(d, up) / r) + dy));
    const flat = add(add([0, 0, 0], along, Math.cos(side)), across, Math.sin(side));
    eye = add(add(target, flat, r * Math.cos(height)), up, r * Math.sin(height));
    draw();
  }
  const along = unit(cross(up, Math.abs(up[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0])), across = cross(up, along);
  function zoom(factor) {
    eye = add(target, sub(eye, target), factor);
    draw();
  }

  canvas.addEventListener('pointermove', e => {
    if (!(e.buttons & 1)) return;
    if (!e.shiftKey) return turn(0.008 * e.movementX, 0.008 * e.movementY);
    const s = Math.hypot(...sub(eye, target)) / focal, shift = add(add([0, 0, 0], right, -s * e.movementX), top, s * e.movementY);
    eye = add(eye, shift, 1);
    target = add(target, shift, 1);
    draw();
  });
  canvas.addEventListener('pointerdown', e => canvas.setPointerCapture(e.pointerId));
  canvas.addEventListener('wheel', e => { e.preventDefault(); zoom(Math.exp(0.001 * e.deltaY)); }, { passive: false });
  canvas.addEventListener('keydown', e => {
    const keys = { ArrowLeft: () => turn(-0.1, 0), ArrowRight: () => turn(0.1, 0), ArrowUp: () => turn(0, 0.1),
                   ArrowDown: () => turn(0, -0.1), '+': () => zoom(0.9), '-': () => zoom(1.1), ' ': () => setPlaying(!playing) };
    if (!keys[e.key]) return;
    e.preventDefault();
    keys[e.key]();
  });
  play.addEventListener('click', () => setPlaying(!playing));
  slider.min = t[0];
  slider.max = t[t.length - 1];
  slider.addEventListener('input', () => { setPlaying(false); now = Number(slider.value); draw(); });
  if (t.length < 2) play.disabled = slider.disabled = true;
  window.addEventListener('resize', draw);
  for (const media of ['(prefers-color-scheme: dark)', 'print']) matchMedia(media).addEventListener('change', draw);
  draw();
})();
)js";

}  // namespace gyre
