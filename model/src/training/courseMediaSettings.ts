import { z } from "zod";
import { isLink } from "../values/isLink.ts";

/** An address of the web, or a path here: `//` and `/\\` begin another host's. */
const isPrefix = (text: string): boolean => text === "" || isLink(text) || /^\/(?![/\\])[^\s\\]*$/u.test(text);
const prefix = z
  .string()
  .max(500)
  .refine(isPrefix, { params: { fault: "FieldNotLink" } })
  .optional();
const suffix = z.string().max(200).optional();

/** What a course's own data may say about where its media lie and how a browser asks for them. */
export const courseMediaSettings = z.object({
  courseUrlPrefix: prefix,
  courseUrlSuffix: suffix,
  labUrlPrefix: prefix,
  labUrlSuffix: suffix,
  corsMode: z.enum(["no-cors", "cors", "same-origin"]).optional(),
  corsCredentials: z.enum(["same-origin", "include", "omit"]).optional(),
});
