import { placeBounds } from "@vigil/model/imageLibrary/threatProjection";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Pose, Triple } from "./placing.ts";
import styles from "./Projection.module.css";

const axes = ["x", "y", "z"] as const;

/** Exact figures for where the threat lies and how it is turnedBy. */
export function PlaceFields({ pose, onChange }: { pose: Pose; onChange: (pose: Pose) => void }) {
  const { t } = useTranslation();
  const set = (values: Triple, axis: number, value: number): Triple => {
    const [x, y, z] = values.map((old, index) => (index === axis ? value : old));
    return [x ?? 0, y ?? 0, z ?? 0];
  };
  return (
    <>
      <fieldset className={styles.figures}>
        <legend>{t("threatProjection.position")}</legend>
        {axes.map((name, axis) => (
          <Figure
            key={name}
            label={t(`threatProjection.axes.${name}`)}
            value={pose.position[axis]!}
            bounds={placeBounds[name]}
            onChange={(value) => onChange({ ...pose, position: set(pose.position, axis, value) })}
          />
        ))}
      </fieldset>
      <fieldset className={styles.figures}>
        <legend>{t("threatProjection.turn")}</legend>
        {axes.map((name, axis) => (
          <Figure
            key={name}
            label={t(`threatProjection.around.${name}`)}
            value={pose.turnDegrees[axis]!}
            bounds={[-360, 360]}
            onChange={(value) => onChange({ ...pose, turnDegrees: set(pose.turnDegrees, axis, value) })}
          />
        ))}
      </fieldset>
    </>
  );
}

interface FigureProps {
  label: string;
  value: number;
  bounds: readonly [number, number];
  onChange: (value: number) => void;
}

/** What is typed counts as soon as it is a number within the bounds; what is not stays in sight until the field is left. */
function Figure({ label, value, bounds: [least, most], onChange }: FigureProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const valid = (text: string): boolean => text.trim() !== "" && Number(text) >= least && Number(text) <= most;
  return (
    <label htmlFor={id}>
      {label}
      <input
        id={id}
        type="number"
        dir="ltr"
        step={1}
        min={least}
        max={most}
        value={typed ?? String(value)}
        aria-invalid={typed !== null && !valid(typed)}
        onChange={({ target }) => {
          setTyped(target.value);
          if (valid(target.value)) onChange(Number(target.value));
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
