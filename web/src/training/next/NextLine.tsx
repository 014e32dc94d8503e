import type { Step } from "@vigil/model/training/step";
import { useTranslation } from "react-i18next";
import { formatInstant } from "../../ui/format.ts";

/** What comes next in words, or what is waited for. */
export function NextLine({ step }: { step: Step }) {
  const { t } = useTranslation();
  if (step.kind !== "waits") return t("training.next", { title: t(`next.what.${step.decided ? "finish" : step.kind}`) });
  return t(`next.waits.${step.why}`, { when: step.until === null ? "" : formatInstant(step.until) });
}
