/** One alone, or one more or less among several. */
export const withThis = (chosen: readonly number[], index: number, several: boolean): readonly number[] =>
  several ? (chosen.includes(index) ? chosen.filter((one) => one !== index) : [...chosen, index]) : [index];
