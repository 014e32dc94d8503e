import type { MarkedLocation } from "@vigil/model/simulator/wire";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import type { Bag } from "../session/useBag.ts";
import type { Scan } from "../viewer/scan.ts";
import type { Outline } from "./Marks.tsx";
import { ScanView } from "./ScanView.tsx";
import styles from "./Screen.module.css";
import type { Viewer } from "./useViewer.ts";

interface Props {
  bag: Bag;
  /** The bag wanted is not the one at hand. */
  waiting: boolean;
  layout: "default" | "horizontal";
  /** Part of a page that has its main content already. */
  embedded?: boolean;
  viewer: Viewer;
  marks: readonly MarkedLocation[];
  outlines: readonly Outline[];
  onMark?: ((view: number, at: { x: number; y: number }) => void) | undefined;
  onUnmark?: ((mark: number) => void) | undefined;
  onDrawn?: (view: number, scan: Scan) => void;
  onLooked?: (view: number) => void;
}

/** All views of one bag. Pictures are never mirrored, whatever the language. */
export function Bags({ bag, waiting, layout, embedded = false, viewer, marks, outlines, ...events }: Props) {
  const { t } = useTranslation();
  const count = viewer.zooms.length;
  const Area = embedded ? "div" : "main";
  return (
    <Area className={styles.views} dir="ltr" data-layout={layout} data-views={count} aria-busy={waiting}>
      {viewer.zooms.map((_, view) => (
        <ScanView
          // oxlint-disable-next-line react/no-array-index-key -- a view is its place
          key={view}
          view={view}
          imageId={bag.image?.imageId ?? 0}
          scan={bag.scans[view] ?? null}
          next={bag.next[view]}
          viewer={viewer}
          marks={marks}
          outlines={outlines}
          {...events}
        />
      ))}
      {waiting && bag.failure === null && (
        <div className={styles.cover} data-late role="status" dir="auto">
          <p>{t("simulator.downloading", { percent: Math.round(bag.progress * 100) })}</p>
          <progress max={1} value={bag.progress} aria-label={t("simulator.downloading", { percent: Math.round(bag.progress * 100) })} />
        </div>
      )}
      {bag.failure !== null && (
        <div className={styles.cover} role="alert" dir="auto">
          <p>
            <strong>{t("simulator.imageFailed")}</strong>
          </p>
          <p>{problemMessage(bag.failure)}</p>
          <button type="button" className={styles.action} onClick={bag.retry}>
            {t("simulator.tryAgain")}
          </button>
        </div>
      )}
    </Area>
  );
}
