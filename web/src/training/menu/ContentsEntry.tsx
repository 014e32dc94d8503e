import type { ContentsNode } from "@vigil/model/training/contents";
import { useState, type ReactNode } from "react";
import styles from "../page/ContentPage.module.css";
import { ContentsMark } from "./ContentsMark.tsx";
import { nodeTitle } from "./nodeTitle.ts";
import type { ContentsWords } from "./useContentsWords.ts";

interface ContentsEntryProps {
  node: ContentsNode;
  /** The number of a page in its unit, from 1, as the page itself tells it. */
  number?: number;
  /** From the course on, with strokes between. */
  path: string;
  address: string;
  here: boolean;
  words: ContentsWords;
}

/** A page of the contents, a unit without pages, or an exam. There may be hundreds: a plain link, which the contents follow for all of them. */
export function ContentsEntry({ node, number, path, address, here, words }: ContentsEntryProps) {
  const inside = (
    <>
      {number !== undefined && <span className={styles.pageNumber}>{words.page(number)}</span>}
      <bdi className={styles.pageTitle}>{nodeTitle(node)}</bdi>
      <ContentsMark complete={node.complete} label={words.markOf(node)} />
    </>
  );
  return node.disabled ? (
    <LockedEntry reason={words.reasonOf(node)}>{inside}</LockedEntry>
  ) : (
    <a
      className={styles.entry}
      href={`${address}/${path}`}
      data-path={path}
      data-here={here || undefined}
      aria-current={here ? "page" : undefined}
    >
      {inside}
    </a>
  );
}

/** Pressed, it says what keeps it shut: a finger and a keyboard see no title. */
function LockedEntry({ reason, children }: { reason: string | undefined; children: ReactNode }) {
  const [told, setTold] = useState(false);
  if (reason === undefined)
    return (
      <span className={styles.entry} data-locked>
        {children}
      </span>
    );
  return (
    <>
      <button type="button" className={styles.entry} data-locked title={reason} aria-expanded={told} onClick={() => setTold(!told)}>
        {children}
      </button>
      {told && (
        <p className={styles.lockReason} role="status">
          {reason}
        </p>
      )}
    </>
  );
}
