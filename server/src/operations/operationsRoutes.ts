import type { App, House } from "../house.ts";
import { caller } from "../identity/access/caller.ts";
import { askForChecks } from "../reporting/eventChain/startEventChecks.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import { readOperations } from "./readOperations.ts";

const config = { permission: "operations:view" } as const;
const tags = ["operations"];

/** How the installation as a whole stands, for whoever runs it. */
export const operationsRoutes = (app: App, house: House): void => {
  app.get("/api/operations", { config, schema: { tags, summary: "Events, files, mails and backup of the whole installation" } }, () =>
    readOperations(house),
  );
  app.post(
    "/api/operations/checks",
    { config, schema: { tags, summary: "Checks the events of every domain now" } },
    async (request, reply) => {
      await askForChecks(house, "now");
      const by = caller(request);
      await house.asDomain(by.domainId, (tx) => writeEvent(tx, by, { type: "event.check" }));
      return reply.code(202).send();
    },
  );
};
