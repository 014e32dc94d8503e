import type { ShownVolume } from "@vigil/model/simulator/pictureAt";
import { type VolumeStep, volumePanes } from "@vigil/model/simulator/volumeSteps";
import type { MarkedLocation, ThreatBody } from "@vigil/model/simulator/wire";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import hidden from "../../ui/VisuallyHidden.module.css";
import type { ShadowsOf } from "../screen/markShadow.ts";
import type { MarkType } from "../screen/useMarking.ts";
import { useSize } from "../screen/useSize.ts";
import type { Scan } from "../viewer/scan.ts";
import { BodyPane } from "./BodyPane.tsx";
import type { NamedBox } from "./Overlay.tsx";
import { fullestSlices } from "./fullestSlices.ts";
import { extentOf, panesIn } from "./panes.ts";
import { projectionsOf } from "./projections.ts";
import { SlicePane } from "./SlicePane.tsx";
import { useAlarms } from "./useAlarms.ts";
import type { LoadedVolume } from "./useVolume.ts";
import { useVolumeDrawing } from "./useVolumeDrawing.ts";
import { useVolumeMarking } from "./useVolumeMarking.ts";
import { useVolumeShown } from "./useVolumeShown.ts";
import { VolumeControls } from "./VolumeControls.tsx";
import { VolumeLists } from "./VolumeLists.tsx";
import type { VolumeLook } from "./volumeLook.ts";
import { volumeMask } from "./volumeMask.ts";
import styles from "./VolumePane.module.css";
import { cursorAt } from "./volumeShown.ts";

export interface VolumePaneProps {
  look: VolumeLook;
  marks: readonly MarkedLocation[];
  markType: MarkType;
  /** Absent where nothing can be marked. */
  onMark?: ((mark: MarkedLocation & { view: number }) => void) | undefined;
  onUnmark?: ((mark: number) => void) | undefined;
  /** The bag's projections, where they are on the screen. */
  scans: readonly Scan[];
  /** Told how marks in the volume are seen in the projections, as soon as the volume is here. */
  onShadows: (shadowsOf: ShadowsOf) => void;
  /** The threats, once they are told. */
  bodies: readonly ThreatBody[];
  onStep?: ((step: VolumeStep) => void) | undefined;
  /** A recorded moment. */
  replay?: ShownVolume | null;
}

const nothing = [1, 1, 1] as const;

/** A bag's volume: the body and three slices through it. With a new volume it begins anew. */
export function VolumePane({ loaded, ...props }: VolumePaneProps & { loaded: LoadedVolume }) {
  const { look, bodies } = props;
  const { volume, problem, retry } = loaded;
  const { t } = useTranslation();
  const area = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawings = useRef(0);
  const size = useSize(stage);
  const { shown, change, show } = useVolumeShown(volume, props.replay ?? null, props.onStep);
  useEffect(() => area.current?.setAttribute("data-fine", "false"), [volume]);
  const extent = useMemo(() => (volume === null ? nothing : extentOf(volume)), [volume]);
  const marking = useVolumeMarking({ extent, marks: props.marks, type: props.markType, onMark: props.onMark, onUnmark: props.onUnmark });
  const recorded = useMemo(() => (props.replay == null ? null : (props.replay.cleared ?? [])), [props.replay]);
  const alarms = useAlarms(volume, { framed: look.alarms, replay: recorded, onStep: props.onStep });
  const mask = useMemo(() => (volume === null ? null : volumeMask(volume, bodies)), [volume, bodies]);
  const threats = useMemo(() => (volume === null ? [] : bodies.map((body) => boxOf(body, volume.size))), [volume, bodies]);
  const replayed = props.replay != null;
  useEffect(() => {
    const [first] = bodies;
    // Told where it is, one sees it at once; a recording shows what its learner saw.
    if (volume !== null && first !== undefined && !replayed) show((now) => cursorAt(now, fullestSlices(volume, first)));
  }, [volume, bodies, replayed, show]);
  const { scans, onShadows } = props;
  const projections = useMemo(() => (volume === null ? null : projectionsOf(volume, scans)), [volume, scans]);
  useEffect(() => {
    if (projections !== null) onShadows(projections.shadowsOf);
  }, [projections, onShadows]);
  const beams = useMemo(() => projections?.beamsOf(props.marks) ?? [], [projections, props.marks]);
  const overlay = useMemo(
    () => ({ threats, alarms: alarms.found, cleared: alarms.cleared, beams }),
    [threats, alarms.found, alarms.cleared, beams],
  );
  const panes = useMemo(() => (size === null ? null : panesIn(size.width, size.height, shown.main)), [size, shown.main]);
  const picture = useMemo(() => (panes === null || size === null ? null : { shown, look, panes, size }), [shown, look, panes, size]);
  const onDrawn = useCallback((fine: boolean) => {
    if (!fine) drawings.current += 1;
    area.current?.setAttribute("data-drawn", String(drawings.current));
    area.current?.setAttribute("data-fine", String(fine));
  }, []);
  const state = useVolumeDrawing({ canvas, volume, mask, picture, idle: scans.length > 0, onDrawn });
  const notice = problem ?? (state === "drawing" ? (volume === null ? "making" : null) : state);
  const common = { shown, change, overlay, marking };

  return (
    <section ref={area} className={styles.volume} data-testid="volume" aria-label={t("volume.title")} dir="ltr">
      <div ref={stage} className={styles.stage}>
        <canvas ref={canvas} className={styles.canvas} data-empty={volume === null} />
        {volume !== null &&
          panes !== null &&
          volumePanes.map((name) =>
            name === "body" ? (
              <BodyPane key={name} volume={volume} pane={panes[name]} {...common} />
            ) : (
              <SlicePane key={name} name={name} volume={volume} pane={panes[name]} {...common} />
            ),
          )}
        {notice !== null && (
          <div className={styles.notice} role="status" dir="auto">
            <p>{t(`volume.${notice}`)}</p>
            {problem === "failed" && (
              <button type="button" onClick={retry}>
                {t("simulator.tryAgain")}
              </button>
            )}
          </div>
        )}
      </div>
      <VolumeLists extent={extent} change={change} marking={marking} alarms={alarms} />
      {/* Told what was in the bag, one looks at the picture: what was folded out is folded in. */}
      <VolumeControls key={String(marking.toggle === null)} shown={shown} change={change} marking={marking} />
      <span className={hidden.hidden} role="status">
        {marking.spoken}
      </span>
    </section>
  );
}

function boxOf({ name, from, size }: ThreatBody, whole: readonly [number, number, number]): NamedBox {
  const share = (place: readonly number[]) => [place[0]! / whole[0], place[1]! / whole[1], place[2]! / whole[2]] as const;
  return { label: name, from: share(from), to: share(from.map((at, axis) => at + size[axis]!)) };
}
