import { updateCodeFor, type ConfigurationUpdate } from "@vigil/model/curriculum/configurationUpdate";
import { configuration } from "@vigil/model/curriculum/configuration";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { ReferenceControl } from "../entity/form/ReferenceControl.tsx";
import formStyles from "../entity/form/Form.module.css";
import { problemMessage } from "../problemMessage.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Message } from "../ui/Message.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { ConfigurationChanges } from "./ConfigurationChanges.tsx";
import styles from "./versions/versions.module.css";
import { useAct } from "../shell/useAct.ts";

interface UpdateConfigurationsProps {
  courseIds: readonly number[];
  done: () => void;
}

/** Gives all chosen courses one configuration, behind a code that is typed; what that changes is shown first. */
export function UpdateConfigurations({ courseIds, done }: UpdateConfigurationsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="plain" size="bar" onClick={() => setOpen(true)}>
        {t("courseConfiguration.act")}
      </Button>
      {open && <UpdateDialog courseIds={courseIds} done={done} close={() => setOpen(false)} />}
    </>
  );
}

function UpdateDialog({ courseIds, done, close }: UpdateConfigurationsProps & { close: () => void }) {
  const { t } = useTranslation();
  const [configurationId, setConfigurationId] = useState<number | null>(null);
  const [typed, setTyped] = useState("");
  const body = { courseIds, configurationId };
  const { data: updates, error } = useQuery({
    queryKey: ["courses", "configuration", courseIds, configurationId],
    queryFn: ({ signal }) => call<ConfigurationUpdate[]>("POST", "courses/configuration/preview", { body, signal }),
    placeholderData: keepPreviousData,
  });
  const code = updateCodeFor(updates ?? []);
  const { run, busy, problem } = useAct({
    call: () => call<ConfigurationUpdate[]>("POST", "courses/configuration", { body: { ...body, code: typed.trim() } }),
    done: () => {
      close();
      done();
    },
    told: ({ length: count }) => t("courseConfiguration.done", { count }),
    stale: [{ queryKey: [configuration.url] }],
    refusal: "here",
  });
  const act = (event: SubmitEvent) => {
    event.preventDefault();
    void run();
  };
  const refusal = problem ?? error ?? undefined;
  return (
    <Dialog title={t("courseConfiguration.title", { count: courseIds.length })} onClose={close}>
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
