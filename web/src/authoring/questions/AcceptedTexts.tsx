import { Textarea } from "@mantine/core";
import type { OtherQuestion } from "@vigil/model/curriculum/questionKinds";
import { useState } from "react";
import { useTranslation } from "react-i18next";

type Short = Extract<OtherQuestion, { kind: "text" }>;

export const answerLines = (text: string): string[] => [
  ...new Set(
    text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** The answers that are accepted, one a line; empty lines are no answers. */
export function AcceptedTexts({ value, onChange, error }: { value: Short; onChange: (value: Short) => void; error?: string | undefined }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value.accepted.join("\n"));
  return (
    <Textarea
      label={t("questionForm.accepted")}
      description={t("questionForm.acceptedHint")}
      error={error}
      autosize
      minRows={2}
      maxRows={10}
      dir="auto"
      withAsterisk
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange({ ...value, accepted: answerLines(currentTarget.value) });
      }}
    />
  );
}
