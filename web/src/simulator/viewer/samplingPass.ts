import type { PicturePlace } from "./displayPass.ts";
import { checkProgram, fill, free, type Program, programOf, type Target, targetOf, use } from "./gpu.ts";
import type { Part } from "./materialPasses.ts";
import { acrossShader, alongShader } from "./samplingShaders.ts";
import { vertexShader } from "./shaders.ts";

/** The picture on the canvas's pixels; it stays while only controls change, whose pass then reads one texel where it would read nine. */
export interface SamplingPass {
  /** Null where the picture is not enlarged, or the canvas so large that this would take too much room. */
  sampled(material: Target, sigma: number, place: PicturePlace, part: Part): Target | null;
  /** Gives back what was kept of a part. */
  forget(part: Part): void;
  free(): void;
}

/** Canvas pixels of which sixteen bytes each are kept; more have a screen of their own, and a graphics card that draws them. */
const mostPixels = 4_000_000;

interface Kept {
  target: Target;
  /** What it was made of. */
  of: readonly unknown[];
}

export function samplingPass(gl: WebGL2RenderingContext): SamplingPass {
  // Sums of half floats would be rounded once more, and what is fine is stretched afterwards.
  const exact = gl.getExtension("EXT_color_buffer_float") !== null;
  const programs = { along: programOf(gl, vertexShader, alongShader), across: programOf(gl, vertexShader, acrossShader) };
  for (const program of Object.values(programs)) checkProgram(gl, program);
  const kept: Partial<Record<Part, Kept>> = {};

  function forget(part: Part): void {
    const old = kept[part];
    if (old !== undefined) free(gl, old.target);
    delete kept[part];
  }

  function draw(material: Target, target: Target, place: PicturePlace): void {
    const { centre, perPixel, scan, turned } = place;
    const { width, height } = target;
    const [length, depth] = turned ? [height, width] : [width, height];
    const reach = (depth / 2) * perPixel;
    const row = (at: number) => Math.min(scan.height - 1, Math.max(0, Math.floor(at - 0.5)));
    const [first, last] = [row(centre.y - reach - 1), row(centre.y + reach + 2)];
    const between = targetOf(gl, "RGBA32F", length, last - first + 1);
    const start = (program: Program, textures: Record<string, WebGLTexture>) => {
      use(gl, program, textures);
      gl.uniform2f(program.at("centre"), centre.x, centre.y);
      gl.uniform1f(program.at("perPixel"), perPixel);
      gl.uniform1i(program.at("firstRow"), first);
    };
    start(programs.along, { material: material.texture });
    gl.uniform1f(programs.along.at("length"), length);
    fill(gl, between);
    const { at } = programs.across;
    start(programs.across, { rows: between.texture });
    gl.uniform2f(at("canvas"), width, height);
    gl.uniform2f(at("imageSize"), scan.width, scan.height);
    gl.uniform1i(at("turned"), turned ? 1 : 0);
    const light = scan.kind === "rendered" ? 1 : 0;
    gl.uniform4f(at("air"), 0, light, light, light);
    fill(gl, target);
    free(gl, between);
  }

  return {
    sampled(material, sigma, place, part) {
      const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
      if (!exact || place.perPixel >= 0.95 || width * height > mostPixels) {
        forget(part);
        return null;
      }
      const of = [material, sigma, place.centre.x, place.centre.y, place.perPixel, place.turned, width, height];
      for (const known of Object.values(kept)) if (of.every((value, index) => value === known.of[index])) return known.target;
      const old = kept[part];
      const fits = old !== undefined && old.target.width === width && old.target.height === height;
      if (!fits) forget(part);
      const target = fits ? old.target : targetOf(gl, "RGBA32F", width, height);
      draw(material, target, place);
      kept[part] = { target, of };
      return target;
    },
    forget,
    free() {
      forget("whole");
      forget("region");
      for (const { handle } of Object.values(programs)) gl.deleteProgram(handle);
    },
  };
}
