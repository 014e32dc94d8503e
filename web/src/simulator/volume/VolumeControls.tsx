import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import "../screen/scrollEdges.css";
import type { PaneProps } from "./paneProps.ts";
import styles from "./VolumePane.module.css";
import { clipped, volumeDefaults, windowed } from "./volumeShown.ts";

const axes = [0, 1, 2] as const;
const ends = ["from", "to"] as const;

/** What a press does, what is shown of the body and of slices, and the box the body is cut with. */
export function VolumeControls({ shown, change, marking }: Pick<PaneProps, "shown" | "change" | "marking">) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState<"clip" | "window" | null>(null);
  const fold = (part: "clip" | "window") => ({
    type: "button" as const,
    "aria-expanded": open === part,
    "aria-controls": `${id} ${part}`,
    onClick: () => setOpen(open === part ? null : part),
  });
  const tool = t(marking.type === "point" ? "volume.markPoint" : "volume.markBox");
  const cut = axes.some((axis) => shown.clipFrom[axis] > 0 || shown.clipTo[axis] < 1);
  return (
    <div className={styles.controls} dir="auto">
      <div className={styles.row} data-scrolls="across">
        {marking.toggle !== null && (
          <button
            type="button"
            className={styles.tool}
            aria-label={tool}
            aria-pressed={marking.on}
            title={`${tool}: ${t("volume.markHint")}`}
            onClick={marking.toggle}
          >
            <span aria-hidden>⌖</span> <span className={styles.toolWord}>{tool}</span>
          </button>
        )}
        <Slider
          label={t("volume.threshold")}
          // Spaced by squares: among thin matter small steps matter.
          value={Math.sqrt(shown.threshold / 4)}
          text={shown.threshold.toFixed(2)}
          onChange={(value) => change((before) => ({ ...before, threshold: 4 * value * value }))}
        />
        <Slider
          label={t("volume.opacity")}
          value={shown.opacity}
          text={String(Math.round(shown.opacity * 100))}
          onChange={(opacity) => change((before) => ({ ...before, opacity }))}
        />
        <button {...fold("window")} data-on={shown.level !== volumeDefaults.level || shown.width !== volumeDefaults.width}>
          {t("volume.window")}
        </button>
        <button {...fold("clip")} data-on={cut}>
          {t("volume.clip")}
        </button>
        <button type="button" onClick={() => change(({ main }) => ({ ...volumeDefaults, main }))}>
          {t("volume.reset")}
        </button>
      </div>
      <div id={`${id} window`} className={styles.clip} data-scrolls="across" hidden={open !== "window"}>
        <div className={styles.presets} role="group" aria-label={t("volume.window")}>
          {presets.map(({ name, level, width }) => (
            <button
              key={name}
              type="button"
              aria-pressed={shown.level === level && shown.width === width}
              onClick={() => change((before) => windowed(before, { level, width }))}
            >
              {t(`volume.windows.${name}`)}
            </button>
          ))}
        </div>
        <Slider
          label={t("volume.level")}
          value={Math.sqrt(shown.level / 8)}
          text={shown.level.toFixed(2)}
          onChange={(value) => change((before) => windowed(before, { level: 8 * value * value }))}
        />
        <Slider
          label={t("volume.width")}
          value={Math.sqrt(shown.width / 20)}
          text={shown.width.toFixed(2)}
          onChange={(value) => change((before) => windowed(before, { width: 20 * value * value }))}
        />
      </div>
      <div id={`${id} clip`} className={`${styles.clip} ${styles.ends}`} data-scrolls="across" hidden={open !== "clip"}>
        {axes.flatMap((axis) =>
          ends.map((end) => (
            <Slider
              key={`${axis} ${end}`}
              label={t(`volume.clips.${clipNames[axis][end]}`)}
              value={end === "from" ? shown.clipFrom[axis] : shown.clipTo[axis]}
              text={String(Math.round((end === "from" ? shown.clipFrom[axis] : shown.clipTo[axis]) * 100))}
              onChange={(value) => change((before) => clipped(before, axis, end, value))}
            />
          )),
        )}
      </div>
    </div>
  );
}

/** Windows that screeners go through: all matter, what is thin, what may explode, metal. Densities against water. */
const presets = [
  { name: "all", level: volumeDefaults.level, width: volumeDefaults.width },
  { name: "thin", level: 0.4, width: 0.8 },
  { name: "dense", level: 1.4, width: 1 },
  { name: "metal", level: 7, width: 10 },
] as const;

/** By where they are in the slices. */
const clipNames = [
  { from: "back", to: "front" },
  { from: "left", to: "right" },
  { from: "bottom", to: "top" },
] as const;

interface SliderProps {
  label: string;
  value: number;
  text: string;
  onChange: (value: number) => void;
}

function Slider({ label, value, text, onChange }: SliderProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={1}
        step={0.01}
        value={value}
        aria-valuetext={text}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      <output>{text}</output>
    </label>
  );
}
