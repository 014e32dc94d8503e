import { checkProgram, type Program, programOf } from "../viewer/gpu.ts";
import { bodyShader, copyShader, cornersShader, type PaneVariant, sliceShader } from "./volumeShaders.ts";

/** The programs of a volume's panes, each made with the first picture that needs it. */
export interface VolumePrograms {
  body(variant: PaneVariant): Program;
  slice(masked: boolean): Program;
  copy(): Program;
  free(): void;
}

export function volumePrograms(gl: WebGL2RenderingContext): VolumePrograms {
  const made = new Map<string, Program>();
  function programFor(shader: string): Program {
    let program = made.get(shader);
    if (program === undefined) {
      program = programOf(gl, cornersShader, shader);
      checkProgram(gl, program);
      made.set(shader, program);
    }
    return program;
  }
  return {
    body: (variant) => programFor(bodyShader(variant)),
    slice: (masked) => programFor(sliceShader({ masked, alarms: false, metal: false })),
    copy: () => programFor(copyShader),
    free: () => {
      for (const { handle } of made.values()) gl.deleteProgram(handle);
      made.clear();
    },
  };
}
