import { rulesFor, type Refusal } from "../../entity/rules.ts";
import type { ProblemCode } from "../../phrases/problemCode.ts";
import { askNames, asksInPeriods, type AuthorityAsks } from "./authorityAsks.ts";
import { editionOf, packOf } from "./authorityPacks.ts";
import { authorityRule, type AuthorityRule } from "./authorityRule.ts";

const forbidden: Refusal = { status: 403, code: "AuthorityRuleCompanies" };

/** A rule for the people of every company is for who sees every company. */
export const authorityRuleRules = rulesFor(authorityRule, ["companies"], ({ companies }, actor) =>
  actor.companies === "all" || companies.length > 0 ? {} : { edit: forbidden, activate: forbidden, deactivate: forbidden },
);

type Values = AuthorityAsks & Pick<AuthorityRule, "pack" | "role" | "programs" | "newPrograms">;
export interface AuthorityFault {
  field: keyof Values | "validFrom";
  code: ProblemCode;
  details?: Record<string, number | string>;
}

/** Months of the shortest kind: nobody can sit at the X-ray screen for longer than they have. */
const mostMinutes = (months: number): number => months * 28 * 1440;

interface Check {
  field: keyof Values;
  code: ProblemCode;
  /** What else has to be known to tell. */
  reads: readonly (keyof Values)[];
  fails: (values: Values) => boolean;
}

const checks: readonly Check[] = [
  {
    field: "minutes",
    code: "AuthorityRuleAsksNothing",
    reads: ["images", "articles", "drills", "drillDays", "programs", "certifyMonths"],
    // a certificate that is asked for lacks its program, which is said there
    fails: (values) => !asksInPeriods(values) && values.certifyMonths === 0 && values.programs.length === 0,
  },
  {
    field: "programs",
    code: "AuthorityRuleNoCertificate",
    reads: ["certifyMonths"],
    fails: ({ programs, certifyMonths }) => programs.length === 0 && certifyMonths > 0,
  },
  {
    field: "programs",
    code: "AuthorityRuleWithoutProgram",
    reads: ["newPrograms"],
    fails: ({ programs, newPrograms }) => programs.length === 0 && newPrograms.length > 0,
  },
  {
    field: "minutes",
    code: "AuthorityRuleTooLong",
    reads: ["periodMonths"],
    fails: ({ minutes, periodMonths }) => minutes > mostMinutes(periodMonths),
  },
  {
    field: "drills",
    code: "AuthorityRuleManyDrills",
    reads: ["periodMonths"],
    fails: ({ drills, periodMonths }) => drills > periodMonths * 28,
  },
  {
    field: "articles",
    code: "AuthorityRuleMoreArticles",
    reads: ["images"],
    fails: ({ articles, images }) => articles > images && images > 0,
  },
  {
    field: "libraryArticles",
    code: "AuthorityRuleMoreArticles",
    reads: ["libraryImages"],
    fails: ({ libraryArticles, libraryImages }) => libraryArticles > libraryImages,
  },
  {
    field: "opensDays",
    code: "AuthorityRuleOpensTooEarly",
    reads: ["certifyMonths"],
    fails: ({ opensDays, certifyMonths }) => certifyMonths > 0 && opensDays >= certifyMonths * 28,
  },
  {
    field: "graceDays",
    code: "AuthorityRuleGraceTooLong",
    reads: ["certifyMonths", "returnMonths"],
    fails: ({ graceDays, certifyMonths, returnMonths }) => certifyMonths > 0 && graceDays > returnMonths * 31,
  },
];

/** What of a rule has a hole, contradicts itself, or asks for less than its law, one for each field; what is not there, as it makes no sense yet, is not judged. */
export function authorityRuleFaults(values: Partial<Values>): AuthorityFault[] {
  const found = new Map<string, AuthorityFault>();
  for (const { field, code, reads, fails } of checks)
    if (told(values, [field, ...reads]) && fails(values) && !found.has(field)) found.set(field, { field, code });
  for (const fault of weakerThanLaw(values)) if (!found.has(fault.field)) found.set(fault.field, fault);
  return [...found.values()];
}

const told = (values: Partial<Values>, names: readonly (keyof Values)[]): values is Values =>
  names.every((name) => values[name] !== undefined);

/** A copy of one's own asks for as much as the law, or for more. */
function weakerThanLaw(values: Partial<Values>): AuthorityFault[] {
  const [pack, edition] = values.pack === undefined ? [] : [packOf(values.pack), editionOf(values.pack)];
  if (pack === undefined || edition === undefined) return [];
  // a law that does not speak of this work asks nothing of it
  if (values.role !== undefined && !pack.roles.includes(values.role)) return [{ field: "role", code: "AuthorityRuleRole" }];
  const { periodMonths, minutes, certifyMonths } = values;
  const { asks: law } = edition;
  const said = new Set(edition.sources.flatMap(({ says }) => says));
  const least = (field: keyof AuthorityAsks, minimum: number, code: ProblemCode = "AuthorityRuleWeaker"): AuthorityFault[] =>
    said.has(field)
      ? [
          {
            field,
            code,
            details: {
              minimum,
              article: edition.sources.find(({ says }) => says.some((name) => name === field))?.article ?? edition.edition,
            },
          },
        ]
      : [];
  // shorter periods are stricter where they fill the law's, and each has its share of the time
  const fills = periodMonths !== undefined && (!said.has("periodMonths") || law.periodMonths % periodMonths === 0);
  const short = fills && minutes !== undefined && minutes * law.periodMonths < law.minutes * periodMonths;
  const few = (["libraryImages", "libraryArticles"] as const).filter((name) => (values[name] ?? Infinity) < law[name]);
  return [
    ...(periodMonths === undefined || fills ? [] : least("periodMonths", law.periodMonths)),
    ...(short ? least("minutes", Math.ceil((law.minutes * periodMonths) / law.periodMonths)) : []),
    ...few.flatMap((name) => least(name, law[name])),
    ...(certifyMonths === 0 || (certifyMonths ?? 0) > law.certifyMonths
      ? least("certifyMonths", law.certifyMonths, certifyMonths === 0 ? "AuthorityRuleUnlimited" : "AuthorityRuleLonger")
      : []),
  ];
}

/** Whether another version begins: something that is asked for has changed. */
export const asksDiffer = (one: AuthorityAsks, other: AuthorityAsks): boolean => askNames.some((name) => one[name] !== other[name]);

/** From which day a changed rule may hold: neither in the past, where results stand, nor with or before the version that holds now. */
export const validFromFault = ({
  validFrom,
  today,
  inForce,
}: {
  validFrom: string;
  today: string;
  /** The day since which the version that holds now does; null where none does yet. */
  inForce: string | null;
}): AuthorityFault | undefined =>
  validFrom < today || (inForce !== null && validFrom <= inForce)
    ? { field: "validFrom", code: "AuthorityRulePast", details: { day: inForce ?? today } }
    : undefined;

/** Of a rule that is changed: that what it asks for would change too early, as far as its record tells. */
export function lateChange(before: AuthorityRule, wanted: Partial<AuthorityRule>, today: string): AuthorityFault | undefined {
  const { validFrom = before.validFrom } = wanted;
  return validFrom === before.validFrom && !asksDiffer(before, { ...before, ...wanted })
    ? undefined
    : validFromFault({ validFrom, today, inForce: before.validFrom <= today ? before.validFrom : null });
}
