import type { LayoutElement, Lettered } from "@vigil/model/compliance/certificateLayout";
import { domainOfPage } from "../api.ts";
import { QrCode } from "./QrCode.tsx";
import styles from "./PlacedPage.module.css";

/** One thing of a placed page as it is printed: in the editor, in the preview, on the screen and on paper. */
export function PlacedElement({ element, text }: { element: LayoutElement; text: string }) {
  switch (element.kind) {
    case "text":
    case "field":
      return (
        <div className={styles.text} data-font={element.font} dir={element.direction} style={lettering(element)}>
          {text}
        </div>
      );
    case "picture":
      return element.media === null ? null : (
        <img className={styles.picture} src={certificatePicture(element.media)} alt={element.alt} draggable={false} />
      );
    case "qr":
      return <QrCode className={styles.qr ?? ""} link={`${location.protocol}//${text}`} />;
    case "line":
      return (
        <div
          className={styles.line}
          data-upright={element.height > element.width || undefined}
          style={{ background: element.colour, [element.height > element.width ? "inlineSize" : "blockSize"]: mm(element.thickness) }}
        />
      );
    case "box":
      return (
        <div
          className={styles.box}
          style={{ borderColor: element.colour, borderWidth: mm(element.thickness), background: element.fill ?? "transparent" }}
        />
      );
  }
}

/** A millimetre of the paper at whatever size it is shown; the sheet says how long one is. */
export const mm = (count: number): string => `calc(${count} * var(--mm))`;
export const placing = ({ x, y, width, height }: LayoutElement) => ({ left: mm(x), top: mm(y), width: mm(width), height: mm(height) });

const point = 25.4 / 72;
const weights = { light: 300, normal: 400, bold: 650 } as const;
const lettering = ({ size, weight, italic, colour, align }: Lettered) => ({
  fontSize: mm(Math.round(size * point * 1000) / 1000),
  fontWeight: weights[weight],
  fontStyle: italic ? "italic" : "normal",
  color: colour,
  textAlign: align,
});

/** The browser asks for a picture without headers: its domain stands in the address. */
export const certificatePicture = (id: number): string => `/api/certificates/media/${id}?domain=${encodeURIComponent(domainOfPage())}`;
