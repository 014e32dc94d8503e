import { useId } from "react";
import styles from "../Library.module.css";

interface ChoiceFieldsProps {
  name: string;
  title: string;
  hint: string;
  error: string | undefined;
  /** Long lists are folded away until somebody wants them. */
  folded?: boolean;
  groups: readonly { title?: string; of: readonly { name: string; label: string }[] }[];
  chosen: readonly string[];
  set: (chosen: string[]) => void;
}

/** Any number of several; none is all. */
export function ChoiceFields({ name, title, hint, error, folded = false, groups, chosen, set }: ChoiceFieldsProps) {
  const id = useId();
  const choices = groups.map((group) => (
    <div key={group.title ?? ""}>
      {group.title && <p className={styles.subtitle}>{group.title}</p>}
      <div className={styles.choices}>
        {group.of.map((one) => (
          <label key={one.name} className={styles.choice}>
            <input
              type="checkbox"
              name={name}
              checked={chosen.includes(one.name)}
              onChange={({ target }) => set(target.checked ? [...chosen, one.name] : chosen.filter((each) => each !== one.name))}
            />
            {one.label}
          </label>
        ))}
      </div>
    </div>
  ));
  return (
    <fieldset className={styles.field} aria-describedby={id}>
      <legend>{title}</legend>
      {folded ? (
        <details open={error !== undefined || undefined}>
          <summary>{chosen.length === 0 ? hint : chosen.length}</summary>
          {choices}
        </details>
      ) : (
        <>
          <p className={styles.hint}>{hint}</p>
          {choices}
        </>
      )}
      <p id={id} className={styles.error} role={error ? "alert" : undefined}>
        {error}
      </p>
    </fieldset>
  );
}
