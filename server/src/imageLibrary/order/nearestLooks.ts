export interface Look {
  id: number;
  look: string;
}

export interface NearestPair {
  ids: [number, number];
  /** Bits in which the two hashes differ, of `bits`. */
  distance: number;
  bits: number;
}

const WORD = 8;
export const wordsOf = (look: string): Uint32Array =>
  Uint32Array.from({ length: Math.ceil(look.length / WORD) }, (_, at) => Number.parseInt(look.slice(at * WORD, (at + 1) * WORD), 16));

const bitsIn = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** In how many bits two hashes differ; no further counted than `most`. */
export const distanceOf = (one: Uint32Array, other: Uint32Array, most: number): number => {
  let distance = 0;
  for (let at = 0; at < one.length && distance < most; at++) distance += bitsIn(one[at]! ^ other[at]!);
  return distance;
};

/** The two bags that look most alike; undefined when there are not two to compare. */
export function nearestLooks(looks: readonly Look[]): NearestPair | undefined {
  const known = looks.map(({ id, look }) => ({ id, words: wordsOf(look), bits: look.length * 4 }));
  let nearest: NearestPair | undefined;
  for (const [place, one] of known.entries())
    for (let next = place + 1; next < known.length; next++) {
      const other = known[next]!;
      if (other.bits !== one.bits) continue; // another number of views: not to be compared
      const most = nearest?.distance ?? Infinity;
      const distance = distanceOf(one.words, other.words, most);
      if (distance < most) nearest = { ids: [one.id, other.id], distance, bits: one.bits };
    }
  return nearest;
}
