import { parseArgs } from "node:util";
import { openDesk, Refused, type Desk } from "./desk.ts";
import { exportTexts } from "./exportTexts.ts";
import { importTexts } from "./importTexts.ts";
import { report } from "./report.ts";
import { reviewed } from "./reviewed.ts";
import { begin, snapshot, translated } from "./states.ts";
import { terms } from "./terms.ts";

const text = { type: "string" } as const;
const options = { root: text, format: text, to: text, by: text, from: text, licence: text };
type Values = Partial<Record<keyof typeof options, string>>;
type Command = (desk: Desk, words: readonly string[], values: Values) => number | void;

const commands = {
  check: report,
  export: exportTexts,
  import: importTexts,
  reviewed,
  translated,
  terms,
  begin,
  snapshot,
} satisfies Record<string, Command>;

/** Does what a command line says, and answers with what the process ends: 1 where there are faults, or where it was refused. */
export function phrasesTool(
  words: readonly string[],
  { root, ...further }: { root: string } & Pick<Desk, "today" | "tell" | "complain">,
): number {
  try {
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options });
    const [name = "check", ...rest] = positionals;
    const command: Command | undefined = Object.entries(commands).find(([known]) => known === name)?.[1];
    if (command === undefined) throw new Refused(`Commands: ${Object.keys(commands).join(", ")}.`);
    return (command(openDesk(values.root ?? root, further), rest, values) ?? 0) > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Refused) && !isMistyped(error)) throw error;
    further.complain(error.message);
    return 1;
  }
}

const isMistyped = (error: unknown): error is Error =>
  error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
