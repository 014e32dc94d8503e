import type { CorrectedKey } from "@vigil/model/exam/correctedKey";
import { pairsOf } from "@vigil/model/exam/answerValue";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { formatInstant } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { acceptedText } from "../kinds/acceptedText.ts";

interface CorrectedKeyNoteProps {
  corrected: CorrectedKey;
  /** Puts it into what is written; undefined where a question cannot say it. */
  take: (() => void) | undefined;
}

/** Beside a question whose key was corrected while it stands here as it was. */
export function CorrectedKeyNote({ corrected, take }: CorrectedKeyNoteProps) {
  const { t } = useTranslation();
  const { ruling, reason, madeAt } = corrected;
  const right = rightIn(corrected);
  return (
    <Message kind="warning" title={t("questionBank.corrected", { at: formatInstant(madeAt) })}>
      <p dir="auto">{reason}</p>
      <p>
        {ruling.kind === "key"
          ? t(right.length > 1 ? "questionBank.eachOf" : "questionBank.rightIs")
          : t(`questionBank.rulings.${ruling.kind}`)}
        {right.length > 0 && (
          <>
            {" "}
            <strong dir="auto">{right.join(" · ")}</strong>
          </>
        )}
      </p>
      {take === undefined ? (
        <p>{t("questionBank.notTaken")}</p>
      ) : (
        <p>
          <Button kind="plain" size="small" onClick={take}>
            {t("questionBank.takeOver")}
          </Button>
        </p>
      )}
    </Message>
  );
}

/** What is right, each of several in words of its own. */
function rightIn({ ruling, asked: { options } }: CorrectedKey): string[] {
  if (ruling.kind !== "key") return [];
  const textOf = (id: number) => options.find((option) => option.id === id)?.text ?? "";
  if (ruling.accepted !== undefined) return [...new Set(ruling.accepted.map((each) => acceptedText(each)))];
  const paired = options.some(({ side }) => side === "target");
  return ruling.keys.map((key) =>
    paired
      ? pairsOf(key)
          .map(([item, target]) => `${textOf(item)} – ${textOf(target)}`)
          .join(", ")
      : key.map(textOf).join(", "),
  );
}
