/** Parts joined by underscores, the last one the version: `CBS_SIM_V1`. */
export const isCourseCode = (code: string): boolean => /^[\p{L}\p{N}-]+(?:_[\p{L}\p{N}-]+)*_V[\p{L}\p{N}.-]+$/u.test(code);

/** A code for a copy: a part of its own before the version. */
export const copiedCourseCode = (code: string, number: number): string =>
  code.replace(/(?=_V[^_]*$)/u, number === 1 ? "_COPY" : `_COPY${number}`);
