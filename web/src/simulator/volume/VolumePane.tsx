import type { Volume } from "@vigil/xray/volume/volume";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSize } from "../screen/useSize.ts";
import { panesIn } from "./panes.ts";
import { SlicePane } from "./SlicePane.tsx";
import { BodyPane } from "./BodyPane.tsx";
import { useVolumeDrawing } from "./useVolumeDrawing.ts";
import { VolumeControls } from "./VolumeControls.tsx";
import type { VolumeLook } from "./volumeLook.ts";
import styles from "./VolumePane.module.css";
import { paneNames, volumeDefaults, type VolumeShown } from "./volumeShown.ts";

interface Props {
  /** Null until it is here. */
  volume: Volume | null;
  failed: boolean;
  look: VolumeLook;
}

/** A bag's volume: the body and three slices through it. With a new volume it begins anew. */
export function VolumePane({ volume, failed, look }: Props) {
  const { t } = useTranslation();
  const area = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawings = useRef(0);
  const size = useSize(stage);
  const [shown, setShown] = useState(volumeDefaults);
  const change = useCallback((how: (shown: VolumeShown) => VolumeShown) => setShown(how), []);
  useEffect(() => {
    area.current?.setAttribute("data-fine", "false");
    setShown(({ main }) => ({ ...volumeDefaults, main }));
  }, [volume]);
  const panes = useMemo(() => (size === null ? null : panesIn(size.width, size.height, shown.main)), [size, shown.main]);
  const picture = useMemo(() => (panes === null || size === null ? null : { shown, look, panes, size }), [shown, look, panes, size]);
  const onDrawn = useCallback((fine: boolean) => {
    if (!fine) drawings.current += 1;
    area.current?.setAttribute("data-drawn", String(drawings.current));
    area.current?.setAttribute("data-fine", String(fine));
  }, []);
  const state = useVolumeDrawing({ canvas, volume, picture, onDrawn });
  const notice = failed ? "failed" : state === "noRoom" ? "noRoom" : state === "lost" ? "lost" : volume === null ? "making" : null;

  return (
    <section ref={area} className={styles.volume} data-testid="volume" aria-label={t("volume.title")} dir="ltr">
      <div ref={stage} className={styles.stage}>
        <canvas ref={canvas} className={styles.canvas} data-empty={volume === null} />
        {volume !== null &&
          panes !== null &&
          paneNames.map((name) =>
            name === "body" ? (
              <BodyPane key={name} volume={volume} pane={panes[name]} shown={shown} change={change} />
            ) : (
              <SlicePane key={name} name={name} volume={volume} pane={panes[name]} shown={shown} change={change} />
            ),
          )}
        {notice !== null && (
          <p className={styles.notice} role="status" dir="auto">
            {t(`volume.${notice}`)}
          </p>
        )}
      </div>
      <VolumeControls shown={shown} change={change} />
    </section>
  );
}
