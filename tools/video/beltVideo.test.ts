import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { beltVideo } from "./beltVideo.ts";

const stored = join(import.meta.dirname, "../../content/packages/checkpoint-exercises/media/belt.mp4");

test("the film of the demo is the one that is drawn here, byte by byte", () => {
  expect(Buffer.from(beltVideo()).equals(readFileSync(stored))).toBe(true);
});
