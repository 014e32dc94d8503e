import type { BankEntry } from "@vigil/model/exam/regradeWire";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { formatNumber, formatPercent } from "../../ui/format.ts";
import { Table } from "../../ui/Table.tsx";
import { bankQuery } from "./bankCalls.ts";
import { BankOptions } from "./BankOptions.tsx";
import styles from "./bank.module.css";
import { RegradeDialog } from "./RegradeDialog.tsx";
import { RegradeList } from "./RegradeList.tsx";

/** The questions of a course's version or of a quiz: what is right, how each did, and what to do where its key was wrong. */
export function QuestionBank({ path, mayRegrade }: { path: string; mayRegrade: boolean }) {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(bankQuery(path));
  const [wrong, setWrong] = useState<BankEntry | null>(null);
  if (data.questions.length === 0) return <EmptyState title={t("questionBank.none")} text={t("questionBank.noneText")} />;
  return (
    <div className={styles.bank}>
      <p className={styles.lead}>{t("questionBank.lead")}</p>
      <RegradeList bank={data} />
      <Table label={t("questionBank.title")}>
        <thead>
          <tr>
            {(["question", "shown", "earned", "discrimination", "seconds"] as const).map((name) => (
              <th key={name} scope="col">
                {t(`questionBank.${name}`)}
              </th>
            ))}
            {mayRegrade && <th scope="col">{t("questionBank.act")}</th>}
          </tr>
        </thead>
        <tbody>
          {data.questions.map((entry) => (
            <tr key={entry.id}>
              <th scope="row" className={styles.question}>
                <span dir="auto">{entry.text}</span>
                {entry.objective !== null && (
                  <span className={styles.quiet} dir="auto">
                    {entry.objective}
                  </span>
                )}
                <BankOptions entry={entry} />
              </th>
              <td>{formatNumber(entry.figures.shown)}</td>
              <td>{entry.figures.earned === null ? "–" : formatPercent(entry.figures.earned, 1)}</td>
              <td>{entry.figures.discrimination === null ? "–" : formatNumber(entry.figures.discrimination)}</td>
              <td>{entry.figures.seconds === null ? "–" : formatNumber(entry.figures.seconds, 1)}</td>
              {mayRegrade && (
                <td>
                  <Button kind="plain" size="small" onClick={() => setWrong(entry)}>
                    {t("questionBank.wrongKey")}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={styles.quiet}>{t("questionBank.discriminationHint")}</p>
      {wrong && <RegradeDialog path={path} entry={wrong} close={() => setWrong(null)} />}
    </div>
  );
}
