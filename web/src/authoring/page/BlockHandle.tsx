import type { EditorState } from "prosemirror-state";
import { NodeSelection, TextSelection } from "prosemirror-state";
import { useEffect, useRef, useState, type DragEvent } from "react";
import { useTranslation } from "react-i18next";
import menu from "../desk/desk.module.css";
import { Popover } from "../../ui/Popover.tsx";
import { copyBlocks, deleteBlocks, moveBlocks } from "../text/blockCommands.ts";
import type { PageEditor } from "../text/pageEditor.ts";
import styles from "./page.module.css";

/* oxlint-disable react/immutability -- what is dragged is told to the editor on its view */
interface BlockHandleProps {
  editor: PageEditor;
  state: EditorState;
  add: () => void;
  comment: (block: string) => void;
}

/** Beside the block under the pointer, else the one with the caret: what adds behind it, drags it, copies it, takes it away. */
export function BlockHandle({ editor, state, add, comment }: BlockHandleProps) {
  const { t } = useTranslation();
  const { view } = editor;
  const [hovered, setHovered] = useState<number | null>(null);
  const handle = useRef<HTMLDivElement>(null);
  const index =
    hovered !== null && hovered < state.doc.childCount ? hovered : Math.min(state.selection.$from.index(0), state.doc.childCount - 1);

  useEffect(() => {
    const sheet = view.dom.parentElement?.parentElement;
    if (!sheet) return undefined;
    const onMove = ({ clientY, target }: MouseEvent) => {
      if (target instanceof Node && handle.current?.contains(target)) return;
      const found = blockAt(view, clientY);
      if (found !== null) setHovered(found);
    };
    const onLeave = () => setHovered(null);
    sheet.addEventListener("mousemove", onMove);
    sheet.addEventListener("mouseleave", onLeave);
    return () => {
      sheet.removeEventListener("mousemove", onMove);
      sheet.removeEventListener("mouseleave", onLeave);
    };
  }, [view]);
  // typing means the caret again
  useEffect(() => setHovered(null), [state.doc]);

  const element = elementAt(view, index);
  const top = element === null ? 0 : element.offsetTop;
  const select = (whole: boolean) => {
    const at = placeOf(state, index);
    const now = view.state;
    if (now.doc.nodeAt(at) === null) return;
    const box = now.doc.nodeAt(at)!.isAtom || whole;
    view.dispatch(now.tr.setSelection(box ? NodeSelection.create(now.doc, at) : TextSelection.near(now.doc.resolve(at + 1))));
  };
  const onDragStart = (event: DragEvent) => {
    select(true);
    const slice = view.state.selection.content();
    event.dataTransfer.effectAllowed = "copyMove";
    event.dataTransfer.setData("text/plain", slice.content.textBetween(0, slice.content.size, "\n"));
    if (element) event.dataTransfer.setDragImage(element, 0, 0);
    view.dragging = { slice, move: true };
  };
  const act = (command: Parameters<PageEditor["run"]>[0]) => {
    select(false);
    editor.run(command);
  };
  return (
    <div ref={handle} className={styles.handle} style={{ insetBlockStart: `${top}px` }} contentEditable={false}>
      <button
        type="button"
        tabIndex={-1}
        className={styles.plus}
        title={t("writing.addBelow")}
        aria-label={t("writing.addBelow")}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          select(false);
          add();
        }}
      >
        +
      </button>
      <span draggable onDragStart={onDragStart} onDragEnd={() => (view.dragging = null)} className={styles.grip}>
        <Popover align="start" label={t("writing.blockActs")} button={<span aria-hidden>⠿</span>} buttonClass={styles.gripButton}>
          <div className={menu.menu} lang={document.documentElement.lang} dir={document.documentElement.dir}>
            <button type="button" data-close disabled={index === 0} onClick={() => act(moveBlocks(-1))}>
              {t("writing.moveUp")} <kbd>Alt Shift ↑</kbd>
            </button>
            <button type="button" data-close disabled={index === state.doc.childCount - 1} onClick={() => act(moveBlocks(1))}>
              {t("writing.moveDown")} <kbd>Alt Shift ↓</kbd>
            </button>
            <button type="button" data-close onClick={() => act(copyBlocks)}>
              {t("writing.copy")} <kbd>Ctrl Shift D</kbd>
            </button>
            <button
              type="button"
              data-close
              onClick={() => {
                const key = state.doc.maybeChild(index)?.attrs["key"] as string | null | undefined;
                if (typeof key === "string") comment(key);
              }}
            >
              {t("draftReview.comment")} <kbd>Ctrl Alt M</kbd>
            </button>
            <button type="button" data-close data-grave onClick={() => act(deleteBlocks)}>
              {t("writing.delete")}
            </button>
          </div>
        </Popover>
      </span>
    </div>
  );
}

const placeOf = ({ doc }: EditorState, index: number): number =>
  doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0);

/** The block at this height. A long page is not looked through: its blocks stand one below the other. */
function blockAt(view: PageEditor["view"], y: number): number | null {
  const { children } = view.dom;
  let [low, high] = [0, children.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const child = children[middle]!;
    const { top, bottom } = child.getBoundingClientRect();
    if (y < top) high = middle - 1;
    else if (y > bottom) low = middle + 1;
    else {
      // what is said about a block stands behind it, and is none
      const index = view.state.doc.resolve(view.posAtDOM(view.dom, middle)).index(0);
      return elementAt(view, index) === child ? index : null;
    }
  }
  return null;
}

function elementAt(view: PageEditor["view"], index: number): HTMLElement | null {
  const found = index < view.state.doc.childCount ? view.nodeDOM(placeOf(view.state, index)) : null;
  return found instanceof HTMLElement ? found : null;
}
