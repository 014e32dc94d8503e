import type { Vector } from "@vigil/xray/solid";
import type { Volume } from "@vigil/xray/volume/volume";
import { fenced, free, type Program, type Target, targetOf } from "../viewer/gpu.ts";
import { fitCanvas, type PanePlace, panePlaceOf } from "./panePlaceOf.ts";
import { leastSeen, strengthOf } from "./leastSeen.ts";
import { bodyScale, extentOf, type Rectangle, sliceAxes, sliceScale } from "./panes.ts";
import { type VolumeLook, lookUniforms } from "./volumeLook.ts";
import { type VolumePane, volumePanes } from "@vigil/model/simulator/volumeSteps";
import { type SliceName, volumeDefaults, type VolumeShown } from "./volumeShown.ts";
import type { VolumeMask } from "./volumeMask.ts";
import { volumePrograms } from "./volumePrograms.ts";
import { maskTexture, volumeTexture } from "./volumeTexture.ts";

export interface VolumePicture {
  shown: VolumeShown;
  look: VolumeLook;
  /** In screen pixels, from the canvas's upper corner. */
  panes: Record<VolumePane, Rectangle>;
  /** Of the canvas. */
  size: { width: number; height: number };
}

/** Draws one volume on one canvas. After a lost context make a new one. */
export interface VolumeRenderer {
  /** Hands the volume to the graphics card, or gives back the room of the one before; false where the card has no room. */
  take(volume: Volume | null): boolean;
  /** Before there is a volume: a software renderer compiles at the first drawing, which is then that of next to nothing. */
  warmUp(look: VolumeLook): void;
  /** What of the volume is shown as a threat. */
  mask(mask: VolumeMask | null): void;
  /** What has changed since the picture before; the body with fewer rays. */
  draw(picture: VolumePicture): void;
  /** The next rows of the body with all rays; false when they are on the canvas. */
  refine(): boolean;
  finished(): Promise<void>;
  free(): void;
}

/** Rays of a moving body: one for so many pixels each way. They follow from how long the last picture took. */
const coarsest = 6;
const finest = 2;
/** Milliseconds a picture of a moving body may take. */
const patience = 60;

const trifle: Volume = { size: [2, 2, 2], voxel: 1, origin: [0, 0, 0], voxels: new Uint8Array(16) };
const spot: Rectangle = { x: 0, y: 0, width: 4, height: 4 };

export function createVolumeRenderer(canvas: HTMLCanvasElement): VolumeRenderer | null {
  const context = canvas.getContext("webgl2", { antialias: false, depth: false, stencil: false, powerPreference: "high-performance" });
  if (context === null || context.isContextLost()) return null;
  const gl = context;
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  const programs = volumePrograms(gl);

  let texture: WebGLTexture | null = null;
  let volume: Volume | null = null;
  let masked: (VolumeMask & { texture: WebGLTexture }) | null = null;
  let fast: Target | null = null;
  let full: Target | null = null;
  /** All panes: what has not changed stays in it from picture to picture. */
  let scene: Target | null = null;
  /** By pane what it was drawn from. */
  const drawnOf = new Map<VolumePane | "all", string>();
  let picture: VolumePicture | null = null;
  let coarseness = 3;
  let bandRows = 32;
  let doneRows = 0;
  let begun = 0;
  let cast: "moving" | "resting" | null = null;

  function targetFor(target: Target | null, width: number, height: number): Target {
    if (target !== null && target.width === width && target.height === height) return target;
    if (target !== null) free(gl, target);
    return targetOf(gl, "RGBA8", width, height);
  }

  function common(program: Program, look: VolumeLook): void {
    const { mode, alarms, colours } = lookUniforms(look);
    gl.useProgram(program.handle);
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_3D, texture);
    gl.uniform1i(program.at("volume"), 0);
    gl.uniform1i(program.at("mode"), mode);
    gl.uniform1i(program.at("alarms"), Number(alarms));
    gl.uniform3fv(program.at("organic"), colours.organic);
    gl.uniform3fv(program.at("mixed"), colours.mixed);
    gl.uniform3fv(program.at("metal"), colours.metal);
    if (masked === null) return;
    gl.uniform1i(program.at("mask"), 1);
    gl.activeTexture(gl.TEXTURE1);
    gl.bindTexture(gl.TEXTURE_3D, masked.texture);
    gl.uniform3fv(program.at("maskFrom"), masked.from);
    gl.uniform3fv(program.at("maskTo"), masked.to);
  }

  /** Rows of the body into a target that is `per` screen pixels to one of its own. */
  function castRays(
    { shown, look, panes }: VolumePicture,
    { voxel, size }: Volume,
    target: Target,
    moving: boolean,
    from: number,
    rows: number,
  ): void {
    const extent = extentOf({ size, voxel });
    const { mode, alarms } = lookUniforms(look);
    const program = programs.body({ masked: masked !== null, alarms, metal: mode === 5 });
    const stepLength = voxel * (moving ? 2.5 : 1);
    common(program, look);
    // Told row by row and taken column by column: that turns it the other way, from the screen into the tunnel.
    gl.uniformMatrix3fv(program.at("toTunnel"), false, shown.rotation);
    gl.uniform3fv(program.at("extent"), extent);
    gl.uniform3fv(program.at("clipFrom"), shown.clipFrom);
    gl.uniform3fv(program.at("clipTo"), shown.clipTo);
    gl.uniform2f(program.at("middle"), target.width / 2, target.height / 2);
    gl.uniform1f(program.at("perPixel"), (bodyScale(extent, panes.body, shown.scale) * panes.body.height) / target.height);
    gl.uniform1f(program.at("stepLength"), stepLength);
    gl.uniform1f(program.at("level"), moving ? 1 : 0);
    gl.uniform1f(program.at("threshold"), shown.threshold);
    gl.uniform1f(program.at("strength"), strengthOf(shown.opacity));
    gl.uniform1f(program.at("least"), leastSeen(shown, stepLength, masked !== null));
    gl.uniform1f(program.at("voxel"), voxel);
    gl.bindFramebuffer(gl.FRAMEBUFFER, target.frame);
    gl.viewport(0, 0, target.width, target.height);
    gl.enable(gl.SCISSOR_TEST);
    gl.scissor(0, from, target.width, rows);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.disable(gl.SCISSOR_TEST);
  }

  function drawSlice({ shown, look, panes }: VolumePicture, grid: Volume, name: SliceName, place: PanePlace): void {
    const extent = extentOf(grid);
    const axes = sliceAxes[name];
    const start: [number, number, number] = [0.5, 0.5, 0.5];
    const magnified = shown.magnified[name];
    start[axes.through] = shown.cursor[axes.through];
    start[axes.right] = magnified.x;
    start[axes.up] = magnified.y;
    const program = programs.slice(masked !== null);
    common(program, look);
    gl.uniform3fv(program.at("start"), start);
    gl.uniform3fv(program.at("right"), axis(axes.right, 1 / extent[axes.right]));
    gl.uniform3fv(program.at("up"), axis(axes.up, axes.upwards / extent[axes.up]));
    gl.uniform3fv(program.at("clipFrom"), shown.clipFrom);
    gl.uniform3fv(program.at("clipTo"), shown.clipTo);
    gl.uniform2f(program.at("middle"), place.left + place.width / 2, place.bottom + place.height / 2);
    gl.uniform1f(program.at("perPixel"), sliceScale(extent, axes, panes[name]) / magnified.factor / place.ratio);
    gl.uniform2f(program.at("spread"), shown.level - shown.width / 2, shown.width);
  }

  function copyBody(source: Target, place: PanePlace): void {
    const program = programs.copy();
    gl.useProgram(program.handle);
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, source.texture);
    gl.uniform1i(program.at("picture"), 0);
    gl.uniform2f(program.at("corner"), place.left, place.bottom);
    gl.uniform2f(program.at("size"), place.width, place.height);
  }

  /** What has changed into the scene, and that on the canvas; `body` is a new picture of the body. */
  function compose(wanted: VolumePicture, grid: Volume, body: Target | null): void {
    const { width, height } = canvas;
    const { shown, look, panes } = wanted;
    if (scene === null) return;
    gl.bindFramebuffer(gl.FRAMEBUFFER, scene.frame);
    for (const name of volumePanes) {
      const place = panePlaceOf(canvas, panes[name]);
      gl.viewport(place.left, place.bottom, place.width, place.height);
      if (name === "body") {
        if (body === null) continue;
        copyBody(body, place);
      } else {
        const { clipFrom, clipTo, level, width: spread, cursor, magnified } = shown;
        if (!changed(name, [look, clipFrom, clipTo, level, spread, cursor[sliceAxes[name].through], magnified[name]])) continue;
        drawSlice(wanted, grid, name, place);
      }
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    }
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, scene.frame);
    gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, null);
    gl.blitFramebuffer(0, 0, width, height, 0, 0, width, height, gl.COLOR_BUFFER_BIT, gl.NEAREST);
  }

  /** Room for all panes; where they lie otherwise than before, nothing stays. */
  function layOut(where: readonly unknown[]): void {
    scene = targetFor(scene, canvas.width, canvas.height);
    if (!changed("all", where)) return;
    gl.bindFramebuffer(gl.FRAMEBUFFER, scene.frame);
    gl.clearColor(0.04, 0.055, 0.08, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
  }

  /** Whether a pane is drawn from something else than the last time; where it lies on the canvas is part of them all. */
  function changed(pane: VolumePane | "all", from: unknown): boolean {
    const of = JSON.stringify(from);
    if (drawnOf.get(pane) === of) return false;
    if (pane === "all") drawnOf.clear();
    drawnOf.set(pane, of);
    return true;
  }

  return {
    take(wanted) {
      if (gl.isContextLost()) return true;
      if (texture !== null) gl.deleteTexture(texture);
      [texture, volume] = [null, null];
      drawnOf.clear();
      if (wanted === null) return true;
      const made = volumeTexture(gl, wanted);
      if (made === null) return false;
      if (made !== "lost") [texture, volume] = [made, wanted];
      return true;
    },
    warmUp(look) {
      if (gl.isContextLost() || volume !== null) return;
      const made = volumeTexture(gl, trifle);
      if (made === null || made === "lost") return;
      texture = made;
      const panes = { body: spot, across: spot, level: spot, along: spot };
      const small = { shown: volumeDefaults, look, panes, size: spot };
      const [source, target] = [targetOf(gl, "RGBA8", spot.width, spot.height), targetOf(gl, "RGBA8", spot.width, spot.height)];
      const place = { left: 0, bottom: 0, ratio: 1, width: spot.width, height: spot.height };
      castRays(small, trifle, target, true, 0, spot.height);
      drawSlice(small, trifle, "level", place);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      copyBody(source, place);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      for (const one of [source, target]) free(gl, one);
      gl.deleteTexture(texture);
      texture = null;
      gl.flush();
    },
    mask(wanted) {
      if (gl.isContextLost()) return;
      if (masked !== null) gl.deleteTexture(masked.texture);
      masked = wanted === null ? null : { ...wanted, texture: maskTexture(gl, wanted) };
      drawnOf.clear();
    },
    draw(wanted) {
      if (gl.isContextLost() || volume === null) return;
      picture = wanted;
      fitCanvas(canvas, wanted.size);
      begun = performance.now();
      const { shown, look, panes } = wanted;
      layOut([panes, canvas.width, canvas.height]);
      const { rotation, scale, clipFrom, clipTo, threshold, opacity } = shown;
      cast = null;
      // Where slices alone are gone through, the body stays, as fine as it is.
      if (!changed("body", [look, rotation, scale, clipFrom, clipTo, threshold, opacity])) return compose(wanted, volume, null);
      const { width, height } = panePlaceOf(canvas, panes.body);
      fast = targetFor(fast, Math.max(1, Math.ceil(width / coarseness)), Math.max(1, Math.ceil(height / coarseness)));
      castRays(wanted, volume, fast, true, 0, fast.height);
      cast = "moving";
      doneRows = 0;
      return compose(wanted, volume, fast);
    },
    refine() {
      if (gl.isContextLost() || picture === null || volume === null) return false;
      const { width, height } = panePlaceOf(canvas, picture.panes.body);
      if (doneRows >= height) return false;
      if (doneRows === 0) bandRows = Math.max(4, bandRows);
      full = targetFor(full, Math.max(1, width), Math.max(1, height));
      const rows = Math.min(bandRows, height - doneRows);
      begun = performance.now();
      castRays(picture, volume, full, false, doneRows, rows);
      cast = "resting";
      doneRows += rows;
      if (doneRows >= height) compose(picture, volume, full);
      return true;
    },
    async finished() {
      const what = cast;
      await fenced(gl);
      const took = performance.now() - begun;
      if (what === "moving")
        coarseness = Math.min(coarsest, Math.max(finest, coarseness + (took > patience ? 1 : took < patience / 3 ? -1 : 0)));
      if (what === "resting")
        bandRows = Math.min(512, Math.max(4, Math.round(bandRows * Math.min(2, Math.max(0.5, patience / Math.max(1, took))))));
    },
    free() {
      if (texture !== null) gl.deleteTexture(texture);
      if (masked !== null) gl.deleteTexture(masked.texture);
      for (const target of [fast, full, scene]) if (target !== null) free(gl, target);
      programs.free();
      [texture, volume, masked, fast, full, scene, picture] = [null, null, null, null, null, null, null];
    },
  };
}

const axis = (index: 0 | 1 | 2, value: number): Vector => [index === 0 ? value : 0, index === 1 ? value : 0, index === 2 ? value : 0];
