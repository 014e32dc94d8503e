/** How well a figure of so many images tells people apart; between 0 and 1. */
interface Known {
  images: number;
  reliability: number;
}

/** A working value that was given to us, not measured: figures of about 100 images have 0.7. What a domain's own answers say stands beside it (`splitHalves`). */
const known: Known = { images: 100, reliability: 0.7 };
/** From here on a figure is more than a hint (Nunnally 1978). */
export const wantedReliability = 0.7;

/** Spearman–Brown (1910): how many times as many images a figure needs to become so reliable. */
export const timesAsMany = (from: number, to: number): number => (to * (1 - from)) / (from * (1 - to));

/** The least number of images behind a figure that is more than a hint. */
export const leastImages: number = Math.round(known.images * timesAsMany(known.reliability, wantedReliability));

export const isHint = (images: number): boolean => images < leastImages;
