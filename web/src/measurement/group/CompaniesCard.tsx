import { companyGroupings, type CompanyGrouping, type CompanyMeasures } from "@vigil/model/measurement/group/companyWire";
import type { Detection } from "@vigil/model/reporting/measures/detection";
import { fewTrials } from "@vigil/model/reporting/measures/few";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { download } from "../../download.ts";
import { problemMessage } from "../../problemMessage.ts";
import { Chart } from "../../reporting/charts/Chart.tsx";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { alarmsOf, foundOf, percentText } from "../observer/figures.ts";
import styles from "../observer/Measures.module.css";
import { useValueName } from "../observer/useValueName.ts";

interface Props {
  /** Which people, as an address says it. */
  asked: string;
  domain: string;
}

/** The companies (terminals, sites) one may see on one screen: a line each, and a column for each category. */
export function CompaniesCard({ asked, domain }: Props) {
  const { t } = useTranslation();
  const [grouping, setGrouping] = useState<CompanyGrouping>("category");
  const address = `by=${grouping}&${asked}`;
  const { data, error } = useQuery({
    queryKey: ["measures", "companies", address],
    queryFn: ({ signal }) => call<CompanyMeasures>("GET", `measures/companies?${address}`, { signal }),
    placeholderData: keepPreviousData,
  });
  const { run, busy } = useAct({
    call: (format: "csv" | "xlsx") => download(`measures/companies/export.${format}?${address}`, `companies.${format}`),
  });
  if (error !== null) return <Message kind="error">{problemMessage(error)}</Message>;
  if (data === undefined) return <Skeleton height={240} />;
  return (
    <Card title={t("measures.companies.title")} lead={t("measures.companies.lead", { least: fewTrials })} wide>
      <div className={`${styles.pick} ${styles.noPaper}`}>
        <Pick
          label={t("measures.companies.by")}
          value={grouping}
          offered={companyGroupings.map((one) => [one, t(`measures.by.${one}`)])}
          set={(one) => setGrouping(companyGroupings.find((known) => known === one) ?? grouping)}
        />
        {(["csv", "xlsx"] as const).map((format) => (
          <Button key={format} kind="plain" size="small" busy={busy} onClick={() => void run(format)}>
            {t("measures.export")} {t(`measures.${format}`)}
          </Button>
        ))}
      </div>
      {data.rows.length < 2 ? (
        <p className={styles.small}>{t("measures.companies.one")}</p>
      ) : (
        <SideBySide key={data.grouping} data={data} domain={domain} />
      )}
    </Card>
  );
}

const none: Detection = { hits: 0, misses: 0, falseAlarms: 0, correctRejections: 0 };

function SideBySide({ data: { rows, values, grouping }, domain }: { data: CompanyMeasures; domain: string }) {
  const { t } = useTranslation();
  const valueName = useValueName();
  const [drawn, setDrawn] = useState("");
  const countsOf = (row: (typeof rows)[number], value: string) =>
    value === "" ? row.total : (row.by.find((one) => one.value === value) ?? none);
  const nameOf = (value: string) => (value === "" ? t("measures.companies.all") : valueName(grouping, value));
  return (
    <>
      <div className={`${styles.pick} ${styles.noPaper}`}>
        <Pick
          label={t("measures.companies.chart")}
          value={drawn}
          offered={["", ...values].map((value) => [value, nameOf(value)])}
          set={setDrawn}
        />
      </div>
      <div className={styles.chart}>
        <Chart
          label={`${t("measures.companies.title")}: ${nameOf(drawn)}`}
          shape="bars"
          unit="percent"
          whole
          series={[{ name: "found", label: t("measures.hitRate") }]}
          rows={rows.map((row) => {
            const { estimate, part, all } = foundOf(countsOf(row, drawn));
            return {
              label: row.name,
              values: [estimate === null ? null : estimate.value * 100],
              intervals: [estimate && ([estimate.low * 100, estimate.high * 100] as const)],
              few: all < fewTrials,
              figure: `${percentText(estimate?.value)} (${formatNumber(part)}/${formatNumber(all)})`,
              sentence: t("measures.sentence", {
                name: row.name,
                value: percentText(estimate?.value),
                part,
                all,
                low: percentText(estimate?.low),
                high: percentText(estimate?.high),
              }),
            };
          })}
        />
      </div>
      <div className={styles.scroll}>
        <table className={styles.table} data-many aria-label={t("measures.companies.title")}>
          <thead>
            <tr>
              <th scope="col">{t("measures.company")}</th>
              <th scope="col">{t("measures.companies.people")}</th>
              <th scope="col">{t("measures.hitRate")}</th>
              <th scope="col">{t("measures.falseAlarmRate")}</th>
              {values.map((value) => (
                <th key={value} scope="col">
                  <bdi>{nameOf(value)}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.companyId}>
                <th scope="row">
                  <Link to="/$domain/admin/measures" params={{ domain }} search={{ companyId: String(row.companyId) }} dir="auto">
                    {row.name}
                  </Link>
                </th>
                <td>{formatNumber(row.people)}</td>
                <td>
                  <Found counts={row.total} />
                </td>
                <td>{percentText(alarmsOf(row.total).estimate?.value)}</td>
                {values.map((value) => (
                  <td key={value}>
                    <Found counts={countsOf(row, value)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** A share with what it rests on; of few threats it is only a hint. */
function Found({ counts }: { counts: Detection }) {
  const { t } = useTranslation();
  const { part, all, estimate } = foundOf(counts);
  if (all === 0) return "–";
  return (
    <>
      <bdi className={all < fewTrials ? styles.small : undefined}>{percentText(estimate?.value)}</bdi>{" "}
      <span className={styles.small}>{t("measures.of", { part: formatNumber(part), all: formatNumber(all) })}</span>
    </>
  );
}

interface PickProps {
  label: string;
  value: string;
  offered: readonly (readonly [string, string])[];
  set: (value: string) => void;
}

function Pick({ label, value, offered, set }: PickProps) {
  const id = useId();
  return (
    <span className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={styles.input} value={value} onChange={({ target }) => set(target.value)}>
        {offered.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
