import type { PageBlock } from "@vigil/model/training/courseContent";
import { lazy, Suspense } from "react";
import { TableFrame } from "../ui/TableFrame.tsx";
import styles from "./ContentPage.module.css";

/** The viewer comes with the first scan that is read, not with the first page. */
const LessonScanFigure = lazy(async () => ({ default: (await import("../lesson/LessonScanFigure.tsx")).LessonScanFigure }));

/** What stands on a page. Blocks never change while they are shown, so their place is their key. */
export function PageBlocks({ blocks }: { blocks: readonly PageBlock[] }) {
  return blocks.map((block, index) => <Block key={`${index}-${block.kind}`} block={block} />);
}

function Block({ block }: { block: PageBlock }) {
  switch (block.kind) {
    case "heading":
      return <h2 className={styles.heading}>{block.text}</h2>;
    case "paragraph":
      return <p>{block.text}</p>;
    case "list":
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case "table":
      return (
        <TableFrame label={block.head.join(", ")}>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <tr key={row.join("|")}>
                {row.map((cell, column) => (
                  <td key={`${block.head[column]}`} className={styles.cell}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </TableFrame>
      );
    case "note":
      return <p className={styles.note}>{block.text}</p>;
    case "scan":
      return (
        <Suspense fallback={<div className={styles.scanPlace} aria-busy />}>
          <LessonScanFigure block={block} />
        </Suspense>
      );
  }
}
