import { Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";

interface JsonControlProps {
  name: string;
  label: string;
  description: string;
  error: string | undefined;
  withAsterisk: boolean;
  onBlur: () => void;
  value: unknown;
  set: (value: unknown) => void;
}

const textOf = (value: unknown): string => JSON.stringify(value ?? {}, null, 2);

/** Structured data as text. While it is not valid nothing is taken over, and it says so. */
export function JsonControl({ value, set, error, ...rest }: JsonControlProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(() => textOf(value));
  const [broken, setBroken] = useState(false);
  const type = (typed: string) => {
    setText(typed);
    try {
      set(JSON.parse(typed));
      setBroken(false);
    } catch {
      setBroken(true);
    }
  };
  return (
    <Textarea
      {...rest}
      error={broken ? t("entity.jsonInvalid") : error}
      value={text}
      rows={Math.min(14, Math.max(3, text.split("\n").length))}
      dir="ltr"
      spellCheck={false}
      styles={{ input: { fontFamily: "ui-monospace, monospace" } }}
      onChange={({ target }) => type(target.value)}
    />
  );
}
