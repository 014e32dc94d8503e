import type { Volume } from "@vigil/xray/volume/volume";
import type { VolumeMask } from "./volumeMask.ts";

/** A volume on the graphics card, with a coarser one of half its size; null where there is no room for it, "lost" where the card is gone meanwhile. */
export function volumeTexture(gl: WebGL2RenderingContext, { size, voxels }: Volume): WebGLTexture | "lost" | null {
  const [across, along, up] = size;
  if (Math.max(...size) > Number(gl.getParameter(gl.MAX_3D_TEXTURE_SIZE))) return null;
  const texture = bound(gl, gl.LINEAR_MIPMAP_NEAREST);
  while (gl.getError() !== gl.NO_ERROR) if (gl.isContextLost()) return "lost";
  gl.texStorage3D(gl.TEXTURE_3D, 2, gl.RG8, up, across, along);
  gl.texSubImage3D(gl.TEXTURE_3D, 0, 0, 0, 0, up, across, along, gl.RG, gl.UNSIGNED_BYTE, voxels);
  gl.generateMipmap(gl.TEXTURE_3D);
  const problem = gl.getError();
  if (problem === gl.NO_ERROR || problem === gl.CONTEXT_LOST_WEBGL) return texture;
  gl.deleteTexture(texture);
  return null;
}

export function maskTexture(gl: WebGL2RenderingContext, { size: [across, along, up], voxels }: VolumeMask): WebGLTexture {
  const texture = bound(gl, gl.LINEAR);
  gl.texStorage3D(gl.TEXTURE_3D, 1, gl.R8, up, across, along);
  gl.texSubImage3D(gl.TEXTURE_3D, 0, 0, 0, 0, up, across, along, gl.RED, gl.UNSIGNED_BYTE, voxels);
  return texture;
}

function bound(gl: WebGL2RenderingContext, reduced: number): WebGLTexture {
  const texture = gl.createTexture();
  gl.activeTexture(gl.TEXTURE0);
  gl.bindTexture(gl.TEXTURE_3D, texture);
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
  gl.texParameteri(gl.TEXTURE_3D, gl.TEXTURE_MIN_FILTER, reduced);
  gl.texParameteri(gl.TEXTURE_3D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  for (const wrap of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T, gl.TEXTURE_WRAP_R]) gl.texParameteri(gl.TEXTURE_3D, wrap, gl.CLAMP_TO_EDGE);
  return texture;
}
