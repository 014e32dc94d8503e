import type { AwayReason } from "../filesAway.ts";

const byName: Readonly<Record<string, AwayReason>> = {
  TimeoutError: "slow",
  RequestTimeout: "slow",
  AbortError: "slow",
  NoSuchBucket: "bucket",
  CredentialsProviderError: "credentials",
  AccessDenied: "refused",
  InvalidAccessKeyId: "refused",
  SignatureDoesNotMatch: "refused",
};

const statusOf = (error: Error): number | undefined => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the client adds to its errors
  const told = (error as { $metadata?: { httpStatusCode?: number } }).$metadata;
  return told?.httpStatusCode;
};

/** Whether there is no object of that name; a bucket that is away has this status too, and is no answer about a file. */
export const isNoObject = (error: unknown): boolean => error instanceof Error && error.name !== "NoSuchBucket" && statusOf(error) === 404;

export const isOutside = (error: unknown): boolean => error instanceof Error && statusOf(error) === 416;

export function awayReason(error: unknown): AwayReason {
  if (!(error instanceof Error)) return "unknown";
  // the client calls a broken connection a time-out
  if ("code" in error && String(error.code).startsWith("ECONN")) return "away";
  const named = byName[error.name];
  if (named !== undefined) return named;
  const status = statusOf(error);
  if (status === 401 || status === 403) return "refused";
  if (status === 429 || (status !== undefined && status >= 500)) return "busy";
  return status === undefined || status < 400 ? "away" : "unknown";
}
