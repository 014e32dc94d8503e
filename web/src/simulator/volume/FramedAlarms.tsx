import { useTranslation } from "react-i18next";
import { leftOutAt, placeNames } from "../viewer/placeNames.ts";
import { textWidth } from "../viewer/textWidth.ts";
import type { Box } from "../viewer/zoom.ts";
import styles from "./Overlay.module.css";
import type { Rectangle } from "./panes.ts";
import { headOf } from "./threatNames.ts";
import type { VolumeAlarm } from "./volumeAlarms.ts";

/** An alarm that a pane shows: its number, its edges as a path, and beside what its name stands. */
export interface FramedAlarm {
  number: number;
  path: string;
  beside: Box;
}

interface Props {
  alarms: readonly VolumeAlarm[];
  /** By their number. */
  cleared: ReadonlySet<number>;
  framed: readonly FramedAlarm[];
  pane: Rectangle;
  /** Where other names stand. */
  taken: readonly Box[];
}

/** Alarms in their pane, each named where no other name is; how many are left without a name is told. */
export function FramedAlarms({ alarms, cleared, framed, pane, taken }: Props) {
  const { t } = useTranslation();
  const kindOf = (number: number) => alarms[number]?.kind ?? "organic";
  const count = leftOutAt(pane);
  const placed = placeNames(
    framed.map(({ number, beside }) => {
      const done = cleared.has(number) ? " ✓" : "";
      return { ...beside, names: [`${number + 1} ${t(`simulator.alarms.${kindOf(number)}`)}${done}`, `${number + 1}${done}`] };
    }),
    pane,
    textWidth,
    [headOf(pane), count, ...taken],
  );
  const leftOut = placed.filter((name) => name === null).length;
  return (
    <>
      {framed.map(({ number, path }, index) => {
        const name = placed[index] ?? null;
        return (
          <g key={number} className={styles.alarm} data-kind={kindOf(number)} data-cleared={cleared.has(number)}>
            <path d={path} />
            {name !== null && (
              <text x={name.x} y={name.y}>
                {name.text}
              </text>
            )}
          </g>
        );
      })}
      {leftOut > 0 && <text className={styles.threat} {...count.at}>{`+${leftOut}`}</text>}
    </>
  );
}
