import { useState, type PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { frameBetween, type ThreatFrame } from "./frames.ts";
import styles from "./Regrade.module.css";

interface Props {
  imageId: number;
  views: readonly { width: number; height: number }[];
  frames: readonly ThreatFrame[];
  set: (frames: readonly ThreatFrame[]) => void;
}

const smallest = 4;
const sides = ["x", "y", "width", "height"] as const;
const names = { x: "regrade.left", y: "regrade.top", width: "regrade.width", height: "regrade.height" } as const;

/** Frames around a threat, drawn on its views or written as numbers. */
export function RegionFields({ imageId, views, frames, set }: Props) {
  const { t } = useTranslation();
  const change = (at: number, values: Partial<ThreatFrame>) =>
    set(frames.map((each, index) => (index === at ? { ...each, ...values } : each)));
  return (
    <>
      <p className={styles.quiet}>{t("regrade.drawHint")}</p>
      <div className={styles.views} dir="ltr">
        {views.map((size, view) => (
          <DrawnView
            // oxlint-disable-next-line react/no-array-index-key -- a view is its place
            key={view}
            {...{ imageId, view, size, frames: frames.filter((each) => each.view === view) }}
            add={(frame) => set([...frames, frame])}
          />
        ))}
      </div>
      {frames.map((frame, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a frame is its place
        <div key={at} className={styles.region}>
          <label>
            {t("regrade.view", { number: "" })}
            <input
              type="number"
              min={1}
              max={views.length}
              value={frame.view + 1}
              onChange={({ target }) => change(at, { view: Math.max(0, target.valueAsNumber - 1 || 0) })}
            />
          </label>
          {sides.map((side) => (
            <label key={side}>
              {t(names[side])}
              <input
                type="number"
                min={0}
                value={frame[side]}
                onChange={({ target }) => change(at, { [side]: Math.max(0, Math.round(target.valueAsNumber) || 0) })}
              />
            </label>
          ))}
          <Button
            kind="plain"
            size="small"
            aria-label={t("regrade.removeRegion", { number: at + 1 })}
            onClick={() => set(frames.filter((_, index) => index !== at))}
          >
            ✕
          </Button>
        </div>
      ))}
      <p>
        <Button kind="plain" size="small" onClick={() => set([...frames, { view: 0, x: 0, y: 0, width: 100, height: 100 }])}>
          {t("regrade.addRegion")}
        </Button>
      </p>
    </>
  );
}

interface DrawnProps {
  imageId: number;
  view: number;
  size: { width: number; height: number };
  frames: readonly ThreatFrame[];
  add: (frame: ThreatFrame) => void;
}

function DrawnView({ imageId, view, size, frames, add }: DrawnProps) {
  const { t } = useTranslation();
  const [from, setFrom] = useState<{ x: number; y: number }>();
  const [drawn, setDrawn] = useState<ThreatFrame>();
  const place = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: ((clientX - left) / width) * size.width, y: ((clientY - top) / height) * size.height };
  };
  const end = () => {
    if (drawn && drawn.width >= smallest && drawn.height >= smallest) add(drawn);
    setFrom(undefined);
    setDrawn(undefined);
  };
  return (
    <figure className={styles.view}>
      <figcaption className={styles.quiet}>{t("regrade.view", { number: view + 1 })}</figcaption>
      <div
        className={styles.picture}
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setFrom(place(event));
        }}
        onPointerMove={(event) => from && setDrawn(frameBetween(view, from, place(event), size))}
        onPointerUp={end}
        onPointerCancel={() => {
          setFrom(undefined);
          setDrawn(undefined);
        }}
      >
        <img src={`/api/images/${imageId}/views/${view}/thumbnail`} alt="" draggable={false} />
        <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden>
          {[...frames, ...(drawn ? [drawn] : [])].map(({ x, y, width, height }) => (
            <rect key={`${x} ${y} ${width} ${height}`} {...{ x, y, width, height }} />
          ))}
        </svg>
      </div>
    </figure>
  );
}
