import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ApiProblem } from "../../apiProblem.ts";
import { problemMessage } from "../../problemMessage.ts";
import { AlertArea } from "../../shell/AlertArea.tsx";
import { ModalArea } from "../../shell/ModalArea.tsx";
import { NotAllowed } from "../../shell/NotAllowed.tsx";
import { NotFound } from "../../shell/NotFound.tsx";
import { ToastArea } from "../../shell/ToastArea.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { draftToWrite } from "../draft/draftToWrite.ts";
import { Desk } from "./Desk.tsx";
import styles from "./desk.module.css";

/** The draft of a course, opened for writing. Outside the frame: outline, page and preview need the width. */
export function WritePage() {
  return (
    <div className={styles.screen}>
      <AlertArea />
      <Opened />
      <ModalArea />
      <ToastArea />
    </div>
  );
}

function Opened() {
  const { t } = useTranslation();
  const { domain = "", id = "" } = useParams({ strict: false });
  const courseId = Number(id);
  const { data, error, refetch } = useQuery({
    queryKey: ["courses", courseId, "draft"],
    queryFn: ({ client }) => draftToWrite(client, courseId),
    // written on from here; another visit asks anew
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (error instanceof ApiProblem && error.status === 403) return <NotAllowed />;
  if (error instanceof ApiProblem && error.status === 404) return <NotFound />;
  if (error)
    return (
      <EmptyState kind="error" page title={t("writing.notOpened")} text={problemMessage(error)}>
        <Button onClick={() => void refetch()}>{t("writing.again")}</Button>
      </EmptyState>
    );
  if (!data)
    return (
      <div className={styles.opening} role="status" aria-label={t("writing.opening")}>
        <Skeleton height={44} />
        <Skeleton width="60%" height={28} />
        <Skeleton height={320} />
      </div>
    );
  return <Desk key={`${courseId} ${data.sequence}`} draft={data} domain={domain} />;
}
