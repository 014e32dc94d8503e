/** Texts as seven letters: equal marks are, for all that matters here, equal texts (FNV-1a). */
export function mark(texts: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const text of texts) {
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash = Math.imul(hash ^ 0xffff, 0x01000193);
  }
  return (hash >>> 0).toString(36).padStart(7, "0");
}
