import { sql } from "kysely";
import { saidOf } from "../image/levelOfImage.ts";
import { z } from "zod";
import type { App, House } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { nearestLooks } from "../order/nearestLooks.ts";
import { poolCoverage, readPools } from "./poolCoverage.ts";
import { seenLibrary } from "../seenLibrary.ts";

/** So many of the newest bags are compared with each other: half a million pairs, some thirty milliseconds. */
const MOST_COMPARED = 1000;

const MOST_OTHERS = 400;

const cell = z.object({ category: z.string().nullable(), difficulty: z.int(), count: z.int() });
const coverage = z.object({
  images: z.int(),
  cells: z.array(cell),
  /** Of the numbered stock: those that are shown at all. */
  articles: z.array(z.object({ kind: z.string(), number: z.int(), count: z.int() })),
  /** Threats that are of no stock: rendered elsewhere, projected by hand, on pallets. */
  others: z.array(z.object({ name: z.string(), category: z.string().nullable(), count: z.int() })),
  views: z.array(z.object({ views: z.int(), count: z.int() })),
  states: z.array(z.object({ state: z.string(), count: z.int() })),
  pools: poolCoverage,
  compared: z.int(),
  nearest: z.object({ ids: z.tuple([z.int(), z.int()]), distance: z.int(), bits: z.int() }).nullable(),
});

/** What a library has of what: by category and difficulty, by article, by number of views, and whether two of its bags look alike. */
export const coverageRoutes = (app: App, { asDomain }: House): void => {
  app.get(
    "/api/imagelibraries/:id/coverage",
    {
      config: { permission: "images:view" },
      schema: {
        tags: ["imageLibraries"],
        summary: "How many images a library has of what",
        params: z.object({ id: z.coerce.number().int().positive() }),
        response: { 200: coverage },
      },
    },
    (request) =>
      asDomain(caller(request).domainId, async (tx) => {
        const { id } = request.params;
        await seenLibrary(tx, id);
        const rows = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(tx)).rows;
        const kept = sql`i.library_id = ${id} and i.state <> 'archived'`;
        const cells = await rows(sql<
          z.infer<typeof cell>
        >`select i.category, coalesce(kept.level, i.difficulty) as difficulty, count(*) as count from images i left join image_difficulties kept on ${saidOf("i")}
          where ${kept} group by 1, 2 order by 1 nulls last, 2`);
        const articles = await rows(sql<{ kind: string; number: number; count: number }>`
          select substring(a.id from '^(.*)-[0-9]+$') as kind, substring(a.id from '[0-9]+$')::int as number, count(*) as count
          from images i join image_truths x on x.image_id = i.id, lateral jsonb_array_elements_text(x.measures -> 'articles') a(id)
          where ${kept} and a.id ~ '^.+-[0-9]{1,4}$' group by 1, 2 order by 1, 2`);
        const others = await rows(sql<{ name: string; category: string | null; count: number }>`
          select p.name, i.category, count(*) as count from images i join image_truths x on x.image_id = i.id,
            lateral (select distinct t ->> 'name' as name from jsonb_array_elements(x.threats) t) p
          where ${kept} and x.measures -> 'articles' is null group by p.name, i.category order by count desc, p.name limit ${MOST_OTHERS}`);
        const views = await rows(sql<{ views: number; count: number }>`select jsonb_array_length(i.views) as views, count(*) as count
          from images i where ${kept} group by 1 order by 1`);
        const states = await rows(sql<{ state: string; count: number }>`select i.state, count(*) as count from images i
          where i.library_id = ${id} group by i.state order by i.state`);
        const looks = await rows(sql<{
          id: number;
          look: string;
        }>`select i.id, x.look from images i join image_truths x on x.image_id = i.id
          where ${kept} and x.look is not null order by i.id desc limit ${MOST_COMPARED}`);
        return {
          images: cells.reduce((sum, { count }) => sum + count, 0),
          cells,
          articles,
          others,
          views,
          states,
          pools: await readPools(tx, caller(request).domainId, id),
          compared: looks.length,
          nearest: nearestLooks(looks) ?? null,
        };
      }),
  );
};
