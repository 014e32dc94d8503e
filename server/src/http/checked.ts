import type { z } from "zod";
import { validationProblem } from "./validationProblem.ts";

/** A value that a route's schema cannot check as a whole (a record or an array of them), refused as the routes refuse. */
export function checked<T>(schema: z.ZodType<T>, value: unknown, place: readonly PropertyKey[] = []): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw validationProblem(
    parsed.error.issues.map(({ code, path, message, ...params }) => ({
      keyword: code,
      instancePath: `/${[...place, ...path].map(String).join("/")}`,
      schemaPath: "",
      message,
      params,
    })),
  );
}
