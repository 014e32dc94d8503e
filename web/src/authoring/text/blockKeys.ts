import { Plugin } from "prosemirror-state";
import type { Node } from "prosemirror-model";
import { isBlank } from "./blockNodes.ts";

/**
 * Gives every block of the page a key of its own: a new one, the second half of one that was split, a copy. A key whose block was taken
 * away does not come back to life: what undo brings back is a new block to the draft.
 */
export const blockKeys = (makeKey: () => string, isGone: (key: string) => boolean): Plugin =>
  new Plugin({
    appendTransaction: (transactions, _before, { doc, tr }) => {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      const seen = new Set<string>();
      doc.forEach((node: Node, offset) => {
        const key = node.attrs["key"] as string | null;
        if (key !== null && !seen.has(key) && (isBlank(node) || !isGone(key))) {
          seen.add(key);
          return;
        }
        const made = makeKey();
        seen.add(made);
        tr.setNodeAttribute(offset, "key", made);
      });
      return tr.docChanged ? tr.setMeta("addToHistory", false) : null;
    },
  });

/** Letters and digits by chance, as the draft wants them. */
export const newBlockKey = (): string =>
  `b${[...crypto.getRandomValues(new Uint8Array(12))].map((byte) => (byte % 36).toString(36)).join("")}`;
