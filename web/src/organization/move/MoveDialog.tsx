import { user } from "@vigil/model/organization/user";
import type { MovePreview } from "@vigil/model/organization/userMove";
import { useQuery } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import type { Selected } from "../../entity/bulk/selected.ts";
import { useBulkAct } from "../../entity/bulk/useBulkAct.ts";
import { ApiProblem } from "../../apiProblem.ts";
import { ReferenceControl } from "../../entity/form/ReferenceControl.tsx";
import { problemMessage } from "../../problemMessage.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Message } from "../../ui/Message.tsx";
import styles from "../userMoves.module.css";
import { MoveFacts } from "./MoveFacts.tsx";

interface MoveDialogProps {
  chosen: Selected;
  done: () => void;
  close: () => void;
}

/** A company is chosen, what the move does is shown, and then it is done; who is refused is named. */
export function MoveDialog({ chosen, done, close }: MoveDialogProps) {
  const { t } = useTranslation();
  const [companyId, setCompanyId] = useState<number | null>(null);
  const [leave, setLeave] = useState({ leavePrograms: false, leaveGroups: false });
  const { count } = chosen;

  const {
    data: preview,
    error,
    isFetching,
  } = useQuery({
    queryKey: ["moveUsers", chosen.on, companyId],
    queryFn: ({ signal }) => call<MovePreview>("POST", "users/move/preview", { body: { on: chosen.on, companyId }, signal }),
    enabled: companyId !== null,
    // what it shows must be what is moved
    gcTime: 0,
    retry: false,
  });
  const unfit = preview?.programs.some(({ fits }) => !fits) ?? false;
  const moving = useBulkAct({
    chosen,
    path: (_to: MovePreview) => `${user.url}/move`,
    body: () => ({ companyId, ...leave }),
    done: () => {
      close();
      done();
    },
    told: (moved, { to }) => t("userMoves.moved", { count: moved, company: to.company }),
    stale: [{ queryKey: [user.url] }],
    refusal: "here",
  });
  const choose = (id: number | null) => {
    setCompanyId(id);
    moving.forget();
  };
  const move = (event: SubmitEvent) => {
    event.preventDefault();
    if (preview) void moving.run(preview);
  };
  const problem = moving.problem ?? error ?? undefined;
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
          <Button
            type="submit"
            busy={isFetching || moving.busy}
            disabled={!preview || preview.from.length === 0 || (unfit && !leave.leavePrograms)}
          >
            {t("userMoves.confirmMove")}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
