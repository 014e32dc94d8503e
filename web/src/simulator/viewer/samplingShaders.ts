// The picture on the canvas's pixels, before any control has a say. Enlarged by Catmull-Rom, whose weights along and across do not hang on each
// other: first along the rows of the image that are in view, then across them.

const shared = `#version 300 es
precision highp float; precision highp int; precision highp sampler2D;
uniform float perPixel; uniform vec2 centre; uniform int firstRow;
out vec4 result;
vec4 weights(float f) {
  return vec4(f * (-.5 + f * (1. - .5 * f)), 1. + f * f * (-2.5 + 1.5 * f), f * (.5 + f * (2. - 1.5 * f)), f * f * (-.5 + .5 * f));
}`;

/** Each row of the image as long as the side of the canvas it lies along. */
export const alongShader = `${shared}
uniform sampler2D material; uniform float length;
void main() {
  int last = textureSize(material, 0).x - 1, row = firstRow + int(gl_FragCoord.y);
  float place = centre.x + (gl_FragCoord.x - .5 * length) * perPixel, start = floor(place - .5);
  vec4 w = weights(place - .5 - start);
  int at = int(start);
  result = texelFetch(material, ivec2(clamp(at - 1, 0, last), row), 0) * w.x + texelFetch(material, ivec2(clamp(at, 0, last), row), 0) * w.y
         + texelFetch(material, ivec2(clamp(at + 1, 0, last), row), 0) * w.z + texelFetch(material, ivec2(clamp(at + 2, 0, last), row), 0) * w.w;
}`;

/** Outside the image there is air. */
export const acrossShader = `${shared}
uniform sampler2D rows; uniform vec2 canvas, imageSize; uniform bool turned; uniform vec4 air;
vec4 from(int along, int row) { return texelFetch(rows, ivec2(along, clamp(row, 0, int(imageSize.y) - 1) - firstRow), 0); }
void main() {
  vec2 pixel = vec2(gl_FragCoord.x, canvas.y - gl_FragCoord.y), off = pixel - .5 * canvas;
  vec2 place = centre + (turned ? vec2(off.y, -off.x) : off) * perPixel;
  int along = int(turned ? pixel.y : pixel.x);
  float start = floor(place.y - .5);
  vec4 w = weights(place.y - .5 - start);
  int at = int(start);
  result = from(along, at - 1) * w.x + from(along, at) * w.y + from(along, at + 1) * w.z + from(along, at + 2) * w.w;
  if (any(lessThan(place, vec2(0.))) || any(greaterThan(place, imageSize))) result = air;
}`;
