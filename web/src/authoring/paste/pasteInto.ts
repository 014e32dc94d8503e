import type { PageBlock } from "@vigil/model/training/pageBlock";
import { Fragment, Slice } from "prosemirror-model";
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

/** A document from elsewhere, made into blocks behind the caret; a long one piece by piece, so that the page stays alive. */
export async function pasteInto(view: EditorView, html: string, clock: () => number, told: () => void): Promise<Pasted> {
  const left = leftAway();
  const body = new DOMParser().parseFromString(withoutStyles(copied(html)), "text/html").body;
  let waiting: PageBlock[] = [];
  let blocks = 0;
  let at: number | null = null;
  const first = view.state.tr;
  const insert = () => {
    const nodes = waiting.map((block) => nodeOfBlock(newBlockKey(), block));
    waiting = [];
    if (nodes.length === 0) return;
    if (at === null) {
      view.dispatch(
        first
          .replaceSelection(Slice.maxOpen(Fragment.from(nodes)))
          .setMeta("paste", true)
          .scrollIntoView(),
      );
      const { $to } = view.state.selection;
      at = $to.depth === 0 ? $to.pos : $to.after(1);
    } else {
      // one step back takes all of it away
      view.dispatch(view.state.tr.insert(at, nodes).setMeta("appendedTransaction", first));
      at += nodes.reduce((size, { nodeSize }) => size + nodeSize, 0);
    }
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
