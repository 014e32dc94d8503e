import { mostAtOnce } from "@vigil/model/entity/mostAtOnce";
import { z } from "zod";

export const idParameter = z.object({ id: z.coerce.number().int().positive() });
export const idsBody = z.strictObject({ ids: z.array(z.int().positive()).min(1).max(mostAtOnce) });
