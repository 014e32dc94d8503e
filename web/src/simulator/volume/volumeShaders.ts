/**
 * What one variant of a pane's program has in it. A software renderer takes both ways of every branch and pays for each look at the volume,
 * wanted or not: what needs a look of its own is left out where it is not asked for.
 */
export interface PaneVariant {
  /** The threats' bodies are told. */
  masked: boolean;
  /** The body in the colours of alarms. */
  alarms: boolean;
  /** Metal alone. */
  metal: boolean;
}

const headOf = (variant: PaneVariant): string =>
  ["#version 300 es", ...Object.entries(variant).map(([name, value]) => `#define ${name.toUpperCase()} ${Number(value)}`)].join("\n");

// What both kinds of pane share: the codes of the file as densities and atomic numbers, and the colours of matter.
const matter = `
precision highp float; precision highp int; precision mediump sampler3D;
uniform sampler3D volume;
uniform vec3 organic, mixed, metal;
uniform int mode; // 0 colour, 1 grey, 2 negative, 3 organic only, 4 organic away, 5 metal only, 6 dense only, 7 pseudo-colour
out vec4 result;
const vec3 THREAT = vec3(.93, .1, .16);

float densityOf(float code) { float c = code * 255.; return c <= 160. ? c / 80. : 2. * exp((c - 160.) * .0430984); }
float atomicNumberOf(float code) { return code * 36.4286 + 3.857; }
vec3 hueOf(float z) { return mix(mix(organic, mixed, smoothstep(8.8, 11., z)), metal, smoothstep(16.5, 20.5, z)); }
vec3 ramp(vec3 h, float v) { return v > .72 ? mix(h, vec3(1.), (v - .72) / .28) : h * pow(v / .72, 1.05); }
vec3 rainbow(float v) { return clamp(vec3(1.5) - abs(4. * vec3(1. - v) - vec3(3., 2., 1.)), 0., 1.); }
#if MASKED
uniform sampler3D mask;
uniform vec3 maskFrom, maskTo;
// The threat's body: 0 or 1, between them at its rim.
float threatAt(vec3 place) {
  vec3 within = (place - maskFrom) / (maskTo - maskFrom);
  if (any(lessThan(within, vec3(0.))) || any(greaterThan(within, vec3(1.)))) return 0.;
  return textureLod(mask, within.zxy, 0.).r;
}
#endif
// How much of matter a key lets through.
float keptBy(float d, float z) {
  if (mode == 3) return 1. - smoothstep(9., 11., z);
  if (mode == 4) return mix(.06, 1., smoothstep(8.8, 11., z));
  if (mode == 5) return smoothstep(14., 19., z) * smoothstep(.5, 2., d);
  if (mode == 6) return smoothstep(1.6, 3., d);
  return 1.;
}
// What the machine alarms on, and how surely: red is as dense as what explodes and as light; blue is metal; yellow is what shields, as lead does.
vec4 alarmOf(float d, float z) {
  float shields = smoothstep(6.5, 9., d) * smoothstep(32., 35., z);
  float metallic = smoothstep(15., 19., z) * smoothstep(1.4, 2.4, d) * (1. - shields);
  float light = smoothstep(1.16, 1.26, d) * (1. - smoothstep(1.9, 2.1, d)) * smoothstep(5.6, 6.2, z) * (1. - smoothstep(8.8, 9.6, z));
  vec3 c = light > metallic ? vec3(.9, .08, .1) : mix(vec3(.15, .35, .9), vec3(.95, .8, .05), shields);
  return vec4(c, max(light, max(metallic, shields)));
}
`;

/** Rays from the eye through the body, nearest matter first, until nothing behind would be seen. */
export const bodyShader = (variant: PaneVariant): string => `${headOf(variant)}${matter}
uniform mat3 toTunnel;
uniform vec3 extent, clipFrom, clipTo;
uniform vec2 middle;
uniform float perPixel, stepLength, level, threshold, strength, least, voxel;

vec2 at(vec3 place) { return textureLod(volume, place.zxy, level).rg; }
#if ALARMS
// Of voxels and their neighbours, so that noise and what is thinner than a voxel do not speckle it.
vec3 alarmAt(vec3 place) {
  vec2 wide = textureLod(volume, place.zxy, level + 1.).rg;
  vec4 alarm = alarmOf(densityOf(wide.r), atomicNumberOf(wide.g));
  return mix(vec3(.62, .64, .66), alarm.rgb, alarm.a);
}
#endif

void main() {
  vec2 off = (gl_FragCoord.xy - middle) * perPixel;
  vec3 eye = toTunnel * vec3(off, 2000.), way = toTunnel * vec3(0., 0., -1.);
  vec3 background = mode == 2 ? vec3(.04) : vec3(1.);
  vec3 low = (clipFrom - .5) * extent, high = (clipTo - .5) * extent;
  vec3 safe = mix(vec3(1e-6), way, step(1e-6, abs(way)));
  vec3 one = (low - eye) / safe, other = (high - eye) / safe;
  vec3 first = min(one, other), last = max(one, other);
  float enter = max(max(first.x, first.y), first.z), leave = min(min(last.x, last.y), last.z);
  if (enter >= leave) { result = vec4(background, 1.); return; }
  // Beginning at places that differ from ray to ray hides the steps.
  float distance = enter + stepLength * fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453);
  vec3 colour = vec3(0.);
  float left = 1.;
  vec3 texel = vec3(voxel * (level + 1.)) / extent;
  vec3 light = toTunnel * normalize(vec3(-.35, .5, .8));
  for (int count = 0; count < 1400; count++) {
    // Through what is not seen in turns of one look each.
    vec3 place;
    vec2 codes = vec2(0.);
    for (; distance < leave; distance += stepLength) {
      place = (eye + way * distance) / extent + .5;
      codes = at(place);
      if (codes.r >= least) break;
    }
    if (distance >= leave) break;
    distance += stepLength;
    float d = densityOf(codes.r);
#if METAL
    // Where metal alone is shown it is cut out by its number, which is smoothed so that voxels do not show as steps.
    float z = atomicNumberOf(textureLod(volume, place.zxy, level + 1.).g);
#else
    float z = atomicNumberOf(codes.g);
#endif
    float part = strength * pow(d, 1.5) * smoothstep(threshold, threshold * 1.5 + .02, d) * keptBy(d, z);
#if MASKED
    float threat = threatAt(place);
    part = threat > .5 ? max(part, .06) : part * .3;
#endif
    if (part * stepLength < .0008) continue;
    vec3 slope = vec3(
      at(place + vec3(texel.x, 0., 0.)).r - codes.r, at(place + vec3(0., texel.y, 0.)).r - codes.r, at(place + vec3(0., 0., texel.z)).r - codes.r);
    float steep = length(slope);
    float seen = 1. - exp(-part * stepLength * (1. + 10. * steep));
    float lit = mix(1., .45 + .65 * abs(dot(slope, light)) / max(steep, 1e-4), clamp(steep * 14., 0., 1.));
#if ALARMS
    vec3 c = alarmAt(place);
#else
    vec3 c = mode == 1 ? vec3(mix(.75, .1, clamp(d / 4., 0., 1.)))
      : mode == 2 ? vec3(mix(.3, 1., clamp(d / 4., 0., 1.)))
      : mode == 7 ? rainbow(exp(-.6 * d)) : hueOf(z) * mix(1., .55, clamp((d - 1.) / 9., 0., 1.));
#endif
#if MASKED
    if (threat > .5) c = THREAT;
#endif
    colour += left * seen * c * lit;
    left *= 1. - seen;
    if (left < .03) break;
  }
  result = vec4(colour + left * background, 1.);
}`;

/** One slice: what lies at each place, darker where there is more. */
export const sliceShader = (variant: PaneVariant): string => `${headOf(variant)}${matter}
uniform bool alarms;
uniform vec3 start, right, up, clipFrom, clipTo;
uniform vec2 middle, spread;
uniform float perPixel;

void main() {
  vec2 off = (gl_FragCoord.xy - middle) * perPixel;
  vec3 place = start + right * off.x + up * off.y;
  vec3 air = mode == 2 ? vec3(0.) : vec3(1.);
  if (any(lessThan(place, vec3(0.))) || any(greaterThan(place, vec3(1.)))) { result = vec4(mix(air, vec3(.5), .12), 1.); return; }
  // The colour is smoothed across noise, the density is not.
  vec2 own = textureLod(volume, place.zxy, 0.).rg, wide = textureLod(volume, place.zxy, 1.).rg;
  float d = densityOf(own.r), near = densityOf(wide.r), z = atomicNumberOf(wide.g);
  // Four times water from white to black, unless another window is set.
  float v = exp(-.75 * 4. * clamp((d - spread.x) / spread.y, 0., 8.));
  vec4 alarm = alarmOf(near, z);
  vec3 c = mode == 1 ? vec3(v) : mode == 2 ? vec3(1. - v) : mode == 7 ? rainbow(v)
    : alarms ? mix(vec3(v), alarm.rgb, alarm.a)
    : mix(vec3(v), ramp(hueOf(z), v), smoothstep(.06, .16, near)); // of what is hardly there the number says nothing
  if (mode > 2 && mode < 7) c = mix(vec3(1. - .15 * (1. - v)), c, keptBy(d, z));
  if (d < .02) c = air;
  // What is dark takes more of the colour, or it would not be seen.
#if MASKED
  if (threatAt(place) > .5) c = mix(c, THREAT, mix(.8, .45, dot(c, vec3(.3, .6, .1))));
#endif
  if (any(lessThan(place, clipFrom)) || any(greaterThan(place, clipTo))) c = mix(c, air, .75);
  result = vec4(c, 1.);
}`;

/** A picture drawn before, at whatever size. */
export const copyShader = `#version 300 es
precision highp float;
uniform sampler2D picture;
uniform vec2 corner, size;
out vec4 result;
void main() { result = vec4(texture(picture, (gl_FragCoord.xy - corner) / size).rgb, 1.); }`;

export const cornersShader = `#version 300 es
in vec2 corner;
void main() { gl_Position = vec4(corner, 0., 1.); }`;
