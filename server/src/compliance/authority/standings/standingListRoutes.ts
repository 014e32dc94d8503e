import { standingFilter, type BarredCount, type StandingList, type StandingLook } from "@vigil/model/compliance/authority/standingListWire";
import { authorityRule } from "@vigil/model/compliance/authority/authorityRule";
import { z } from "zod";
import type { Routes } from "../../../house.ts";
import { preferredLanguage } from "../../../http/preferredLanguage.ts";
import { sendSheet, sheetFormats } from "../../../http/sendSheet.ts";
import { caller } from "../../../identity/access/caller.ts";
import { writeEvent } from "../../../reporting/writeEvent.ts";
import { countBarred } from "./countBarred.ts";
import { openLook, readLook } from "./standingLook.ts";
import { readStandingList } from "./readStandingList.ts";
import { standingSheet } from "./standingSheet.ts";

const tags = [authorityRule.plural];
const listing = standingFilter.extend({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
/** Of a whole domain everybody is looked at before the first page is known. */
const patient = { longestSeconds: 60 };

/** How people stand to rules of authorities today: a list for who oversees them, read only, of whom they may see. */
export const standingListRoutes: Routes = (app, house) => {
  const { asDomain, apart } = house;
  const permission = "authorityRules:view" as const;
  app.get(
    "/api/standings",
    {
      config: { permission, reads: true },
      schema: { tags, summary: "How people stand to each rule today, who may work least first", querystring: listing },
    },
    async (request): Promise<StandingList> => {
      const by = caller(request);
      const { page, limit, ...filter } = request.query;
      return (await apart.read(by.domainId, (tx) => readStandingList(tx, by, filter, { page, limit }), patient)).result;
    },
  );
  app.get(
    "/api/standings/barred",
    {
      config: { permission, reads: true },
      schema: { tags, summary: "How many may not work today, as far as that is known without looking at many" },
    },
    (request): Promise<BarredCount> => asDomain(caller(request).domainId, (tx) => countBarred(tx, caller(request)), { oneTurn: true }),
  );
  app.get(
    "/api/standings/look",
    { config: { permission }, schema: { tags, summary: "Of which moment that list would be, and how far a look is that goes on" } },
    (request): Promise<StandingLook> => asDomain(caller(request).domainId, (tx) => readLook(tx, caller(request))),
  );
  app.post(
    "/api/standings/look",
    {
      config: { permission },
      schema: {
        tags,
        summary: "Has it looked at how people stand where they are many, unless that was done a short while ago",
        body: z.object({ anew: z.boolean().default(false) }),
      },
    },
    (request): Promise<StandingLook> => asDomain(caller(request).domainId, (tx) => openLook(tx, house, caller(request), request.body)),
  );
  for (const format of sheetFormats)
    app.get(
      `/api/standings/export.${format}`,
      { config: { permission }, schema: { tags, summary: "The same as a file, all that is found", querystring: standingFilter } },
      async (request, reply) => {
        const by = caller(request);
        const { result } = await apart.read(by.domainId, (tx) => readStandingList(tx, by, request.query), patient);
        await asDomain(by.domainId, (tx) =>
          writeEvent(tx, by, { type: "report.export", data: { code: "standings", lines: result.rows.length, format } }),
        );
        return sendSheet(reply, standingSheet(result, { language: preferredLanguage(request.headers["accept-language"]), format }));
      },
    );
};
