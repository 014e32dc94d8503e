import { textKey } from "@vigil/model/identity/textKey";
import type { LineValues } from "@vigil/model/organization/userImport/readLine";
import { readLine } from "@vigil/model/organization/userImport/readLine";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";
import type { ImportContext } from "./importContext.ts";

/** The User ID that a line means: its own, else the value by which people are told apart. */
export const usernameOf = ({ username, pin, email }: LineValues, { order }: Pick<ImportContext, "order">): string | undefined =>
  username ?? (order.key === "pin" ? pin : order.key === "email" ? email : undefined) ?? undefined;

export const emailKey = (email: string): string => email.toLowerCase();

export function personKey({ firstName, lastName, birthDate }: LineValues): string | null {
  return firstName && lastName && birthDate ? JSON.stringify([firstName, lastName, birthDate]) : null;
}

/** Keeps of lines by what others of the same file could be the same, so that each can be compared with all. */
export async function writeKeys(tx: Tx, context: ImportContext, lines: readonly { line: number; cells: string[] }[]): Promise<void> {
  const { order, heads, words, importId, view } = context;
  const keys = lines.map(({ line, cells }) => {
    const { values } = readLine(order, heads, cells, words);
    const username = usernameOf(values, context);
    return {
      line,
      username: username === undefined ? null : textKey(username),
      email: values.email ? emailKey(values.email) : null,
      pin: values.pin ?? null,
      person: personKey(values),
    };
  });
  await sql`update user_import_lines l set username_key = k.username, username_look = look_alike(k.username), email_key = k.email,
      pin = k.pin, person_key = k.person
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k(line integer, username text, email text, pin text, person text)
    where l.domain_id = ${view.caller.domainId} and l.import_id = ${importId} and l.line = k.line`.execute(tx);
}
