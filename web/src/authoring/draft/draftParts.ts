import type { DraftPart } from "@vigil/model/authoring/draftPart";

export interface PartPlace {
  locale: string | null;
  piece: string;
  key: string;
}

export const partId = ({ locale, piece, key }: PartPlace): string => `${locale ?? ""}/${piece}/${key}`;
const pieceId = ({ locale, piece }: Omit<PartPlace, "key">): string => `${locale ?? ""}/${piece}`;

/** The parts of a draft by their pieces. Who shows a piece hears of changes in it and in no other. */
export interface DraftParts {
  /** In their order; the same array until something in the piece changes. */
  piece: (piece: string, locale?: string | null) => readonly DraftPart[];
  /** In the order in which they came; for what needs the whole draft. */
  all: () => DraftPart[];
  find: (place: PartPlace) => DraftPart | undefined;
  /** A part with a key, wherever it stands. */
  keyed: (key: string, locale?: string | null) => DraftPart | undefined;
  put: (parts: readonly DraftPart[]) => void;
  /** Many changes, told once. */
  together: (work: () => void) => void;
  remove: (gone: readonly { locale: string | null; key: string }[]) => void;
  subscribe: (listener: () => void) => () => void;
  /** Grows with every change. */
  version: () => number;
}

const none: readonly DraftPart[] = [];
const inOrder = (parts: readonly DraftPart[]): DraftPart[] =>
  parts.toSorted((one, other) => one.position - other.position || (one.key < other.key ? -1 : 1));

const follows = (one: DraftPart, other: DraftPart): boolean =>
  one.position > other.position || (one.position === other.position && one.key > other.key);

/** One among those that stand in their order. */
function inserted(others: readonly DraftPart[], part: DraftPart): DraftPart[] {
  const at = others.findLastIndex((other) => follows(part, other)) + 1;
  return others.toSpliced(at, 0, part);
}

export function draftParts(initial: readonly DraftPart[]): DraftParts {
  const pieces = new Map<string, readonly DraftPart[]>();
  /** By locale and key: a key comes once in a draft. */
  const places = new Map<string, DraftPart>();
  const listeners = new Set<() => void>();
  let version = 0;
  const placeId = ({ locale, key }: { locale: string | null; key: string }) => `${locale ?? ""}/${key}`;
  let held = 0;
  const tell = () => {
    version += 1;
    if (held > 0) return;
    for (const listener of listeners) listener();
  };
  const drop = (part: DraftPart) => {
    pieces.set(
      pieceId(part),
      (pieces.get(pieceId(part)) ?? none).filter((one) => one !== part),
    );
    places.delete(placeId(part));
  };
  const put = (parts: readonly DraftPart[]) => {
    const known = new Set<string>();
    for (const part of parts) {
      const before = places.get(placeId(part));
      if (before && before.piece !== part.piece) drop(before);
      else if (before) known.add(part.key);
      places.set(placeId(part), part);
    }
    for (const [id, news] of Map.groupBy(parts, pieceId)) {
      const all = pieces.get(id) ?? none;
      // what is new is among no others
      const others = known.size === 0 ? all : all.filter(({ key }) => !known.has(key));
      pieces.set(id, news.length === 1 ? inserted(others, news[0]!) : inOrder([...others, ...news]));
    }
  };
  // many at once: grouped first, sorted once
  for (const [id, parts] of Map.groupBy(initial, pieceId)) pieces.set(id, inOrder(parts));
  for (const part of initial) places.set(placeId(part), part);
  return {
    piece: (piece, locale = null) => pieces.get(pieceId({ locale, piece })) ?? none,
    all: () => [...places.values()],
    find: ({ locale, piece, key }) => {
      const part = places.get(placeId({ locale, key }));
      return part?.piece === piece ? part : undefined;
    },
    keyed: (key, locale = null) => places.get(placeId({ locale, key })),
    put: (parts) => {
      if (parts.length === 0) return;
      put(parts);
      tell();
    },
    together: (work) => {
      held += 1;
      const before = version;
      try {
        work();
      } finally {
        held -= 1;
      }
      if (version !== before) tell();
    },
    remove: (gone) => {
      const known = gone.flatMap((each) => places.get(placeId(each)) ?? []);
      known.forEach(drop);
      if (known.length > 0) tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}
