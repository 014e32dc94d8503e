import { dropCursor } from "prosemirror-dropcursor";
import { history } from "prosemirror-history";
import { EditorState, type Command } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { applyBlocks, docOfBlocks, type PlacedBlock } from "./applyBlocks.ts";
import { blockKeys, newBlockKey } from "./blockKeys.ts";
import { caretAtClick } from "./caretAtClick.ts";
import { boxStore, boxView, type Boxes } from "./boxView.ts";
import { isNoticedAlike, noticeKey, noticePlaces, type Noticed } from "./noticePlaces.ts";
import { knownBlocks, pageChanges, type BlockChange } from "./pageChanges.ts";
import { pageKeys } from "./pageKeys.ts";

export interface PageEditorOptions {
  place: HTMLElement;
  label: string;
  blocks: readonly PlacedBlock[];
  isGone: (key: string) => boolean;
  /** What was written, once it rests for a moment. */
  save: (changes: readonly BlockChange[]) => void;
  /** After each change of the page or of where the caret is. */
  drawn: (state: EditorState) => void;
  ask: (what: "add" | "link") => void;
  /** Something is to be said about a block. */
  comment: (key: string) => void;
  /** A document from elsewhere. */
  paste: (view: EditorView, html: string) => void;
  editable: boolean;
}

export interface PageEditor {
  view: EditorView;
  boxes: Boxes;
  run: (command: Command) => void;
  /** What others wrote; asked for once what is written here is told. */
  take: (read: () => readonly PlacedBlock[]) => void;
  notice: (keys: ReadonlyMap<string, Noticed>) => void;
  noticePlace: (key: string) => HTMLElement;
  flush: () => void;
  destroy: () => void;
}

const restMs = 120;

/** The editor of one page: blocks in, changes of blocks out. */
export function pageEditor(options: PageEditorOptions): PageEditor {
  const boxes = boxStore();
  const notices = noticePlaces();
  const doc = docOfBlocks(options.blocks);
  let known = knownBlocks(doc);
  let seen = new Map(options.blocks.map(({ key, block }) => [key, block]));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let telling = false;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const now = knownBlocks(view.state.doc);
    const changes = pageChanges(known, now);
    known = now;
    for (const { key, block } of changes) if (block !== null) seen.set(key, block);
    if (changes.length === 0) return;
    // what is told here comes back at once, and half told it would look as if the rest were gone
    telling = true;
    options.save(changes);
    telling = false;
  };

  const view: EditorView = new EditorView(options.place, {
    state: EditorState.create({
      doc,
      plugins: [
        ...pageKeys(options.ask, options.comment),
        history(),
        dropCursor({ color: false, class: "drop-cursor", width: 3 }),
        blockKeys(newBlockKey, options.isGone),
        notices.plugin,
      ],
    }),
    editable: () => options.editable,
    handleClick: caretAtClick,
    attributes: { role: "textbox", "aria-multiline": "true", "aria-label": options.label, spellcheck: "true" },
    nodeViews: { box: boxView(boxes) },
    handleDOMEvents: {
      // before the editor's library has read it itself, which takes seconds of a long document
      paste: (pasted, event) => {
        const html = event.clipboardData?.getData("text/html") ?? "";
        // what was copied from a page is taken as it is
        if (html === "" || html.includes("data-pm-slice") || pasted.composing || !pasted.editable) return false;
        event.preventDefault();
        options.paste(pasted, html);
        return true;
      },
    },
    dispatchTransaction: (transaction) => {
      const state = view.state.apply(transaction);
      view.updateState(state);
      if (transaction.docChanged && transaction.getMeta("theirs") !== true) {
        clearTimeout(timer);
        timer = setTimeout(flush, restMs);
      }
      options.drawn(state);
    },
  });

  return {
    view,
    boxes,
    run: (command) => {
      command(view.state, view.dispatch, view);
      view.focus();
    },
    take: (read) => {
      if (telling) return;
      if (timer !== undefined) flush();
      const blocks = read();
      const changed = new Set(blocks.filter(({ key, block }) => seen.get(key) !== block).map(({ key }) => key));
      const transaction = applyBlocks(view.state, blocks, (key) => changed.has(key));
      seen = new Map(blocks.map(({ key, block }) => [key, block]));
      if (transaction === null) return;
      view.dispatch(transaction);
      known = knownBlocks(view.state.doc);
    },
    // asked anew with each letter: what is the same draws nothing
    notice: (keys) => {
      if (!isNoticedAlike(noticeKey.getState(view.state), keys)) view.dispatch(view.state.tr.setMeta(noticeKey, keys));
    },
    noticePlace: notices.placeOf,
    flush,
    destroy: () => {
      if (timer !== undefined) flush();
      view.destroy();
    },
  };
}
