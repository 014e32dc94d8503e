import { z } from "zod";
import { localeCode } from "../curriculum/coursePackage.ts";

/** Characters of the captions of one language: an hour of talk has a third of them. */
export const mostCaptions = 200_000;

const arrow = "-->";
const timing = /^\s*(?:\d+:)?\d{1,2}:\d{2}[.,]\d{3}\s+-->\s+(?:\d+:)?\d{1,2}:\d{2}[.,]\d{3}(?:\s|$)/u;
/** It says something, and no line of times is none: that line would be missing without a word. */
const isCaptions = (text: string): boolean => {
  const timings = text.split("\n").filter((line) => line.includes(arrow));
  return /^\uFEFF?WEBVTT(?:\s|$)/u.test(text) && timings.length > 0 && timings.every((line) => timing.test(line));
};

/** What is said and heard in a film, in one language, as a WebVTT file has it. */
const captions = z.strictObject({
  locale: localeCode,
  text: z
    .string()
    .max(mostCaptions)
    .refine(isCaptions, { params: { fault: "QuizCaptionsUnread" } }),
});

/** Of a question of a quiz that shows a film: what it is of, for whoever cannot see it, and its captions language by language. */
export const questionFilm = z.strictObject({
  description: z.string().trim().min(1).max(2000),
  captions: z
    .array(captions)
    .max(20)
    .refine((all) => all.length > 0, { params: { fault: "QuizCaptionsMissing" } })
    .refine((all) => new Set(all.map(({ locale }) => locale)).size === all.length, { params: { fault: "QuizCaptionsTwice" } }),
});
export type QuestionFilm = z.infer<typeof questionFilm>;
