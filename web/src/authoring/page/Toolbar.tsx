import { toggleMark } from "prosemirror-commands";
import { redo, redoDepth, undo, undoDepth } from "prosemirror-history";
import type { EditorState } from "prosemirror-state";
import { useTranslation } from "react-i18next";
import { setTextKind, textKindAt, type TextKind } from "../text/blockCommands.ts";
import type { PageEditor } from "../text/pageEditor.ts";
import { pageSchema, type MarkName } from "../text/schema.ts";
import { addColumn, addRow, deleteColumn, deleteRow, tableAt } from "../text/tableCommands.ts";
import styles from "./page.module.css";

export type Asked = "add" | "link" | "term" | null;

interface ToolbarProps {
  editor: PageEditor;
  state: EditorState;
  ask: (what: Asked) => void;
}

const { marks } = pageSchema;
const kinds = ["paragraph", "heading", "note", "bullets", "numbers"] as const satisfies readonly TextKind[];
const letters = { strong: "B", emphasis: "I", code: "</>" } as const;
const keys = { strong: "Ctrl B", emphasis: "Ctrl I", code: "Ctrl E" } as const;
const tableActs = { addRow, deleteRow, addColumn, deleteColumn } as const;

const isOn = ({ selection: { from, to, empty, $from }, storedMarks, doc }: EditorState, mark: MarkName): boolean =>
  empty ? marks[mark].isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, marks[mark]);

/** What is done with the text at hand. */
export function Toolbar({ editor, state, ask }: ToolbarProps) {
  const { t } = useTranslation();
  const kind = textKindAt(state);
  const plain = kind === "heading";
  // the caret stays in the text while a button is pressed
  const hold = (event: { preventDefault: () => void }) => event.preventDefault();
  const button = (
    label: string,
    words: React.ReactNode,
    act: () => void,
    more: { pressed?: boolean; disabled?: boolean; hint?: string } = {},
  ) => (
    <button
      type="button"
      className={styles.tool}
      title={more.hint === undefined ? label : `${label} (${more.hint})`}
      aria-label={label}
      aria-pressed={more.pressed}
      disabled={more.disabled}
      onMouseDown={hold}
      onClick={act}
    >
      {words}
    </button>
  );
  return (
    <div className={styles.tools} role="toolbar" aria-label={t("writing.tools")}>
      <button
        type="button"
        className={styles.addTool}
        onMouseDown={hold}
        onClick={() => ask("add")}
        title={`${t("writing.addBlock")} ( / )`}
      >
        <span aria-hidden>+</span> {t("writing.addBlock")}
      </button>
      <select
        className={styles.kindTool}
        value={kind ?? ""}
        disabled={kind === undefined}
        aria-label={t("writing.blockKind")}
        onChange={({ target }) => editor.run(setTextKind(kinds.find((each) => each === target.value) ?? "paragraph"))}
      >
        {kind === undefined && <option value="">{t("writing.otherKind")}</option>}
        {kinds.map((each) => (
          <option key={each} value={each}>
            {t(`writing.blocks.${each}`)}
          </option>
        ))}
      </select>
      <span className={styles.group}>
        {(["strong", "emphasis", "code"] as const).map((mark) => (
          <span key={mark} data-mark={mark}>
            {button(t(`writing.marks.${mark}`), letters[mark], () => editor.run(toggleMark(marks[mark])), {
              pressed: isOn(state, mark),
              disabled: plain,
              hint: keys[mark],
            })}
          </span>
        ))}
        {button(t("writing.marks.link"), t("writing.marks.link"), () => ask("link"), {
          pressed: isOn(state, "link"),
          disabled: plain,
          hint: "Ctrl K",
        })}
        {button(t("writing.marks.term"), t("writing.marks.term"), () => ask("term"), { pressed: isOn(state, "term"), disabled: plain })}
      </span>
      {tableAt(state) !== null && (
        <span className={styles.group}>
          {(["addRow", "deleteRow", "addColumn", "deleteColumn"] as const).map((act) => (
            <span key={act}>
              {button(t(`writing.table.${act}`), t(`writing.table.${act}`), () => editor.run(tableActs[act]), {
                disabled: !tableActs[act](state),
              })}
            </span>
          ))}
        </span>
      )}
      <span className={styles.gap} />
      <span className={styles.group}>
        {button(t("writing.undo"), "↶", () => editor.run(undo), { disabled: undoDepth(state) === 0, hint: "Ctrl Z" })}
        {button(t("writing.redo"), "↷", () => editor.run(redo), { disabled: redoDepth(state) === 0, hint: "Ctrl Y" })}
      </span>
    </div>
  );
}
