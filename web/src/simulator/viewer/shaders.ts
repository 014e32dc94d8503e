// GLSL ES 3.00. The formulas and figures are those of the X-ray design, section "Display"; they are ours, no scanner's.

export const vertexShader = `#version 300 es
in vec2 corner; out vec2 uv;
void main() { uv = corner * .5 + .5; gl_Position = vec4(corner, 0., 1.); }`;

/** Once per image: (low, high) as −ln T → (lH, smooth lH, Zeff, A_iron). The colour is smoothed across noise, not across edges. */
export const materialShader = `#version 300 es
precision highp float; precision highp sampler2D;
uniform sampler2D scan, lut; uniform vec4 lutRange;
in vec2 uv; out vec4 result;
void main() {
  ivec2 size = textureSize(scan, 0) - 1, at = ivec2(gl_FragCoord.xy);
  float lH = texelFetch(scan, at, 0).g;
  float range = .03 + .05 * lH + .012 * exp(.5 * lH);
  float scale = -.5 / (range * range);
  vec2 sum = vec2(0.); float weights = 0.;
  for (int j = -2; j <= 2; j++) for (int i = -2; i <= 2; i++) {
    vec2 tap = texelFetch(scan, clamp(at + ivec2(i, j), ivec2(0), size), 0).rg;
    float far = tap.g - lH;
    float weight = exp(float(i * i + j * j) * -.22727 + far * far * scale);
    weights += weight; sum += weight * tap;
  }
  vec2 smoothed = sum / weights;
  float ratio = smoothed.r / max(smoothed.g, .004);
  vec2 cell = vec2((ratio - lutRange.z) / (lutRange.w - lutRange.z), (smoothed.g - lutRange.x) / (lutRange.y - lutRange.x));
  vec2 cells = vec2(textureSize(lut, 0)); // the first and the last cell lie at the ends of their ranges
  vec4 material = texture(lut, (clamp(cell, 0., 1.) * (cells - 1.) + .5) / cells);
  result = vec4(lH, smoothed.g, material.r, material.b);
}`;

/** lH on a quarter of the width and height, for the wide blurs. */
export const quarterShader = `#version 300 es
precision highp float;
uniform sampler2D source; in vec2 uv; out vec4 result;
void main() {
  vec2 texel = 1. / vec2(textureSize(source, 0));
  float sum = 0.;
  for (int j = 0; j < 2; j++) for (int i = 0; i < 2; i++) sum += texture(source, uv + (vec2(i, j) * 2. - 1.) * texel).x;
  result = vec4(sum * .25);
}`;

/** One direction of a Gaussian: two sigmas at once in x and y, or with both equal all four channels. Two taps per fetch. */
export const gaussianShader = `#version 300 es
precision highp float;
uniform sampler2D source; uniform vec2 direction, sigma; uniform int reach; uniform bool spread, whole;
in vec2 uv; out vec4 result;
void main() {
  vec2 falloff = -.5 / (sigma * sigma);
  vec4 sum = texture(source, uv); if (spread) sum = sum.xxxx;
  vec2 weights = vec2(1.);
  if (!whole) sum.zw = vec2(0.);
  for (int i = 1; i <= reach; i += 2) {
    float near = float(i);
    vec2 a = exp(near * near * falloff), b = exp((near + 1.) * (near + 1.) * falloff), w = a + b;
    float place = near + (b.x + b.y) / max(w.x + w.y, 1e-9);
    vec4 tap = texture(source, uv + place * direction) + texture(source, uv - place * direction);
    if (spread) tap = tap.xxxx;
    sum += vec4(w, whole ? w : vec2(0.)) * tap;
    weights += 2. * w;
  }
  result = sum / vec4(weights, weights);
}`;

/** Every control change is one run of this. Outside the scan there is air. */
export const displayShader = `#version 300 es
precision highp float; precision highp int;
uniform sampler2D material, detail, base;
uniform vec2 centre, canvas, imageSize; uniform float perPixel;
uniform vec3 loupe; uniform float loupeFactor;
uniform int mode, smoothing;
uniform float absorption, opacity, superEnhance, edge, brightness, contrast, gamma, sharp, band; uniform bool invert;
out vec4 result;

const vec3 ORGANIC = vec3(1., .56, .10), MIXED = vec3(.22, .72, .22), METAL = vec3(.18, .36, .86);
const float OPAQUE = 7.2644; // -ln 7e-4

vec4 cubic(sampler2D source, vec2 place) { // Catmull-Rom in nine bilinear fetches
  vec2 texel = 1. / imageSize, start = floor(place - .5) + .5, f = place - start;
  vec2 w0 = f * (-.5 + f * (1. - .5 * f)), w1 = 1. + f * f * (-2.5 + 1.5 * f), w2 = f * (.5 + f * (2. - 1.5 * f)), w3 = f * f * (-.5 + .5 * f);
  vec2 w12 = w1 + w2, t0 = (start - 1.) * texel, t3 = (start + 2.) * texel, t12 = (start + w2 / w12) * texel;
  return (texture(source, vec2(t0.x, t0.y)) * w0.x + texture(source, vec2(t12.x, t0.y)) * w12.x + texture(source, vec2(t3.x, t0.y)) * w3.x) * w0.y
       + (texture(source, vec2(t0.x, t12.y)) * w0.x + texture(source, vec2(t12.x, t12.y)) * w12.x + texture(source, vec2(t3.x, t12.y)) * w3.x) * w12.y
       + (texture(source, vec2(t0.x, t3.y)) * w0.x + texture(source, vec2(t12.x, t3.y)) * w12.x + texture(source, vec2(t3.x, t3.y)) * w3.x) * w3.y;
}
vec4 sampled(sampler2D source, vec2 place, float step) {
  vec2 uv = place / imageSize;
  if (smoothing == 0) return texture(source, uv);
  if (smoothing == 1) return cubic(source, place);
  vec2 a = vec2(step * .25) / imageSize, b = vec2(a.x, -a.y);
  return .25 * (texture(source, uv + a) + texture(source, uv - a) + texture(source, uv + b) + texture(source, uv - b));
}
vec3 hue(float z) { return mix(mix(ORGANIC, MIXED, smoothstep(8.8, 11., z)), METAL, smoothstep(16.5, 20.5, z)); }
vec3 ramp(vec3 h, float v) { return v > .72 ? mix(h, vec3(1.), (v - .72) / .28) : h * pow(v / .72, 1.05); }
vec3 pseudo(float t) { return clamp(vec3(1.5) - abs(4. * vec3(t) - vec3(3., 2., 1.)), 0., 1.); }

void main() {
  vec2 pixel = vec2(gl_FragCoord.x, canvas.y - gl_FragCoord.y);
  float step = perPixel, rim = 0.;
  vec2 place = centre + (pixel - .5 * canvas) * perPixel;
  if (loupe.z > 0.) {
    vec2 off = pixel - loupe.xy; float outside = max(abs(off.x), abs(off.y)) - loupe.z;
    if (outside <= 0.) { step = perPixel / loupeFactor; place = centre + (loupe.xy - .5 * canvas) * perPixel + off * step; }
    rim = 1. - smoothstep(0., 1.5, abs(outside));
  }
  bool air = any(lessThan(place, vec2(0.))) || any(greaterThan(place, imageSize));
  vec4 m = air ? vec4(0.) : sampled(material, place, step);
  vec2 near = vec2(0.), wide = vec2(0.); // fetched only where a control needs them: a software renderer feels each fetch
  if (!air && (sharp != 0. || superEnhance != 0.)) near = texture(detail, place / imageSize).xy;
  if (!air && (opacity != 0. || superEnhance != 0.)) wide = texture(base, place / imageSize).xy;
  float lH = m.x, d = lH;
  d -= .8 * opacity * (wide.y - .35 * OPAQUE * smoothstep(0., .35 * OPAQUE, wide.y));
  d += superEnhance * (1.6 * (lH - near.y) + .9 * (near.y - wide.x)) / (1. + .35 * abs(lH - near.y));
  d += sharp * (lH - near.x);
  d = max(d, 0.) * exp2(-2. * absorption);

  float v = exp(-.45 * d);
  if (mode == 5) v = 1. - (d - 1.) / (OPAQUE - 1.8);
  if (mode == 6) v = 1. - d / 1.1;
  v = clamp(v, 0., 1.);
  float sure = smoothstep(.02, .08, m.y), organic = 1. - smoothstep(9.2, 10.8, m.z), metal = smoothstep(16.5, 20.5, m.z);
  vec3 c;
  if (mode == 1) c = vec3(v);
  else if (mode == 7) c = pseudo(1. - v);
  else if (mode == 8) { float seen = exp(-.16 * max(m.w, 0.) * exp2(-2. * absorption)); c = ramp(mix(METAL, MIXED, smoothstep(.5, .98, seen)), seen); }
  else {
    c = mix(vec3(v), ramp(hue(m.z), v), sure);
    if (mode == 2) c = mix(vec3(.82 + .18 * v), c, organic * sure);
    if (mode == 3) c = mix(c, vec3(.9 + .1 * v), organic);
    if (mode == 4) c = mix(vec3(.9 + .1 * v), c, metal * sure);
  }
  if (edge > 0. && !air) {
    vec2 t = max(1., step) / imageSize, uv = place / imageSize;
    float gx = texture(material, uv + vec2(t.x, 0.)).y - texture(material, uv - vec2(t.x, 0.)).y;
    float gy = texture(material, uv + vec2(0., t.y)).y - texture(material, uv - vec2(0., t.y)).y;
    c *= 1. - edge * clamp(length(vec2(gx, gy)) / (.08 + .25 * m.y) - .25, 0., 1.);
  }
  if (lH > OPAQUE && mode != 5 && mode != 8) c *= .15;
  if (band >= 0.) c = mix(c, vec3(.9, .05, .75), 1. - smoothstep(10. / 255., 12. / 255., abs(v - band)));
  c = (c - .5) * exp2(3. * contrast) + .5 + .5 * brightness;
  c = clamp(c, 0., 1.);
  if (gamma != 0.) c = pow(c, vec3(exp2(-2. * gamma)));
  if (invert) c = 1. - c;
  result = vec4(mix(c, vec3(.13, .33, .8), rim), 1.);
}`;
