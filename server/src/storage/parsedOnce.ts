const mostKnown = 1_000;

/** Reads stored JSON by its schema, each text once: the same text always means the same, and most runs of a course have the same settings. */
export function parsedOnce<T>(schema: { parse: (stored: unknown) => T }): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const parsed = schema.parse(JSON.parse(text));
    if (known.size >= mostKnown) known.clear();
    known.set(text, parsed);
    return parsed;
  };
}
