import type { House } from "../house.ts";

/** Numbers in [0, 1) that nobody can foretell, for drawing papers. */
export const drawing =
  ({ randomBytes }: Pick<House, "randomBytes">) =>
  (): number =>
    Buffer.from(randomBytes(4)).readUInt32BE() / 2 ** 32;
