import { Bits } from "./bits.ts";

/**
 * A film of flat drawings as H.264, constrained baseline, without loss: a block of 16 × 16 pixels is as before, is as its neighbours,
 * or is written down as it is. No transform, no motion: big for photographs, small for drawings, and the same bytes everywhere.
 */
export interface Frame {
  /** Multiples of 16. */
  readonly width: number;
  readonly height: number;
  readonly y: Uint8Array;
  /** Half as wide and high. */
  readonly u: Uint8Array;
  readonly v: Uint8Array;
}

export interface Encoded {
  sps: Uint8Array;
  pps: Uint8Array;
  /** Each with its length before it, as MP4 has it. */
  frames: Uint8Array[];
}

const level = 31;
const frameNumberBits = 8;

export function encodeFilm(frames: readonly Frame[]): Encoded {
  const [first] = frames;
  if (first === undefined) throw new Error("A film has a frame.");
  const sps = new Bits().put(66, 8).put(0xc0, 8).put(level, 8).unsigned(0);
  sps
    .unsigned(frameNumberBits - 4)
    .unsigned(2)
    .unsigned(1)
    .put(0, 1); // order of output as coded, one reference
  sps.unsigned(first.width / 16 - 1).unsigned(first.height / 16 - 1);
  sps.put(1, 1).put(1, 1).put(0, 1).put(0, 1).end(); // frames, direct 8 × 8, no cropping, no usability information
  const pps = new Bits().unsigned(0).unsigned(0).put(0, 2).unsigned(0).unsigned(0).unsigned(0).put(0, 3);
  pps.signed(0).signed(0).signed(0).put(1, 1).put(0, 2).end(); // deblocking is said in each slice
  return {
    sps: unit(0x67, sps),
    pps: unit(0x68, pps),
    frames: frames.map((frame, number) => {
      const slice = unit(number === 0 ? 0x65 : 0x41, sliceOf(frame, frames[number - 1], number));
      const sample = new Uint8Array(4 + slice.length);
      new DataView(sample.buffer).setUint32(0, slice.length);
      sample.set(slice, 4);
      return sample;
    }),
  };
}

/** The type of block in front, and a three after two zeros wherever a small byte follows. */
function unit(head: number, { bytes }: Bits): Uint8Array {
  const out = [head];
  let zeros = 0;
  for (const byte of bytes) {
    if (zeros >= 2 && byte <= 3) {
      out.push(3);
      zeros = 0;
    }
    out.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Uint8Array.from(out);
}

function sliceOf(frame: Frame, before: Frame | undefined, number: number): Bits {
  const bits = new Bits()
    .unsigned(0)
    .unsigned(before === undefined ? 7 : 5)
    .unsigned(0);
  bits.put(number % 2 ** frameNumberBits, frameNumberBits);
  if (before === undefined) bits.unsigned(0).put(0, 2);
  else bits.put(0, 3); // one reference, in its order, no marking
  bits.signed(0).unsigned(1); // quality as in the set, no deblocking
  const across = frame.width / 16;
  /** How many levels a block has, by which its neighbours choose their code: all where it is written down, none otherwise. */
  const levels = new Uint8Array(across * (frame.height / 16));
  let skipped = 0;
  for (let block = 0; block < levels.length; block++) {
    const [x, y] = [block % across, Math.floor(block / across)];
    if (before !== undefined && same(frame, before, x, y)) {
      skipped++;
      continue;
    }
    const intra = before === undefined ? 0 : 5;
    if (before !== undefined) bits.unsigned(skipped);
    skipped = 0;
    if (isAsAround(frame, x, y)) {
      bits
        .unsigned(intra + 3)
        .unsigned(0)
        .signed(0); // predicted as the mean of what is around, nothing left over
      const around = [...(x > 0 ? [levels[block - 1]!] : []), ...(y > 0 ? [levels[block - across]!] : [])];
      const expected = around.length === 2 ? (around[0]! + around[1]! + 1) >> 1 : (around[0] ?? 0);
      if (expected < 2) bits.put(1, 1);
      else if (expected < 8) bits.put(3, expected < 4 ? 2 : 4);
      else bits.put(3, 6);
    } else {
      bits.unsigned(intra + 25).align();
      for (const [plane, size, row] of planesOf(frame))
        for (let line = 0; line < size; line++)
          for (let column = 0; column < size; column++) bits.put(plane[(y * size + line) * row + x * size + column]!, 8);
      levels[block] = 16;
    }
  }
  if (skipped > 0) bits.unsigned(skipped);
  return bits.end();
}

const planesOf = ({ width, y, u, v }: Frame) =>
  [
    [y, 16, width],
    [u, 8, width / 2],
    [v, 8, width / 2],
  ] as const;

const same = (frame: Frame, before: Frame, x: number, y: number): boolean =>
  samePlane(frame.y, before.y, 16, frame.width, x, y) &&
  samePlane(frame.u, before.u, 8, frame.width / 2, x, y) &&
  samePlane(frame.v, before.v, 8, frame.width / 2, x, y);

function samePlane(plane: Uint8Array, other: Uint8Array, size: number, row: number, x: number, y: number): boolean {
  for (let line = y * size; line < (y + 1) * size; line++)
    for (let place = line * row + x * size, end = place + size; place < end; place++) if (plane[place] !== other[place]) return false;
  return true;
}

/** One colour, which is also that of the pixels left of it and above it: then the decoder's guess is right. */
const isAsAround = (frame: Frame, x: number, y: number): boolean =>
  (x > 0 || y > 0) &&
  planesOf(frame).every(([plane, size, row]) => {
    const colour = plane[y * size * row + x * size];
    const [left, top] = [x > 0 ? -1 : 0, y > 0 ? -1 : 0];
    for (let line = top; line < size; line++)
      for (let column = left; column < size; column++)
        if ((line >= 0 || column >= 0) && plane[(y * size + line) * row + x * size + column] !== colour) return false;
    return true;
  });
