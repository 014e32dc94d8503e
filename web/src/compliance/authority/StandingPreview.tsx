import { authorityRule, type AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import type { AuthorityPreview } from "@vigil/model/compliance/authority/authorityWire";
import { workStandings, type WorkStanding } from "@vigil/model/reporting/measures/workStanding";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { problemMessage } from "../../problemMessage.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { formatDate, formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { Table } from "../../ui/Table.tsx";
import { useSettled } from "../../ui/useSettled.ts";
import { PreviewReason } from "./PreviewReason.tsx";
import { previewBody } from "./previewBody.ts";
import { savePreview } from "./savePreview.ts";
import styles from "./standing.module.css";

const pageSize = 50;
/** Of many people it takes seconds: it is asked for when nothing was typed for a while. */
const pauseMs = 500;
const dayOf = (day: string | null): string => (day === null ? "–" : formatDate(day));

/** Who would stand otherwise if the rule as it is typed held already today, by name; nothing is saved yet. */
export function StandingPreview({ form }: { form: RecordForm }) {
  const { t } = useTranslation();
  const [offset, setOffset] = useState(0);
  const typed = useSettled(form.values, pauseMs) as Partial<AuthorityRule>;
  const body = previewBody(typed, form.record?.id ?? null);
  const ready = body !== undefined;
  const { data, error } = useQuery({
    queryKey: [authorityRule.url, "preview", body, offset],
    queryFn: ({ signal }) => call<AuthorityPreview>("POST", `${authorityRule.url}/preview`, { body: { ...body, offset }, signal }),
    enabled: ready,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  const { run: save, busy } = useAct({ call: savePreview });
  const word = (standing: WorkStanding | null) => t(standing === null ? "authority.notConcerned" : `authority.standings.${standing}`);
  return (
    <section className={styles.section} aria-label={t("authority.preview")}>
      <h3>{t("authority.preview")}</h3>
      <p className={styles.quiet}>{t("authority.previewLead")}</p>
      {(typed.accessLevels ?? []).length === 0 && <p className={styles.quiet}>{t("authority.everyLevel")}</p>}
      {error && ready && <Message kind="error">{problemMessage(error)}</Message>}
      {!ready && <p className={styles.quiet}>{t("authority.previewWaits")}</p>}
      {data && ready && !error && (
        <>
          <p className={styles.counts} role="status">
            {workStandings.map((standing) => (
              <span key={standing}>
                {t("authority.fromTo", {
                  standing: word(standing),
                  before: formatNumber(data.before[standing] ?? 0),
                  after: formatNumber(data.after[standing] ?? 0),
                })}
              </span>
            ))}
            <strong>{t("authority.changed", { count: data.changed, number: formatNumber(data.changed) as never })}</strong>
          </p>
          {data.rows.length > 0 && (
            <Table label={t("authority.preview")}>
              <thead>
                <tr>
                  <th scope="col">{t("authority.person")}</th>
                  <th scope="col">{t("authority.company")}</th>
                  <th scope="col">{t("authority.now")}</th>
                  <th scope="col">{t("authority.then")}</th>
                  <th scope="col">{t("authority.why")}</th>
                  <th scope="col">{t("authority.certifiedUntil")}</th>
                </tr>
              </thead>
              <tbody>
                {data.rows.map(({ userId, username, name, company, before, after, certifiedUntilBefore, certifiedUntilAfter, ...why }) => (
                  <tr key={userId}>
                    <td>
                      <bdi>{name || username}</bdi>
                    </td>
                    <td>
                      <bdi>{company}</bdi>
                    </td>
                    <td>{word(before)}</td>
                    <td>{word(after)}</td>
                    <td>
                      <PreviewReason why={why} />
                    </td>
                    <td>
                      {certifiedUntilBefore === certifiedUntilAfter
                        ? dayOf(certifiedUntilAfter)
                        : t("authority.moves", { before: dayOf(certifiedUntilBefore), after: dayOf(certifiedUntilAfter) })}
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )}
          {data.changed > 0 && (
            <p className={styles.counts}>
              <Button kind="plain" disabled={busy} onClick={() => void save(body)}>
                {t("authority.asFile")}
              </Button>
            </p>
          )}
          {data.changed > pageSize && (
            <p className={styles.counts}>
              <Button disabled={offset === 0} onClick={() => setOffset(offset - pageSize)}>
                {t("authority.earlier")}
              </Button>
              <Button disabled={offset + pageSize >= data.changed} onClick={() => setOffset(offset + pageSize)}>
                {t("authority.later")}
              </Button>
            </p>
          )}
        </>
      )}
    </section>
  );
}
