import type { Language } from "@vigil/model/phrases/languages";
import type { ReportAsk } from "@vigil/model/reporting/reports/reportAsk";
import { fill } from "../../mail/composeMail.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { reportWords } from "./reportCells.ts";
import { namesBy } from "./reportNames.ts";

/** So many are named, the others counted. */
const mostNamed = 5;
const lists = { companyIds: "company", groupIds: "group", programIds: "program", courseIds: "course", ruleIds: "rule" } as const;
const choices = { status: "status", sessionKinds: "kind", standings: "standing", workStandings: "workStanding" } as const;
const yes = ["overdue", "revoked", "inactive"] as const;
const keysOf = <Name extends string>(of: Readonly<Record<Name, string>>): Name[] => Object.keys(of) as Name[];

/** What a report was narrowed to, each in words; its days are told by themselves. */
export async function reportFilters(tx: Tx, domainId: number, ask: ReportAsk, language: Language): Promise<string[]> {
  const words = reportWords(language);
  const { parameters, filter, andMore } = words;
  const told = (name: keyof typeof parameters, values: readonly string[]): string => {
    const named = values.slice(0, mostNamed).join(", ");
    const rest = values.length - mostNamed;
    return fill(filter, { what: parameters[name], values: rest > 0 ? fill(andMore, { named, rest: String(rest) }) : named });
  };
  const found: string[] = [];
  for (const name of keysOf(lists)) {
    const ids = ask[name];
    if (ids.length === 0) continue;
    const names = await namesBy(tx, domainId, lists[name], ids);
    found.push(
      told(
        name,
        ids.map((id) => names.get(id)?.["name"] ?? `#${id}`),
      ),
    );
  }
  for (const name of keysOf(choices)) {
    const known: Readonly<Record<string, string>> = words.choices[choices[name]];
    if (ask[name].length > 0)
      found.push(
        told(
          name,
          ask[name].map((code) => known[code] ?? code),
        ),
      );
  }
  return [...found, ...yes.filter((name) => ask[name]).map((name) => parameters[name])];
}
