import type { House } from "../house.ts";

const NUMBER_BYTES = 4;
const AT_ONCE = 1024;

/** Numbers in [0, 1) that nobody can foretell, for drawing papers. They are asked of the system many at a time: a paper draws hundreds. */
export function drawing({ randomBytes }: Pick<House, "randomBytes">): () => number {
  let bytes = Buffer.alloc(0);
  let used = 0;
  return () => {
    if (used === bytes.length) [bytes, used] = [Buffer.from(randomBytes(AT_ONCE)), 0];
    used += NUMBER_BYTES;
    return bytes.readUInt32BE(used - NUMBER_BYTES) / 2 ** 32;
  };
}
