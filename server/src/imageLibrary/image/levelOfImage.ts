import { sql, type RawBuilder } from "kysely";

/**
 * The level of difficulty of an image, for the domain that asks: what its answers say where they say enough, or the one it was made with; and
 * always that one in a library that keeps them. `image` is the alias of its row.
 */
export const levelOfImage = (image: "t" | "i" | "image"): RawBuilder<number> =>
  sql<number>`coalesce((select kept.level from image_difficulties kept join image_libraries ruled on ruled.id = kept.library_id and ruled.measured_levels
    where kept.domain_id = nullif(current_setting('app.domain_id', true), '')::bigint and kept.image_id = ${sql.ref(image)}.id), ${sql.ref(image)}.difficulty)`;
