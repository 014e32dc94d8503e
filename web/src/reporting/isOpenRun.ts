/** Of what is written in the background. */
export const isOpenRun = ({ state }: { state: string }): boolean => state === "waiting" || state === "running";
