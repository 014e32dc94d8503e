import { Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";

interface JsonObjectProps {
  label: string;
  value: Readonly<Record<string, unknown>>;
  /** null = what stands there is no JSON object. */
  set: (value: Record<string, unknown> | null) => void;
  readOnly?: boolean;
}

/** An object as text; while it is none, it says so. */
export function JsonObject({ label, value, set, readOnly = false }: JsonObjectProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(() => JSON.stringify(value, null, 2));
  const parsed = objectOf(text);
  return (
    <Textarea
      label={label}
      value={text}
      readOnly={readOnly}
      error={parsed === null && t("identity.notJson")}
      rows={Math.min(12, Math.max(3, text.split("\n").length))}
      dir="ltr"
      spellCheck={false}
      styles={{ input: { fontFamily: "ui-monospace, monospace" } }}
      onChange={({ target }) => {
        setText(target.value);
        set(objectOf(target.value));
      }}
    />
  );
}

function objectOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
