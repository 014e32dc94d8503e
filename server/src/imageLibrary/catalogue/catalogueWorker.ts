import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { articleFacts } from "./articleFacts.ts";
import { articlePictures } from "./articlePicture.ts";
import type { CatalogueAnswer, CatalogueOrder } from "./catalogueThread.ts";
import { png } from "./png.ts";

/** On Linux this lowers this thread alone: people who wait for a page come first. */
try {
  setPriority(5);
} catch {
  // not everywhere is one allowed to
}

// Strictly one after the other: the scanner's room is used again for each article.
let last = Promise.resolve();
parentPort?.on("message", (order: CatalogueOrder) => {
  last = last.then(() => answer(order));
});

async function answer({ number, kind }: CatalogueOrder) {
  const post = (said: CatalogueAnswer) => parentPort?.postMessage(said, []);
  try {
    if (kind === null) post({ number, result: articleFacts() });
    else post({ number, result: (await articlePictures(kind)).map(({ width, height, rgb }) => png(width, height, rgb)) });
  } catch (error) {
    post({ number, failure: error instanceof Error ? error.message : String(error) });
  }
}
