import { useTranslation } from "react-i18next";
import type { Alarm } from "../viewer/alarmBoxes.ts";
import { leftOutAt, placeNames } from "../viewer/placeNames.ts";
import { textWidth } from "../viewer/textWidth.ts";
import { type Box, type Frame, toScreen, type Zoom } from "../viewer/zoom.ts";
import styles from "./Alarms.module.css";

/** In pixels of the screen: where the name of the view stands. */
const viewName = { x: 0, y: 0, width: 130, height: 32 };

/** What the machine could not clear, framed and named: its colour alone says nothing. */
export function Alarms({ alarms, zoom, frame }: { alarms: readonly Alarm[]; zoom: Zoom; frame: Frame }) {
  const { t } = useTranslation();
  const boxes = alarms.map(({ kind, x, y, width, height }, number) => {
    const [one, other] = [toScreen(zoom, frame, { x, y }), toScreen(zoom, frame, { x: x + width, y: y + height })];
    const [left, top] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
    const names = [`${number + 1} ${t(`simulator.alarms.${kind}`)}`, String(number + 1)] as const;
    return { x: left, y: top, width: Math.abs(other.x - one.x), height: Math.abs(other.y - one.y), names };
  });
  const count = leftOutAt(frame);
  const placed = placeNames(boxes, frame, textWidth, [viewName, count]);
  const leftOut = placed.filter((name) => name === null).length;
  return (
    <svg
      className={styles.alarms}
      width={frame.width}
      height={frame.height}
      role="img"
      aria-label={t("simulator.alarms.count", { number: alarms.length })}
    >
      {alarms.map(({ kind, x, y }, number) => (
        <g key={`${x} ${y}`} data-kind={kind} data-testid="alarm">
          <AlarmFrame {...boxes[number]!} />
        </g>
      ))}
      {placed.map(
        (name, number) =>
          name !== null && (
            <text key={`${alarms[number]!.x} ${alarms[number]!.y}`} data-kind={alarms[number]!.kind} x={name.x} y={name.y}>
              {name.text}
            </text>
          ),
      )}
      {leftOut > 0 && <text {...count.at}>{`+${leftOut}`}</text>}
    </svg>
  );
}

const AlarmFrame = ({ x, y, width, height }: Box) => <rect x={x} y={y} width={width} height={height} />;
