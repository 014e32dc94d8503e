import { rulesFor, type Refusal } from "../../entity/rules.ts";
import type { ProblemCode } from "../../phrases/problemCode.ts";
import { askNames, type AuthorityAsks } from "./authorityAsks.ts";
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

/** What of a rule has a hole, contradicts itself, or asks for less than its law; nothing where it is sound. */
export function authorityRuleFault(values: Values): AuthorityFault | undefined {
  const { minutes, images, articles, libraryImages, libraryArticles, certifyMonths, opensDays, returnMonths, periodMonths } = values;
  if (minutes + images + articles + values.drills + values.drillDays === 0 && values.programs.length === 0)
    return { field: "minutes", code: "AuthorityRuleAsksNothing" };
  if (certifyMonths > 0 && values.programs.length === 0) return { field: "programs", code: "AuthorityRuleWithoutProgram" };
  if (values.newPrograms.length > 0 && values.programs.length === 0) return { field: "programs", code: "AuthorityRuleWithoutProgram" };
  if (minutes > mostMinutes(periodMonths)) return { field: "minutes", code: "AuthorityRuleTooLong" };
  if (values.drills > periodMonths * 28) return { field: "drills", code: "AuthorityRuleManyDrills" };
  if (articles > images && images > 0) return { field: "articles", code: "AuthorityRuleMoreArticles" };
  if (libraryArticles > libraryImages) return { field: "libraryArticles", code: "AuthorityRuleMoreArticles" };
  if (certifyMonths > 0 && opensDays >= certifyMonths * 28) return { field: "opensDays", code: "AuthorityRuleOpensTooEarly" };
  if (certifyMonths > 0 && values.graceDays > returnMonths * 31) return { field: "graceDays", code: "AuthorityRuleGraceTooLong" };
  return weakerThanLaw(values);
}

/** A copy of one's own asks for as much as the law, or for more. */
function weakerThanLaw(values: Values): AuthorityFault | undefined {
  const [pack, edition] = [packOf(values.pack), editionOf(values.pack)];
  if (pack === undefined || edition === undefined) return undefined;
  if (!pack.roles.includes(values.role)) return { field: "role", code: "AuthorityRuleRole" };
  const { asks: law } = edition;
  const least = (field: keyof Values, minimum: number): AuthorityFault => ({
    field,
    code: "AuthorityRuleWeaker",
    details: { minimum, article: edition.sources.find(({ says }) => says.some((name) => name === field))?.article ?? edition.edition },
  });
  const said = new Set(edition.sources.flatMap(({ says }) => says));
  const asks = (name: keyof AuthorityAsks): boolean => said.has(name);
  // shorter periods are stricter where they fill the law's, and each has its share of the time
  if (asks("periodMonths") && law.periodMonths % values.periodMonths !== 0) return least("periodMonths", law.periodMonths);
  if (asks("minutes") && values.minutes * law.periodMonths < law.minutes * values.periodMonths)
    return least("minutes", Math.ceil((law.minutes * values.periodMonths) / law.periodMonths));
  if (asks("libraryImages") && values.libraryImages < law.libraryImages) return least("libraryImages", law.libraryImages);
  if (asks("libraryArticles") && values.libraryArticles < law.libraryArticles) return least("libraryArticles", law.libraryArticles);
  if (!asks("certifyMonths")) return undefined;
  return values.certifyMonths === 0 || values.certifyMonths > law.certifyMonths
    ? { ...least("certifyMonths", law.certifyMonths), code: "AuthorityRuleLonger" }
    : undefined;
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
