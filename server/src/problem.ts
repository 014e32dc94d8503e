import type { ProblemCode } from "@vigil/model/phrases/problemCode";

export interface ProblemOptions {
  /** The field of the body or query that is at fault; the form shows the sentence there. */
  field?: string;
  details?: unknown;
  /** Seconds after which trying again makes sense (429, 503). */
  retryAfterSeconds?: number;
}

/** An expected refusal. Anything else that is thrown is a bug and becomes a 500. */
export class Problem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly field: string | undefined;
  readonly details: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, code: ProblemCode, options: ProblemOptions = {}) {
    super(code);
    this.name = "Problem";
    this.status = status;
    this.code = code;
    this.field = options.field;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
