import type { PageBlock } from "@vigil/model/training/pageBlock";
import { plainText } from "@vigil/model/training/plainText";
import { lazy, Suspense } from "react";
import { Table } from "../../ui/Table.tsx";
import styles from "./ContentPage.module.css";
import { CoursePicture } from "./CoursePicture.tsx";
import { CourseVideo } from "./CourseVideo.tsx";
import { Words } from "./Words.tsx";

/** The viewer comes with the first scan that is read, not with the first page. */
const LessonScanFigure = lazy(async () => ({ default: (await import("../../lesson/LessonScanFigure.tsx")).LessonScanFigure }));

/** Few pages have them. */
const ArrangedBlock = lazy(async () => ({ default: (await import("./ArrangedBlock.tsx")).ArrangedBlock }));

/** What stands on a page. Blocks never change while they are shown, so their place is their key. */
export function PageBlocks({ blocks }: { blocks: readonly PageBlock[] }) {
  return blocks.map((block, index) => <Block key={`${index}-${block.kind}`} block={block} />);
}

function Block({ block }: { block: PageBlock }) {
  switch (block.kind) {
    case "heading":
      return <h2 className={styles.heading}>{block.text}</h2>;
    case "paragraph":
      return (
        <p>
          <Words text={block.text} />
        </p>
      );
    case "list":
      return <List block={block} />;
    case "table":
      return <BlockTable block={block} />;
    case "note":
      return (
        <p className={styles.note}>
          <Words text={block.text} />
        </p>
      );
    case "image":
      return <CoursePicture block={block} />;
    case "video":
      return <CourseVideo block={block} />;
    case "scan":
      return (
        <Suspense fallback={<div className={styles.scanPlace} aria-busy />}>
          <LessonScanFigure block={block} />
        </Suspense>
      );
    case "columns":
    case "cards":
    case "attachment":
      return (
        <Suspense fallback={<div aria-busy />}>
          <ArrangedBlock block={block} show={showInside} />
        </Suspense>
      );
  }
}

const showInside = (blocks: readonly PageBlock[]) => <PageBlocks blocks={blocks} />;

function List({ block: { ordered, items } }: { block: Extract<PageBlock, { kind: "list" }> }) {
  const Tag = ordered === true ? "ol" : "ul";
  return (
    <Tag className={styles.list} data-ordered={ordered || undefined}>
      {items.map((item) => (
        <li key={plainText(item)}>
          <Words text={item} />
        </li>
      ))}
    </Tag>
  );
}

function BlockTable({ block: { head, rows } }: { block: Extract<PageBlock, { kind: "table" }> }) {
  const titles = head.map(plainText);
  return (
    <Table label={titles.join(", ")}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={plainText(cell)} scope="col">
              <Words text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.map(plainText).join("|")}>
            {row.map((cell, column) => (
              <td key={`${titles[column]}`} className={styles.cell}>
                <Words text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
