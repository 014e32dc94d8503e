import pg from "pg";

const UNREACHABLE: Record<string, string> = {
  ECONNREFUSED: "nothing listens there",
  ENOENT: "nothing listens there",
  ENOTFOUND: "no computer has that name",
  EAI_AGAIN: "the name of that computer cannot be looked up",
  EHOSTUNREACH: "that computer cannot be reached",
  ENETUNREACH: "that computer cannot be reached",
  ETIMEDOUT: "it does not answer",
};

/** Why the database does not let us in, in a sentence that names the setting to look at; it never holds the password. */
export function connectionRefused(cause: unknown, where: pg.ClientConfig, setting: "DATABASE_URL" | "DATABASE_OWNER_URL"): Error {
  const { host, port, user = "", database = "" } = new pg.Client(where);
  const place = `${host.includes(":") ? `[${host}]` : host}:${port}`;
  const message = cause instanceof Error ? cause.message : String(cause);
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  const sentence = () => {
    const unreachable = UNREACHABLE[code] ?? (/timeout/i.test(message) ? "it does not answer" : undefined);
    if (unreachable !== undefined)
      return `The database at ${place} cannot be reached: ${unreachable} (${code || message}). Is it running, and is ${setting} right?`;
    switch (code) {
      case "28P01":
        return `The database at ${place} refuses the role ${user} of ${setting}: the password is wrong, or there is no such role.`;
      case "28000":
        return `The database at ${place} refuses the role ${user} of ${setting}: ${message}.`;
      case "3D000":
        return `The database at ${place} has no database ${database}, which ${setting} names: make it as docs/operations.md says.`;
      case "42501":
        return `The role ${user} of ${setting} may not enter the database ${database} at ${place}: ${message}.`;
      case "53300":
        return `The database at ${place} has no connection left for the role ${user} of ${setting}: ${message}.`;
      case "57P03":
        return `The database at ${place} is still starting: try again in a moment (${message}).`;
      default:
        return `The database at ${place} cannot be used with ${setting}: ${message}`;
    }
  };
  return new Error(sentence(), { cause });
}
