import "./sheet.css";
import { fillPage, type FilledNode, type ParsedPage, type ValueOfVariable } from "@vigil/model/compliance/certificatePage";
import type { CertificatePaper } from "@vigil/model/compliance/certificateWire";
import { createElement, type ReactNode } from "react";
import { domainOfPage } from "../api.ts";
import { QrCode } from "./QrCode.tsx";
import styles from "./CertificateSheet.module.css";

interface CertificateSheetProps {
  paper: Omit<CertificatePaper, "page">;
  nodes: Exclude<ParsedPage["nodes"], undefined>;
  wordsOf: ValueOfVariable;
  /** Said across it: whoever holds the paper sees that it holds no longer. */
  stamp?: string | undefined;
}

/** A certificate on its paper: A4, on the screen as wide as there is room. */
export function CertificateSheet({ paper: { orientation, margin, border }, nodes, wordsOf, stamp }: CertificateSheetProps) {
  return (
    <div className={styles.sheet} data-orientation={orientation}>
      <div className={styles.margin} style={{ padding: millimetres(margin, orientation) }}>
        <div className={styles.frame} data-border={border > 0 || undefined} style={{ borderWidth: millimetres(border, orientation) }}>
          <div className={styles.page}>{fillPage(nodes, wordsOf).map(drawn)}</div>
        </div>
      </div>
      {stamp !== undefined && (
        <div className={styles.revoked} aria-hidden>
          {stamp}
        </div>
      )}
    </div>
  );
}

/** A millimetre of the paper is this share of the sheet's width, at whatever size it is shown. */
const millimetres = (count: number, orientation: CertificatePaper["orientation"]): string =>
  `${((count / (orientation === "landscape" ? 297 : 210)) * 100).toFixed(3)}cqw`;

function drawn(node: FilledNode, index: number): ReactNode {
  if (typeof node === "string") return node;
  const className = [styles[node.tag], ...node.classes.map((name) => styles[name])].filter(Boolean).join(" ");
  const properties = { key: index, className: className || undefined, dir: node.dir };
  if (node.tag === "img") return <img {...properties} key={index} src={certificatePicture(node.media ?? 0)} alt={node.alt ?? ""} />;
  if (node.tag === "qr") {
    const address = node.children.filter((child) => typeof child === "string").join("");
    return <QrCode key={index} className={className} link={`${location.protocol}//${address}`} />;
  }
  return node.tag === "br" || node.tag === "hr"
    ? createElement(node.tag, properties)
    : createElement(node.tag, properties, ...node.children.map(drawn));
}

/** The browser asks for a picture without headers: its domain stands in the address. */
const certificatePicture = (id: number): string => `/api/certificates/media/${id}?domain=${encodeURIComponent(domainOfPage())}`;
