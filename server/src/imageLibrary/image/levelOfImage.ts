import { sql, type RawBuilder } from "kysely";
import type { Steps } from "../../entity/view.ts";
import type { Sql } from "../../storage/sql.ts";

type Alias = "t" | "i" | "image";

/** Joins `kept`: what the answers of the domain that asks say of an image, where its library goes by that. */
export const saidOf = (image: Alias): Sql =>
  sql`kept.domain_id = nullif(current_setting('app.domain_id', true), '')::bigint and kept.level is not null
  and kept.image_id = ${sql.ref(`${image}.id`)} and kept.library_id = any(array(select ruled.id from image_libraries ruled where ruled.measured_levels))`;

/**
 * The level of difficulty of an image, for the domain that asks: what its answers say where they say enough, or the one it was made with; and
 * always that one in a library that keeps them. `image` is the alias of its row.
 */
export const levelOfImage = (image: Alias): RawBuilder<number> =>
  sql<number>`coalesce((select kept.level from image_difficulties kept where ${saidOf(image)}), ${sql.ref(`${image}.difficulty`)})`;

/** The same where what is kept of the image in this domain is at hand as `kept`: it is not looked up once more. */
export const levelBesideKept = (image: Alias): RawBuilder<number> =>
  sql<number>`case when ${saidOf(image)} then kept.level else ${sql.ref(`${image}.difficulty`)} end`;

/** Images of a level are those that were made with it and were not moved, and those that were moved to it. `offset 0`: each is asked by itself. */
export const levelSteps: Steps = {
  values: [1, 2, 3, 4, 5],
  of: (level) => [
    sql`t.difficulty = ${level} and not exists (select from image_difficulties kept where ${saidOf("t")} and kept.level <> ${level} offset 0)`,
    sql`t.difficulty <> ${level} and t.id in (select kept.image_id from image_difficulties kept
      where kept.domain_id = nullif(current_setting('app.domain_id', true), '')::bigint and kept.level = ${level}
        and kept.library_id = any(array(select ruled.id from image_libraries ruled where ruled.measured_levels)))`,
  ],
};
