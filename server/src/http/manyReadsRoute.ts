import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Routes } from "../house.ts";
import { caller } from "../identity/access/caller.ts";
import { offeredReads } from "../identity/access/offeredReads.ts";

const mostCalls = 40;
/** Below /api, as the page would ask for it. */
const calls = z.array(z.string().max(2000)).min(1).max(mostCalls);
const query = z.object({ call: z.preprocess((given) => (typeof given === "string" ? [given] : given), calls) });

/**
 * Several calls that read in one, each with its own rights and answer: what a page asks for at once goes through one transaction, and
 * what they ask of the database in one turn as one statement. Only calls that say so (`reads`) can be among them.
 */
export const manyReadsRoute: Routes = (app, { asDomain }) => {
  app.get(
    "/api/reads",
    {
      config: { permission: "signedIn" },
      schema: { tags: ["reads"], summary: "Several calls that only read, in one: the answer of each, with its status", querystring: query },
    },
    async (request, reply) => {
      const by = caller(request);
      const { domainId } = by;
      const part = async (path: string) => {
        const { statusCode, payload } = await app.inject({ url: `/api/${path}`, headers: languageOf(request), remoteAddress: request.ip });
        return `{"status":${statusCode},"body":${payload === "" ? "null" : payload}}`;
      };
      const parts = await asDomain(
        domainId,
        (tx) => offeredReads.run({ domainId, tx, caller: by }, () => Promise.all(request.query.call.map(part))),
        { gathers: true },
      );
      return reply.type("application/json; charset=utf-8").send(`[${parts.join(",")}]`);
    },
  );
};

const languageOf = ({ headers: { "accept-language": language } }: FastifyRequest): Record<string, string> =>
  language === undefined ? {} : { "accept-language": language };
