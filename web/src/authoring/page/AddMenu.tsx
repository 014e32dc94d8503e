import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { focusFirst } from "../form/focusFirst.ts";
import { addBlock } from "../text/blockCommands.ts";
import type { PageEditor } from "../text/pageEditor.ts";
import { beginBlock, blockChoices, signOf, type BlockChoice } from "./blockChoices.ts";
import styles from "./page.module.css";

const width = 300;

/** What may stand on a page, found by typing a few letters of it; it opens where the caret is. */
export function AddMenu({ editor, close }: { editor: PageEditor; close: () => void }) {
  const { t } = useTranslation();
  const [sought, setSought] = useState("");
  const [at, setAt] = useState(0);
  const menu = useRef<HTMLDivElement>(null);
  const wanted = sought.trim().toLocaleLowerCase();
  const found = blockChoices.filter((choice) =>
    `${t(`writing.blocks.${choice}`)} ${t(`writing.blockHints.${choice}`)}`.toLocaleLowerCase().includes(wanted),
  );

  useEffect(() => {
    const element = menu.current;
    if (!element) return undefined;
    const { head } = editor.view.state.selection;
    const { bottom, left } = editor.view.coordsAtPos(head);
    const { node } = editor.view.domAtPos(head);
    const line = node instanceof Element ? node : node.parentElement;
    // a line from the right begins at its right: the menu lies below its words, not beside the page
    const begins = line !== null && getComputedStyle(line).direction === "rtl" ? left - width : left;
    const from = Math.min(Math.max(8, begins), innerWidth - width - 8);
    // below the line, or above it where the page ends
    const height = 380;
    const top = bottom + height > innerHeight ? Math.max(8, innerHeight - height - 8) : bottom + 6;
    Object.assign(element.style, { left: `${from}px`, top: `${top}px` });
    element.showPopover();
    element.querySelector("input")?.focus();
    const onToggle = (event: Event) => (event as ToggleEvent).newState === "closed" && close();
    element.addEventListener("toggle", onToggle);
    return () => element.removeEventListener("toggle", onToggle);
  }, [editor, close]);

  const choose = (choice: BlockChoice) => {
    editor.run(addBlock(beginBlock(choice)));
    close();
    if (beginBlock(choice).isAtom) focusForm(editor);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") setAt((at + 1) % found.length);
    else if (event.key === "ArrowUp") setAt((at + found.length - 1) % found.length);
    else if (event.key === "Enter" && found[at]) choose(found[at]);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  };
  return (
    <div ref={menu} popover="auto" className={styles.addMenu} role="dialog" aria-label={t("writing.addBlock")}>
      <input
        type="text"
        role="combobox"
        aria-expanded
        aria-controls="add-block-choices"
        aria-activedescendant={found[at] ? `add-block-${found[at]}` : undefined}
        aria-label={t("writing.addBlock")}
        placeholder={t("writing.findBlock")}
        value={sought}
        onChange={({ target }) => {
          setSought(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id="add-block-choices" role="listbox" aria-label={t("writing.addBlock")}>
        {found.map((choice, index) => (
          <button
            key={choice}
            id={`add-block-${choice}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onMouseEnter={() => setAt(index)}
            onClick={() => choose(choice)}
          >
            <span className={styles.sign} aria-hidden>
              {signOf[choice]}
            </span>
            <span>
              <strong>{t(`writing.blocks.${choice}`)}</strong>
              <small>{t(`writing.blockHints.${choice}`)}</small>
            </span>
          </button>
        ))}
        {found.length === 0 && <p>{t("writing.noBlock")}</p>}
      </div>
    </div>
  );
}

/** Whoever has added a form goes on in it. */
function focusForm({ view }: PageEditor): void {
  const { from } = view.state.selection;
  // the menu gives the focus back to the page first
  setTimeout(() => {
    const box = view.nodeDOM(from);
    if (box instanceof HTMLElement) focusFirst(box);
  });
}
