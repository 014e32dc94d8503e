/** Settings that contradict each other (curriculum/orderedSettings.ts). */
type DisorderFault =
  | "SettingQuestionTimeAbove"
  | "SettingImageTimeAbove"
  | "SettingLeastTimeAbove"
  | "SettingThreatShares"
  | "SettingBurstLong"
  | "SettingLookBackShort";

/** What zod tells of a value that does not fit, as far as it matters here. */
interface Issue {
  readonly code?: string | undefined;
  readonly origin?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly format?: unknown;
  readonly expected?: unknown;
  readonly params?: unknown;
}

type FaultCode =
  | "FieldRequired"
  | "FieldInvalid"
  | "FieldTooShort"
  | "FieldTooLong"
  | "FieldTooSmall"
  | "FieldTooLarge"
  | "FieldNotInteger"
  | "FieldNotMail"
  | "FieldNotDate"
  | "FieldDateBeyond"
  | "FieldNotAddress"
  | "FieldInvisible"
  | "FieldNotUserId"
  | "FieldNotLink"
  | "FieldNotTime"
  | "FieldNotTimeZone"
  | "FieldNotColour"
  | "FieldNotPasswordRules"
  | DisorderFault;

export interface FieldFault {
  code: FaultCode;
  minimum?: number;
  maximum?: number;
}

const formats: Readonly<Record<string, FaultCode>> = { email: "FieldNotMail", date: "FieldNotDate", datetime: "FieldNotDate" };

/** Which of the general sentences says what is wrong with a value: the same in the form and on the server. */
export function fieldFault(issue: Issue): FieldFault {
  const { code, origin, minimum, maximum, format, expected, params } = issue;
  const ofLength = origin === "string" || origin === "array";
  if (code === "too_small") {
    if (ofLength && Number(minimum) <= 1) return { code: "FieldRequired" };
    return { code: ofLength ? "FieldTooShort" : "FieldTooSmall", minimum: Number(minimum) };
  }
  if (code === "too_big") return { code: ofLength ? "FieldTooLong" : "FieldTooLarge", maximum: Number(maximum) };
  if (code === "invalid_type" && expected === "int") return { code: "FieldNotInteger" };
  if (code === "invalid_format") return { code: formats[String(format)] ?? "FieldInvalid" };
  const named = typeof params === "object" && params !== null && "fault" in params && params.fault;
  // whatever a schema of ours names
  return { code: typeof named === "string" ? (named as FaultCode) : "FieldInvalid" };
}
