import { readFileSync } from "node:fs";

export const impure = (): string => readFileSync("/dev/null", "utf8");
