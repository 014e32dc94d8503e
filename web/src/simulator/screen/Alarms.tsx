import { useTranslation } from "react-i18next";
import type { Alarm } from "../viewer/alarmBoxes.ts";
import { type Frame, toScreen, type Zoom } from "../viewer/zoom.ts";
import styles from "./Alarms.module.css";

/** What the machine could not clear, framed and named: its colour alone says nothing. */
export function Alarms({ alarms, zoom, frame }: { alarms: readonly Alarm[]; zoom: Zoom; frame: Frame }) {
  const { t } = useTranslation();
  return (
    <svg
      className={styles.alarms}
      width={frame.width}
      height={frame.height}
      role="img"
      aria-label={t("simulator.alarms.count", { number: alarms.length })}
    >
      {alarms.map(({ kind, x, y, width, height }, number) => {
        const [one, other] = [toScreen(zoom, frame, { x, y }), toScreen(zoom, frame, { x: x + width, y: y + height })];
        const left = Math.min(one.x, other.x);
        const top = Math.min(one.y, other.y);
        return (
          <g key={`${x} ${y}`} data-kind={kind} data-testid="alarm">
            <rect x={left} y={top} width={Math.abs(other.x - one.x)} height={Math.abs(other.y - one.y)} />
            <text x={left + 4} y={Math.max(13, top - 5)}>
              {`${number + 1} ${t(`simulator.alarms.${kind}`)}`}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
