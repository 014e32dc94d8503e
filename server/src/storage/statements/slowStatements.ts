import type { FastifyBaseLogger } from "fastify";
import { statementShape } from "./statementShape.ts";
import type { StatementWatcher } from "./watchStatements.ts";

/** So many lines in a minute; a database that is slow as a whole would else be told of without end. */
const MOST = 20;
const MINUTE_MS = 60_000;

interface Options {
  slowMs: number;
  log: Pick<FastifyBaseLogger, "warn">;
  /** Milliseconds of a clock that only goes on. */
  clock?: () => number;
}

/** One line for each statement that took longer, with who asked for it and without its values; what is left out is told with the next. */
export function slowStatements({ slowMs, log, clock = () => performance.now() }: Options): StatementWatcher {
  let since = clock();
  let told = 0;
  let leftOut = 0;
  return ({ text, ms, rows, failed }, asked) => {
    if (ms < slowMs) return;
    const now = clock();
    if (now - since >= MINUTE_MS) {
      since = now;
      told = 0;
    }
    if (told === MOST) {
      leftOut += 1;
      return;
    }
    told += 1;
    log.warn(
      {
        requestId: asked?.requestId,
        route: asked?.what,
        traceId: asked?.span?.traceId,
        statement: statementShape(text),
        ms: Math.round(ms),
        rows,
        ...(failed && { failed }),
        ...(leftOut > 0 && { leftOut }),
      },
      "A statement was slow.",
    );
    leftOut = 0;
  };
}
