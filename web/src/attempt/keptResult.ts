const name = "result";

/** The session whose result this address shows; null while it shows what awaits. */
export function keptResult(): number | null {
  const id = Number(new URLSearchParams(location.search).get(name));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Names the result in the address, so that a reload shows it again; null takes it off. The page stays. */
export function keepResult(sessionId: number | null): void {
  history.replaceState(history.state, "", sessionId === null ? location.pathname : `${location.pathname}?${name}=${sessionId}`);
}
