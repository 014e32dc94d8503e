import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../ui/format.ts";
import styles from "./LayoutEditor.module.css";

interface NumberPropertyProps {
  name: string;
  label: string;
  value: number;
  least: number;
  most: number;
  fault?: string | undefined;
  set: (value: number) => void;
}

/** A number that holds as soon as it can; what cannot stays where it was typed, with what is wrong about it. */
export function NumberProperty({ name, label, value, least, most, fault, set }: NumberPropertyProps) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const number = typed === undefined || typed.trim() === "" ? Number.NaN : Number(typed.replace(",", "."));
  const holds = number >= least && number <= most;
  const refusal =
    typed !== undefined && !holds
      ? t("certificates.layout.faults.number", { least: formatNumber(least), most: formatNumber(most) })
      : fault;
  return (
    <div className={styles.property}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={typed ?? String(value)}
        aria-invalid={refusal !== undefined || undefined}
        aria-describedby={refusal === undefined ? undefined : `${id}-refusal`}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = Number(target.value.replace(",", "."));
          if (target.value.trim() !== "" && next >= least && next <= most) set(Math.round(next * 10) / 10);
        }}
        onKeyDown={({ key, shiftKey }) => {
          const step = key === "ArrowUp" ? 1 : key === "ArrowDown" ? -1 : 0;
          if (step === 0) return;
          setTyped(undefined);
          set(Math.round(Math.min(most, Math.max(least, value + step * (shiftKey ? 10 : 1))) * 10) / 10);
        }}
        onBlur={() => holds && setTyped(undefined)}
      />
      {refusal !== undefined && (
        <span id={`${id}-refusal`} className={styles.refusal} role="alert">
          {refusal}
        </span>
      )}
    </div>
  );
}
