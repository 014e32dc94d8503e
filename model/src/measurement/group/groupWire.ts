import type { Detection } from "../../reporting/measures/detection.ts";
import type { Goal, Measures } from "../observer/measureWire.ts";
import type { Need } from "./need.ts";

/** Somebody of a group, with what they need most. */
export interface MeasuredPerson {
  userId: number;
  name: string;
  company: string;
  sessions: number;
  total: Detection;
  need: Need;
  /** The area below the curve of how sure they were, of so many answers; null where that was not asked. */
  area: { value: number | null; rated: number } | null;
  /** The category that is most surely weak: whose interval ends lowest, of those with a threat missed; null articles: not known. */
  weakest: { category: string; hits: number; misses: number; articles: number | null } | null;
}

export interface GroupMeasures extends Measures {
  goal: Goal;
  /** Who did anything, and how many of them need what. */
  people: Record<Need, number> & { all: number };
  rows: MeasuredPerson[];
  /** Of those with the need that was asked for, as many as one act means, and how many there are; only for who may write to them. */
  reached?: { ids: number[]; count: number };
}

/** What people can be put in the order of, beside what they need; of a figure the lowest first. */
export const peopleOrders = ["name", "need", "hitRate", "falseAlarmRate", "dPrime", "images", "company"] as const;
export type PeopleOrder = (typeof peopleOrders)[number];

/** So many people stand on a page. */
export const peoplePerPage = 50;
