import { textKey } from "@vigil/model/identity/textKey";
import { writeMissingWords } from "./writeMissingWords.ts";
import type { House } from "./house.ts";
import { hashPassword } from "./identity/password/passwordHash.ts";
import type { Tx } from "./storage/asDomain.ts";
import { systemDomain } from "./storage/systemDomain.ts";

const DOMAIN = "system"; // the name of the system domain
const USERNAME = "administrator";
const ALPHABET = "abcdefghijkmnopqrstuvwxyz23456789"; // without l, 0 and 1

export interface FirstAdministrator {
  domain: string;
  username: string;
  password: string;
}

/**
 * Where there is nobody yet who could let others in: the system administrator, with a password that has to be changed at once. It is
 * told and never stored, so as long as nobody has signed in with it each start makes a new one. `nobodyElse`: although there are other
 * domains, nobody is left who rules them all.
 */
export async function firstAdministrator(
  { asDomain, randomBytes }: Pick<House, "asDomain" | "randomBytes">,
  { nobodyElse = false } = {},
): Promise<FirstAdministrator | undefined> {
  if (!(await asDomain(systemDomain, (tx) => isWanted(tx, nobodyElse)))) return undefined;
  const password = spelled(randomBytes(20));
  const passwordHash = await hashPassword(password);
  const give = async (tx: Tx) => {
    await tx.selectFrom("domains").select("id").where("id", "=", systemDomain).forUpdate().execute(); // of two servers one is first
    if (!(await isWanted(tx, nobodyElse))) return false;
    const found = await administrator(tx);
    const changes = { passwordHash, mustChangePassword: true, active: true };
    if (found) await tx.updateTable("users").set(changes).where("domainId", "=", systemDomain).where("id", "=", found.id).execute();
    else await addAdministrator(tx, passwordHash);
    return true;
  };
  const given = await asDomain(systemDomain, give, { shared: true }); // what all domains share is given its words, too
  return given ? { domain: DOMAIN, username: USERNAME, password } : undefined;
}

async function isWanted(tx: Tx, nobodyElse: boolean): Promise<boolean> {
  if (nobodyElse) return true;
  const found = await administrator(tx);
  if (found) return found.mustChangePassword && found.lastSeenAt === null;
  const [domains, users] = await Promise.all([
    tx.selectFrom("domains").select("id").where("id", "<>", systemDomain).where("active", "=", true).limit(1).execute(),
    tx.selectFrom("users").select("id").where("domainId", "=", systemDomain).limit(1).execute(),
  ]);
  return domains.length === 0 && users.length === 0;
}

const administrator = (tx: Tx) =>
  tx
    .selectFrom("users")
    .select(["id", "mustChangePassword", "lastSeenAt"])
    .where("domainId", "=", systemDomain)
    .where("usernameKey", "=", textKey(USERNAME))
    .executeTakeFirst();

async function addAdministrator(tx: Tx, passwordHash: string) {
  const name = "System";
  const company = await tx
    .insertInto("companies")
    .values({ domainId: systemDomain, name, nameKey: textKey(name), kind: "system", locked: true })
    .returning("id")
    .executeTakeFirstOrThrow();
  const level = await tx
    .selectFrom("accessLevels")
    .select("id")
    .where("baseCode", "=", "sup")
    .where("ownerDomainId", "is", null)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("users")
    .values({
      domainId: systemDomain,
      username: USERNAME,
      usernameKey: textKey(USERNAME),
      firstName: "System",
      lastName: "Administrator",
      companyId: company.id,
      accessLevelId: level.id,
      passwordHash,
      mustChangePassword: true,
    })
    .execute();
  await writeMissingWords(tx, systemDomain);
}

/** Four groups of five letters, near 100 bits. */
function spelled(bytes: Uint8Array): string {
  const letters = [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length] ?? "").join("");
  return letters.match(/.{5}/g)?.join("-") ?? letters;
}
