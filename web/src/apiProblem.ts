/** What the server answers instead of a result. */
export interface ProblemBody {
  code?: string;
  message?: string;
  field?: string;
  details?: unknown;
  requestId?: string;
  /** In how many seconds to come back, as the answer's head says. */
  retryAfter?: number;
}

const codeOfStatus: Readonly<Record<number, string>> = {
  0: "Disconnected",
  401: "Unauthorized",
  403: "Forbidden",
  404: "NotFound",
  408: "RequestTimeout",
  413: "PayloadTooLarge",
  429: "TooManyRequests",
  450: "LicenseExpired",
  451: "SessionLimit",
  502: "BadGateway",
  503: "ServiceUnavailable",
  504: "GatewayTimeout",
};

/** A call that did not succeed. `code` is the key of its phrase, `name` the code as an error is identified: with Error at its end. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly details: unknown;
  readonly requestId: string | undefined;
  /** 0 = it did not say. */
  readonly retryAfter: number;

  constructor(status: number, body: ProblemBody = {}) {
    const code = body.code ?? codeOfStatus[status] ?? "Unknown";
    super(body.message ?? code);
    this.name = code.endsWith("Error") ? code : `${code}Error`;
    this.status = status;
    this.code = code.replace(/Error$/, "") || "Unknown";
    this.field = body.field;
    this.details = body.details;
    this.requestId = body.requestId;
    this.retryAfter = body.retryAfter ?? 0;
  }

  /** The product is at fault, not what was asked of it. */
  get reported(): boolean {
    return this.status >= 500 || this.code === "Unknown";
  }
}
