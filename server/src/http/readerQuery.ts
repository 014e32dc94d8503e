import { languages } from "@vigil/model/phrases/languages";
import { z } from "zod";

/** In which language what is answered is read. */
export const readerQuery = z.object({ language: z.enum(languages).optional() });
