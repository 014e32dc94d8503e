import styles from "./UserImport.module.css";

interface OrderChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  choose: (value: Value) => void;
}

/** One of several, in words. */
export function OrderChoice<Value extends string>({ label, value, options, choose }: OrderChoiceProps<Value>) {
  return (
    <label className={styles.choice}>
      {label}
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([known]) => known === target.value);
          if (chosen) choose(chosen[0]);
        }}
      >
        {options.map(([known, words]) => (
          <option key={known} value={known}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
