import { mostAtOnce } from "@vigil/model/entity/mostAtOnce";
import { z } from "zod";

export const idParameter = z.object({ id: z.coerce.number().int().positive() });
export const idsBody = z.strictObject({ ids: z.array(z.int().positive()).min(1).max(mostAtOnce) });

/** One of a kind, or an array of them. */
export const oneOrMany = <S extends z.ZodType>(schema: S) => z.union([schema, z.array(schema).min(1).max(mostAtOnce)]);
