import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { IncomingMessage, ServerResponse } from "node:http";
import type pg from "pg";
import type { OpenFiles } from "./files/openFiles.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { LanguageDesk } from "./languages/languageDesk.ts";
import type { Traces } from "./traces/startTraces.ts";
import type { Settings } from "./settings.ts";
import type { AsDomain } from "./storage/asDomain.ts";
import type { Apart } from "./storage/replica/apart.ts";

/** What every room gets. */
export interface House extends OpenFiles {
  settings: Settings;
  asDomain: AsDomain;
  pool: pg.Pool;
  apart: Apart;
  jobs: Jobs;
  languages: LanguageDesk;
  log: FastifyBaseLogger;
  /** Only where a collector is named. */
  traces?: Traces | undefined;
  /** Domains whose demo is being given its history by this server: their figures grow meanwhile, and say so. */
  filling: Set<number>;
  now: () => Date;
  randomBytes: (count: number) => Uint8Array;
}

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>;

/** Registers calls; the table of contents of a room names it. */
export type Routes = (app: App, house: House) => void;
