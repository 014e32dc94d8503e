import { displayShader, type DisplayVariant, familyOf, greys, windows } from "./displayShader.ts";
import { checkProgram, fill, type Program, programOf, type Target, use } from "./gpu.ts";
import { evenLevels, greyHistogram, levelCount } from "./histogram.ts";
import type { Prepared } from "./materialPasses.ts";
import type { DisplayParameters } from "./presentation.ts";
import type { Scan } from "./scan.ts";
import { vertexShader } from "./shaders.ts";
import { type Box, centreOf, type Frame, scaleOf, type Zoom } from "./zoom.ts";

/** What is drawn: a prepared scan, how, and where. */
export interface Display {
  readonly image: Prepared;
  readonly material: Target;
  readonly base: Target;
  /** The material on the canvas's pixels, where it is at hand. */
  readonly sampled: Target | null;
  readonly shown: DisplayParameters;
  readonly place: PicturePlace;
  /** The part of the image that is drawn; null is all of it. */
  readonly region: Box | null;
}

/** The last pass, in as many variants as the controls need. */
export interface DisplayPass {
  /** Onto the canvas; what the magnifier shows comes over all parts. */
  draw(display: Display, magnified?: "magnified"): void;
  /** Compiles one variant that the next control may need; false when there is none left. */
  warmUp(image: Prepared, target: Target): boolean;
  free(): void;
}

export function displayPass(gl: WebGL2RenderingContext): DisplayPass {
  const programs = new Map<string, Program>();
  let last: DisplayVariant | null = null;
  /** Variants made ahead, as the first bag is shown: the compiler works at their first drawing. */
  let warming: DisplayVariant[] | null = null;

  function programFor(variant: DisplayVariant): Program {
    const key = JSON.stringify(variant);
    let program = programs.get(key);
    if (program === undefined) {
      program = programOf(gl, vertexShader, displayShader(variant));
      checkProgram(gl, program);
      programs.set(key, program);
    }
    return program;
  }

  return {
    draw({ image, material, base, sampled, shown, place, region }, magnified) {
      const variant = variantOf(shown, place, { region: region !== null, loupe: magnified !== undefined, sampled: sampled !== null });
      last = variant;
      const program = programFor(variant);
      use(gl, program, {
        material: material.texture,
        detail: image.detail.texture,
        base: base.texture,
        ...(variant.smoothing === 3 && sampled !== null ? { sampledBefore: sampled.texture } : {}),
      });
      setDisplay(gl, program, shown);
      // Counting the greys of a scan takes milliseconds that no other enhancement should wait for.
      if (shown.mode === EVEN_GREYS) gl.uniform1fv(program.at("levels"), levelsOf(place.scan));
      setPlace(gl, program, place);
      if (magnified !== undefined) limitToLoupe(gl, place);
      else if (region !== null) limitTo(gl, place, region);
      if (region !== null) gl.uniform4f(program.at("region"), region.x, region.y, region.x + region.width, region.y + region.height);
      fill(gl, null);
      gl.disable(gl.SCISSOR_TEST);
    },
    warmUp(image, target) {
      warming ??= last === null ? [] : nextAfter(last);
      const variant = warming.shift();
      if (variant === undefined) return false;
      use(gl, programFor(variant), { material: image.material.texture, detail: image.detail.texture, base: image.detail.texture });
      fill(gl, target);
      return warming.length > 0;
    },
    free() {
      for (const { handle } of programs.values()) gl.deleteProgram(handle);
    },
  };
}

/** What the next control may need. */
const nextAfter = (variant: DisplayVariant): DisplayVariant[] => [
  { ...variant, family: greys },
  { ...variant, tone: true },
  { ...variant, local: true },
  { ...variant, family: greys, edge: true },
  { ...variant, family: windows },
  { ...variant, smoothing: 3 },
];

/** The mode in which all greys are equally frequent. */
const EVEN_GREYS = 11;

export interface PicturePlace {
  scan: Scan;
  centre: { x: number; y: number };
  /** Image pixels per canvas pixel. */
  perPixel: number;
  /** Half the magnifier's edge in canvas pixels, 0 without one. */
  loupe: number;
  point: { x: number; y: number };
  turned: boolean;
}

/** Whether it is shown against what lies around it, which takes the wide blurs. */
export const isLocal = ({ opacity, superEnhance }: DisplayParameters): boolean => opacity !== 0 || superEnhance !== 0;

function variantOf(
  shown: DisplayParameters,
  { scan, perPixel }: PicturePlace,
  { region, loupe, sampled }: { region: boolean; loupe: boolean; sampled: boolean },
): DisplayVariant {
  return {
    rendered: scan.kind === "rendered",
    family: familyOf(shown.mode, scan.kind === "rendered"),
    smoothing: sampled && !loupe ? 3 : perPixel < 0.95 ? 1 : perPixel > 1.25 ? 2 : 0,
    local: isLocal(shown),
    edge: shown.edge !== 0,
    band: shown.band >= 0,
    tone: shown.brightness !== 0 || shown.contrast !== 0 || shown.gamma !== 0,
    loupe,
    region,
  };
}

function setDisplay(gl: WebGL2RenderingContext, { at }: Program, shown: DisplayParameters): void {
  gl.uniform1i(at("mode"), shown.mode);
  gl.uniform1i(at("invert"), shown.invert ? 1 : 0);
  const { organic, mixed, metal } = shown.palette;
  for (const [name, colour] of Object.entries({ organic, mixed, metal })) gl.uniform3f(at(name), ...colour);
  for (const name of [
    "absorption",
    "opacity",
    "superEnhance",
    "edge",
    "brightness",
    "contrast",
    "gamma",
    "sharp",
    "stretch",
    "band",
    "sweep",
  ] as const)
    gl.uniform1f(at(name), shown[name]);
}

/** The frame's lengths are screen pixels; the canvas may have more of them (device pixel ratio). */
export function picturePlaceOf(gl: WebGL2RenderingContext, scan: Scan, zoom: Zoom, frame: Frame): PicturePlace {
  const ratio = gl.drawingBufferWidth / Math.max(frame.width, 1);
  const { magnify, point, square } = zoom;
  return {
    scan,
    centre: centreOf(zoom, frame),
    perPixel: 1 / (scaleOf(zoom, frame) * ratio),
    loupe: magnify && point !== null ? (square / 2) * ratio : 0,
    turned: frame.turned === true,
    point: point ?? { x: scan.width / 2, y: scan.height / 2 },
  };
}

function setPlace(gl: WebGL2RenderingContext, { at }: Program, place: PicturePlace): void {
  const { scan, centre, perPixel, turned } = place;
  const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
  gl.uniform2f(at("centre"), centre.x, centre.y);
  gl.uniform2f(at("canvas"), width, height);
  gl.uniform2f(at("imageSize"), scan.width, scan.height);
  gl.uniform1f(at("perPixel"), perPixel);
  gl.uniform1i(at("turned"), turned ? 1 : 0);
  gl.uniform3f(at("loupe"), ...loupeOf(gl, place));
  gl.uniform1f(at("loupeFactor"), 3);
}

/** Its middle in canvas pixels from the upper left corner, and half its edge. */
function loupeOf(gl: WebGL2RenderingContext, { centre, perPixel, loupe, point, turned }: PicturePlace): [number, number, number] {
  const off = { x: (point.x - centre.x) / perPixel, y: (point.y - centre.y) / perPixel };
  return [gl.drawingBufferWidth / 2 + (turned ? -off.y : off.x), gl.drawingBufferHeight / 2 + (turned ? off.x : off.y), loupe];
}

/** Spares the pixels that neither the magnifier nor its rim reaches. */
function limitToLoupe(gl: WebGL2RenderingContext, place: PicturePlace): void {
  const [x, y, half] = loupeOf(gl, place);
  const reach = half + 2;
  const [left, bottom] = [Math.floor(x - reach), Math.floor(gl.drawingBufferHeight - y - reach)];
  gl.enable(gl.SCISSOR_TEST);
  gl.scissor(left, bottom, Math.ceil(2 * reach) + 1, Math.ceil(2 * reach) + 1);
}

/** Spares the pixels that the region does not reach. */
function limitTo(gl: WebGL2RenderingContext, { centre, perPixel, turned }: PicturePlace, { x, y, width, height }: Box): void {
  const across = [x - centre.x, x + width - centre.x].map((length) => length / perPixel);
  const down = [y - centre.y, y + height - centre.y].map((length) => length / perPixel);
  const xs = (turned ? down.map((length) => -length) : across).map((length) => length + gl.drawingBufferWidth / 2);
  const ys = (turned ? across : down).map((length) => gl.drawingBufferHeight / 2 - length);
  const [left, bottom] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
  gl.enable(gl.SCISSOR_TEST);
  gl.scissor(left, bottom, Math.max(0, Math.ceil(Math.max(...xs)) - left), Math.max(0, Math.ceil(Math.max(...ys)) - bottom));
}

/** Counted once per scan. */
const known = new WeakMap<Scan, Float32Array>();
const straight = Float32Array.from({ length: levelCount }, (_, place) => place / (levelCount - 1));

function levelsOf(scan: Scan): Float32Array {
  if (scan.kind === "rendered") return straight;
  let levels = known.get(scan);
  if (levels === undefined) known.set(scan, (levels = evenLevels(greyHistogram(scan))));
  return levels;
}
