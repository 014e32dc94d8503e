import "@mantine/core/styles/Input.layer.css";
import { Textarea, TextInput } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useFaultsOf } from "../check/checked.ts";
import { courseLanguage } from "../draft/courseLanguage.ts";
import { useDraft } from "../draft/useDraft.ts";

interface FieldProps {
  label: string;
  value: string;
  /** Of the part that it stands in: what the check found is said here. */
  partKey: string;
  path: string;
  onChange: (value: string) => void;
  hint?: string;
  long?: boolean;
  max?: number;
  /** It has the name that everything begins with: whoever opens it names it first. */
  unnamed?: boolean;
}

/** A text of the course, in the direction of its language. */
export function Field({ label, value, partKey, path, onChange, hint, long = false, max = 200, unnamed = false }: FieldProps) {
  const { draft } = useDraft();
  const line = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (unnamed) line.current?.select();
    // oxlint-disable-next-line react/exhaustive-deps -- when it is opened, not when somebody calls it so again
  }, []);
  const error = useFaultsOf(partKey).find((fault) => fault.path[0] === path)?.message;
  const common = { label, value, description: hint, error, maxLength: max, autoComplete: "off", ...courseLanguage(draft.locale) } as const;
  return long ? (
    <Textarea {...common} autosize minRows={2} maxRows={10} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  ) : (
    <TextInput {...common} ref={line} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  );
}
