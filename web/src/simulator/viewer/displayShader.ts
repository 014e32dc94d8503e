/** Modes that are computed alike, by their place in the list: a program has those of one. */
const families = [[0, 2, 3, 4], [5, 6, 9], [1, 7, 10], [11], [8], [12]] as const;

/** What looks at the thin or the dense alone, and what is grey. */
export const windows = 1;
export const greys = 2;

/** A finished picture has no materials to part: it keeps its colours. */
export function familyOf(mode: number, rendered: boolean): number {
  const family = families.findIndex((modes: readonly number[]) => modes.includes(mode));
  return rendered && family > 3 ? 0 : family;
}

/**
 * What one variant of the display pass has in it. A software renderer pays for every line, used or not, so a variant has only what is
 * needed. Enhancements that are computed alike share one, and those that the next key may need are compiled ahead: a change must not wait
 * for a compiler.
 */
export interface DisplayVariant {
  /** The scan is a finished picture. */
  rendered: boolean;
  family: number;
  /** 0 one fetch, 1 Catmull-Rom for enlarging, 2 four fetches for reducing, 3 none: it is sampled already. */
  smoothing: 0 | 1 | 2 | 3;
  /** Opacity or super-enhancement: both need the wide blurs. */
  local: boolean;
  edge: boolean;
  band: boolean;
  /** Brightness, contrast or gamma. */
  tone: boolean;
  loupe: boolean;
  /** Only what lies inside a region of the image is drawn. */
  region: boolean;
}

/** Every control change is one run of this. Outside the scan there is air. */
export function displayShader({ rendered, family, smoothing, local, edge, band, tone, loupe, region }: DisplayVariant): string {
  const defines = {
    RENDERED: rendered,
    FAMILY: family,
    SMOOTHING: smoothing,
    LOCAL: local,
    EDGE: edge,
    BAND: band,
    TONE: tone,
    LOUPE: loupe,
    REGION: region,
  };
  const lines = Object.entries(defines).map(([name, value]) => `#define ${name} ${Number(value)}`);
  return `#version 300 es\n${lines.join("\n")}\n${body}`;
}

const body = `
precision highp float; precision highp int; precision highp sampler2D;
#if RENDERED
#define GREY x
#else
#define GREY y
#endif
uniform sampler2D material, detail, base, sampledBefore;
uniform vec2 centre, canvas, imageSize; uniform float perPixel;
uniform vec3 loupe; uniform float loupeFactor; uniform bool turned; uniform vec4 region;
uniform vec3 organic, mixed, metal; uniform float sweep, levels[17];
uniform int mode; uniform float absorption, opacity, superEnhance, edge, brightness, contrast, gamma, sharp, stretch, band; uniform bool invert;
out vec4 result;

const float OPAQUE = 7.4186; // -ln 6e-4

#if SMOOTHING == 1
vec4 sampled(vec2 place, float step) { // Catmull-Rom in nine bilinear fetches
  vec2 texel = 1. / imageSize, start = floor(place - .5) + .5, f = place - start;
  vec2 w0 = f * (-.5 + f * (1. - .5 * f)), w1 = 1. + f * f * (-2.5 + 1.5 * f), w2 = f * (.5 + f * (2. - 1.5 * f)), w3 = f * f * (-.5 + .5 * f);
  vec2 w12 = w1 + w2, a = (start - 1.) * texel, c = (start + 2.) * texel, b = (start + w2 / w12) * texel;
  return (texture(material, vec2(a.x, a.y)) * w0.x + texture(material, vec2(b.x, a.y)) * w12.x + texture(material, vec2(c.x, a.y)) * w3.x) * w0.y
       + (texture(material, vec2(a.x, b.y)) * w0.x + texture(material, vec2(b.x, b.y)) * w12.x + texture(material, vec2(c.x, b.y)) * w3.x) * w12.y
       + (texture(material, vec2(a.x, c.y)) * w0.x + texture(material, vec2(b.x, c.y)) * w12.x + texture(material, vec2(c.x, c.y)) * w3.x) * w3.y;
}
#elif SMOOTHING == 2
vec4 sampled(vec2 place, float step) {
  vec2 uv = place / imageSize, a = vec2(step * .25) / imageSize, b = vec2(a.x, -a.y);
  return .25 * (texture(material, uv + a) + texture(material, uv - a) + texture(material, uv + b) + texture(material, uv - b));
}
#elif SMOOTHING == 3
vec4 sampled(vec2 place, float step) { return texelFetch(sampledBefore, ivec2(gl_FragCoord.xy), 0); }
#else
vec4 sampled(vec2 place, float step) { return texture(material, place / imageSize); }
#endif

vec3 hue(float z) { return mix(mix(organic, mixed, smoothstep(8.8, 11., z)), metal, smoothstep(16.5, 20.5, z)); }
vec2 onImage(vec2 off) { return turned ? vec2(off.y, -off.x) : off; }
float even(float v) { float at = clamp(v, 0., 1.) * 16.; int below = min(int(at), 15); return mix(levels[below], levels[below + 1], at - float(below)); }
/* What penetrates: its end is a foot, in which black is speckled. */
float foot(float d) { return d < 5.7 ? 1. - (d - 1.) / (OPAQUE - 1.8) : .164 * exp2(1.2 * (5.7 - d)); }
vec3 ramp(vec3 h, float v) { return v > .72 ? mix(h, vec3(1.), (v - .72) / .28) : h * pow(v / .72, 1.05); }

void main() {
  vec2 pixel = vec2(gl_FragCoord.x, canvas.y - gl_FragCoord.y);
  float step = perPixel;
  vec2 place = centre + onImage(pixel - .5 * canvas) * perPixel;
#if LOUPE
  vec2 off = pixel - loupe.xy; float outside = max(abs(off.x), abs(off.y)) - loupe.z;
  if (outside <= 0.) { step = perPixel / loupeFactor; place = centre + onImage(loupe.xy - .5 * canvas) * perPixel + onImage(off) * step; }
#endif
#if REGION
  if (any(lessThan(place, region.xy)) || any(greaterThan(place, region.zw))) discard;
#endif
  bool air = any(lessThan(place, vec2(0.))) || any(greaterThan(place, imageSize));
#if RENDERED
  vec4 m = air ? vec4(0., 1., 1., 1.) : sampled(place, step);
#else
  vec4 m = air ? vec4(0.) : sampled(place, step);
#endif
  float lH = m.x, d = lH;
  vec2 near = air ? vec2(0.) : texture(detail, place / imageSize).xy;
#if LOCAL
  vec2 wide = air ? vec2(0.) : texture(base, place / imageSize).xy;
  d -= .8 * opacity * (wide.y - .35 * OPAQUE * smoothstep(0., .35 * OPAQUE, wide.y));
  d += superEnhance * (1.6 * (lH - near.y) + .9 * (near.y - wide.x)) / (1. + .35 * abs(lH - near.y));
#endif
#if RENDERED
  float dark = 0.;
#else
  float dark = smoothstep(4.6, 6.6, m.y); // where hardly anything comes through, nothing is known of the material
#endif
  // What is faint is stretched, edges hardly: they would get halos. In black there are none, and what differs there is the last photons.
  float fine = lH - near.x;
  d += (sharp + stretch / (1. + mix(16., 1., dark) * abs(fine))) * fine;
  d = max(d, 0.) * exp2(-2. * absorption);

#if FAMILY == 1
  float v = mode == 5 ? foot(d) : mode == 6 ? 1. - d / 1.1 : .5 - (d - sweep * OPAQUE) / 1.6;
  v = clamp(v, 0., 1.);
#else
  float v = exp(-.45 * d);
#endif
  vec3 c;
#if FAMILY == 2
  if (mode == 10) v = clamp(1. - d / OPAQUE, 0., 1.);
  c = mode == 7 ? clamp(vec3(1.5) - abs(4. * vec3(1. - v) - vec3(3., 2., 1.)), 0., 1.) : vec3(v);
#elif FAMILY == 3
  c = vec3(even(v));
#elif FAMILY == 4
  float seen = exp(-.16 * max(m.w, 0.) * exp2(-2. * absorption));
  c = ramp(mix(metal, mixed, smoothstep(.5, .98, seen)), seen);
#elif FAMILY == 5 // light elements throw rays back, heavy ones swallow them
  float light = (1. - smoothstep(8.4, 11.5, m.z)) * smoothstep(.01, .05, m.y);
  c = vec3(.05 + .9 * light * (1. - exp(-1.6 * d)) * exp(-.12 * d) + .1 * (1. - exp(-d)));
#elif RENDERED // brighter towards white, darker towards black, unchanged where nothing is adjusted
  vec3 own = m.yzw; float before = exp(-.45 * lH);
  c = v > before ? 1. - (1. - own) * (1. - v) / max(1. - before, .004) : own * v / max(before, .004);
#else
  float sure = smoothstep(.02, .08, m.y);
  c = mix(vec3(v), ramp(hue(m.z), v), sure);
  c = mix(c, vec3(.55 * v), dark);
  if (mode == 2) c = mix(vec3(.82 + .18 * v), c, (1. - smoothstep(9.2, 10.8, m.z)) * sure);
  else if (mode == 3) c = mix(c, vec3(.9 + .1 * v), 1. - smoothstep(9.2, 10.8, m.z));
  else if (mode == 4) c = mix(vec3(.9 + .1 * v), c, smoothstep(16.5, 20.5, m.z) * sure);
#endif
#if EDGE
  vec2 t = max(1., step) / imageSize, uv = place / imageSize;
  float gx = texture(material, uv + vec2(t.x, 0.)).GREY - texture(material, uv - vec2(t.x, 0.)).GREY;
  float gy = texture(material, uv + vec2(0., t.y)).GREY - texture(material, uv - vec2(0., t.y)).GREY;
  if (!air) c *= 1. - edge * clamp(length(vec2(gx, gy)) / (.08 + .25 * m.GREY) - .25, 0., 1.);
#endif
  // black as it comes is speckled by the last photons; where materials are parted, what nothing gets through is black
  if (RENDERED == 0 && (mode < 5 || mode == 6 || mode == 7)) c *= 1. - .85 * (mode < 2 ? smoothstep(7., 9.4, lH) : float(lH > OPAQUE));
#if BAND
  c = mix(c, vec3(.9, .05, .75), 1. - smoothstep(10. / 255., 12. / 255., abs(v - band)));
#endif
#if TONE
  c = (c - .5) * exp2(3. * contrast) + .5 + .5 * brightness;
  c = pow(clamp(c, 0., 1.), vec3(exp2(-2. * gamma)));
#endif
  if (invert) c = 1. - c;
#if LOUPE
  c = mix(c, vec3(.13, .33, .8), 1. - smoothstep(0., 1.5, abs(outside)));
#endif
  result = vec4(c, 1.);
}`;
