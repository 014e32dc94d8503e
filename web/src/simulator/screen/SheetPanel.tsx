import { type CSSProperties, type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import styles from "./SheetPanel.module.css";
import type { Sheet, SheetPart } from "./useSheet.ts";

interface Props {
  sheet: Sheet;
  parts: readonly { readonly part: SheetPart; readonly title: string; readonly content: ReactNode }[];
  style: CSSProperties;
  look: Readonly<Record<`data-${string}`, string | number>>;
}

/** A console where there is no room for one: its parts one at a time under or beside the picture. The key of the open part closes it. */
export function SheetPanel({ sheet, parts, style, look }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const opened = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise here, which an effect must not return.
    opened.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [sheet.part]);
  const open = parts.some(({ part }) => part === sheet.part);
  return (
    <aside className={styles.sheet} style={style} {...look} data-open={open} aria-label={t("simulator.panel")}>
      <div className={styles.tabs} data-scrolls="across">
        {parts.map(({ part, title }) => (
          <button
            key={part}
            ref={sheet.part === part ? opened : null}
            type="button"
            className={styles.tab}
            aria-expanded={sheet.part === part}
            aria-controls={`${id}-${part}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => sheet.open(sheet.part === part ? null : part)}
          >
            {title}
          </button>
        ))}
      </div>
      <div className={styles.body} data-scrolls="down">
        {/* Kept in the page while hidden, so that a shortcut can reach them. */}
        {parts.map(({ part, title, content }) => (
          <section key={part} id={`${id}-${part}`} aria-label={title} data-panel={part} hidden={sheet.part !== part}>
            {content}
          </section>
        ))}
      </div>
    </aside>
  );
}
