import { NativeSelect, TextInput } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { StandingList } from "@vigil/model/compliance/authority/standingListWire";
import { workStandings } from "@vigil/model/reporting/measures/workStanding";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { download } from "../../download.ts";
import { problemMessage } from "../../problemMessage.ts";
import { useAct } from "../../shell/useAct.ts";
import { can, useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useSettled } from "../../ui/useSettled.ts";
import { LookProgress } from "./LookProgress.tsx";
import { SortingSelect } from "./SortingSelect.tsx";
import { StandingsTable, type Sorting } from "./StandingsTable.tsx";
import { useStandingLook } from "./useStandingLook.ts";
import styles from "./standing.module.css";

const pageSize = 50;
const namedMost = 5;
const formats = ["csv", "xlsx"] as const;
const choices = ["standing", "ruleId", "companyId"] as const;
type Choice = (typeof choices)[number];

/** How people stand to rules today: narrowed, put in order, leafed through and fetched, as lists are; nothing of it can be changed. */
export function StandingsCard() {
  const { t } = useTranslation();
  const user = useUser();
  const mayName = can(user, "users:view") || can(user, "reports:view");
  const led: { standing?: string; rule?: number } = useSearch({ strict: false });
  const [chosen, choose] = useState<Record<Choice, string>>({
    standing: led.standing ?? "",
    ruleId: String(led.rule ?? ""),
    companyId: "",
  });
  const [search, type] = useState("");
  const [sorting, sort] = useState<Sorting>({ order: "standing", direction: "asc" });
  const [page, turn] = useState(1);
  const settled = useSettled(search, 300);
  const asked = new URLSearchParams({
    ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== "")),
    search: settled,
    ...sorting,
  });
  const { look, ready, anew, ...lookFault } = useStandingLook();
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ["standings", asked.toString(), page, look?.asOf],
    enabled: ready,
    queryFn: ({ signal }) => call<StandingList>("GET", `standings?${asked.toString()}&page=${page}&limit=${pageSize}`, { signal }),
    placeholderData: keepPreviousData,
  });
  const { run: save, busy } = useAct({
    call: (format: (typeof formats)[number]) => download(`standings/export.${format}?${asked.toString()}`, `standings.${format}`),
  });
  const from =
    <Value,>(act: (value: Value) => void) =>
    (value: Value) => {
      act(value);
      turn(1);
    };
  const select = (name: Choice, label: string, any: string, options: { value: string | number; text: string }[]) => (
    <NativeSelect label={label} value={chosen[name]} onChange={({ target }) => from(choose)({ ...chosen, [name]: target.value })}>
      <option value="">{any}</option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </NativeSelect>
  );
  const named = (rows: { id: number; name: string }[] = []) => rows.map(({ id, name }) => ({ value: id, text: name }));
  const fault = error ?? lookFault.error;
  const pages = Math.max(1, Math.ceil((data?.count ?? 0) / pageSize));
  const narrowed = settled !== "" || choices.some((name) => chosen[name] !== "");
  const unnamed = (data?.withoutRule.length ?? 0) - namedMost;
  return (
    <Card title={t("authority.listTitle")}>
      <div className={styles.section}>
        <LookProgress look={look} asOf={data?.asOf} anew={anew} />
        <div className={styles.filters}>
          {select(
            "standing",
            t("authority.standing"),
            t("authority.anyStanding"),
            workStandings.map((value) => ({
              value,
              text: `${t(`authority.standings.${value}`)}${data ? ` (${formatNumber(data.counts[value])})` : ""}`,
            })),
          )}
          {select("ruleId", t("authority.rule"), t("authority.anyRule"), named(data?.rules))}
          {select("companyId", t("authority.company"), t("authority.anyCompany"), named(data?.companies))}
          <TextInput
            label={t("authority.find")}
            placeholder={t(mayName ? "authority.findWhat" : "authority.number")}
            value={search}
            maxLength={100}
            onChange={({ target }) => from(type)(target.value)}
          />
          <SortingSelect sorting={sorting} sort={from(sort)} />
        </div>
        {fault !== null && <Message kind="error">{problemMessage(fault)}</Message>}
        {data === undefined && fault === null && (ready || look === undefined) && <Skeleton height={320} />}
        {/* as NameAndOthers says it, which would be named in what everybody loads first, as this page is listed there with all it needs */}
        {data !== undefined && data.withoutRule.length > 0 && (
          <p>
            {t("authority.withoutRule")} <bdi>{data.withoutRule.slice(0, namedMost).join(", ")}</bdi>
            {unnamed > 0 && ` ${t("acts.others", { count: unnamed, formatted: formatNumber(unnamed) })}`}
          </p>
        )}
        {data?.rows.length === 0 && <p className={styles.quiet}>{t(narrowed ? "authority.nobodyFound" : "authority.nobodyConcerned")}</p>}
        {data !== undefined && data.rows.length > 0 && (
          <>
            <StandingsTable rows={data.rows} sorting={sorting} sort={from(sort)} stale={isPlaceholderData} />
            <div className={styles.counts}>
              <span role="status">{t("authority.lines", { count: data.count, number: formatNumber(data.count) as never })}</span>
              {formats.map((format) => (
                <Button key={format} kind="plain" size="small" disabled={busy} onClick={() => void save(format)}>
                  {t(`authority.listAsFile.${format}`)}
                </Button>
              ))}
              {pages > 1 && (
                <>
                  <Button size="small" disabled={page <= 1} onClick={() => turn(page - 1)}>
                    {t("authority.previousPage")}
                  </Button>
                  <span>{t("authority.listPage", { page: formatNumber(page), pages: formatNumber(pages) })}</span>
                  <Button size="small" disabled={page >= pages} onClick={() => turn(page + 1)}>
                    {t("authority.nextPage")}
                  </Button>
                </>
              )}
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
