import { resultKinds } from "@vigil/model/training/resultWire";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { Button } from "../../ui/Button.tsx";
import { Message } from "../../ui/Message.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { PageTurner } from "../xray/PageTurner.tsx";
import { LeftToFinish } from "../next/LeftToFinish.tsx";
import styles from "../training.module.css";
import { ResultTable } from "./ResultTable.tsx";
import { resultsPerPage, resultsQuery } from "./resultsQuery.ts";

/** Whatever the learner has handed in, newest first: one kind of it, or all. The address keeps which, for whoever comes back from one. */
export function ResultListPage() {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  const search: { kind?: string; page?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const kind = resultKinds.find((each) => each === search.kind);
  const page = Math.min(500, Math.max(1, Math.trunc(Number(search.page ?? 1)) || 1));
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery({ ...resultsQuery(kind, page), placeholderData: keepPreviousData });
  const go = (to: { kind?: string | undefined; page?: string | undefined }) =>
    void navigate({ to: "/$domain/simulator/sessions", params: { domain }, search: to, resetScroll: false });
  return (
    <>
      <PageHead
        title={t("results.title")}
        lead={t("results.lead")}
        actions={
          <>
            <Link to="/$domain/drills" params={{ domain }}>
              {t("drill.title")}
            </Link>
            <Link to="/$domain/measures" params={{ domain }}>
              {t("shell.howISee")}
            </Link>
          </>
        }
      />
      <LeftToFinish domain={domain} />
      <div className={styles.kinds} role="group" aria-label={t("training.kind")}>
        <Button kind="plain" size="small" aria-pressed={kind === undefined} onClick={() => go({})}>
          {t("results.all")}
        </Button>
        {resultKinds.map((each) => (
          <Button key={each} kind="plain" size="small" aria-pressed={kind === each} onClick={() => go({ kind: each })}>
            {t(`results.kinds.${each}`)}
          </Button>
        ))}
      </div>
      {error !== null && <Message kind="error">{problemMessage(error)}</Message>}
      {error === null && data === undefined && <Skeleton height={240} />}
      {error === null && data !== undefined && (
        <>
          <ResultTable rows={data.rows} domain={domain} filtered={kind !== undefined} />
          <PageTurner
            label={t("results.title")}
            count={t("results.count", { count: data.count })}
            page={page}
            pages={Math.max(1, Math.ceil(data.count / resultsPerPage))}
            updated={dataUpdatedAt}
            busy={isFetching}
            onRefresh={() => void refetch()}
            onPage={(to) => go({ kind, page: to === 1 ? undefined : String(to) })}
          />
        </>
      )}
    </>
  );
}
