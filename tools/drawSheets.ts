import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { png } from "../server/src/imageLibrary/catalogue/png.ts";
import { pictureSheet, type Entry, type SheetLayout } from "./pictureSheet.ts";

/** Draws entries onto numbered sheets of a directory, one sheet after the other; answers how many there are. */
export async function drawSheets(
  directory: string,
  name: string,
  layout: SheetLayout,
  makers: readonly (() => Promise<Entry>)[],
): Promise<number> {
  await mkdir(directory, { recursive: true }).catch((cause: unknown) => {
    throw new Error(`The directory ${resolve(directory)} cannot be made. Is there a file in its place, or may you not write there?`, {
      cause,
    });
  });
  const perSheet = layout.columns * layout.rows;
  const sheets = Math.ceil(makers.length / perSheet);
  for (let sheet = 0; sheet < sheets; sheet++) {
    const entries: Entry[] = [];
    for (const make of makers.slice(sheet * perSheet, (sheet + 1) * perSheet)) entries.push(await make());
    const { width, height, rgb } = pictureSheet(entries, layout);
    await writeFile(join(directory, `${name}-${String(sheet + 1).padStart(2, "0")}.png`), png(width, height, rgb));
  }
  return sheets;
}
