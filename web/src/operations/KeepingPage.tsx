import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { Keeping } from "@vigil/model/operations/keptWork";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../problemMessage.ts";
import { showProblem } from "../shell/alerts.ts";
import { NotAllowed } from "../shell/NotAllowed.tsx";
import { useUser } from "../shell/user.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { formatInstant } from "../ui/format.ts";
import { Message } from "../ui/Message.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { KeptKinds } from "./KeptKinds.tsx";
import styles from "./Operations.module.css";
import { askForCounts, keepingQuery } from "./keepingCalls.ts";

const lookAgainMs = 2000;
const patienceMs = 60_000;

/** How long the domain keeps what, how much there is, and what the next night would take away. */
export function KeepingPage() {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const { data, error } = useQuery(keepingQuery);
  if (!permissions.includes("domains:edit")) return <NotAllowed />;
  return (
    <>
      <PageHead title={t("keeping.title")} crumb={t("shell.rooms.organization")} lead={t("keeping.lead")} />
      {error !== null && <Message kind="error">{problemMessage(error)}</Message>}
      {data === undefined && error === null && <Skeleton height={320} />}
      {data !== undefined && <Kept keeping={data} />}
    </>
  );
}

function Kept({ keeping }: { keeping: Keeping }) {
  const { t } = useTranslation();
  const { domain } = useParams({ strict: false });
  const latest =
    keeping.kinds
      .map(({ countedAt }) => countedAt ?? "")
      .toSorted()
      .at(-1) ?? "";
  const { count, counting } = useCount(latest);
  const { days } = keeping;
  return (
    <div className={styles.page}>
      {keeping.legalHold && <Message kind="warning">{t("keeping.hold")}</Message>}
      {keeping.held > 0 && <Message kind="info">{t("keeping.heldPeople", { count: keeping.held })}</Message>}
      <Card title={t("keeping.title")} wide>
        <div className={styles.bar}>
          <Button busy={counting} onClick={count}>
            {t("keeping.count")}
          </Button>
          <span role="status">
            {counting ? t("keeping.counting") : latest !== "" && t("keeping.countedAt", { when: formatInstant(latest) })}
          </span>
          <Link to="/$domain/admin/settings" params={{ domain: domain ?? "" }}>
            {t("keeping.settings")}
          </Link>
        </div>
        {latest === "" && <Message kind="info">{t("keeping.uncountedText")}</Message>}
        <KeptKinds keeping={keeping} />
      </Card>
      <Card title={t("keeping.installation")} lead={t("keeping.installationLead")} wide>
        <dl className={styles.facts}>
          {(Object.keys(days) as (keyof Keeping["days"])[]).map((name) => (
            <div key={name} className={styles.fact}>
              <dt>{t(`keeping.days_of.${name}`)}</dt>
              <dd>{t("keeping.days", { count: days[name] })}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}

/** Looks again until it was counted since it was asked, or patience ends. */
function useCount(latest: string) {
  const queries = useQueryClient();
  const [before, setBefore] = useState<string>();
  const counting = before !== undefined && before === latest;
  useEffect(() => {
    if (!counting) return undefined;
    const again = setInterval(() => void queries.invalidateQueries({ queryKey: keepingQuery.queryKey }), lookAgainMs);
    const end = setTimeout(() => setBefore(undefined), patienceMs);
    return () => {
      clearInterval(again);
      clearTimeout(end);
    };
  }, [counting, queries]);
  const count = () => {
    setBefore(latest);
    askForCounts().catch((problem: unknown) => {
      setBefore(undefined);
      showProblem(problem);
    });
  };
  return { count, counting };
}
