import { z } from "zod";

/** What an export of chosen images would be: an archive for each library they are of, and the room there is. */
export const imageExport = z.object({
  libraries: z.array(z.object({ id: z.int(), name: z.string(), images: z.int(), bytes: z.int() })),
  free: z.int(),
  floor: z.int(),
});
export type ImageExport = z.infer<typeof imageExport>;
