/** VARI as time goes by: from thin to dense and back, by turns of a cosine so that it lingers where it turns. */
const periodMs = 9_000;
export const sweepTickMs = 100;
/** For those who want no motion, each press goes on by this. */
const step = 1 / 8;

/** Where the window stands, 0 thin to 1 dense, so long after it began to move. */
export const sweepAt = (ms: number): number => 0.5 - 0.5 * Math.cos((2 * Math.PI * ms) / periodMs);

/** How long it has moved when it stands here on its way to dense. */
export const sweptFor = (sweep: number): number => (Math.acos(1 - 2 * Math.min(1, Math.max(0, sweep))) * periodMs) / (2 * Math.PI);

export const stepSweep = (sweep: number): number => (sweep + step > 1.001 ? 0 : sweep + step);
