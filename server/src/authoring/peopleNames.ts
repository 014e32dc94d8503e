import type { Tx } from "../storage/asDomain.ts";

type Id = number | null;

/** The names of people of this domain; somebody of another is not named. */
export async function peopleNames(
  tx: Tx,
  domainId: number,
  people: readonly (readonly [Id, Id])[],
): Promise<(domain: Id, person: Id) => string | null> {
  const ids = [...new Set(people.flatMap(([domain, person]) => (domain === domainId && person !== null ? [person] : [])))];
  const rows =
    ids.length === 0
      ? []
      : await tx
          .selectFrom("users")
          .select(["id", "firstName", "lastName"])
          .where("domainId", "=", domainId)
          .where("id", "in", ids)
          .execute();
  const names = new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  return (domain, person) => (domain === domainId && person !== null ? (names.get(person) ?? null) : null);
}
