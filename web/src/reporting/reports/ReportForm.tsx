import { listEntities } from "@vigil/model/lists";
import { asksFor, reportOf, type ReportCode } from "@vigil/model/reporting/reports/report";
import type { ReportAsk } from "@vigil/model/reporting/reports/reportAsk";
import { faultOf } from "@vigil/model/reporting/reports/reportAsk";
import { dutyStandings } from "@vigil/model/reporting/measures/duty";
import { workStandings } from "@vigil/model/reporting/measures/workStanding";
import { sessionKinds } from "@vigil/model/reporting/measures/sessionKind";
import { askedKinds, usualKinds } from "@vigil/model/reporting/reports/usualKinds";
import { statusCodes } from "@vigil/model/training/statusFields";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { ReferencesControl } from "../../entity/form/ReferencesControl.tsx";
import { useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { AsOfField } from "./AsOfField.tsx";
import { ReportChoices } from "./ReportChoices.tsx";
import { PeriodFields } from "./PeriodFields.tsx";
import { periodFault } from "./periodFault.ts";
import styles from "./Report.module.css";

interface ReportFormProps {
  code: ReportCode;
  own: boolean;
  begun: ReportAsk;
  busy: boolean;
  again: boolean;
  /** What is asked as it stands in the form. */
  changed: (ask: ReportAsk) => void;
  start: (ask: ReportAsk) => void;
}

const chosen = { companyIds: "company", groupIds: "group", programIds: "program", courseIds: "course", ruleIds: "authorityRule" } as const;
type Chosen = keyof typeof chosen;
/** Where who may not see the list chooses from: of rules nothing. */
const lists: Partial<Record<Chosen, "companyId" | "groupId" | "programId" | "courseId">> = {
  companyIds: "companyId",
  groupIds: "groupId",
  programIds: "programId",
  courseIds: "courseId",
};
const ofOthers = new Set<Chosen>(["companyIds", "groupIds", "ruleIds"]);

/** Whom and which time a report is about. Learners are asked for the time only: theirs is one account. */
export function ReportForm({ code, own, begun, busy, again, changed, start }: ReportFormProps) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const [ask, setAsk] = useState(begun);
  const [fault, setFault] = useState<string>();
  const set = (change: Partial<ReportAsk>) => {
    const asked = { ...ask, ...change };
    setAsk(asked);
    changed(asked);
    setFault(undefined);
  };
  const offered = (Object.keys(chosen) as Chosen[]).filter((name) => asksFor(code, name) && !(own && ofOthers.has(name)));
  const sees = (name: Chosen) => permissions.some((permission) => permission === `${listEntities[chosen[name]].plural}:view`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = periodFault(ask.period) ?? faultOf(code, ask)?.code;
    setFault(wrong === undefined ? undefined : t(`problems.${wrong}`, { minimum: 1, maximum: 24 }));
    if (wrong === undefined) start(ask);
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {offered.map((name) => {
        const control = { name, label: t(`reports.parameters.${name}`), value: ask[name], set: (ids: number[]) => set({ [name]: ids }) };
        if (sees(name))
          return (
            <div key={name} className={styles.field}>
              <ReferencesControl {...control} description="" error={undefined} withAsterisk={false} onBlur={() => {}} to={chosen[name]} />
            </div>
          );
        const { [name]: list } = lists;
        return !own && list !== undefined && <ReportChoices key={name} {...control} list={list} />;
      })}
      {asksFor(code, "status") && (
        <Checks
          legend={t("reports.parameters.status")}
          choices={statusCodes.map((status) => [status, t(`reports.choices.status.${status}`)] as const)}
          chosen={ask.status}
          set={(status) => set({ status })}
        />
      )}
      {asksFor(code, "sessionKinds") && (
        <Checks
          legend={t("reports.parameters.sessionKinds")}
          choices={sessionKinds.map((kind) => [kind, t(`reports.choices.kind.${kind}`)] as const)}
          chosen={ask.sessionKinds.length === 0 ? usualKinds(code) : ask.sessionKinds}
          set={(kinds) => set({ sessionKinds: askedKinds(code, kinds) })}
        />
      )}
      {asksFor(code, "standings") && (
        <Checks
          legend={t("reports.parameters.standings")}
          choices={dutyStandings.map((standing) => [standing, t(`reports.choices.standing.${standing}`)] as const)}
          chosen={ask.standings}
          set={(standings) => set({ standings })}
        />
      )}
      {asksFor(code, "workStandings") && (
        <Checks
          legend={t("reports.parameters.workStandings")}
          choices={workStandings.map((standing) => [standing, t(`reports.choices.workStanding.${standing}`)] as const)}
          chosen={ask.workStandings}
          set={(standings) => set({ workStandings: standings })}
        />
      )}
      {asksFor(code, "asOf") && <AsOfField asOf={ask.asOf} set={(asOf) => set({ asOf })} />}
      {asksFor(code, "period") && (
        <PeriodFields
          period={ask.period}
          {...(reportOf(code).ahead ? { ahead: reportOf(code).ahead! } : {})}
          error={fault}
          set={(period) => set({ period })}
        />
      )}
      <div className={styles.submit}>
        {(["overdue", "revoked"] as const)
          .filter((name) => asksFor(code, name))
          .map((name) => (
            <label key={name}>
              <input type="checkbox" checked={ask[name]} onChange={({ target }) => set({ [name]: target.checked })} />
              {t(`reports.parameters.${name}`)}
            </label>
          ))}
        {asksFor(code, "inactive") && !own && (
          <label>
            <input type="checkbox" checked={ask.inactive} onChange={({ target }) => set({ inactive: target.checked })} />
            {t("reports.parameters.inactive")}
          </label>
        )}
        <Button type="submit" busy={busy}>
          {t(again ? "reports.again" : "reports.run")}
        </Button>
      </div>
    </form>
  );
}

interface ChecksProps<Choice extends string> {
  legend: string;
  choices: readonly (readonly [Choice, string])[];
  chosen: readonly Choice[];
  set: (chosen: Choice[]) => void;
}

/** Some of a few; none of them means all. */
function Checks<Choice extends string>({ legend, choices, chosen: those, set }: ChecksProps<Choice>) {
  return (
    <fieldset className={styles.field}>
      <legend>{legend}</legend>
      <div className={styles.checks}>
        {choices.map(([choice, name]) => (
          <label key={choice}>
            <input
              type="checkbox"
              checked={those.includes(choice)}
              onChange={({ target }) => set(target.checked ? [...those, choice] : those.filter((other) => other !== choice))}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
