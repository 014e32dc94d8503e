import { logarithm } from "./math/logarithm.ts";
import { cosine } from "./math/cosine.ts";

/** Turns any whole number into a well mixed one of 32 bits. */
export const mixBits = (value: number): number => {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
};

/** One key out of several numbers, as for a view of a bag or a solid of an article. */
export const keyOf = (...parts: number[]): number => {
  let key = 0x9e3779b9;
  for (const part of parts) key = mixBits(mixBits(Math.floor(part / 4294967296)) + Math.imul(key, 31) + mixBits(part ^ key));
  return key >>> 0;
};

/** A source of numbers that follows from its seed alone, on every machine. */
export interface Random {
  /** From 0 up to but not including 1. */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Standard normal. */
  normal(): number;
  shuffle<T>(list: readonly T[]): T[];
  /** An independent source: what one part draws does not shift what the others draw. */
  fork(label: number): Random;
}

/** Small fast counter generator of 128 bits (sfc32, public domain by Chris Doty-Humphrey). */
export const seededRandom = (seed: number): Random => {
  let a = keyOf(seed, 1) | 0;
  let b = keyOf(seed, 2) | 0;
  let c = keyOf(seed, 3) | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let round = 0; round < 12; round++) next();
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new Error("There is nothing to pick from.");
      return item;
    },
    normal: () => Math.sqrt(-2 * logarithm(1 - next())) * cosine(2 * Math.PI * next()),
    shuffle: (list) => {
      const order = list.map((item) => ({ item, key: next() }));
      return order.toSorted((first, second) => first.key - second.key).map(({ item }) => item);
    },
    fork: (label) => seededRandom(keyOf(seed, label, 4)),
  };
};
