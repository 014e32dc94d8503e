import { NativeSelect } from "@mantine/core";

interface OrderChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  choose: (value: Value) => void;
}

/** One of several, in words. */
export function OrderChoice<Value extends string>({ label, value, options, choose }: OrderChoiceProps<Value>) {
  return (
    <NativeSelect
      label={label}
      value={value}
      data={options.map(([known, words]) => ({ value: known, label: words }))}
      maw={480}
      onChange={({ target }) => {
        const chosen = options.find(([known]) => known === target.value);
        if (chosen) choose(chosen[0]);
      }}
    />
  );
}
