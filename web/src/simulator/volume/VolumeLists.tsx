import type { Vector } from "@vigil/xray/solid";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import "../screen/scrollEdges.css";
import type { PaneProps } from "./paneProps.ts";
import type { VolumeAlarms } from "./useAlarms.ts";
import { shareOfMark } from "./useVolumeMarking.ts";
import styles from "./VolumeLists.module.css";
import { middleOf, type VolumeMark } from "./volumeMark.ts";
import { cursorAt } from "./volumeShown.ts";

interface Props extends Pick<PaneProps, "change" | "marking"> {
  extent: Vector;
  alarms: VolumeAlarms;
}

/** Millimetres a mark moves by a press of an arrow key. */
const STEP = 5;
const moves: Readonly<Record<string, Vector>> = {
  ArrowLeft: [0, -STEP, 0],
  ArrowRight: [0, STEP, 0],
  ArrowUp: [0, 0, STEP],
  ArrowDown: [0, 0, -STEP],
  PageUp: [STEP, 0, 0],
  PageDown: [-STEP, 0, 0],
};
const whole = { 0: "both", 1: "both", 2: "both" } as const;

/** The marks in the volume and the machine's alarms, one by one: a press shows each in the slices. Marks are moved and taken off, alarms cleared. */
export function VolumeLists({ extent, change, marking, alarms }: Props) {
  const { t } = useTranslation();
  const marks = marking.marks;
  const { toggle } = alarms;
  if (marks.length === 0 && alarms.found.length === 0) return null;
  const show = (place: Vector) => change((now) => cursorAt(now, place));
  const onKeyDown = (mark: VolumeMark) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || marking.toggle === null) return;
    const by = moves[event.key];
    if (by === undefined && event.key !== "Delete") return;
    event.preventDefault();
    event.stopPropagation();
    if (by === undefined) marking.take(mark);
    else marking.move(mark, whole, by, true);
  };
  return (
    <div className={styles.lists} dir="auto" data-scrolls="across">
      {marks.length > 0 && (
        <ul aria-label={t("volume.marks")}>
          {marks.map((mark) => {
            const [x, y, z] = middleOf(mark).map(Math.round);
            const name = t("volume.mark", { number: mark.place + 1 });
            return (
              <li key={mark.place}>
                <button
                  type="button"
                  title={t(marking.toggle === null ? "volume.show" : "volume.showMark")}
                  onClick={() => show(shareOfMark(extent, mark))}
                  onKeyDown={onKeyDown(mark)}
                >
                  {name} <small dir="ltr">{t("volume.place", { x, y, z })}</small>
                </button>
                {marking.toggle !== null && (
                  <button
                    type="button"
                    aria-label={t("volume.takeOff", { name })}
                    title={t("volume.takeOff", { name })}
                    onClick={() => marking.take(mark)}
                  >
                    <span aria-hidden>✕</span>
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {alarms.found.length > 0 && (
        <ul aria-label={t("volume.alarms")} data-alarms>
          {alarms.found.map((alarm, number) => {
            const { kind, from, to, cubicCentimetres } = alarm;
            const cleared = alarms.cleared.has(number);
            const name = `${number + 1} ${t(`simulator.alarms.${kind}`)}`;
            return (
              <li key={number} data-kind={kind} data-cleared={cleared}>
                <button type="button" title={t("volume.show")} onClick={() => show(middleOf({ from, to }))}>
                  {name} <small>{t("volume.size", { cubicCentimetres })}</small>
                </button>
                {toggle === null ? (
                  cleared && <span>{t("volume.cleared")}</span>
                ) : (
                  <button type="button" aria-pressed={cleared} aria-label={t("volume.clear", { name })} onClick={() => toggle(number)}>
                    {t(cleared ? "volume.cleared" : "volume.clearShort")}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
