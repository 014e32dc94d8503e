import type { CatalogueKind } from "@vigil/model/imageLibrary/catalogueKind";
import type { Language } from "@vigil/model/phrases/languages";
import type { House } from "../../house.ts";
import { thread } from "../../jobs/thread.ts";
import { Problem } from "../../problem.ts";
import { stock } from "../order/stock.ts";
import type { ArticleFacts } from "./articleFacts.ts";
import type { CatalogueOrder, CatalogueResult } from "./catalogueWorker.ts";
import { factsTold } from "./words/factsTold.ts";

export interface CatalogueStore {
  /** In English, and in the language of who reads them. */
  facts: (reader?: Language) => Promise<CatalogueKind[]>;
  /** One view of a kind alone in the scanner, as a PNG; refuses what there is not. */
  picture: (kind: string, view: number) => Promise<Buffer>;
  stop: () => Promise<void>;
}

/** Facts and pictures are worked out when first asked for, and kept while the server runs: some ten megabytes. */
export function catalogueStore({ log }: Pick<House, "log">): CatalogueStore {
  const drawing = thread<CatalogueOrder, CatalogueResult>(new URL("./catalogueWorker.ts", import.meta.url), "catalogue");
  const kept = new Map<string, Promise<unknown>>();
  /** What failed is not kept. */
  const once = (kind: string | null): Promise<unknown> => {
    const key = kind ?? "";
    const known = kept.get(key) ?? drawing.ask(kind);
    kept.set(key, known);
    known.catch((error: unknown) => {
      kept.delete(key);
      log.warn({ kind, error: String(error) }, "The catalogue could not be drawn.");
    });
    return known;
  };
  return {
    facts: async (reader) => factsTold((await once(null)) as ArticleFacts[], reader),
    picture: async (kind, view) => {
      const { kinds } = await stock();
      if (!kinds.some(({ name }) => name === kind)) throw new Problem(404, "NotFound");
      const picture = ((await once(kind)) as Uint8Array[])[view];
      if (!picture) throw new Problem(404, "NotFound");
      return Buffer.from(picture);
    },
    stop: () => drawing.stop(),
  };
}
