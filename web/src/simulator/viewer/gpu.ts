// The few WebGL2 calls the passes share: programs with their uniforms by name, textures, targets.

export interface Program {
  readonly handle: WebGLProgram;
  /** Uniform locations are asked for once; a name the compiler removed is null, which WebGL ignores. */
  readonly at: (name: string) => WebGLUniformLocation | null;
}

type Format = "RG16F" | "RG32F" | "RGBA16F" | "RGBA32F" | "RGBA8";

export interface Target {
  readonly texture: WebGLTexture;
  readonly frame: WebGLFramebuffer;
  readonly width: number;
  readonly height: number;
}

export function programOf(gl: WebGL2RenderingContext, vertex: string, fragment: string): Program {
  const handle = gl.createProgram();
  for (const [type, text] of [[gl.VERTEX_SHADER, vertex] as const, [gl.FRAGMENT_SHADER, fragment] as const]) {
    const shader = gl.createShader(type);
    if (shader === null) throw new Error("The graphics context is lost.");
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(handle, shader);
    gl.deleteShader(shader);
  }
  gl.bindAttribLocation(handle, 0, "corner");
  gl.linkProgram(handle);
  const locations = new Map<string, WebGLUniformLocation | null>();
  const at = (name: string) => {
    let location = locations.get(name);
    if (location === undefined) locations.set(name, (location = gl.getUniformLocation(handle, name)));
    return location;
  };
  return { handle, at };
}

/** Asked after all programs are made, so that a driver may compile them side by side. */
export function checkProgram(gl: WebGL2RenderingContext, { handle }: Program): void {
  if (gl.getProgramParameter(handle, gl.LINK_STATUS) || gl.isContextLost()) return;
  const logs = (gl.getAttachedShaders(handle) ?? []).map((shader) => gl.getShaderInfoLog(shader));
  throw new Error(`A shader does not compile: ${[gl.getProgramInfoLog(handle), ...logs].join(" ")}`);
}

export function use(gl: WebGL2RenderingContext, { handle, at }: Program, textures: Record<string, WebGLTexture>): void {
  gl.useProgram(handle);
  for (const [unit, [name, texture]] of Object.entries(textures).entries()) {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.uniform1i(at(name), unit);
  }
}

export function textureOf(
  gl: WebGL2RenderingContext,
  {
    format,
    width,
    height,
    pixels = null,
  }: { format: Format; width: number; height: number; pixels?: Uint16Array | Float32Array | ImageBitmap | null },
): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  const channels = format.startsWith("RGBA") ? gl.RGBA : gl.RG;
  const long = format.endsWith("32F");
  const type = format === "RGBA8" ? gl.UNSIGNED_BYTE : long ? gl.FLOAT : gl.HALF_FLOAT;
  if (pixels === null || ArrayBuffer.isView(pixels)) gl.texImage2D(gl.TEXTURE_2D, 0, gl[format], width, height, 0, channels, type, pixels);
  else gl.texImage2D(gl.TEXTURE_2D, 0, gl[format], channels, type, pixels);
  // Of long floats single texels are read: few graphics cards mix them.
  const mixed = long ? gl.NEAREST : gl.LINEAR;
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, filter, mixed);
  for (const wrap of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, wrap, gl.CLAMP_TO_EDGE);
  return texture;
}

export function targetOf(gl: WebGL2RenderingContext, format: Format, width: number, height: number): Target {
  const texture = textureOf(gl, { format, width, height });
  const frame = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  return { texture, frame, width, height };
}

export function free(gl: WebGL2RenderingContext, { texture, frame }: Target): void {
  gl.deleteTexture(texture);
  gl.deleteFramebuffer(frame);
}

/** Fills a target or a part of it, or with null the canvas, with the program in use. */
export function fill(
  gl: WebGL2RenderingContext,
  target: Target | null,
  part?: { x: number; y: number; width: number; height: number },
): void {
  gl.bindFramebuffer(gl.FRAMEBUFFER, target === null ? null : target.frame);
  gl.viewport(0, 0, target?.width ?? gl.drawingBufferWidth, target?.height ?? gl.drawingBufferHeight);
  if (part !== undefined) {
    gl.enable(gl.SCISSOR_TEST);
    gl.scissor(part.x, part.y, part.width, part.height);
  }
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  if (part !== undefined) gl.disable(gl.SCISSOR_TEST);
}

/** Resolves when everything asked for so far is done. */
export function fenced(gl: WebGL2RenderingContext): Promise<void> {
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
