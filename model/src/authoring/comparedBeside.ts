/** What is different beside the text of a course: files by their names and bytes, and what it says in other languages. */
export interface ComparedFile {
  path: string;
  change: "added" | "removed" | "changed";
}
export interface ComparedLanguage {
  locale: string;
  change: "added" | "removed" | "changed";
  /** So many texts came, and so many went; one that was written anew counts as both. */
  came: number;
  went: number;
}

/** Files by their paths, each with what tells its bytes. */
export function comparedFiles(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): ComparedFile[] {
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((path): ComparedFile[] => {
    const [was, is] = [before.get(path), after.get(path)];
    if (was === is) return [];
    return [{ path, change: was === undefined ? "added" : is === undefined ? "removed" : "changed" }];
  });
}

/** Texts of each language, whatever part they belong to: blocks have other keys in each version. */
export function comparedLanguages(
  before: ReadonlyMap<string, readonly string[]>,
  after: ReadonlyMap<string, readonly string[]>,
): ComparedLanguage[] {
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((locale): ComparedLanguage[] => {
    const [was, is] = [before.get(locale), after.get(locale)];
    const [came, went] = [without(is ?? [], was ?? []), without(was ?? [], is ?? [])];
    if (came + went === 0) return [];
    return [{ locale, change: was === undefined ? "added" : is === undefined ? "removed" : "changed", came, went }];
  });
}

/** How many of them the others have not, each as often as it stands there. */
function without(texts: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const text of others) left.set(text, (left.get(text) ?? 0) + 1);
  return texts.filter((text) => {
    const times = left.get(text) ?? 0;
    left.set(text, times - 1);
    return times <= 0;
  }).length;
}
