type Values = Readonly<Record<string, unknown>>;

export const isValues = (value: unknown): value is Values => typeof value === "object" && value !== null && !Array.isArray(value);
const valuesOf = (value: unknown): Values => (isValues(value) ? value : {});

/** One question of a quiz that is new, gone, or something else now. */
export interface ChangedQuestion {
  number: number;
  before: Question | null;
  after: Question | null;
}
interface Question {
  text: string;
  correct: string[];
  incorrect: string[];
}

export interface EventParts {
  /** From what to what, by the names of fields; a side that is missing never was, or is no more. */
  before: Values | null;
  after: Values | null;
  /** What changed of a quiz; "hidden" where the reader may not know it. */
  answerKey: readonly ChangedQuestion[] | "hidden";
  /** What else was kept. */
  rest: readonly (readonly [name: string, value: unknown])[];
}

const apart = new Set(["before", "after", "answerKey", "request", "aboutUserId", "fields"]);

/** What an event says, sorted out: its data and its personal part as one. */
export function eventParts(data: unknown, personal: unknown): EventParts {
  const [open, own] = [valuesOf(data), valuesOf(personal)];
  const side = (name: "before" | "after"): Values | null =>
    isValues(open[name]) || isValues(own[name]) ? { ...valuesOf(open[name]), ...valuesOf(own[name]) } : null;
  const { answerKey } = open;
  return {
    before: side("before"),
    after: side("after"),
    answerKey: answerKey === "hidden" ? "hidden" : Array.isArray(answerKey) ? (answerKey as ChangedQuestion[]) : [],
    rest: [...Object.entries(open), ...Object.entries(own)].filter(
      ([name, value]) => !apart.has(name) && value !== null && value !== undefined,
    ),
  };
}

/** The fields of both sides; `company.name` stands beside its `companyId` and is no field of its own. */
export const changedNames = ({ before, after }: EventParts): string[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter((name) => !name.includes("."));
