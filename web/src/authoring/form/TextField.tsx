import "@mantine/core/styles/Input.layer.css";
import { Textarea, TextInput } from "@mantine/core";

interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  /** More than a line. */
  long?: boolean;
  max?: number;
}

/** A text of the course, in whichever direction its language is written. */
export function TextField({ label, value, onChange, hint, error, required = false, long = false, max }: TextFieldProps) {
  const common = {
    label,
    value,
    description: hint,
    error,
    withAsterisk: required,
    maxLength: max,
    dir: "auto",
    autoComplete: "off",
  } as const;
  return long ? (
    <Textarea {...common} autosize minRows={2} maxRows={12} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  ) : (
    <TextInput {...common} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  );
}
