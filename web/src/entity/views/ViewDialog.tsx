import type { Entity } from "@vigil/model/entity/entity";
import type { ListView, ListViewState } from "@vigil/model/entity/listView";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { problemMessage } from "../../problemMessage.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { listViewsQuery } from "./listViewsQuery.ts";
import { rememberView } from "./rememberView.ts";
import styles from "./Views.module.css";

interface ViewDialogProps {
  entity: Entity;
  /** The view whose name is changed; undefined makes a new one. */
  view: ListView | undefined;
  state: ListViewState;
  mayShare: boolean;
  close: () => void;
  saved: (view: ListView) => void;
}

/** What a view is called, and whose it is. */
export function ViewDialog({ entity, view, state, mayShare, close, saved }: ViewDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const id = useId();
  const [name, setName] = useState(view?.name ?? "");
  const [shared, setShared] = useState(view?.shared ?? false);
  const { run, busy, problem } = useAct({
    call: () =>
      view
        ? call<ListView>("PUT", `listviews/${view.id}`, { body: { revision: view.revision, name, shared } })
        : call<ListView>("POST", "listviews", { body: { list: entity.url, name, shared, state } }),
    told: () => t("views.saved", { name: name.trim() }),
    refusal: "here",
    stale: [{ queryKey: listViewsQuery(entity).queryKey }],
    done: (made) => {
      rememberView(queries, entity, made);
      close();
      saved(made);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <Dialog title={t(view ? "views.editTitle" : "views.addTitle")} onClose={close}>
      <form className={styles.form} onSubmit={submit}>
        <label className={styles.field}>
          {t("views.name")}
          <input
            data-first
            className={styles.input}
            value={name}
            maxLength={80}
            required
            dir="auto"
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem === undefined ? undefined : `${id}-error`}
            onChange={({ target }) => setName(target.value)}
          />
          {problem !== undefined && (
            <span id={`${id}-error`} role="alert" className={styles.error}>
              {problemMessage(problem)}
            </span>
          )}
        </label>
        {mayShare && (
          <label className={styles.check}>
            <input type="checkbox" checked={shared} onChange={({ target }) => setShared(target.checked)} />
            <span>
              {t("views.share")}
              <small className={styles.small}>{t("views.shareHint")}</small>
            </span>
          </label>
        )}
        <div className={styles.buttons}>
          <Button kind="plain" onClick={close}>
            {t("shell.cancel")}
          </Button>
          <Button type="submit" busy={busy} disabled={name.trim() === ""}>
            {t("views.keep")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
