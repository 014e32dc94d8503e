import { isPlaced } from "@vigil/model/curriculum/questionModel";
import type { BankEntry, RegradePreview } from "@vigil/model/exam/regradeWire";
import type { Ruling, RulingKind } from "@vigil/model/exam/ruling";
import { useId, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Message } from "../../ui/Message.tsx";
import styles from "./bank.module.css";
import { bankQuery, orderRegrade, previewRegrade } from "./bankCalls.ts";
import { isWhole, RightAnswer, rulingOf } from "./RightAnswer.tsx";
import type { Right } from "./right.ts";
import { RegradeOutcome } from "./RegradeOutcome.tsx";

const kinds: readonly RulingKind[] = ["key", "everybody", "out"];
const leastReason = 3;

interface RegradeDialogProps {
  path: string;
  entry: BankEntry;
  close: () => void;
}

/** What is right instead, what that does to whom, and only then: done. */
export function RegradeDialog({ path, entry, close }: RegradeDialogProps) {
  const { t } = useTranslation();
  const name = useId();
  const [kind, setKind] = useState<RulingKind>("key");
  const [right, setRight] = useState<Right>({ key: entry.key, accepted: entry.accepted });
  const [reason, setReason] = useState("");
  const [keepPasses, setKeepPasses] = useState(true);
  const [tell, setTell] = useState(true);
  const [preview, setPreview] = useState<RegradePreview | null>(null);
  const ruling: Ruling = kind === "key" ? rulingOf(entry, right) : { kind };
  const ready = reason.trim().length >= leastReason && (kind !== "key" || isWhole(entry, right));
  const changed = (change: () => void) => {
    change();
    setPreview(null);
  };
  const looking = useAct({ call: () => previewRegrade(path, entry.id, ruling), done: setPreview, refusal: "here" });
  const marking = useAct({
    call: () => orderRegrade(path, entry.id, { ruling, reason: reason.trim(), keepPasses, tell }),
    done: close,
    told: ({ state, changed: count }) => (state === "done" ? t("questionBank.done", { count }) : t("questionBank.begun")),
    // what is written beside the old key says so
    stale: [{ queryKey: bankQuery(path).queryKey }, { predicate: ({ queryKey }) => queryKey.includes("correctedKeys") }],
    refusal: "here",
  });
  const problem = looking.problem ?? marking.problem;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (ready) void (preview === null ? looking.run() : marking.run());
  };

  return (
    <Dialog title={t("questionBank.wrongKey")} wide={isPlaced(entry.model)} onClose={close}>
      <form className={styles.form} onSubmit={submit}>
        <p dir="auto">
          <b>{entry.text}</b>
        </p>
        <fieldset>
          <legend>{t("questionBank.instead")}</legend>
          {kinds.map((each, index) => (
            <label key={each}>
              <input
                type="radio"
                name={name}
                data-first={index === 0 || undefined}
                checked={kind === each}
                onChange={() => changed(() => setKind(each))}
              />
              <span>{t(`questionBank.rulings.${each}`)}</span>
            </label>
          ))}
        </fieldset>
        {kind === "key" && <RightAnswer entry={entry} right={right} onChange={(now) => changed(() => setRight(now))} />}
        <label className={styles.reason}>
          {t("questionBank.reason")}
          <textarea rows={2} maxLength={500} required dir="auto" value={reason} onChange={({ target }) => setReason(target.value)} />
          <span className={styles.quiet}>{t("questionBank.reasonHint")}</span>
        </label>
        {preview && <RegradeOutcome preview={preview} />}
        {preview && preview.passLostCount > 0 && (
          <fieldset>
            <legend>{t("questionBank.passes")}</legend>
            {([true, false] as const).map((keep) => (
              <label key={String(keep)}>
                <input type="radio" name={`${name}-passes`} checked={keepPasses === keep} onChange={() => setKeepPasses(keep)} />
                <span>{t(keep ? "questionBank.keepPasses" : "questionBank.takePasses")}</span>
              </label>
            ))}
          </fieldset>
        )}
        {preview && !keepPasses && preview.passLostCount > 0 && (
          <Message kind="warning">{t("questionBank.takePassesText", { count: preview.passLostCount })}</Message>
        )}
        {preview && (
          <label>
            <input type="checkbox" checked={tell} onChange={() => setTell(!tell)} />
            <span>{t("questionBank.tell")}</span>
          </label>
        )}
        {problem !== undefined && problem !== null && <Message kind="error">{problemMessage(problem)}</Message>}
        <p className={styles.buttons}>
          <Button kind="plain" onClick={close}>
            {t("questionBank.cancel")}
          </Button>
          <Button type="submit" kind={preview === null ? "primary" : "grave"} busy={looking.busy || marking.busy} disabled={!ready}>
            {t(preview === null ? "questionBank.look" : "questionBank.mark")}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
