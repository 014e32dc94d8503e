import { statfs } from "node:fs/promises";
import type { Settings } from "../settings.ts";

type Needed = Pick<Settings, "dataDirectory" | "freeDiskBytes">;

/** There is less free disk than the set floor, or a write was refused for want of room. */
export class FullDisk extends Error {
  constructor() {
    super("The disk is nearly full.");
  }
}

const fullCodes = ["ENOSPC", "EDQUOT"];
export const isFullDisk = (error: unknown): boolean =>
  error instanceof FullDisk || (error instanceof Error && "code" in error && fullCodes.some((code) => code === error.code));

export async function freeBytes({ dataDirectory }: Pick<Needed, "dataDirectory">): Promise<number> {
  const { bavail, bsize } = await statfs(dataDirectory);
  return bavail * bsize;
}

/** `wanted`: what is about to be written. */
export async function refuseFullDisk(settings: Needed, wanted = 0): Promise<void> {
  if ((await freeBytes(settings)) < settings.freeDiskBytes + wanted) throw new FullDisk();
}
