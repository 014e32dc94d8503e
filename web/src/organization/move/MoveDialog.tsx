import { user } from "@vigil/model/organization/user";
import type { MovePreview } from "@vigil/model/organization/userMove";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { ApiProblem } from "../../apiProblem.ts";
import { ReferenceControl } from "../../entity/form/ReferenceControl.tsx";
import { problemMessage } from "../../problemMessage.ts";
import { locked } from "../../shell/lock.ts";
import { toast } from "../../shell/toasts.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Message } from "../../ui/Message.tsx";
import styles from "../userMoves.module.css";
import { MoveFacts } from "./MoveFacts.tsx";

interface MoveDialogProps {
  ids: readonly number[];
  done: () => void;
  close: () => void;
}

/** A company is chosen, what the move does is shown, and then it is done: all or none. */
export function MoveDialog({ ids, done, close }: MoveDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [companyId, setCompanyId] = useState<number | null>(null);
  const [preview, setPreview] = useState<MovePreview>();
  const [problem, setProblem] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [leave, setLeave] = useState({ leavePrograms: false, leaveGroups: false });
  const unfit = preview?.programs.some(({ fits }) => !fits) ?? false;
  const count = ids.length;

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await locked(work());
    } catch (refusal) {
      setProblem(refusal);
    } finally {
      setBusy(false);
    }
  };
  const choose = (id: number | null) => {
    setCompanyId(id);
    setPreview(undefined);
    if (id === null) return;
    void attempt(async () => setPreview(await call<MovePreview>("POST", "users/move/preview", { body: { ids, companyId: id } })));
  };
  const move = (event: SubmitEvent) => {
    event.preventDefault();
    if (!preview) return;
    void attempt(async () => {
      await call("POST", "users/move", { body: { ids, companyId, ...leave } });
      close();
      done();
      toast(t("userMoves.moved", { count, company: preview.to.company }));
      await queries.invalidateQueries({ queryKey: [user.url] });
    });
  };
  const ofField = problem instanceof ApiProblem && problem.field === "companyId";

  return (
    <Dialog title={t("userMoves.moveTitle", { count })} onClose={close} wide>
      <form className={styles.form} onSubmit={move}>
        <ReferenceControl
          name="companyId"
          label={t("userMoves.to")}
          description=""
          error={ofField ? problemMessage(problem) : undefined}
          withAsterisk
          onBlur={() => {}}
          to="company"
          value={companyId}
          nullable={false}
          set={choose}
        />
        {problem !== undefined && !ofField && <Message kind="error">{problemMessage(problem)}</Message>}
        {preview && <MoveFacts preview={preview} />}
        {preview && (unfit || preview.groups.length > 0) && (
          <div className={styles.choices}>
            {unfit && (
              <label>
                <input
                  type="checkbox"
                  checked={leave.leavePrograms}
                  onChange={({ target }) => setLeave({ ...leave, leavePrograms: target.checked })}
                />
                {t("userMoves.leavePrograms")}
              </label>
            )}
            {preview.groups.length > 0 && (
              <label>
                <input
                  type="checkbox"
                  checked={leave.leaveGroups}
                  onChange={({ target }) => setLeave({ ...leave, leaveGroups: target.checked })}
                />
                {t("userMoves.leaveGroups")}
              </label>
            )}
          </div>
        )}
        <p className={styles.buttons}>
          <Button kind="plain" onClick={close}>
            {t("shell.cancel")}
          </Button>
          <Button type="submit" busy={busy} disabled={!preview || (unfit && !leave.leavePrograms)}>
            {t("userMoves.confirmMove")}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
