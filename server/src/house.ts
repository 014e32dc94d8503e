import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { IncomingMessage, ServerResponse } from "node:http";
import type pg from "pg";
import type { Files } from "./files/files.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Settings } from "./settings.ts";
import type { AsDomain } from "./storage/asDomain.ts";

/** What every room gets. */
export interface House {
  settings: Settings;
  asDomain: AsDomain;
  pool: pg.Pool;
  files: Files;
  jobs: Jobs;
  log: FastifyBaseLogger;
  now: () => Date;
  randomBytes: (count: number) => Uint8Array;
}

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>;

/** Registers calls; the table of contents of a room names it. */
export type Routes = (app: App, house: House) => void;
