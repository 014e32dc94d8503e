import type { PageBlock } from "@vigil/model/training/pageBlock";
import type { Node } from "prosemirror-model";
import type { EditorView, NodeView } from "prosemirror-view";
import { store, type Store } from "../../shell/store.ts";

/** A block with a form of its own: where in the page it is drawn, and how it is changed. */
export interface OpenBox {
  key: string;
  place: HTMLElement;
  block: PageBlock;
  chosen: boolean;
  change: (block: PageBlock) => void;
}

export type Boxes = Store<ReadonlyMap<HTMLElement, OpenBox>>;
export const boxStore = (): Boxes => store<ReadonlyMap<HTMLElement, OpenBox>>(new Map());

/** Gives a form its place in the page; React draws what stands in it. */
export const boxView =
  (boxes: Boxes) =>
  (first: Node, view: EditorView, getPos: () => number | undefined): NodeView => {
    const dom = document.createElement("div");
    dom.contentEditable = "false";
    dom.dataset["block"] = "box";
    let shown = first;
    let chosen = false;
    const change = (block: PageBlock) => {
      const at = getPos();
      if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, "block", block));
    };
    const tell = () => {
      const box: OpenBox = { key: String(shown.attrs["key"]), place: dom, block: shown.attrs["block"] as PageBlock, chosen, change };
      boxes.set((all) => new Map(all).set(dom, box));
    };
    const choose = (now: boolean) => {
      chosen = now;
      dom.toggleAttribute("data-chosen", now);
    };
    tell();
    return {
      dom,
      update: (node) => {
        if (node.type !== first.type) return false;
        if (node !== shown) {
          shown = node;
          tell();
        }
        return true;
      },
      selectNode: () => choose(true),
      deselectNode: () => choose(false),
      // the form is its own: the page hears neither its keys nor what changes in it
      stopEvent: (event) => event.target !== dom && !event.type.startsWith("drag") && event.type !== "drop",
      ignoreMutation: () => true,
      destroy: () => boxes.set((all) => new Map([...all].filter(([place]) => place !== dom))),
    };
  };
