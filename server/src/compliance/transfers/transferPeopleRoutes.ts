import { programTransfer } from "@vigil/model/compliance/programTransfer";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import type { Desk } from "../../entity/desk.ts";
import { getRecord } from "../../entity/readRecords.ts";
import { phrasesIn } from "../../http/phrasesIn.ts";
import { preferredLanguage } from "../../http/preferredLanguage.ts";
import { sendSheet, sheetFormats } from "../../http/sendSheet.ts";
import type { App, House } from "../../house.ts";
import { transferPeople } from "./transferPeople.ts";

const pageQuery = z.object({ search: z.string().max(100).default(""), offset: z.coerce.number().int().min(0).max(1_000_000).default(0) });
const fileQuery = z.object({ format: z.enum(sheetFormats).default("csv") });
const linesAtOnce = 1000;

/** Whom a transfer concerns, by name: on the screen page by page, and as a file. */
export function transferPeopleRoutes(app: App, house: House, desk: Desk<typeof programTransfer>): void {
  const tags = [programTransfer.plural];
  const viewing = { permission: desk.permission("view") };
  app.get(
    "/api/programtransfers/:id/people",
    {
      config: viewing,
      schema: { tags, params: idParameter, querystring: pageQuery, summary: "Who is still to be transferred, and what each keeps" },
    },
    (request) =>
      house.asDomain(desk.view(request).caller.domainId, async (tx) => {
        const view = desk.view(request);
        await getRecord(tx, view, request.params.id);
        return transferPeople(tx, { domainId: view.caller.domainId, id: request.params.id }, request.query);
      }),
  );
  app.get(
    "/api/programtransfers/:id/people/file",
    { config: viewing, schema: { tags, params: idParameter, querystring: fileQuery, summary: "The same as a file" } },
    async (request, reply) => {
      const view = desk.view(request);
      const { id } = request.params;
      const { domainId } = view.caller;
      const { transfers } = phrasesIn(preferredLanguage(request.headers["accept-language"]));
      await house.asDomain(domainId, (tx) => getRecord(tx, view, id));
      async function* rows() {
        for (let offset = 0; ; offset += linesAtOnce) {
          const page = await house.asDomain(domainId, (tx) => transferPeople(tx, { domainId, id }, { offset, limit: linesAtOnce }));
          for (const { username, name, company, standing, begun, kept } of page.rows)
            yield [username, name, company, transfers.standing[standing], begun, kept];
          if (page.rows.length < linesAtOnce) return;
        }
      }
      const { learner, name, company, standingHead, begun, kept } = transfers;
      return sendSheet(reply, {
        format: request.query.format,
        name: "transfer",
        heads: [learner, name, company, standingHead, begun, kept],
        rows: rows(),
      });
    },
  );
}
