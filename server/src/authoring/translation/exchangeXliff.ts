import type { DraftPart } from "@vigil/model/authoring/draftPart";
import { partWords, translationState } from "@vigil/model/authoring/partWords";
import { isWhole, toldIn, translatedBlock } from "@vigil/model/authoring/translatedBlock";
import type { XliffReport } from "@vigil/model/authoring/xliffWire";
import type { RichText } from "@vigil/model/training/pageBlock";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { saveChanges } from "../change/saveChanges.ts";
import { readDraft } from "../open/readDraft.ts";
import { fileOf, richFrom, unitOf, xliffOf, xliffUnits, type XliffUnit } from "./xliffText.ts";
import { BrokenXml } from "@vigil/model/values/xml/xmlTokens";

const idOf = (key: string, path: readonly (string | number)[]): string => [key, ...path].join(".");

interface Sentence {
  source: DraftPart;
  translation: DraftPart | undefined;
  path: (string | number)[];
  text: RichText;
}

/** Every sentence of the course with its translation, page by page. */
async function sentencesOf(tx: Tx, caller: Caller, courseId: number, locale: string) {
  const draft = await readDraft(tx, caller, courseId);
  if (!draft.locales.includes(locale)) throw new Problem(422, "CourseDraftLanguage", { field: "locale" });
  const translations = new Map(draft.parts.filter((part) => part.locale === locale).map((part) => [part.key, part]));
  const sentences = new Map<string, Sentence>();
  for (const source of draft.parts)
    if (source.locale === null)
      for (const { path, text } of partWords(source))
        sentences.set(idOf(source.key, path), { source, translation: translations.get(source.key), path, text });
  return { draft, sentences };
}

/** The file for a translator: what is done is there with its translation, what is missing or outdated is to be done. */
export async function writeXliff(tx: Tx, caller: Caller, courseId: number, locale: string): Promise<string> {
  const { draft, sentences } = await sentencesOf(tx, caller, courseId, locale);
  const units = [...sentences].map(([id, { source, translation, path, text }]) => {
    const told = toldIn(translation?.block, source.block, path);
    return unitOf(id, text, told === "" ? undefined : told, translationState(source, translation) === "done" ? "translated" : "initial");
  });
  return fileOf({ code: draft.name, from: draft.locale, to: locale, units });
}

/** What came back from a translator; sentences that were changed meanwhile, or that have lost a mark, are told and left. */
export async function readXliff(tx: Tx, caller: Caller, courseId: number, locale: string, xliff: string, now: Date): Promise<XliffReport> {
  const { draft, sentences } = await sentencesOf(tx, caller, courseId, locale);
  const { target, units } = unitsOf(xliff);
  if (target !== locale) throw new Problem(422, "CourseDraftXliffLanguage", { field: "xliff", details: { found: target, wanted: locale } });
  const left: XliffReport["left"] = [];
  const taken = new Map<string, Map<string, RichText>>();
  let applied = 0;
  let untouched = 0;
  for (const unit of units) {
    const plain = unit.target.map((token) => ("text" in token ? token.text : "")).join("");
    if (plain.trim() === "") continue;
    const sentence = sentences.get(unit.id);
    const reason = sentence === undefined ? "unknown" : isSame(unit, sentence.text) ? undefined : "sourceChanged";
    const text = sentence === undefined || reason !== undefined ? undefined : richFrom(unit.target, sentence.text);
    if (sentence === undefined || text === undefined) {
      left.push({ unit: unit.id, key: sentence?.source.key ?? null, reason: reason ?? "marksDiffer", target: plain });
      continue;
    }
    const { source, translation, path } = sentence;
    const before = toldIn(translation?.block, source.block, path);
    // as it went out: what nobody has worked on is not done by coming back
    if (!unit.worked && before !== undefined && xliffOf(before) === xliffOf(text)) {
      untouched += 1;
      continue;
    }
    const own = taken.get(source.key) ?? new Map<string, RichText>();
    taken.set(source.key, own.set(idOf(source.key, path), text));
    applied += 1;
  }
  const changes = draft.parts.flatMap((source) => {
    const told = source.locale === null ? taken.get(source.key) : undefined;
    if (told === undefined) return [];
    const translation = draft.parts.find((part) => part.locale === locale && part.key === source.key);
    const block = translatedBlock(source, ({ path }) => told.get(idOf(source.key, path)) ?? toldIn(translation?.block, source.block, path));
    const changed = { locale, piece: source.piece, key: source.key, base: translation?.revision ?? null };
    // one of three sentences does not make an outdated block a done one
    const isDone = isWhole(source, block) && (told.size === partWords(source).length || translationState(source, translation) === "done");
    const translated = isDone ? source.revision : isWhole(source, block) ? (translation?.translated ?? 0) : 0;
    return [{ ...changed, translated, block: block as unknown as Record<string, never> }];
  });
  if (changes.length > 0) await saveChanges(tx, caller, courseId, changes, now);
  return { applied, untouched, left };
}

function unitsOf(xliff: string) {
  try {
    return xliffUnits(xliff);
  } catch (error) {
    throw error instanceof BrokenXml ? new Problem(422, "CourseDraftXliffBroken", { field: "xliff" }) : error;
  }
}

const isSame = ({ source }: XliffUnit, text: RichText): boolean => {
  const read = richFrom(source, text);
  return read !== undefined && xliffOf(read) === xliffOf(text);
};
