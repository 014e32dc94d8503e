interface Drawn {
  onto: "canvas" | "texture";
  /** The fragment shader. */
  text: string;
}

/** Bytes of a texel, by what a texture is made of. */
const texelBytes: Record<string, number> = { R8: 1, RG8: 2, RGBA8: 4, RG16F: 4, RG32F: 8, RGBA16F: 8, RGBA32F: 16 };
const bytesOf = (format: string, ...sides: number[]): number =>
  sides.reduce((product, side) => product * side, texelBytes[format] ?? Number.NaN);

/** A graphics card that draws nothing, and writes down what it was asked for. */
export function graphicsCard(size: { width: number; height: number }) {
  const drawn: Drawn[] = [];
  const bytes = new Map<object, number>();
  const programs = new Set<object>();
  const texts = new Map<object, string>();
  const shaders = new Map<object, object>();
  let frameBuffer: object | null = null;
  let texture: object = {};
  let program: object = {};
  const calls: Record<string, unknown> = {
    get drawingBufferWidth() {
      return canvas.width;
    },
    get drawingBufferHeight() {
      return canvas.height;
    },
    getExtension: () => ({ loseContext: () => undefined }),
    isContextLost: () => false,
    getError: () => "NO_ERROR",
    getParameter: () => 2048,
    getProgramParameter: () => true,
    getSyncParameter: () => "SIGNALED",
    createProgram: () => {
      const made = {};
      programs.add(made);
      return made;
    },
    deleteProgram: (gone: object) => programs.delete(gone),
    shaderSource: (shader: object, text: string) => texts.set(shader, text),
    attachShader: (into: object, shader: object) => shaders.set(into, shader),
    useProgram: (used: object) => (program = used),
    bindTexture: (_: string, bound: object) => (texture = bound),
    texImage2D: (_: string, __: number, format: string, width: number, height: number) =>
      bytes.set(texture, bytesOf(format, width, height)),
    texStorage3D: (_: string, __: number, format: string, ...sides: number[]) => bytes.set(texture, bytesOf(format, ...sides)),
    deleteTexture: (gone: object) => bytes.delete(gone),
    bindFramebuffer: (_: string, bound: object | null) => (frameBuffer = bound),
    drawArrays: () => drawn.push({ onto: frameBuffer === null ? "canvas" : "texture", text: texts.get(shaders.get(program) ?? {}) ?? "" }),
  };
  const gl = new Proxy(calls, {
    get: (known, name: string) => known[name] ?? (/^[A-Z]/.test(name) ? name : () => ({})),
  });
  const canvas = { ...size, getContext: () => gl } as unknown as HTMLCanvasElement;
  return {
    canvas,
    drawn,
    /** Bytes of all textures there are, without what is coarser of them. */
    held: () => [...bytes.values()].reduce((sum, one) => sum + one, 0),
    textures: () => bytes.size,
    programs: () => programs.size,
  };
}
