const MOST = 20_000;
const LONGEST_MS = 60_000;

/** What was found is believed for a minute; what was not there is asked for again. */
export function remembered<T>(now: () => number = Date.now) {
  const known = new Map<string, { value: T; until: number }>();
  const know = (key: string, value: T): void => {
    if (known.size >= MOST) known.clear();
    known.set(key, { value, until: now() + LONGEST_MS });
  };
  return {
    know,
    forget: (key: string): void => void known.delete(key),
    of: async (key: string, find: () => Promise<T | undefined>): Promise<T | undefined> => {
      const found = known.get(key);
      if (found !== undefined && found.until > now()) return found.value;
      const value = await find();
      if (value !== undefined) know(key, value);
      return value;
    },
  };
}
