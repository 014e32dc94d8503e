import { expect, test, vi } from "vitest";
import { beltFilm } from "./beltFilm.ts";
import { beltVideo } from "./beltVideo.ts";

// drawn twice
vi.setConfig({ testTimeout: 30_000 });

test("the film of the demo is whole: its boxes fill the file, and the last holds as many bytes as its pictures have", () => {
  const film = Buffer.from(beltVideo());
  const boxes: [string, number][] = [];
  for (let at = 0; at < film.length; at += film.readUInt32BE(at))
    boxes.push([film.toString("latin1", at + 4, at + 8), film.readUInt32BE(at)]);
  expect(boxes.map(([type]) => type)).toEqual(["ftyp", "moov", "mdat"]);
  expect(boxes.reduce((sum, [, length]) => sum + length, 0)).toBe(film.length);
  const sizes = film.indexOf("stsz") + 12;
  const count = film.readUInt32BE(sizes);
  expect(count).toBe(beltFilm().length);
  const pictures = Array.from({ length: count }, (_, index) => film.readUInt32BE(sizes + 4 + 4 * index));
  expect(8 + pictures.reduce((sum, one) => sum + one, 0)).toBe(boxes[2]![1]);
});
