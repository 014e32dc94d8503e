import { catalogueAnswer, type CatalogueKind } from "@vigil/model/imageLibrary/catalogueKind";
import { z } from "zod";
import type { App, House } from "../../house.ts";
import { Problem } from "../../problem.ts";
import { stock } from "../stock.ts";
import { thread } from "../../jobs/thread.ts";
import type { CatalogueOrder, CatalogueResult } from "./catalogueWorker.ts";

const viewing = { permission: "images:view" } as const;
const tags = ["catalogue"];

/** Everything images are made of. Facts and pictures are worked out when first asked for, and kept while the server runs: some ten megabytes. */
export const catalogueRoutes = (app: App, { log }: House): void => {
  const drawing = thread<CatalogueOrder, CatalogueResult>(new URL("./catalogueWorker.ts", import.meta.url), "catalogue");
  app.addHook("onClose", () => drawing.stop());
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

  app.get(
    "/api/catalogue",
    { config: viewing, schema: { tags, summary: "Every kind of thing that is packed into bags", response: { 200: catalogueAnswer } } },
    async () => {
      const [kinds, { profiles, containers, scanners }] = await Promise.all([once(null), stock()]);
      return { kinds: kinds as CatalogueKind[], profiles: [...profiles], containers: [...containers], scanners: [...scanners] };
    },
  );

  app.get(
    "/api/catalogue/:kind/views/:view",
    {
      config: viewing,
      schema: {
        tags,
        summary: "A kind alone in the scanner, in colour",
        params: z.object({ kind: z.string().min(1).max(60), view: z.coerce.number().int().min(0).max(9) }),
      },
    },
    async (request, reply) => {
      const { kind, view } = request.params;
      const { kinds } = await stock();
      if (!kinds.some(({ name }) => name === kind)) throw new Problem(404, "NotFound");
      const picture = ((await once(kind)) as Uint8Array[])[view];
      if (!picture) throw new Problem(404, "NotFound");
      return reply.header("cache-control", "private, max-age=86400").type("image/png").send(Buffer.from(picture));
    },
  );
};
