import type { AttachmentBlock, CardsBlock, ColumnsBlock, PageBlock } from "@vigil/model/training/pageBlock";
import type { ReactNode } from "react";
import { formatFileSize } from "../../ui/format.ts";
import styles from "./ArrangedBlock.module.css";
import { CoursePicture } from "./CoursePicture.tsx";
import { useCourseFile } from "./courseMedia.ts";
import { Words } from "./Words.tsx";

interface ArrangedBlockProps {
  block: ColumnsBlock | CardsBlock | AttachmentBlock;
  /** How blocks within it are shown. */
  show: (blocks: readonly PageBlock[]) => ReactNode;
}

/** Columns, cards, and a file to take along. */
export function ArrangedBlock({ block, show }: ArrangedBlockProps) {
  if (block.kind === "attachment") return <Handout block={block} />;
  if (block.kind === "columns") {
    const [start, end] = block.sides;
    return (
      <div className={styles.columns}>
        <div className={styles.side}>{show(start)}</div>
        <div className={styles.side}>{show(end)}</div>
      </div>
    );
  }
  return (
    <ul className={styles.cards}>
      {block.cards.map(({ title, text, picture }) => (
        <li key={title} className={styles.card}>
          {picture && <CoursePicture block={{ kind: "image", ...picture }} />}
          <h3 className={styles.title}>{title}</h3>
          <p>
            <Words text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Handout({ block: { file, name, note, bytes } }: { block: AttachmentBlock }) {
  const { src } = useCourseFile(file);
  return (
    <p className={styles.handout}>
      <a href={src} download={file.slice(file.lastIndexOf("/") + 1)}>
        <bdi>{name}</bdi>
      </a>{" "}
      <span className={styles.kind}>
        <bdi>{file.slice(file.lastIndexOf(".") + 1).toUpperCase()}</bdi> · <bdi>{formatFileSize(bytes)}</bdi>
      </span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </p>
  );
}
