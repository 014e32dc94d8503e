import { Plugin, PluginKey } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";

/** Whether something is to be decided or mended there, or somebody only spoke about it. */
export type Noticed = "wrong" | "said";

/** Which blocks have something said about them. */
export const noticeKey = new PluginKey<ReadonlyMap<string, Noticed>>("notices");

export const isNoticedAlike = (one: ReadonlyMap<string, Noticed> | undefined, other: ReadonlyMap<string, Noticed>): boolean =>
  one?.size === other.size && [...other].every(([key, what]) => one.get(key) === what);

/** A place behind each such block in which React says it. */
export function noticePlaces(): { plugin: Plugin<ReadonlyMap<string, Noticed>>; placeOf: (key: string) => HTMLElement } {
  const places = new Map<string, HTMLElement>();
  const placeOf = (key: string) => {
    const known = places.get(key) ?? document.createElement("div");
    known.contentEditable = "false";
    places.set(key, known);
    return known;
  };
  const plugin = new Plugin<ReadonlyMap<string, Noticed>>({
    key: noticeKey,
    state: {
      init: () => new Map<string, Noticed>(),
      apply: (transaction, keys) => (transaction.getMeta(noticeKey) as ReadonlyMap<string, Noticed> | undefined) ?? keys,
    },
    props: {
      decorations: (state) => {
        const keys = noticeKey.getState(state);
        if (keys === undefined || keys.size === 0) return DecorationSet.empty;
        const found: Decoration[] = [];
        state.doc.forEach((node, offset) => {
          const key = node.attrs["key"] as string | null;
          if (key === null || !keys.has(key)) return;
          const end = offset + node.nodeSize;
          found.push(
            Decoration.node(offset, end, { "data-noticed": keys.get(key)! }),
            Decoration.widget(end, () => placeOf(key), { key: `notice ${key}`, side: -1, ignoreSelection: true, stopEvent: () => true }),
          );
        });
        return DecorationSet.create(state.doc, found);
      },
    },
  });
  return { plugin, placeOf };
}
