import { fastify, type FastifyBaseLogger } from "fastify";
import type { Settings } from "./settings.ts";

/** One logger for the whole server: the one that Fastify brings, JSON lines on the standard output. */
export const serverLog = (level: Settings["logLevel"]): FastifyBaseLogger => fastify({ logger: { level } }).log;
