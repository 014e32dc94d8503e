import { z } from "zod";

/** A file of a course by its path in the package: folders and names of letters, digits, dots, hyphens and underscores. */
export const filePath = z
  .string()
  .min(1)
  .max(200)
  .regex(/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.[A-Za-z0-9]{2,5}$/u);
