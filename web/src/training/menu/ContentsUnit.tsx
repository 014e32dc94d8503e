import type { ContentsNode } from "@vigil/model/training/contents";
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import { afterPainting } from "../../ui/afterPainting.ts";
import { formatPercent } from "../../ui/format.ts";
import { ContentsEntry } from "./ContentsEntry.tsx";
import { ContentsMark } from "./ContentsMark.tsx";
import styles from "../page/ContentPage.module.css";
import { nearSections } from "../page/nearSections.ts";
import type { ContentsWords } from "./useContentsWords.ts";

/** In pixels, at least. */
const rowHeight = 30;

interface ContentsUnitProps {
  unit: ContentsNode;
  path: string;
  here: string;
  address: string;
  words: ContentsWords;
}

/** The pages of a unit are there once it was opened: a course may have thousands. */
export function ContentsUnit({ unit, path, here, address, words }: ContentsUnitProps) {
  const [open, setOpen] = useState(unit.opened);
  const reason = words.reasonOf(unit);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.unit}>
        <bdi className={styles.pageTitle}>{unit.title}</bdi>
        <ContentsMark complete={unit.complete} label={words.markOf(unit)} />
        {!unit.complete && !unit.locked && <span>{formatPercent(unit.progress * 100)}</span>}
      </summary>
      {reason !== undefined && <p className={styles.reason}>{reason}</p>}
      {open && <Sections unit={unit} path={path} here={here} address={address} words={words} />}
    </details>
  );
}

/** What is seen at once comes first; the rest follows once that is drawn, and moves nothing. */
function Sections({ unit, path, here, address, words }: ContentsUnitProps) {
  const [whole, setWhole] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const keepInPlace = useRef<() => void>(undefined);
  const near = nearSections(unit.children, Math.ceil(innerHeight / 2 / rowHeight));
  const numbers = firstNumbers(unit.children);
  const shown = whole ? unit.children : unit.children.slice(near.from, near.to);
  useEffect(() => {
    const show = () => {
      keepInPlace.current = keeper(list.current);
      startTransition(() => setWhole(true));
    };
    return afterPainting(show);
  }, []);
  useLayoutEffect(() => {
    if (whole) keepInPlace.current?.();
  }, [whole]);
  return (
    <ol ref={list}>
      {shown.map((section) =>
        section.exam === null ? (
          <li key={section.id}>
            <p className={styles.section}>
              <bdi>{section.title}</bdi>
            </p>
            <ol>
              {section.children.map((page, index) => {
                const place = `${path}/${section.id}/${page.id}`;
                return (
                  <li key={page.id}>
                    <ContentsEntry
                      node={page}
                      number={(numbers.get(section.id) ?? 1) + index}
                      path={place}
                      address={address}
                      here={place === here}
                      words={words}
                    />
                  </li>
                );
              })}
            </ol>
          </li>
        ) : (
          <li key={section.id}>
            <ContentsEntry node={section} path={`${path}/${section.id}`} address={address} here={false} words={words} />
          </li>
        ),
      )}
    </ol>
  );
}

/** The number of the first page of each section: pages are counted within their unit. */
function firstNumbers(sections: readonly ContentsNode[]): ReadonlyMap<number, number> {
  let next = 1;
  return new Map(
    sections.map(({ id, children }) => {
      const first = next;
      next += children.length;
      return [id, first];
    }),
  );
}

/** Keeps in its place what is seen while more comes before it. */
function keeper(list: HTMLElement | null): () => void {
  const box = list?.closest("details:has(> nav)");
  const first = list?.firstElementChild;
  if (!box || !(first instanceof HTMLElement)) return () => {};
  const before = first.offsetTop;
  return () => {
    const moved = first.offsetTop - before;
    if (moved !== 0) box.scrollTop += moved;
  };
}
