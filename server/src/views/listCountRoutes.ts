import { listEntities } from "@vigil/model/lists";
import { permissionOf, type PermissionList } from "@vigil/model/identity/permission";
import { z } from "zod";
import type { Routes } from "../house.ts";
import { caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import { countLists } from "./countLists.ts";

const byUrl = new Map(Object.values(listEntities).map((e) => [e.url as string, e]));

export const listCountRoutes: Routes = (app, { asDomain }) => {
  app.get(
    "/api/listcounts",
    {
      config: { permission: "signedIn", reads: true },
      schema: {
        tags: ["views"],
        summary: "How many records the lists hold that one may see; others are left out",
        querystring: z.object({ lists: z.string().max(2000) }),
      },
    },
    (request) => {
      const by = caller(request);
      const named = request.query.lists.split(",").map((url) => byUrl.get(url));
      if (named.includes(undefined)) throw new Problem(422, "FieldInvalid", { field: "lists" });
      const lists = named.flatMap((e) => (e && by.permissions.has(permissionOf(e.plural as PermissionList, "view")) ? [e] : []));
      return asDomain(by.domainId, (tx) => countLists(tx, by, lists));
    },
  );
};
