// `npm run catalogue [-- DIRECTORY]` draws every kind of the catalogue into picture sheets; `-- --bags 40 [DIRECTORY]` draws packed bags
// in both views; `-- --count` counts the kinds.
import { resolve } from "node:path";
import { articleFacts } from "../server/src/imageLibrary/catalogue/articleFacts.ts";
import { articlePictures } from "../server/src/imageLibrary/catalogue/articlePicture.ts";
import { catalogue } from "../xray/src/catalogue/catalogue.ts";
import { bagEntry } from "./bagEntry.ts";
import { drawSheets } from "./drawSheets.ts";

const MOST_BAGS = 1000;

function count() {
  const kinds = Object.values(catalogue);
  const threats = kinds.filter(({ category }) => category !== null).length;
  console.log(`everyday ${kinds.length - threats}`);
  console.log(`threat ${threats}`);
}

async function drawCatalogue(directory: string) {
  const facts = articleFacts();
  const layout = { columns: 4, rows: 4, picture: { width: 236, height: 240 } };
  const makers = facts.map(({ kind, name, family, category, millimetres, grams }) => async () => ({
    pictures: await articlePictures(kind),
    lines: [name, `${family} · ${category ?? "everyday"}`, `${millimetres.join(" × ")} mm, ${grams} g`],
  }));
  const sheets = await drawSheets(directory, "catalogue", layout, makers);
  console.log(`${facts.length} kinds on ${sheets} sheets in ${resolve(directory)}`);
}

async function drawBags(wanted: string, directory: string) {
  const bags = Number(wanted);
  if (!Number.isInteger(bags) || bags < 1 || bags > MOST_BAGS) throw new Error(`"--bags" needs a number of bags from 1 to ${MOST_BAGS}.`);
  const layout = { columns: 4, rows: 5, picture: { width: 240, height: 180 } };
  const makers = Array.from({ length: bags }, (_, index) => () => bagEntry(index + 1));
  const sheets = await drawSheets(directory, "bags", layout, makers);
  console.log(`${bags} bags on ${sheets} sheets in ${resolve(directory)}`);
}

const DIRECTORY = "data/catalogue";
const [first = DIRECTORY, ...more] = process.argv.slice(2);
try {
  if (first === "--bags" && more.length < 3) await drawBags(more[0] ?? "", more[1] ?? DIRECTORY);
  else if (more.length > 0) throw new Error("Give one directory for the picture sheets, --bags with a number, or --count alone.");
  else if (first === "--count") count();
  else if (first === "" || first.startsWith("-"))
    throw new Error(`There is no option "${first}". Give a directory for the picture sheets, --bags with a number, or --count.`);
  else await drawCatalogue(first);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
