import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PaneProps } from "./paneProps.ts";
import styles from "./VolumePane.module.css";
import { clipped, volumeDefaults } from "./volumeShown.ts";

const axes = [0, 1, 2] as const;
const ends = ["from", "to"] as const;

/** What is shown of the body: from which density on, how dense it looks, and the box it is cut with. */
export function VolumeControls({ shown, change }: Pick<PaneProps, "shown" | "change">) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const cut = axes.some((axis) => shown.clipFrom[axis] > 0 || shown.clipTo[axis] < 1);
  return (
    <div className={styles.controls} dir="auto">
      <div className={styles.row}>
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
        <button type="button" aria-expanded={open} aria-controls={id} data-on={cut} onClick={() => setOpen(!open)}>
          {t("volume.clip")}
        </button>
        <button type="button" onClick={() => change(({ main }) => ({ ...volumeDefaults, main }))}>
          {t("volume.reset")}
        </button>
      </div>
      <div id={id} className={styles.clip} hidden={!open}>
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
