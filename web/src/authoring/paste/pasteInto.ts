import type { PageBlock } from "@vigil/model/training/pageBlock";
import { Fragment, Slice, type Node } from "prosemirror-model";
import { Selection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { newBlockKey } from "../text/blockKeys.ts";
import { nodeOfBlock } from "../text/blockNodes.ts";
import { leftAway, type LeftKind } from "./leftAway.ts";
import { pastedBlocks } from "./pastedBlocks.ts";
import { withoutStyles } from "./withoutStyles.ts";

export interface Pasted {
  blocks: number;
  left: Partial<Record<LeftKind, number>>;
}

/** Work goes on for so long before the screen has its turn. */
const sliceMs = 12;
const blocksAtOnce = 100;

const pause = () => new Promise((resume) => setTimeout(resume));

/** Only what was copied, without what the clipboard writes round it. */
function copied(html: string): string {
  const [, ...inside] = html.split(/<!--\s*StartFragment\s*-->/iu);
  return inside.length === 0 ? html : inside.join("").split(/<!--\s*EndFragment\s*-->/iu)[0]!;
}

const keyOf = (node: Node | null | undefined): string | null => (node?.attrs["key"] as string | null | undefined) ?? null;

/** Where the block of that key ends; null where there is none. */
function behind(doc: Node, key: string): number | null {
  let end: number | null = null;
  doc.forEach((node, offset) => {
    if (keyOf(node) === key) end = offset + node.nodeSize;
  });
  return end;
}

/** A document from elsewhere, made into blocks behind the caret; a long one piece by piece, so that the page stays alive. */
export async function pasteInto(view: EditorView, html: string, clock: () => number, told: () => void): Promise<Pasted> {
  const left = leftAway();
  const body = new DOMParser().parseFromString(withoutStyles(copied(html)), "text/html").body;
  let waiting: PageBlock[] = [];
  let blocks = 0;
  /** The last block that was put in: what is written meanwhile moves it. Null before there is one. */
  let last: string | null = null;
  let caret: number | null = null;
  const first = view.state.tr;
  const insert = () => {
    const nodes = waiting.map((block) => nodeOfBlock(newBlockKey(), block));
    waiting = [];
    if (nodes.length === 0) return;
    if (last === null) {
      view.dispatch(
        first
          .replaceSelection(Slice.maxOpen(Fragment.from(nodes)))
          .setMeta("paste", true)
          .scrollIntoView(),
      );
      const { $to } = view.state.selection;
      last = keyOf($to.depth === 0 ? $to.nodeBefore : $to.node(1)) ?? "";
      caret = $to.pos;
      return;
    }
    const at = behind(view.state.doc, last);
    if (at === null) return; // it was taken back meanwhile
    // one step back takes all of it away
    const tr = view.state.tr.insert(at, nodes).setMeta("appendedTransaction", first);
    last = keyOf(nodes.at(-1)) ?? "";
    // whoever goes elsewhere meanwhile stays there
    if (view.state.selection.empty && view.state.selection.head === caret) {
      tr.setSelection(Selection.near(tr.doc.resolve(at + Fragment.from(nodes).size), -1)).scrollIntoView();
      caret = tr.selection.head;
    }
    view.dispatch(tr);
  };
  let began = clock();
  for (const block of pastedBlocks(body, left)) {
    waiting.push(block);
    blocks += 1;
    const late = clock() - began > sliceMs;
    if (waiting.length < blocksAtOnce && !late) continue;
    if (waiting.length >= blocksAtOnce) {
      insert();
      told();
    }
    if (late) {
      await pause();
      if (view.isDestroyed) return { blocks, left: left.counts() };
      began = clock();
    }
  }
  insert();
  return { blocks, left: left.counts() };
}
