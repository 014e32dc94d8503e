/** Phrases as their files hold them. */
export interface PhraseTree {
  readonly [key: string]: string | PhraseTree;
}

type Together<Parts> = Parts extends readonly [infer First, ...infer Rest]
  ? First & Together<Rest>
  : Parts extends readonly []
    ? unknown
    : PhraseTree;

/** Several trees as one; of two phrases for one key the later counts. */
export function together<const Parts extends readonly PhraseTree[]>(parts: Parts): Together<Parts> {
  const joined: Record<string, string | PhraseTree> = {};
  for (const part of parts)
    for (const [key, value] of Object.entries(part)) {
      const before = joined[key];
      joined[key] = typeof value === "object" && typeof before === "object" ? together([before, value]) : value;
    }
  return joined as Together<Parts>;
}
