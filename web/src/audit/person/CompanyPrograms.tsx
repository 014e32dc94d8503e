import type { CompanyProgram } from "@vigil/model/audit/personWire";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { RecordLink } from "../../entity/record/ReferenceNames.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Table } from "../../ui/Table.tsx";
import { Tag } from "../../ui/Tag.tsx";

/** How far a company's people are in their programs. */
export function CompanyPrograms({ companyId, domain }: { companyId: number; domain: string }) {
  const { t } = useTranslation();
  const { data: programs } = useSuspenseQuery({
    queryKey: ["companies", "programs", companyId],
    queryFn: ({ signal }) => call<CompanyProgram[]>("GET", `companies/${companyId}/programs`, { signal }),
  });
  if (programs.length === 0) return <EmptyState title={t("person.programs")} text={t("person.noCompanyPrograms")} />;
  return (
    <Table label={t("person.programs")}>
      <thead>
        <tr>
          <th scope="col">{t("person.program")}</th>
          {(["people", "begunCount", "completeCount", "overdue"] as const).map((name) => (
            <th key={name} scope="col" data-numeric>
              {t(`person.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {programs.map(({ programId, title, people, begun, complete, overdue }) => (
          <tr key={programId}>
            <td>
              <RecordLink to="program" id={programId} name={title} domain={domain} />
            </td>
            <td data-numeric>{formatNumber(people)}</td>
            <td data-numeric>{formatNumber(begun)}</td>
            <td data-numeric>{formatNumber(complete)}</td>
            <td data-numeric>{overdue > 0 ? <Tag tone="bad">{formatNumber(overdue)}</Tag> : 0}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
