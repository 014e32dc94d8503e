import type { Routes } from "../../house.ts";
import { systemDomain } from "../../storage/systemDomain.ts";
import { readPartitions } from "./readPartitions.ts";

const config = { permission: "operations:view" } as const;

export const partitionRoutes: Routes = (app, { asDomain, now }) => {
  app.get(
    "/api/operations/partitions",
    { config, schema: { tags: ["operations"], summary: "Tables that are parted by months, and what they take up" } },
    () => asDomain(systemDomain, async (tx) => ({ rows: await readPartitions(tx, now().toISOString().slice(0, 10)) })),
  );
};
