import { textKey } from "../../identity/textKey.ts";
import { workTargets, type WorkColumn, type WorkTarget } from "./workTarget.ts";

/** Whose export a file looks like. Manufacturers publish no format: what is here are the heads that their users' files have. */
export const workPresets = ["any", "hiScan", "rapiscan"] as const;
export type WorkPreset = (typeof workPresets)[number];

type Words = Readonly<Partial<Record<WorkTarget, readonly string[]>>>;

const usual: Record<WorkTarget, readonly string[]> = {
  person: [
    "user id",
    "user",
    "userid",
    "username",
    "login",
    "person",
    "screener",
    "screener id",
    "employee number",
    "badge",
    "badge no",
    "badge number",
    "badge id",
    "screener no",
    "screener name",
    "pin",
  ],
  happenedAt: ["time stamp", "timestamp", "date time", "datetime", "date and time", "when", "moment"],
  day: ["date", "shift date", "day", "datum"],
  time: ["time", "time of day", "shift time", "uhrzeit"],
  machine: ["machine", "device", "scanner", "machine id", "serial number", "serial no", "equipment"],
  lane: ["lane", "checkpoint lane", "line no", "belt"],
  site: ["site", "location", "airport", "checkpoint", "terminal"],
  image: ["image", "image id", "image name", "tip image", "threat image", "fti"],
  category: ["category", "threat category", "threat type", "threat", "type"],
  outcome: ["result", "outcome", "decision", "response", "answer"],
  responseSeconds: ["response time", "decision time", "reaction time", "seconds", "response time s", "response time sec"],
  responseMs: ["response time ms", "decision time ms", "milliseconds", "ms"],
};

/** What a column is called there and means something else elsewhere. */
const presets: Readonly<Record<WorkPreset, Words>> = {
  any: {},
  hiScan: {
    person: ["operator", "operator id", "operator name", "login id"],
    machine: ["hi scan", "hi scan no", "system", "system id", "machine no"],
    image: ["tip image no", "tip image id", "image no", "ftp name"],
    category: ["tip category", "image category"],
    outcome: ["tip result", "evaluation", "reaction"],
    responseSeconds: ["reaction time s", "tip time", "evaluation time"],
  },
  rapiscan: {
    person: ["operator", "operator id", "userid"],
    machine: ["machine name", "unit", "unit id"],
    image: ["fti name", "fti id", "library image"],
    category: ["fti type", "fti category"],
    outcome: ["tip outcome", "tip decision"],
    responseSeconds: ["response", "time to respond"],
  },
};

/** The form in which heads are compared and kept. */
export const workHeadKey = (head: string): string =>
  textKey(head)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** What the columns of a file are by their heads: as they were last time, else by the preset, by our words, by those of other systems; each once. */
export function guessWorkColumns(
  heads: readonly string[],
  preset: WorkPreset,
  words: Words,
  remembered: Readonly<Record<string, WorkColumn>> = {},
): WorkColumn[] {
  const meaning = new Map<string, WorkTarget>();
  for (const source of [presets[preset], words, usual, presets.hiScan, presets.rapiscan])
    for (const target of workTargets)
      for (const word of source[target] ?? []) {
        const key = workHeadKey(word);
        if (!meaning.has(key)) meaning.set(key, target);
      }
  const taken = new Set<WorkTarget>();
  return heads.map((head) => {
    const key = workHeadKey(head);
    const guess = key in remembered ? (remembered[key] ?? null) : (meaning.get(key) ?? null);
    if (guess === null || taken.has(guess)) return null;
    taken.add(guess);
    return guess;
  });
}
