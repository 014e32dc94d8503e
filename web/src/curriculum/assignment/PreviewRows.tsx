import { assignOutcomes, unassignOutcomes, type AssignmentPreview, type AssignOutcome } from "@vigil/model/curriculum/assignmentWire";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { formatDate, formatNumber } from "../../ui/format.ts";
import { Table } from "../../ui/Table.tsx";
import { Tag } from "../../ui/Tag.tsx";
import styles from "./assignment.module.css";

const tones = {
  gains: "good",
  also: "quiet",
  changes: "warn",
  same: "quiet",
  unfit: "bad",
  loses: "bad",
  stays: "quiet",
} as const satisfies Record<AssignOutcome, string>;
const shown = [...assignOutcomes, ...unassignOutcomes];
const pageSize = 50;

interface PreviewRowsProps {
  preview: AssignmentPreview;
  offset: number;
  turn: (offset: number) => void;
  /** Leaves somebody out, where the act lets it. */
  leave?: (person: LeftPerson) => void;
}

export interface LeftPerson {
  userId: number;
  name: string;
}

/** Who gains and loses what: how many, and a page of them by name. */
export function PreviewRows({ preview: { people, counts, rows }, offset, turn, leave }: PreviewRowsProps) {
  const { t } = useTranslation();
  const named = shown.reduce((sum, outcome) => sum + (outcome === "same" ? 0 : (counts[outcome] ?? 0)), 0);
  return (
    <>
      <p className={styles.counts} role="status">
        <span>{t("assignment.people", { count: people, number: formatNumber(people) as never })}</span>
        {shown.map((outcome) => {
          const count = counts[outcome] ?? 0;
          return count > 0 ? (
            <Tag key={outcome} tone={tones[outcome]}>
              {t(`assignment.outcomes.${outcome}`, { count, number: formatNumber(count) as never })}
            </Tag>
          ) : null;
        })}
      </p>
      {rows.length > 0 && (
        <div className={styles.rows}>
          <Table label={t("assignment.preview")}>
            <thead>
              <tr>
                {(["person", "company", "program", "outcome"] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`assignment.columns.${column}`)}
                  </th>
                ))}
                {leave && <th aria-label={t("assignment.columns.leave")} />}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ userId, username, name, company, programId, program, outcome, dueBefore }) => (
                <tr key={`${userId} ${programId}`}>
                  <td>
                    <bdi>{name || username}</bdi> <small className={styles.quiet}>{name && <bdi>{username}</bdi>}</small>
                  </td>
                  <td>
                    <bdi>{company}</bdi>
                  </td>
                  <td>
                    <bdi>{program}</bdi>
                  </td>
                  <td>
                    {t(`assignment.becomes.${outcome}`)}
                    {outcome === "changes" && (
                      <small className={styles.before}>
                        {dueBefore ? t("assignment.dueBefore", { day: formatDate(dueBefore) }) : t("assignment.noDueBefore")}
                      </small>
                    )}
                  </td>
                  {leave && (
                    <td className={styles.leave}>
                      <Button
                        kind="plain"
                        size="small"
                        aria-label={t("assignment.leaveOut", { name: name || username })}
                        onClick={() => leave({ userId, name: name || username })}
                      >
                        {t("assignment.columns.leave")}
                      </Button>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
      {named > pageSize && (
        <p className={styles.buttons}>
          <span>
            {t("assignment.page", { from: formatNumber(offset + 1), to: formatNumber(offset + rows.length), all: formatNumber(named) })}
          </span>
          <Button kind="plain" size="small" disabled={offset === 0} onClick={() => turn(offset - pageSize)}>
            {t("assignment.previous")}
          </Button>
          <Button kind="plain" size="small" disabled={offset + rows.length >= named} onClick={() => turn(offset + pageSize)}>
            {t("assignment.next")}
          </Button>
        </p>
      )}
    </>
  );
}
