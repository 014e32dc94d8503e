import { useTranslation } from "react-i18next";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { useDraft } from "../draft/useDraft.ts";

/** A new question, with two answers to begin with. */
export function AddQuestion({ objective, added }: { objective?: number; added: (key: string) => void }) {
  const { t } = useTranslation();
  const { desk } = useDraft();
  const { run, busy } = useAct({
    call: () =>
      desk.act({
        act: "add",
        kind: "question",
        piece: "questions",
        block: {
          kind: "single",
          text: "",
          ...(objective === undefined ? {} : { objective }),
          answers: [
            { id: 1, text: "", correct: true },
            { id: 2, text: "", correct: false },
          ],
          feedback: {},
        },
      }),
    done: ({ key }) => added(key),
  });
  return (
    <Button kind="plain" size="small" busy={busy} onClick={() => void run()}>
      {t("writing.addQuestion")}
    </Button>
  );
}
