import type { ConfigurationPair } from "@vigil/model/curriculum/configurationPair";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { ReferenceControl } from "../entity/form/ReferenceControl.tsx";
import { problemMessage } from "../problemMessage.ts";
import { can, useUser } from "../shell/user.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Message } from "../ui/Message.tsx";
import { Table } from "../ui/Table.tsx";
import styles from "./ConfigurationPairs.module.css";
import { useAct } from "../shell/useAct.ts";

/** The courses of single companies that a configuration is given to: there it goes before whatever the course or the company has. */
export function ConfigurationPairs({ configurationId }: { configurationId: number }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const edits = can(useUser(), "configurations:edit");
  const address = `configurations/${configurationId}/pairs`;
  const queryKey = ["configurations", "pairs", configurationId];
  const { data: pairs } = useSuspenseQuery({ queryKey, queryFn: ({ signal }) => call<ConfigurationPair[]>("GET", address, { signal }) });
  const show = (now: ConfigurationPair[]) => queries.setQueryData(queryKey, now);
  const { run: remove, busy } = useAct({
    ask: ({ company, course }: ConfigurationPair) => ({
      title: t("configurationPairs.removeTitle"),
      text: t("configurationPairs.removeText", { company, course }),
      confirm: t("configurationPairs.remove"),
    }),
    call: ({ companyId, courseId }) => call<ConfigurationPair[]>("DELETE", `${address}/${companyId}/${courseId}`),
    done: show,
  });
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{t("configurationPairs.lead")}</p>
      {edits && <AddPair address={address} show={show} />}
      {pairs.length === 0 ? (
        <EmptyState title={t("configurationPairs.emptyTitle")} text={t("configurationPairs.emptyText")} />
      ) : (
        <Table label={t("configurationPairs.tab")}>
          <thead>
            <tr>
              <th scope="col">{t("configurationPairs.company")}</th>
              <th scope="col">{t("configurationPairs.course")}</th>
              {edits && <th scope="col">{t("configurationPairs.remove")}</th>}
            </tr>
          </thead>
          <tbody>
            {pairs.map((pair) => (
              <tr key={`${pair.companyId}/${pair.courseId}`}>
                <td>
                  <bdi>{pair.company}</bdi>
                </td>
                <td>
                  <bdi>{pair.course}</bdi>
                </td>
                {edits && (
                  <td>
                    <Button
                      kind="plain"
                      size="small"
                      disabled={busy}
                      aria-label={`${t("configurationPairs.remove")}: ${pair.company}, ${pair.course}`}
                      onClick={() => void remove(pair)}
                    >
                      {t("configurationPairs.remove")}
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}

function AddPair({ address, show }: { address: string; show: (pairs: ConfigurationPair[]) => void }) {
  const { t } = useTranslation();
  const [companyId, setCompanyId] = useState<number | null>(null);
  const [courseId, setCourseId] = useState<number | null>(null);
  const { run, busy, problem, forget } = useAct({
    call: () => call<ConfigurationPair[]>("POST", address, { body: { companyId, courseId } }),
    done: (pairs) => {
      show(pairs);
      setCourseId(null);
    },
    refusal: "here",
  });
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    void run();
  };
  const choose = (set: (id: number | null) => void) => (id: number | null) => {
    forget();
    set(id);
  };
  const common = { description: "", error: undefined, withAsterisk: false, onBlur: () => {}, nullable: true };
  return (
    <form className={styles.form} onSubmit={add}>
      <ReferenceControl
        {...common}
        name="companyId"
        label={t("configurationPairs.company")}
        to="company"
        value={companyId}
        set={choose(setCompanyId)}
      />
      <ReferenceControl
        {...common}
        name="courseId"
        label={t("configurationPairs.course")}
        to="course"
        value={courseId}
        set={choose(setCourseId)}
      />
      <Button type="submit" busy={busy} disabled={companyId === null || courseId === null}>
        {t("configurationPairs.add")}
      </Button>
      {problem !== undefined && (
        <div className={styles.refusal}>
          <Message kind="error">{problemMessage(problem)}</Message>
        </div>
      )}
    </form>
  );
}
