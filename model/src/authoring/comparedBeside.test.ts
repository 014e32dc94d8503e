import { expect, it } from "vitest";
import { comparedFiles } from "./comparedBeside.ts";

it("files are told that came, went, or have other bytes under the same name, with how large they were and are", () => {
  const file = (hash: string) => ({ hash, bytes: Number(hash) * 100, mediaType: "image/png", url: `/files/${hash}` });
  const told = (hash: string) => ({ bytes: Number(hash) * 100, mediaType: "image/png", url: `/files/${hash}` });
  const before = new Map([
    ["a.png", file("1")],
    ["b.png", file("2")],
    ["c.png", file("3")],
  ]);
  const after = new Map([
    ["a.png", { ...file("1"), url: "/files/elsewhere" }],
    ["b.png", file("9")],
    ["d.png", file("4")],
  ]);
  expect(comparedFiles(before, after)).toEqual([
    { path: "b.png", change: "changed", before: told("2"), after: told("9") },
    { path: "c.png", change: "removed", before: told("3"), after: null },
    { path: "d.png", change: "added", before: null, after: told("4") },
  ]);
  expect(comparedFiles(before, before)).toEqual([]);
});
