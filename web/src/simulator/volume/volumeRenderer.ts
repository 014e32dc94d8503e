import type { Vector } from "@vigil/xray/solid";
import type { Volume } from "@vigil/xray/volume/volume";
import { checkProgram, free, type Program, programOf, type Target, targetOf } from "../viewer/gpu.ts";
import { bodyScale, extentOf, type Rectangle, sliceAxes, sliceScale } from "./panes.ts";
import { type VolumeLook, lookUniforms } from "./volumeLook.ts";
import { bodyShader, copyShader, cornersShader, sliceShader } from "./volumeShaders.ts";
import { type VolumePane, volumePanes } from "@vigil/model/simulator/volumeSteps";
import type { VolumeShown } from "./volumeShown.ts";
import type { VolumeMask } from "./volumeMask.ts";

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
  /** What of the volume is shown as a threat. */
  mask(mask: VolumeMask | null): void;
  /** All panes, the body with fewer rays. */
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

export function createVolumeRenderer(canvas: HTMLCanvasElement): VolumeRenderer | null {
  const context = canvas.getContext("webgl2", { antialias: false, depth: false, stencil: false, powerPreference: "high-performance" });
  if (context === null || context.isContextLost()) return null;
  const gl = context;
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  const body = programOf(gl, cornersShader, bodyShader);
  const slice = programOf(gl, cornersShader, sliceShader);
  const copy = programOf(gl, cornersShader, copyShader);
  for (const program of [body, slice, copy]) checkProgram(gl, program);

  let texture: WebGLTexture | null = null;
  let volume: Volume | null = null;
  let masked: (VolumeMask & { texture: WebGLTexture }) | null = null;
  let fast: Target | null = null;
  let full: Target | null = null;
  let picture: VolumePicture | null = null;
  let coarseness = 3;
  let bandRows = 32;
  let doneRows = 0;
  let begun = 0;

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
    // Bound to a unit of its own even where nothing is masked: two kinds of texture may not share one.
    gl.uniform1i(program.at("mask"), 1);
    gl.uniform1i(program.at("masked"), Number(masked !== null));
    gl.activeTexture(gl.TEXTURE1);
    gl.bindTexture(gl.TEXTURE_3D, masked?.texture ?? texture);
    gl.uniform3fv(program.at("maskFrom"), masked?.from ?? [0, 0, 0]);
    gl.uniform3fv(program.at("maskTo"), masked?.to ?? [1, 1, 1]);
  }

  /** Rows of the body into a target that is `per` screen pixels to one of its own. */
  function castRays(target: Target, per: number, moving: boolean, fromRow: number, rows: number): void {
    if (picture === null || volume === null) return;
    const { shown, look, panes } = picture;
    const extent = extentOf(volume);
    common(body, look);
    // Told row by row and taken column by column: that turns it the other way, from the screen into the tunnel.
    gl.uniformMatrix3fv(body.at("toTunnel"), false, shown.rotation);
    gl.uniform3fv(body.at("extent"), extent);
    gl.uniform3fv(body.at("clipFrom"), shown.clipFrom);
    gl.uniform3fv(body.at("clipTo"), shown.clipTo);
    gl.uniform2f(body.at("middle"), target.width / 2, target.height / 2);
    gl.uniform1f(body.at("perPixel"), bodyScale(extent, panes.body, shown.scale) * per);
    gl.uniform1f(body.at("stepLength"), volume.voxel * (moving ? 2.5 : 1));
    gl.uniform1f(body.at("level"), moving ? 1 : 0);
    gl.uniform1f(body.at("threshold"), shown.threshold);
    gl.uniform1f(body.at("opacity"), shown.opacity);
    gl.uniform1f(body.at("voxel"), volume.voxel);
    gl.bindFramebuffer(gl.FRAMEBUFFER, target.frame);
    gl.viewport(0, 0, target.width, target.height);
    gl.enable(gl.SCISSOR_TEST);
    gl.scissor(0, fromRow, target.width, rows);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.disable(gl.SCISSOR_TEST);
  }

  function onCanvas({ x, y, width, height }: Rectangle): { left: number; bottom: number; width: number; height: number; ratio: number } {
    const ratio = pixelRatio();
    const left = Math.round(x * ratio);
    const bottom = canvas.height - Math.round((y + height) * ratio);
    return { left, bottom, width: Math.round(width * ratio), height: Math.round(height * ratio), ratio };
  }

  /** Everything on the canvas, the body out of a picture of it. */
  function compose(source: Target): void {
    if (picture === null || volume === null) return;
    const { shown, look, panes } = picture;
    const extent = extentOf(volume);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.clearColor(0.04, 0.055, 0.08, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
    for (const name of volumePanes) {
      const { left, bottom, width, height, ratio } = onCanvas(panes[name]);
      gl.viewport(left, bottom, width, height);
      if (name === "body") {
        gl.useProgram(copy.handle);
        gl.activeTexture(gl.TEXTURE0);
        gl.bindTexture(gl.TEXTURE_2D, source.texture);
        gl.uniform1i(copy.at("picture"), 0);
        gl.uniform2f(copy.at("corner"), left, bottom);
        gl.uniform2f(copy.at("size"), width, height);
      } else {
        const axes = sliceAxes[name];
        const start: [number, number, number] = [0.5, 0.5, 0.5];
        const magnified = shown.magnified[name];
        start[axes.through] = shown.cursor[axes.through];
        start[axes.right] = magnified.x;
        start[axes.up] = magnified.y;
        common(slice, look);
        gl.uniform3fv(slice.at("start"), start);
        gl.uniform3fv(slice.at("right"), axis(axes.right, 1 / extent[axes.right]));
        gl.uniform3fv(slice.at("up"), axis(axes.up, axes.upwards / extent[axes.up]));
        gl.uniform3fv(slice.at("clipFrom"), shown.clipFrom);
        gl.uniform3fv(slice.at("clipTo"), shown.clipTo);
        gl.uniform2f(slice.at("middle"), left + width / 2, bottom + height / 2);
        gl.uniform1f(slice.at("perPixel"), sliceScale(extent, axes, panes[name]) / magnified.factor / ratio);
        gl.uniform2f(slice.at("spread"), shown.level - shown.width / 2, shown.width);
      }
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    }
  }

  return {
    take(wanted) {
      if (gl.isContextLost()) return true;
      if (texture !== null) gl.deleteTexture(texture);
      texture = null;
      volume = null;
      if (wanted === null) return true;
      const [across, along, up] = wanted.size;
      if (Math.max(...wanted.size) > Number(gl.getParameter(gl.MAX_3D_TEXTURE_SIZE))) return false;
      texture = gl.createTexture();
      gl.bindTexture(gl.TEXTURE_3D, texture);
      while (gl.getError() !== gl.NO_ERROR) if (gl.isContextLost()) return true;
      gl.texStorage3D(gl.TEXTURE_3D, 2, gl.RG8, up, across, along);
      gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
      gl.texSubImage3D(gl.TEXTURE_3D, 0, 0, 0, 0, up, across, along, gl.RG, gl.UNSIGNED_BYTE, wanted.voxels);
      gl.texParameteri(gl.TEXTURE_3D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_NEAREST);
      gl.texParameteri(gl.TEXTURE_3D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
      for (const wrap of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T, gl.TEXTURE_WRAP_R]) gl.texParameteri(gl.TEXTURE_3D, wrap, gl.CLAMP_TO_EDGE);
      gl.generateMipmap(gl.TEXTURE_3D);
      const problem = gl.getError();
      if (problem !== gl.NO_ERROR && problem !== gl.CONTEXT_LOST_WEBGL) {
        gl.deleteTexture(texture);
        texture = null;
        return false;
      }
      volume = wanted;
      return true;
    },
    mask(wanted) {
      if (gl.isContextLost()) return;
      if (masked !== null) gl.deleteTexture(masked.texture);
      masked = wanted === null ? null : { ...wanted, texture: maskTexture(gl, wanted) };
    },
    draw(wanted) {
      if (gl.isContextLost() || volume === null) return;
      picture = wanted;
      fit(canvas, wanted.size);
      const { width, height } = onCanvas(wanted.panes.body);
      begun = performance.now();
      fast = targetFor(fast, Math.max(1, Math.ceil(width / coarseness)), Math.max(1, Math.ceil(height / coarseness)));
      castRays(fast, wanted.panes.body.height / fast.height, true, 0, fast.height);
      compose(fast);
      doneRows = 0;
    },
    refine() {
      if (gl.isContextLost() || picture === null || volume === null) return false;
      const { width, height } = onCanvas(picture.panes.body);
      if (doneRows >= height) return false;
      if (doneRows === 0) bandRows = Math.max(4, bandRows);
      full = targetFor(full, Math.max(1, width), Math.max(1, height));
      const rows = Math.min(bandRows, height - doneRows);
      begun = performance.now();
      castRays(full, picture.panes.body.height / height, false, doneRows, rows);
      doneRows += rows;
      if (doneRows >= height) compose(full);
      return true;
    },
    async finished() {
      const moving = doneRows === 0;
      await fenced(gl);
      const took = performance.now() - begun;
      if (moving) coarseness = Math.min(coarsest, Math.max(finest, coarseness + (took > patience ? 1 : took < patience / 3 ? -1 : 0)));
      else bandRows = Math.min(512, Math.max(4, Math.round(bandRows * Math.min(2, Math.max(0.5, patience / Math.max(1, took))))));
    },
    free() {
      if (texture !== null) gl.deleteTexture(texture);
      if (masked !== null) gl.deleteTexture(masked.texture);
      for (const target of [fast, full]) if (target !== null) free(gl, target);
      for (const { handle } of [body, slice, copy]) gl.deleteProgram(handle);
      [texture, volume, masked, fast, full, picture] = [null, null, null, null, null, null];
    },
  };
}

/** Voxels are larger than pixels: more canvas pixels cost rays and show nothing more. */
const pixelRatio = (): number => Math.min(1.5, devicePixelRatio);

function fit(canvas: HTMLCanvasElement, size: { width: number; height: number }): void {
  const width = Math.max(1, Math.round(size.width * pixelRatio()));
  const height = Math.max(1, Math.round(size.height * pixelRatio()));
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

const axis = (index: 0 | 1 | 2, value: number): Vector => [index === 0 ? value : 0, index === 1 ? value : 0, index === 2 ? value : 0];

function fenced(gl: WebGL2RenderingContext): Promise<void> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  return new Promise((resolve) => {
    const ask = () => {
      const pending = fence !== null && !gl.isContextLost() && gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED;
      if (pending) return void setTimeout(ask, 4);
      gl.deleteSync(fence);
      return resolve();
    };
    ask();
  });
}

function maskTexture(gl: WebGL2RenderingContext, { size: [across, along, up], voxels }: VolumeMask): WebGLTexture {
  const texture = gl.createTexture();
  gl.activeTexture(gl.TEXTURE1);
  gl.bindTexture(gl.TEXTURE_3D, texture);
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
  gl.texStorage3D(gl.TEXTURE_3D, 1, gl.R8, up, across, along);
  gl.texSubImage3D(gl.TEXTURE_3D, 0, 0, 0, 0, up, across, along, gl.RED, gl.UNSIGNED_BYTE, voxels);
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_3D, filter, gl.LINEAR);
  for (const wrap of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T, gl.TEXTURE_WRAP_R]) gl.texParameteri(gl.TEXTURE_3D, wrap, gl.CLAMP_TO_EDGE);
  return texture;
}
