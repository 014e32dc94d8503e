import type { ContentsNode, TrainingPath } from "@vigil/model/training/contents";
import { memo, useLayoutEffect, useRef, useState, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { ContentsEntry } from "./ContentsEntry.tsx";
import { ContentsUnit } from "./ContentsUnit.tsx";
import styles from "../page/ContentPage.module.css";
import { useContentsWords } from "./useContentsWords.ts";

interface TableOfContentsProps {
  /** The course. */
  root: ContentsNode;
  here: TrainingPath;
  /** The address of the program. */
  address: string;
  go: (path: TrainingPath) => void;
}

/** The whole course beside the page: units with their sections and pages, what is read, and what keeps the rest shut. */
export const TableOfContents = memo(function TableOfContents({ root, here, address, go }: TableOfContentsProps) {
  const { t } = useTranslation();
  const words = useContentsWords();
  const [wide] = useState(() => matchMedia("(min-width: 901px)").matches);
  const [wasOpen, setWasOpen] = useState(wide);
  const box = useRef<HTMLDetailsElement>(null);
  const place = here.join("/");
  useLayoutEffect(() => showHere(box.current), [place, wasOpen]);
  // Moves are made one at a time; a new tab or window is none of them.
  const press = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-path]") : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go((link.dataset["path"] ?? "").split("/").map(Number));
  };
  const open = () => {
    setWasOpen(true);
    showHere(box.current);
  };
  return (
    <details
      ref={box}
      className={styles.contents}
      data-tour="contents"
      open={wide}
      onToggle={({ currentTarget }) => currentTarget.open && open()}
    >
      <summary>{t("training.contents")}</summary>
      {wasOpen && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links in it are pressed by keyboard as well
        <nav aria-label={t("training.contents")} onClick={press}>
          <ol>
            {root.children.map((unit) => (
              <li key={unit.id}>
                {unit.children.length === 0 ? (
                  <ContentsEntry
                    node={unit}
                    path={`${root.id}/${unit.id}`}
                    address={address}
                    here={place === `${root.id}/${unit.id}`}
                    words={words}
                  />
                ) : (
                  // the key opens the unit that was walked into
                  <ContentsUnit
                    key={String(unit.opened)}
                    unit={unit}
                    path={`${root.id}/${unit.id}`}
                    here={place}
                    address={address}
                    words={words}
                  />
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
    </details>
  );
});

/** Long contents are moved so that the page they stand beside is seen among its neighbours; they rest while it is seen anyway. */
function showHere(box: HTMLElement | null): void {
  const entry = box?.querySelector<HTMLElement>("[data-here]");
  if (!box || !entry) return;
  const above = entry.offsetTop - box.scrollTop;
  if (above < 0 || above + entry.offsetHeight > box.clientHeight) box.scrollTop = entry.offsetTop - box.clientHeight / 2;
}
