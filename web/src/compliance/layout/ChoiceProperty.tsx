import styles from "./LayoutEditor.module.css";

interface ChoicePropertyProps<Value extends string> {
  name: string;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  set: (value: Value) => void;
}

export function ChoiceProperty<Value extends string>({ name, label, value, options, set }: ChoicePropertyProps<Value>) {
  return (
    <label className={styles.property}>
      {label}
      <select
        name={name}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((one) => one.value === target.value);
          if (chosen) set(chosen.value);
        }}
      >
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  );
}
