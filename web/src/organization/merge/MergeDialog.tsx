import { user } from "@vigil/model/organization/user";
import type { MergeField, MergePreview, MergeRun } from "@vigil/model/organization/userMerge";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import formStyles from "../../entity/form/Form.module.css";
import { ReferenceControl } from "../../entity/form/ReferenceControl.tsx";
import { problemMessage } from "../../problemMessage.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Message } from "../../ui/Message.tsx";
import styles from "../userMoves.module.css";
import { MergeAccounts } from "./MergeAccounts.tsx";
import { MergePrograms } from "./MergePrograms.tsx";
import { takenAtFirst } from "./takenAtFirst.ts";
import { useAct } from "../../shell/useAct.ts";

interface MergeDialogProps {
  ids: readonly number[];
  done: (keptId: number) => void;
  close: () => void;
}

/** Two accounts beside each other, of several pair by pair, what is to be chosen, and the User ID of the one that goes typed before anything is done. */
export function MergeDialog({ ids, done, close }: MergeDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState(ids);
  const [keptId, mergedId, ...others] = chosen;
  const merged = ids.length < 2 ? 0 : ids.length - chosen.length;
  const [takes, setTakes] = useState<readonly MergeField[]>();
  const [resets, setResets] = useState<Readonly<Record<number, MergeRun>>>({});
  const [typed, setTyped] = useState("");
  const { data, error, refetch } = useQuery({
    queryKey: ["users", "merge", keptId, mergedId],
    queryFn: ({ signal }) => call<MergePreview>("GET", `users/merge?keptId=${keptId}&mergedId=${mergedId}`, { signal }),
    enabled: mergedId !== undefined,
    // what it shows must be what is merged
    gcTime: 0,
    retry: false,
  });
  const take = takes ?? (data ? takenAtFirst(data) : []);
  const ready = data !== undefined && typed.trim() === data.merged.username && data.programs.every(({ programId }) => resets[programId]);

  const {
    run: unite,
    busy,
    problem,
    forget,
  } = useAct({
    call: (keeps: MergePreview) =>
      call("POST", "users/merge", {
        body: {
          keptId,
          mergedId,
          keptRevision: keeps.kept.revision,
          mergedRevision: keeps.merged.revision,
          take,
          resets: keeps.programs.map(({ programId }) => ({ programId, run: resets[programId] })),
          confirm: typed.trim(),
        },
      }),
    done: async (_answer, { kept }) => {
      if (others.length > 0) again([kept.id, ...others]);
      else {
        close();
        done(kept.id);
      }
      await queries.invalidateQueries({
        queryKey: [user.url],
        predicate: ({ queryKey: [, what, id] }) => what !== "merge" && id !== mergedId,
      });
    },
    told: (_answer, { kept }) => t("userMoves.merged", { username: kept.username }),
    refused: () => void refetch(),
    refusal: "here",
  });
  const again = (next: readonly number[]) => {
    setChosen(next);
    setTakes(undefined);
    setResets({});
    setTyped("");
    forget();
  };
  /** What was merged stays merged. */
  const leave = () => {
    close();
    if (merged > 0 && keptId !== undefined) done(keptId);
  };
  const merge = (event: SubmitEvent) => {
    event.preventDefault();
    if (ready) void unite(data);
  };
  const refusal = problem ?? error;

  return (
    <Dialog title={t("userMoves.mergeTitle")} onClose={leave} wide>
      <form className={styles.form} onSubmit={merge}>
        {ids.length > 2 && <p className={styles.hint}>{t("userMoves.turn", { number: merged + 1, count: ids.length - 1 })}</p>}
        {ids.length < 2 && (
          <ReferenceControl
            name="mergedId"
            label={t("userMoves.other")}
            description=""
            error={undefined}
            withAsterisk
            onBlur={() => {}}
            to="user"
            value={ids[0] === keptId ? (mergedId ?? null) : (keptId ?? null)}
            nullable={false}
            set={(id) => again(id === null ? ids : [ids[0]!, id])}
          />
        )}
        {refusal && <Message kind="error">{problemMessage(refusal)}</Message>}
        {mergedId !== undefined && keptId !== undefined && (
          <p>
            <Button kind="plain" size="small" onClick={() => again([mergedId, keptId, ...others])}>
              {t("userMoves.swap")}
            </Button>
          </p>
        )}
        {data && !error && (
          <>
            <p className={styles.hint}>{t("userMoves.lead")}</p>
            <MergeAccounts preview={data} take={take} setTake={setTakes} />
            {data.programs.length > 0 && (
              <MergePrograms preview={data} resets={resets} choose={(programId, run) => setResets({ ...resets, [programId]: run })} />
            )}
            <label className={styles.typed}>
              {t("userMoves.typed", { username: data.merged.username })}
              <input
                className={formStyles.input}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                autoComplete="off"
                spellCheck={false}
                dir="ltr"
              />
            </label>
          </>
        )}
        <p className={styles.buttons}>
          <Button kind="plain" onClick={leave}>
            {t("shell.cancel")}
          </Button>
          <Button type="submit" kind="danger" busy={busy} disabled={!ready}>
            {t("userMoves.confirmMerge")}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
