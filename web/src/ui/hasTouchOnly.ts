/** A screen that is touched, with neither mouse nor pen: nothing is said there of wheels and keys. */
export const hasTouchOnly = (): boolean => matchMedia("(hover: none)").matches;
