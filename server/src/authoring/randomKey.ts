import { randomBytes } from "node:crypto";

/** A key of a block that is nobody's. */
export const randomKey = (): string => `b${randomBytes(8).toString("hex")}`;
