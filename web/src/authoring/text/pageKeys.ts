import { baseKeymap, chainCommands, toggleMark } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { Plugin, type Command } from "prosemirror-state";
import { copyBlocks, moveBlocks, setTextKind } from "./blockCommands.ts";
import { isBlank } from "./blockNodes.ts";
import { kindBegun, plainAtStart, splitItem } from "./lineCommands.ts";
import { pageSchema } from "./schema.ts";
import { addRow, goToCell, tableAt } from "./tableCommands.ts";

const { marks } = pageSchema;

const enterInTable: Command = (state, dispatch) => (tableAt(state) === null ? false : addRow(state, dispatch));

/** The keys that people know from where they write. `ask` opens what a key only begins, `comment` speaks of the block with the caret. */
export function pageKeys(ask: (what: "add" | "link") => void, comment: (key: string) => void): Plugin[] {
  const asks =
    (what: "add" | "link", when: Command = () => true): Command =>
    (state, dispatch) => {
      if (!when(state)) return false;
      if (dispatch) ask(what);
      return true;
    };
  const speak: Command = ({ doc, selection: { $from } }, dispatch) => {
    const key = doc.maybeChild($from.index(0))?.attrs["key"] as string | null | undefined;
    if (typeof key !== "string") return false;
    if (dispatch) comment(key);
    return true;
  };
  const onBlankLine: Command = ({ doc, selection: { $from, empty } }) =>
    empty && isBlank(doc.child(Math.min($from.index(0), doc.childCount - 1)));
  return [
    keymap({
      "Mod-z": undo,
      "Mod-y": redo,
      "Mod-Shift-z": redo,
      "Mod-b": toggleMark(marks.strong),
      "Mod-i": toggleMark(marks.emphasis),
      "Mod-e": toggleMark(marks.code),
      "Mod-k": asks("link"),
      "Mod-Alt-0": setTextKind("paragraph"),
      "Mod-Alt-2": setTextKind("heading"),
      "Mod-Shift-7": setTextKind("numbers"),
      "Mod-Shift-8": setTextKind("bullets"),
      "Mod-Shift-9": setTextKind("note"),
      "Alt-Shift-ArrowUp": moveBlocks(-1),
      "Alt-Shift-ArrowDown": moveBlocks(1),
      "Mod-Shift-d": copyBlocks,
      "Mod-Alt-m": speak,
      "Mod-/": asks("add"),
      "/": asks("add", onBlankLine),
      Enter: chainCommands(enterInTable, splitItem),
      Backspace: plainAtStart,
      Tab: goToCell(1),
      "Shift-Tab": goToCell(-1),
    }),
    keymap(baseKeymap),
    new Plugin({
      props: {
        handleTextInput: (view, _from, _to, text) => {
          const begun = text === " " ? kindBegun(view.state) : undefined;
          if (begun === undefined) return false;
          const { from } = view.state.selection;
          view.dispatch(view.state.tr.delete(from - begun.length, from));
          setTextKind(begun.kind)(view.state, view.dispatch);
          return true;
        },
      },
    }),
  ];
}
