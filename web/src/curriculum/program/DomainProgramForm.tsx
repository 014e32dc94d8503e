import { certificateKinds } from "@vigil/model/compliance/certificateTemplate";
import type { DomainProgram } from "@vigil/model/curriculum/domainProgram";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { ReferenceControl } from "../../entity/form/ReferenceControl.tsx";
import { problemMessage } from "../../problemMessage.ts";
import { can, useUser } from "../../shell/user.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Message } from "../../ui/Message.tsx";
import { TemplateSelect } from "./TemplateSelect.tsx";
import styles from "./DomainProgram.module.css";

/** What this domain adds to a program: whose credential its certificates carry, and whether it is taken here. */
export function DomainProgramForm({ programId }: { programId: number }) {
  const { t } = useTranslation();
  const viewer = useUser();
  const address = `programs/${programId}/domain`;
  const queryKey = ["programs", "domain", programId];
  const { data } = useSuspenseQuery({ queryKey, queryFn: ({ signal }) => call<DomainProgram>("GET", address, { signal }) });
  const [changed, setChanged] = useState<Partial<DomainProgram>>({});
  const values = { ...data, ...changed };
  const { run, busy, problem, forget } = useAct({
    call: () =>
      call<DomainProgram>("PUT", address, {
        body: {
          trainerAuthorizationId: values.trainerAuthorizationId,
          active: values.active,
          programTemplateId: values.programTemplateId,
          classTemplateId: values.classTemplateId,
        },
      }),
    done: () => setChanged({}),
    told: () => t("domainProgram.saved"),
    stale: [{ queryKey }],
    refusal: "here",
  });
  const change = (part: Partial<DomainProgram>) => {
    forget();
    setChanged({ ...changed, ...part });
  };
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <p className={styles.lead}>{t("domainProgram.lead")}</p>
      {can(viewer, "programs:edit") ? (
        <>
          <ReferenceControl
            name="trainerAuthorizationId"
            label={t("domainProgram.trainerCredential")}
            description={t("domainProgram.trainerCredentialHint")}
            error={undefined}
            withAsterisk={false}
            onBlur={() => {}}
            nullable
            to="trainerAuthorization"
            value={values.trainerAuthorizationId}
            set={(trainerAuthorizationId) => change({ trainerAuthorizationId })}
          />
          {can(viewer, "certificateTemplates:view") &&
            certificateKinds.map((kind) => (
              <TemplateSelect
                key={kind}
                kind={kind}
                value={values[`${kind}TemplateId`]}
                set={(templateId) => change({ [`${kind}TemplateId`]: templateId })}
              />
            ))}
          <label className={styles.choice}>
            <input type="checkbox" checked={values.active} onChange={({ target }) => change({ active: target.checked })} />
            <span>
              {t("domainProgram.active")}
              <small>{t("domainProgram.activeHint")}</small>
            </span>
          </label>
          {problem !== undefined && <Message kind="error">{problemMessage(problem)}</Message>}
          <div>
            <Button type="submit" busy={busy} disabled={Object.keys(changed).length === 0}>
              {t("domainProgram.save")}
            </Button>
          </div>
        </>
      ) : (
        <dl className={styles.facts}>
          <dt>{t("domainProgram.trainerCredential")}</dt>
          <dd>
            <bdi>{data.trainerCredential ?? "–"}</bdi>
          </dd>
          <dt>{t("domainProgram.active")}</dt>
          <dd>{t(data.active ? "domainProgram.yes" : "domainProgram.no")}</dd>
        </dl>
      )}
    </form>
  );
}
