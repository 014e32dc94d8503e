import type { ProgramCertificate } from "@vigil/model/compliance/programCertificate";
import { useTranslation } from "react-i18next";
import { formatDate, formatNumber, formatPercent } from "../../ui/format.ts";
import { Table } from "../../ui/Table.tsx";

const columns = ["course", "completedOn", "attempts", "score"] as const;

/** The results that a certificate rests on, course by course. */
export function EvidenceFact({ evidence }: Pick<ProgramCertificate, "evidence">) {
  const { t } = useTranslation();
  if (evidence.length === 0) return t("entity.none");
  return (
    <Table label={t("certificateEvidence.label")} inCard>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {t(`certificateEvidence.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {evidence.map(({ courseId, title, code, completedOn, attempts, score }) => (
          <tr key={courseId}>
            <td>
              <bdi>{title}</bdi> · <bdi>{code}</bdi>
            </td>
            <td>{completedOn === null ? "–" : formatDate(completedOn)}</td>
            <td>{formatNumber(attempts)}</td>
            <td>{score === null ? "–" : formatPercent(score)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
