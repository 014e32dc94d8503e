/** An https address without a user's name in it; plain http only at origins that the operator has listed. */
export function isEndpoint(value: unknown, allowed: readonly string[]): boolean {
  if (typeof value !== "string" || !URL.canParse(value)) return false;
  const { protocol, origin, username, password } = new URL(value);
  if (username !== "" || password !== "") return false;
  return protocol === "https:" || (protocol === "http:" && allowed.includes(origin));
}

/** The names of the metadata that are addresses. */
export const isEndpointName = (name: string): boolean => name.endsWith("_endpoint") || name.endsWith("_uri");
