/** The name that a file is to be saved under, as its header says it (RFC 6266); null where it says none. */
export function savedAs(headers: Headers): string | null {
  const said = headers.get("content-disposition") ?? "";
  const [, encoded] = /filename\*=UTF-8''([^;]+)/u.exec(said) ?? [];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/u.exec(said)?.[1] ?? null;
}
