import { listViewBody } from "@vigil/model/entity/listView";
import { z } from "zod";
import { idParameter } from "../entity/bodies.ts";
import type { Routes } from "../house.ts";
import { replay } from "../http/replay.ts";
import { caller } from "../identity/access/caller.ts";
import { chooseStandard, listViews, oneView } from "./listViews.ts";
import { viewedList } from "./viewedList.ts";
import { viewSettings } from "./viewSettings.ts";
import { addListView, changeListView } from "./writeListViews.ts";

const tags = ["listViews"];
/** Whoever is signed in keeps views of the lists they may look at. */
const config = { permission: "signedIn" } as const;
const list = listViewBody.shape.list;
const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

/** Saved views of lists: one's own, and those that are shared in the domain. */
export const listViewRoutes: Routes = (app, { asDomain }) => {
  app.get(
    "/api/listviews",
    { config, schema: { tags, summary: "One's own views of a list and those that are shared", querystring: z.strictObject({ list }) } },
    (request) => {
      const by = caller(request);
      const entity = viewedList(by, request.query.list);
      return asDomain(by.domainId, (tx) => listViews(tx, by, entity));
    },
  );
  app.post("/api/listviews", { config, schema: { tags, summary: "Keeps a view", body: listViewBody } }, (request, reply) => {
    const by = caller(request);
    const entity = viewedList(by, request.body.list);
    return asDomain(by.domainId, (tx) =>
      replay(tx, request, reply, 201, async () => oneView(tx, by, entity, await addListView(tx, by, entity, request.body))),
    );
  });
  app.put(
    "/api/listviews/standard",
    {
      config,
      schema: {
        tags,
        summary: "What the caller sees first of a list; null for the list itself",
        body: z.strictObject({ list, id: id.nullable() }),
      },
    },
    (request) => {
      const by = caller(request);
      const entity = viewedList(by, request.body.list);
      return asDomain(by.domainId, async (tx) => {
        await chooseStandard(tx, by, entity.url, request.body.id);
        return listViews(tx, by, entity);
      });
    },
  );
  app.put(
    "/api/listviews/:id",
    {
      config,
      schema: {
        tags,
        summary: "Changes a view: its name, whether it is shared, what it shows",
        params: idParameter,
        body: z.strictObject({
          revision: z.int().min(1).max(2_147_483_647),
          name: listViewBody.shape.name.optional(),
          shared: z.boolean().optional(),
          state: listViewBody.shape.state.optional(),
        }),
      },
    },
    (request) => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => {
        const entity = viewedList(by, (await viewSettings.one(tx, by, request.params.id)).list);
        await changeListView(tx, by, entity, request.params.id, request.body);
        return oneView(tx, by, entity, request.params.id);
      });
    },
  );
  app.delete("/api/listviews/:id", { config, schema: { tags, summary: "Deletes a view", params: idParameter } }, async (request, reply) => {
    const by = caller(request);
    await asDomain(by.domainId, (tx) => viewSettings.remove(tx, by, request.params.id));
    return reply.code(204).send();
  });
};
