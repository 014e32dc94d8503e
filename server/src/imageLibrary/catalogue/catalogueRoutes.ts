import { catalogueAnswer } from "@vigil/model/imageLibrary/catalogueKind";
import { z } from "zod";
import type { App, House, Routes } from "../../house.ts";
import { readerQuery } from "../../http/readerQuery.ts";
import { stock } from "../order/stock.ts";
import { catalogueStore, type CatalogueStore } from "./catalogueStore.ts";

const viewing = { permission: "images:view" } as const;
const tags = ["catalogue"];
const pictureParameters = z.object({ kind: z.string().min(1).max(60), view: z.coerce.number().int().min(0).max(9) });

/** Calls of another room that show the catalogue, drawn once for all. */
export type CatalogueReader = (app: App, house: House, store: CatalogueStore) => void;

/** Everything images are made of: for who makes them, and as the object library for who learns, which its own room hands over. */
export const catalogueRoutes =
  (objectLibrary: CatalogueReader): Routes =>
  (app, house) => {
    const store = catalogueStore(house);
    app.addHook("onClose", () => store.stop());
    objectLibrary(app, house, store);

    app.get(
      "/api/catalogue",
      {
        config: viewing,
        schema: {
          tags,
          summary: "Every kind of thing that is packed into bags",
          querystring: readerQuery,
          response: { 200: catalogueAnswer },
        },
      },
      async ({ query }) => {
        const [kinds, { profiles, containers, scanners }] = await Promise.all([store.facts(query.language), stock()]);
        const { ARTICLES_PER_KIND: articlesPerKind } = await import("@vigil/xray/catalogue/threatArticle"); // the catalogue is loaded by now
        return { kinds, articlesPerKind, profiles: [...profiles], containers: [...containers], scanners: [...scanners] };
      },
    );

    app.get(
      "/api/catalogue/:kind/views/:view",
      { config: viewing, schema: { tags, summary: "A kind alone in the scanner, in colour", params: pictureParameters } },
      async (request, reply) =>
        reply
          .header("cache-control", "private, max-age=86400")
          .type("image/png")
          .send(await store.picture(request.params.kind, request.params.view)),
    );
  };
