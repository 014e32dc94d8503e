import type { PackageQuestion } from "../curriculum/coursePackage.ts";
import type { CourseContent, UnitType } from "../training/courseContent.ts";
import type { Lab } from "../training/labs/lab.ts";
import type { PageBlock } from "../training/pageBlock.ts";

/** What stands in a draft, by its kind. It may be unfinished: `partFaults` names what is missing. Numbers (`id`) are the server's. */
export interface DraftBodies {
  /** One of each draft, key `course`. */
  course: { title: string; code: string; locale: string };
  /** One or none, key `final`. */
  final: NonNullable<CourseContent["finalExam"]>;
  objective: { id: number; text: string };
  term: { term: string; meaning: string };
  unit: { id: number; type: UnitType; name: string; tested: boolean; examSize?: number | undefined };
  section: { id: number; name: string; attachments: { file: string; name: string }[] };
  page: { id: number; title: string; objective?: number; skip?: boolean; labs: number[] };
  lab: Lab;
  question: PackageQuestion;
  block: PageBlock;
}
export type PartKind = keyof DraftBodies;

/** The piece in which parts of a kind stand: a name, or the key of a unit, a section or a page. */
const named = { course: "course", objectives: "objective", glossary: "term", outline: "unit", labs: "lab", questions: "question" } as const;
const numbered = { u: "section", s: "page", p: "block" } as const;

/** What stands in a piece; undefined where there is no such piece. A unit stands in `outline`, its sections in `u1`, their pages in `s4`, blocks in `p12`. */
export function kindIn(piece: string, key: string): PartKind | undefined {
  if (piece === "course") return key === "final" ? "final" : key === "course" ? "course" : undefined;
  if (Object.hasOwn(named, piece)) return named[piece as keyof typeof named];
  const [, letter] = /^([usp])\d{1,10}$/u.exec(piece) ?? [];
  return letter === undefined ? undefined : numbered[letter as keyof typeof numbered];
}

/** The letter with which the keys of numbered parts begin: page 12 has the key `p12`. The others (blocks, terms) have keys by chance. */
export const keyLetters = { unit: "u", section: "s", page: "p", lab: "l", question: "q", objective: "o" } as const;
export type NumberedKind = keyof typeof keyLetters;
/** What comes next of each kind; what was used once is never used again. */
export type NextNumbers = Record<NumberedKind, number>;
export const keyOf = (kind: NumberedKind, id: number): string => `${keyLetters[kind]}${id}`;

interface PartPlace {
  /** null = the language of the course; else a translation of the part with the same key. */
  locale: string | null;
  piece: string;
  key: string;
  /** Grows with each save of the draft; what a change is based on. */
  revision: number;
  /** Parts of a piece stand in this order; a translation stands where its source does. */
  position: number;
  /** Of a translation: the revision of its source that was translated, 0 while it is only begun. It is outdated where the source has a later one. */
  translated?: number;
  /** Of an outdated translation: what its source was. */
  translatedFrom?: DraftBodies[PartKind];
}

export type DraftPart<K extends PartKind = PartKind> = PartPlace & { block: DraftBodies[K] };
