import { updateCode, type ConfigurationPreview } from "@vigil/model/curriculum/configurationUpdate";
import { course } from "@vigil/model/curriculum/course";
import { configuration } from "@vigil/model/curriculum/configuration";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import type { Selected } from "../entity/bulk/selected.ts";
import { useBulkAct } from "../entity/bulk/useBulkAct.ts";
import { ReferenceControl } from "../entity/form/ReferenceControl.tsx";
import formStyles from "../entity/form/Form.module.css";
import { problemMessage } from "../problemMessage.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Message } from "../ui/Message.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { ConfigurationChanges } from "./ConfigurationChanges.tsx";
import styles from "./versions/versions.module.css";

interface UpdateConfigurationsProps {
  chosen: Selected;
  done: () => void;
}

/** Gives all chosen courses one configuration, behind a code that is typed; what that changes is shown first. */
export function UpdateConfigurations({ chosen, done }: UpdateConfigurationsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="plain" size="bar" onClick={() => setOpen(true)}>
        {t("courseConfiguration.act")}
      </Button>
      {open && <UpdateDialog chosen={chosen} done={done} close={() => setOpen(false)} />}
    </>
  );
}

function UpdateDialog({ chosen, done, close }: UpdateConfigurationsProps & { close: () => void }) {
  const { t } = useTranslation();
  const [configurationId, setConfigurationId] = useState<number | null>(null);
  const [typed, setTyped] = useState("");
  const { data: preview, error } = useQuery({
    queryKey: ["courses", "configuration", chosen.on, configurationId],
    queryFn: ({ signal }) =>
      call<ConfigurationPreview>("POST", "courses/configure/preview", { body: { on: chosen.on, configurationId }, signal }),
    placeholderData: keepPreviousData,
  });
  const { updates, code = updateCode, count = 0 } = preview ?? {};
  const { run, busy, problem } = useBulkAct({
    chosen,
    path: () => `${course.url}/configure`,
    body: () => ({ configurationId, code: typed.trim() }),
    done: () => {
      close();
      done();
    },
    told: (changed) => t("courseConfiguration.done", { count: changed }),
    stale: [{ queryKey: [configuration.url] }],
    refusal: "here",
  });
  const act = (event: SubmitEvent) => {
    event.preventDefault();
    void run();
  };
  const refusal = problem ?? error ?? undefined;
  return (
    <Dialog title={t("courseConfiguration.title", { count: chosen.count })} onClose={close}>
      <form className={styles.dialog} onSubmit={act}>
        <ReferenceControl
          name="configurationId"
          label={t("courseConfiguration.configuration")}
          description={configurationId === null ? t("courseConfiguration.none") : ""}
          error={undefined}
          withAsterisk={false}
          onBlur={() => {}}
          to="configuration"
          value={configurationId}
          nullable
          set={setConfigurationId}
        />
        {refusal !== undefined && <Message kind="error">{problemMessage(refusal)}</Message>}
        {updates === undefined ? error === null && <Skeleton /> : <ConfigurationChanges updates={updates} />}
        {updates !== undefined && count > updates.length && (
          <p className={styles.hint}>{t("courseConfiguration.looked", { wanted: count, looked: updates.length })}</p>
        )}
        <p className={styles.hint}>{t("courseConfiguration.lead")}</p>
        <label className={styles.form}>
          {t("courseConfiguration.typed", { code })}
          <input
            className={formStyles.input}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
          />
        </label>
        <p className={styles.buttons}>
          <Button kind="plain" onClick={close}>
            {t("shell.cancel")}
          </Button>
          <Button type="submit" busy={busy} disabled={updates === undefined || typed.trim() !== code}>
            {t("courseConfiguration.confirm")}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
