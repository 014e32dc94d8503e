import { useTranslation } from "react-i18next";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Field } from "../desk/Field.tsx";
import forms from "../desk/forms.module.css";
import { PlaceHead } from "../desk/PlaceHead.tsx";
import { useChange, useDraft, usePiece } from "../draft/useDraft.ts";
import { useOutlineActs } from "../outline/useOutlineActs.ts";

/** What the course teaches: pages teach it, questions ask it, and the minibook repeats it. */
export function ObjectivesForm() {
  const { t } = useTranslation();
  const { desk } = useDraft();
  const change = useChange();
  const acts = useOutlineActs();
  const objectives = usePiece<"objective">("objectives");
  const { run: add, busy } = useAct({
    call: () => desk.act({ act: "add", kind: "objective", piece: "objectives", block: { text: "" } }),
    done: ({ key }) => requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-line="${key}"] input`)?.focus()),
  });
  return (
    <>
      <PlaceHead title={t("writing.wholes.objectives")} />
      <p className={forms.hint}>{t("writing.objectivesText")}</p>
      {objectives.length === 0 && <EmptyState title={t("writing.noObjectives")} text={t("writing.noObjectivesText")} />}
      <ol className={forms.lines}>
        {objectives.map((part, index) => (
          <li key={part.key} data-line={part.key}>
            <Field
              label={t("writing.objectiveNumber", { number: index + 1 })}
              value={part.block.text}
              partKey={part.key}
              path="text"
              onChange={(text) => change(part, { text })}
            />
            <Button
              kind="plain"
              size="small"
              onClick={() => void acts.remove({ key: part.key, name: part.block.text, kind: "page", piece: part.piece }, undefined)}
            >
              {t("writing.delete")}
            </Button>
          </li>
        ))}
      </ol>
      <Button kind="plain" busy={busy} onClick={() => void add()}>
        {t("writing.addObjective")}
      </Button>
    </>
  );
}
