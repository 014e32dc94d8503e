import "./sheet.css";
import { isLayout, readLayout } from "@vigil/model/compliance/certificateLayout";
import { fillPage, parsePage, type FilledNode, type ValueOfVariable } from "@vigil/model/compliance/certificatePage";
import type { CertificatePaper } from "@vigil/model/compliance/certificateWire";
import { sizeOfPaper } from "@vigil/model/compliance/paperSize";
import i18next from "i18next";
import { createElement, type CSSProperties, type ReactNode } from "react";
import { PlacedPage } from "./PlacedPage.tsx";
import { certificatePicture, mm } from "./PlacedElement.tsx";
import { QrCode } from "./QrCode.tsx";
import styles from "./CertificateSheet.module.css";

interface CertificateSheetProps {
  paper: CertificatePaper;
  wordsOf: ValueOfVariable;
  /** Of the reader. */
  language?: string;
  /** Said across it: whoever holds the paper sees that it holds no longer. */
  stamp?: string | undefined;
  /** Instead of its page: the editor's own. */
  children?: ReactNode;
}

/** A certificate on its paper, on the screen as wide as there is room. */
export function CertificateSheet({ paper, wordsOf, language = i18next.language, stamp, children }: CertificateSheetProps) {
  const { width, height } = sizeOfPaper(paper);
  const { layout } = isLayout(paper.page) ? readLayout(paper.page) : {};
  return (
    <div
      className={styles.sheet}
      data-orientation={paper.orientation}
      data-paper={paper.paperSize}
      style={{ aspectRatio: `${width} / ${height}`, "--paper-width": `${width}mm` } as CSSProperties}
    >
      <div className={styles.whole} style={{ "--mm": `${(100 / width).toFixed(5)}cqw` } as CSSProperties}>
        <div className={styles.margin} style={{ padding: mm(paper.margin) }}>
          <div className={styles.frame} data-border={paper.border > 0 || undefined} style={{ borderWidth: mm(paper.border) }}>
            {children === undefined && layout === undefined && (
              <div className={styles.page} data-words>
                {fillPage(parsePage(paper.page).nodes ?? [], wordsOf).map(drawn)}
              </div>
            )}
          </div>
        </div>
        {children ?? (layout && <PlacedPage layout={layout} wordsOf={wordsOf} language={language} />)}
      </div>
      {stamp !== undefined && (
        <div className={styles.revoked} aria-hidden>
          {stamp}
        </div>
      )}
    </div>
  );
}

function drawn(node: FilledNode, index: number): ReactNode {
  if (typeof node === "string") return node;
  const className = [styles[node.tag], ...node.classes.map((name) => styles[name])].filter(Boolean).join(" ");
  const properties = { key: index, className: className || undefined, dir: node.dir };
  if (node.tag === "img")
    return <img {...properties} key={index} data-media={node.media} src={certificatePicture(node.media ?? 0)} alt={node.alt ?? ""} />;
  if (node.tag === "qr") {
    const address = node.children.filter((child) => typeof child === "string").join("");
    return <QrCode key={index} className={className} link={`${location.protocol}//${address}`} />;
  }
  return node.tag === "br" || node.tag === "hr"
    ? createElement(node.tag, properties)
    : createElement(node.tag, properties, ...node.children.map(drawn));
}
