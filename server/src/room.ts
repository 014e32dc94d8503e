import type { ProblemCode } from "@vigil/model/phrases/problemCode";
import type { House, Routes } from "./house.ts";
import type { Queue } from "./jobs/jobs.ts";
import type { Settings } from "./settings.ts";
import type { Tx } from "./storage/asDomain.ts";

/** What a unique constraint means to the person who ran into it, and the field that is at fault. */
export interface Conflict {
  code: ProblemCode;
  field?: string;
}

/** Work that goes on beside the calls; `stop` waits for what is under way. */
export type Job = (house: House) => { stop: () => Promise<void> } | void;

/** A room as its table of contents hands it over: all that the house knows of it. */
export interface Room {
  /** What every call passes before its route, after it is known who calls. */
  guard?: Routes;
  /** The calls of the room, its lists among them. */
  routes?: readonly Routes[];
  /** Begun when the server listens, ended in the opposite order. */
  jobs?: readonly Job[];
  queues?: readonly Queue<never>[];
  /** By the constraint's name. A test finds constraints that no room knows. */
  conflicts?: Readonly<Record<string, Conflict>>;
  /** What is kept for a day at most, or as long as the installation says: asked once an hour for every domain. */
  forget?: (tx: Tx, domainId: number, before: Date, settings: Settings) => Promise<void>;
}
