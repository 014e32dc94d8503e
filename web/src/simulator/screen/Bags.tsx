import type { MarkedLocation } from "@vigil/model/simulator/wire";
import type { CSSProperties, ReactNode } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { formatPercent } from "../../ui/format.ts";
import type { ViewArrangement } from "../consoles/console.ts";
import type { Bag } from "../session/useBag.ts";
import type { Enhancement } from "../viewer/presentation.ts";
import type { Scan } from "../viewer/scan.ts";
import type { Outline } from "./Marks.tsx";
import type { MarkShadow } from "./markShadow.ts";
import type { Belt } from "./useBelt.ts";
import { ScanView } from "./ScanView.tsx";
import styles from "./Screen.module.css";
import type { MarkPlace, MarkType } from "./useMarking.ts";
import type { SmallForm } from "./useSmallForm.ts";
import { ViewSwitch } from "./ViewSwitch.tsx";
import type { Viewer } from "./useViewer.ts";

interface Props {
  bag: Bag;
  /** The bag wanted is not the one at hand. */
  waiting: boolean;
  layout: ViewArrangement;
  /** Pictures stand on their ends. */
  turned?: boolean;
  /** Shown beside the first view, always in this enhancement. */
  second?: Enhancement | null;
  alarms?: boolean;
  /** The bag comes in on a belt. */
  belt?: Belt["moving"];
  /** Where the views after the first are shown, when not here. */
  elsewhere?: HTMLElement | null;
  /** Beside the projections, unless one of them is enlarged. */
  volume?: ReactNode;
  /** Part of a page that has its main content already. */
  embedded?: boolean;
  /** The smallest form of the screen, where not all views find room. */
  form?: SmallForm | null;
  /** Told of each view whether it shows the whole bag with less than half of its detail. */
  onCoarse?: (view: number, coarse: boolean) => void;
  viewer: Viewer;
  marks: readonly MarkedLocation[];
  markType?: MarkType;
  /** Marks in the volume as the projections show them. */
  shadows?: readonly MarkShadow[];
  outlines: readonly Outline[];
  onMark?: ((view: number, at: MarkPlace) => void) | undefined;
  onUnmark?: ((mark: number) => void) | undefined;
  onDrawn?: (view: number, scan: Scan) => void;
  onLooked?: (view: number) => void;
}

const noShadows: readonly MarkShadow[] = [];

/** All views of one bag. Pictures are never mirrored, whatever the language. */
export function Bags(props: Props) {
  const {
    bag,
    waiting,
    layout,
    turned = false,
    second: wanted = null,
    alarms = false,
    elsewhere = null,
    embedded = false,
    viewer,
    form = null,
  } = props;
  const volume = viewer.enlarged ? null : (props.volume ?? null);
  const { t } = useTranslation();
  const Area = embedded ? "div" : "main";
  const views = viewer.zooms.map((_, view) => view);
  // A scanner that has such a picture of its own needs none made from the first.
  const second = bag.scans.some((scan) => scan.kind === "measured" && scan.picture === "backscatter") ? null : wanted;
  const pictures = (shown: readonly number[]) =>
    shown.flatMap((view) => {
      const common = {
        view,
        imageId: bag.image?.imageId ?? 0,
        scan: bag.scans[view] ?? null,
        viewer,
        turned,
        alarms: alarms && viewer.alarms,
        marks: props.marks,
        shadows: props.shadows ?? noShadows,
        markType: props.markType ?? "point",
        outlines: props.outlines,
        onMark: props.onMark,
        onUnmark: props.onUnmark,
      };
      const picture = (
        <ScanView
          key={view}
          {...common}
          main={viewer.main === view}
          next={bag.next[view]}
          onDrawn={props.onDrawn}
          onLooked={props.onLooked}
          onCoarse={props.onCoarse}
        />
      );
      return view === 0 && second !== null ? [picture, <ScanView key="second" {...common} always={second} main={false} />] : [picture];
    });
  const alone = form === "wide" || viewer.enlarged;
  const arrangement = form === null ? (viewer.enlarged ? "main" : layout) : alone ? "alone" : "stack";
  const area = (shown: readonly number[], beside: ReactNode, children?: ReactNode) => (
    <Area
      className={styles.views}
      dir="ltr"
      style={{ "--simulator-views": shown.length } as CSSProperties}
      data-arrangement={beside === null ? arrangement : "volume"}
      data-turned={turned}
      data-tour="views"
      data-belt={props.belt}
      data-switched={(form === "upright" && viewer.zooms.length > 1) || undefined}
      data-views={shown.length + (second !== null && shown.includes(0) ? 1 : 0)}
      aria-busy={waiting}
    >
      {beside}
      {pictures(shown)}
      {form !== null && <ViewSwitch viewer={viewer} form={form} />}
      {children}
    </Area>
  );
  const covers = (
    <>
      {waiting && bag.failure === null && (
        <div className={styles.cover} data-late role="status" dir="auto">
          <p>{t("simulator.downloading", { percent: formatPercent(bag.progress * 100) })}</p>
          <progress max={1} value={bag.progress} aria-label={t("simulator.downloading", { percent: formatPercent(bag.progress * 100) })} />
        </div>
      )}
      {bag.failure !== null && (
        <div className={styles.cover} role="alert" dir="auto">
          <p>
            <strong>{t("simulator.imageFailed")}</strong>
          </p>
          <p>{problemMessage(bag.failure)}</p>
          {bag.retrying && <p>{t("simulator.retrying")}</p>}
          <button type="button" className={styles.action} onClick={bag.retry}>
            {t("simulator.tryAgain")}
          </button>
        </div>
      )}
    </>
  );
  if (elsewhere === null || views.length < 2) return area(views, volume, covers);
  return (
    <>
      {area(views.slice(0, 1), volume, covers)}
      {createPortal(
        <div className={styles.window} data-look="glass">
          {area(views.slice(1), null)}
        </div>,
        elsewhere,
      )}
    </>
  );
}
