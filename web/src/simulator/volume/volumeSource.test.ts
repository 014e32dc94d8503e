import type { Volume } from "@vigil/xray/volume/volume";
import { encodeVolume } from "@vigil/xray/volume/encodeVolume";
import { expect, test, vi } from "vitest";
import { readVolume } from "./readVolume.ts";
import { BrokenVolume, createVolumeSource } from "./volumeSource.ts";

const volumeOf = (value: number): Volume => ({ size: [4, 5, 6], voxel: 2, origin: [0, 0, 0], voxels: new Uint8Array(240).fill(value) });
const files = Array.from({ length: 20 }, (_, bag) => encodeVolume(volumeOf(bag)));

function served(configs = files.map((file, bag) => ({ url: `/volumes/${bag}`, bytes: file.length }))) {
  const fetched: string[] = [];
  const read = vi.fn<(id: string, bytes: Uint8Array<ArrayBuffer>) => Promise<Volume>>((_, bytes) => readVolume(bytes));
  const answers = new Map(files.map((file, bag) => [`/volumes/${bag}`, file]));
  const source = createVolumeSource(
    configs,
    (url) => {
      fetched.push(url);
      const file = answers.get(url);
      return file === undefined ? Promise.reject(new Error("no connection")) : Promise.resolve(new Response(file));
    },
    read,
  );
  return { source, fetched, read, answers };
}

test("the two bags after the one on screen are fetched, the nearest is read, and none is fetched twice on the way through", async () => {
  const { source, fetched, read } = served();
  for (let bag = 0; bag < 20; bag++) {
    await source.volume(bag);
    await vi.waitFor(() => expect(fetched).toHaveLength(Math.min(20, bag + 3)));
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(Math.min(20, bag + 2)));
  }
  expect(new Set(fetched).size).toBe(20);
});

test("a bag that was gone through is given back: it is fetched anew by whoever goes back to it", async () => {
  const { source, fetched } = served();
  await source.volume(0);
  await source.volume(1);
  await source.volume(0);
  expect(fetched.filter((url) => url === "/volumes/0")).toHaveLength(2);
});

test("a file cut short, of another bag or no volume is broken; what did not come is asked for again", async () => {
  const cut = served(files.map((file, bag) => ({ url: `/volumes/${bag}`, bytes: file.length + 1 })));
  await expect(cut.source.volume(0)).rejects.toBeInstanceOf(BrokenVolume);
  const { source, answers } = served();
  const damaged = files[3]!.slice();
  damaged[70]! ^= 1;
  answers.set("/volumes/3", damaged);
  await expect(source.volume(3)).rejects.toBeInstanceOf(BrokenVolume);
  answers.delete("/volumes/7");
  await expect(source.volume(7)).rejects.not.toBeInstanceOf(BrokenVolume);
  answers.set("/volumes/7", files[7]!);
  expect((await source.volume(7)).size).toEqual([4, 5, 6]);
});
