import { useId } from "react";
import styles from "../Library.module.css";

interface WeightFieldsProps {
  name: string;
  title: string;
  hint: string;
  error: string | undefined;
  of: readonly { name: string; label: string }[];
  weights: Readonly<Record<string, number>>;
  set: (weights: Record<string, number>) => void;
}

const most = 10;
/** So many stand in one row. */
const few = 5;

/** How often each of several comes beside the others. */
export function WeightFields({ name, title, hint, error, of, weights, set }: WeightFieldsProps) {
  const id = useId();
  return (
    <fieldset className={styles.field} aria-describedby={id}>
      <legend>{title}</legend>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.weights} data-few={of.length <= few || undefined}>
        {of.map((one, index) => (
          <label key={one.name} className={styles.weight}>
            {one.label}
            <input
              type="number"
              name={index === 0 ? name : `${name}.${one.name}`}
              min={0}
              max={most}
              step={1}
              value={weights[one.name] ?? 0}
              aria-invalid={error !== undefined || undefined}
              onChange={({ target }) => set({ ...weights, [one.name]: Math.min(most, Math.max(0, Math.round(Number(target.value)) || 0)) })}
            />
          </label>
        ))}
      </div>
      <p id={id} className={styles.error} role={error ? "alert" : undefined}>
        {error}
      </p>
    </fieldset>
  );
}
