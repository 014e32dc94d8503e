const timeoutMs = 10_000;

/** The version the server runs; undefined when it cannot be had, which is only logged. */
export async function serverVersion(nowMs: number): Promise<string | undefined> {
  try {
    const response = await fetch(`/version.json?t=${nowMs}`, { credentials: "omit", signal: AbortSignal.timeout(timeoutMs) });
    const { version } = (await response.json()) as { version?: string };
    return version;
  } catch (error) {
    console.warn("The server's version is not known.", error);
    return undefined;
  }
}
