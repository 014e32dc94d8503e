import { useId } from "react";
import styles from "./Form.module.css";
import { Labelled } from "./Labelled.tsx";

const zones = Intl.supportedValuesOf("timeZone");

interface ZoneInputProps {
  name: string;
  label: string;
  description?: string;
  error: string | undefined;
  withAsterisk?: boolean;
  value: string;
  set: (zone: string) => void;
  onBlur?: () => void;
}

/** A time zone by its name; the browser suggests those it knows. */
export function ZoneInput({ name, value, set, onBlur, ...label }: ZoneInputProps) {
  const id = useId();
  return (
    <Labelled id={id} {...label}>
      <input
        id={id}
        name={name}
        list={`${id}-zones`}
        className={`${styles.input} ${styles.short}`}
        dir="ltr"
        autoComplete="off"
        value={value}
        aria-invalid={label.error !== undefined || undefined}
        onChange={({ target }) => set(target.value)}
        onBlur={onBlur}
      />
      <datalist id={`${id}-zones`}>
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone}
          </option>
        ))}
      </datalist>
    </Labelled>
  );
}
