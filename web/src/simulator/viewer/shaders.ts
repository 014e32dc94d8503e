// GLSL ES 3.00. The formulas and figures are those of the X-ray design, section "Display"; they are ours, no scanner's.

export const vertexShader = `#version 300 es
in vec2 corner; out vec2 uv;
void main() { uv = corner * .5 + .5; gl_Position = vec4(corner, 0., 1.); }`;

const reach = [-2, -1, 0, 1, 2] as const;
const named = (at: number): string => `${at < 0 ? "m" : "p"}${Math.abs(at)}`;
/** Written out: a software renderer pays for each turn of a loop as for a fetch, and reckons anew what hangs on the turn alone. */
const taps = reach.flatMap((j) => reach.map((i) => `tap(ivec2(x${named(i)}, y${named(j)}), ${((i * i + j * j) * -0.22727).toFixed(5)});`));

/** Once per image, of the part of it that begins at the corner: (high, low) as −ln T → (lH, smooth lH, Zeff, A_iron). The colour is smoothed across noise, not across edges. */
export const materialShader = `#version 300 es
precision highp float; precision highp sampler2D;
uniform sampler2D scan, lut; uniform vec4 lutRange; uniform ivec2 corner;
out vec4 result;
float lH, scale, weights = 0.; vec2 sum = vec2(0.);
void tap(ivec2 place, float off) {
  vec2 seen = texelFetch(scan, place, 0).rg;
  float far = seen.r - lH, weight = exp(off + far * far * scale);
  weights += weight; sum += weight * seen;
}
void main() {
  ivec2 size = textureSize(scan, 0) - 1, at = ivec2(gl_FragCoord.xy) - corner;
  lH = texelFetch(scan, at, 0).r;
  float range = .03 + .05 * lH + .012 * exp(.5 * lH);
  scale = -.5 / (range * range);
  int ${reach.map((i) => `x${named(i)} = clamp(at.x + ${i}, 0, size.x), y${named(i)} = clamp(at.y + ${i}, 0, size.y)`).join(", ")};
  ${taps.join("\n  ")}
  vec2 smoothed = sum / weights;
  float ratio = smoothed.g / max(smoothed.r, .004);
  vec2 cell = vec2((ratio - lutRange.z) / (lutRange.w - lutRange.z), (smoothed.r - lutRange.x) / (lutRange.y - lutRange.x));
  vec2 cells = vec2(textureSize(lut, 0)); // the first and the last cell lie at the ends of their ranges
  vec4 material = texture(lut, (clamp(cell, 0., 1.) * (cells - 1.) + .5) / cells);
  result = vec4(lH, smoothed.r, material.r, material.b);
}`;

/** A finished picture as density and colour: the inverse of how the display turns density into brightness. */
export const pictureShader = `#version 300 es
precision highp float;
uniform sampler2D source; in vec2 uv; out vec4 result;
void main() {
  vec3 c = texture(source, uv).rgb;
  result = vec4(-log(clamp(dot(c, vec3(.299, .587, .114)), .006, 1.)) / .45, c);
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

/** How much of each pixel beside it a Gaussian takes, two sigmas at once, as `gaussianShader` does it whose two taps lie between pixels. */
function shares(sigma: readonly [number, number], last: number): [number, number][] {
  const weights: [number, number][] = [[1, 1]];
  for (let near = 1; near <= last; near += 2) {
    const [a, b] = [near, near + 1].map((far) => sigma.map((one) => Math.exp((-0.5 * far * far) / (one * one)))) as [number[], number[]];
    const between = (b[0]! + b[1]!) / Math.max(a[0]! + b[0]! + a[1]! + b[1]!, 1e-9);
    for (const part of [1 - between, between]) weights.push([part * (a[0]! + b[0]!), part * (a[1]! + b[1]!)]);
  }
  const sums = [0, 1].map((which) => weights.reduce((sum, both, far) => sum + (far === 0 ? 1 : 2) * both[which]!, 0));
  return weights.map(([x, y]) => [x / sums[0]!, y / sums[1]!]);
}

const vec2 = ([x, y]: readonly [number, number]): string => `vec2(${x.toExponential(9)}, ${y.toExponential(9)})`;

/** One direction of the fine Gaussians that every picture is sharpened with, written out for its two sigmas. */
export const detailShader = `#version 300 es
precision highp float; precision highp sampler2D;
uniform sampler2D source; uniform ivec2 direction, corner; uniform bool spread;
out vec4 result;
ivec2 at, last;
vec2 from(int far) { vec4 seen = texelFetch(source, clamp(at + far * direction, ivec2(0), last), 0); return spread ? seen.xx : seen.xy; }
void main() {
  at = ivec2(gl_FragCoord.xy) - corner; last = textureSize(source, 0) - 1;
  result = vec4(${shares([1.2, 1.5], 5)
    .map((both, far) => (far === 0 ? `from(0) * ${vec2(both)}` : `(from(${far}) + from(-${far})) * ${vec2(both)}`))
    .join("\n    + ")}, 0., 0.);
}`;
