import type { RichText } from "@vigil/model/training/pageBlock";
import { plainText } from "@vigil/model/training/plainText";
import { toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { Fragment, Slice, type Node } from "prosemirror-model";
import { EditorState, Plugin, type Command } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { nodesOfText, textOfNode } from "../text/richText.ts";
import { pageSchema } from "../text/schema.ts";

const { nodes, marks } = pageSchema;

interface RichFieldOptions {
  place: HTMLElement;
  label: string;
  text: RichText;
  attributes: Readonly<Record<string, string>>;
  changed: (text: RichText) => void;
  drawn: (state: EditorState) => void;
  askLink: () => void;
}

export interface RichField {
  view: EditorView;
  /** What others wrote, or what was copied from the source. */
  take: (text: RichText) => void;
  run: (command: Command) => void;
  destroy: () => void;
}

const docOf = (text: RichText): Node => nodes.doc.create(null, [nodes.paragraph.create(null, nodesOfText(text))]);
const swallow: Command = () => true;
const isSame = (one: RichText, other: RichText): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Running text of one paragraph, by the schema of the pages: one line, whatever is pasted. */
export function richField({ place, label, text, attributes, changed, drawn, askLink }: RichFieldOptions): RichField {
  const ask: Command = (_state, dispatch) => {
    if (dispatch) askLink();
    return true;
  };
  const view: EditorView = new EditorView(place, {
    state: EditorState.create({
      doc: docOf(text),
      plugins: [
        keymap({
          "Mod-z": undo,
          "Mod-y": redo,
          "Mod-Shift-z": redo,
          "Mod-b": toggleMark(marks.strong),
          "Mod-i": toggleMark(marks.emphasis),
          "Mod-e": toggleMark(marks.code),
          "Mod-k": ask,
          Enter: swallow,
          "Shift-Enter": swallow,
        }),
        history(),
        // one paragraph stays one paragraph
        new Plugin({ filterTransaction: ({ doc }) => doc.childCount === 1 && doc.firstChild?.type === nodes.paragraph }),
      ],
    }),
    attributes: { role: "textbox", "aria-multiline": "false", "aria-label": label, spellcheck: "true", ...attributes },
    handlePaste: (pasted, _event, slice) => {
      const found: Node[] = [];
      slice.content.descendants((node) => {
        if (node.isText) found.push(node);
        else if (node.isTextblock && found.length > 0) found.push(pageSchema.text(" "));
      });
      pasted.dispatch(pasted.state.tr.replaceSelection(new Slice(Fragment.from(found), 0, 0)).scrollIntoView());
      return true;
    },
    handleDrop: () => true,
    dispatchTransaction: (transaction) => {
      const state = view.state.apply(transaction);
      view.updateState(state);
      drawn(state);
      if (transaction.docChanged && transaction.getMeta("theirs") !== true) changed(textOfNode(state.doc.firstChild!));
    },
  });
  return {
    view,
    take: (now) => {
      const shown = textOfNode(view.state.doc.firstChild!);
      if (isSame(shown, now) || (plainText(shown) === "" && plainText(now) === "")) return;
      const { content } = docOf(now);
      view.dispatch(
        view.state.tr.replaceWith(0, view.state.doc.content.size, content).setMeta("theirs", true).setMeta("addToHistory", false),
      );
    },
    run: (command) => {
      command(view.state, view.dispatch, view);
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
