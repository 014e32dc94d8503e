import type { ProblemCode } from "@vigil/model/phrases/problemCode";
import type { App, House } from "./house.ts";
import type { Queue } from "./jobs/jobs.ts";
import type { Tx } from "./storage/asDomain.ts";

/** What a unique constraint means to the person who ran into it, and the field that is at fault. */
export interface Conflict {
  code: ProblemCode;
  field?: string;
}

/** Work that goes on beside the calls; `stop` waits for what is under way. */
export type Job = (house: House) => { stop: () => Promise<void> } | void;

/** A room's table of contents, and all that the house knows of it. */
export interface Contents {
  /** What every call passes before its route, after it is known who calls. */
  guard?: (app: App, house: House) => void;
  /** The calls of the room, its lists among them. */
  routes?: readonly ((app: App, house: House) => void)[];
  /** Begun when the server listens, ended in the opposite order. */
  jobs?: readonly Job[];
  queues?: readonly Queue<never>[];
  /** By the constraint's name. A test finds constraints that no room knows. */
  conflicts?: Readonly<Record<string, Conflict>>;
  /** What is kept for a day at most: asked once an hour for every domain. */
  forget?: (tx: Tx, domainId: number, before: Date) => Promise<void>;
}
