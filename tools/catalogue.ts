// `npm run catalogue [-- DIRECTORY]` draws every kind of the catalogue into picture sheets; `npm run catalogue -- --count` counts the kinds.
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { articleFacts } from "../server/src/imageLibrary/catalogue/articleFacts.ts";
import { articlePictures } from "../server/src/imageLibrary/catalogue/articlePicture.ts";
import { png } from "../server/src/imageLibrary/catalogue/png.ts";
import { catalogue } from "../xray/src/catalogue/catalogue.ts";
import { ENTRIES_PER_SHEET, pictureSheet, type Entry } from "./pictureSheet.ts";

function count() {
  const kinds = Object.values(catalogue);
  const threats = kinds.filter(({ category }) => category !== null).length;
  console.log(`everyday ${kinds.length - threats}`);
  console.log(`threat ${threats}`);
}

async function draw(directory: string) {
  await mkdir(directory, { recursive: true }).catch((cause: unknown) => {
    throw new Error(`The directory ${resolve(directory)} cannot be made. Is there a file in its place, or may you not write there?`, {
      cause,
    });
  });
  const facts = articleFacts();
  const sheets = Math.ceil(facts.length / ENTRIES_PER_SHEET);
  for (let sheet = 0; sheet < sheets; sheet++) {
    const entries: Entry[] = [];
    for (const { kind, name, family, category, millimetres, grams } of facts.slice(
      sheet * ENTRIES_PER_SHEET,
      (sheet + 1) * ENTRIES_PER_SHEET,
    ))
      entries.push({
        pictures: await articlePictures(kind),
        lines: [name, `${family} · ${category ?? "everyday"}`, `${millimetres.join(" × ")} mm, ${grams} g`],
      });
    const { width, height, rgb } = pictureSheet(entries);
    await writeFile(join(directory, `catalogue-${String(sheet + 1).padStart(2, "0")}.png`), png(width, height, rgb));
  }
  console.log(`${facts.length} kinds on ${sheets} sheets in ${resolve(directory)}`);
}

const [first = "data/catalogue", ...more] = process.argv.slice(2);
try {
  if (more.length > 0) throw new Error("Give one directory for the picture sheets, or --count alone.");
  if (first === "--count") count();
  else if (first === "" || first.startsWith("-"))
    throw new Error(`There is no option "${first}". Give a directory for the picture sheets, or --count.`);
  else await draw(first);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
