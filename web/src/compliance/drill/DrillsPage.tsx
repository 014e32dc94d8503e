import type { DrillKind } from "@vigil/model/compliance/drill/drillLines";
import { drillKinds } from "@vigil/model/compliance/drill/drillLines";
import type { DrillState, OwnDrill } from "@vigil/model/compliance/drill/drillWire";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { problemMessage } from "../../problemMessage.ts";
import { NotAllowed } from "../../shell/NotAllowed.tsx";
import { useAct } from "../../shell/useAct.ts";
import { useStillHere } from "../../shell/useStillHere.ts";
import { can, useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { formatInstant, formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Table } from "../../ui/Table.tsx";
import { Tag } from "../../ui/Tag.tsx";
import styles from "./drill.module.css";
import { drillsKey, drillsQuery } from "./drillQueries.ts";

/** Where a learner begins to check a machine with the test object, and sees how the checks before went. */
export function DrillsPage() {
  const { t } = useTranslation();
  const mayLearn = can(useUser(), "training:take");
  const { domain } = useParams({ from: "/$domain" });
  const { data, error } = useQuery({ ...drillsQuery, enabled: mayLearn });
  if (!mayLearn) return <NotAllowed />;
  return (
    <>
      <PageHead title={t("drill.title")} lead={t("drill.lead")} />
      {error !== null && <Message kind="error">{problemMessage(error)}</Message>}
      {error === null && data === undefined && <Skeleton height={240} />}
      {data !== undefined && (
        <div className={styles.stack}>
          <Card title={t("drill.begin")} lead={t("drill.kindsLead")}>
            <div className={styles.row}>
              {drillKinds.map((kind) => (
                <Begin
                  key={kind}
                  kind={kind}
                  domain={domain}
                  open={data.some((one) => one.kind === kind && one.answeredAt === null)}
                  main={kind === mainKind(data)}
                />
              ))}
            </div>
          </Card>
          {data.length === 0 ? <EmptyState title={t("drill.none")} text={t("drill.noneText")} /> : <Own drills={data} domain={domain} />}
        </div>
      )}
    </>
  );
}

/** What counts is the thing to do only for who has practised. */
const mainKind = (drills: readonly OwnDrill[]): DrillKind =>
  drills.some(({ kind, answeredAt }) => kind === "practice" && answeredAt !== null) ? "check" : "practice";

function Begin({ kind, domain, open, main }: { kind: DrillKind; domain: string; open: boolean; main: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const begin = useAct({
    call: async () => {
      const { id } = await call<DrillState>("POST", "drills", { body: { kind } });
      if (stillHere()) await navigate({ to: "/$domain/drills/$drill", params: { domain, drill: String(id) } });
    },
    stale: [{ queryKey: drillsKey }],
  });
  const name = t(kind === "practice" ? "drill.practise" : "drill.check");
  return (
    <>
      <Button kind={main ? "primary" : "plain"} busy={begin.busy} onClick={() => void begin.run()}>
        {open ? `${name} · ${t("drill.goOn")}` : name}
      </Button>
      {begin.busy && (
        <span role="status" className={styles.making}>
          {t("drill.making")}
        </span>
      )}
    </>
  );
}

function Own({ drills, domain }: { drills: readonly OwnDrill[]; domain: string }) {
  const { t } = useTranslation();
  return (
    <Table label={t("drill.own")}>
      <thead>
        <tr>
          <th>{t("drill.when")}</th>
          <th>{t("drill.kind")}</th>
          <th>{t("drill.result")}</th>
          <th aria-label={t("drill.look")} />
        </tr>
      </thead>
      <tbody>
        {drills.map(({ id, kind, startedAt, score, passed }) => (
          <tr key={id}>
            <td>{formatInstant(startedAt)}</td>
            <td>{t(`records.testDrill.options.kind.${kind}`)}</td>
            <td>
              <Tag tone={passed === null ? "quiet" : passed ? "good" : "bad"}>
                {passed === null ? t("drill.open") : `${t(passed ? "drill.passed" : "drill.failed")} · ${formatNumber(score ?? 0)} %`}
              </Tag>
            </td>
            <td>
              <Link to="/$domain/drills/$drill" params={{ domain, drill: String(id) }}>
                {t(passed === null ? "drill.goOn" : "drill.look")}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
