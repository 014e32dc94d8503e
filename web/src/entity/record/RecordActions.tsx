import { offers } from "@vigil/model/entity/entity";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { CertificateActions } from "../../compliance/CertificateActions.tsx";
import { RunTransfer } from "../../compliance/transfers/RunTransfer.tsx";
import { EventActions } from "../../compliance/events/EventActions.tsx";
import { UnlockExams } from "../../compliance/UnlockExams.tsx";
import { download } from "../../download.ts";
import { ReviewFlags } from "../../integrity/ReviewFlags.tsx";
import { EndSessions } from "../../organization/EndSessions.tsx";
import { MergeUsers } from "../../organization/merge/MergeUsers.tsx";
import { MoveUsers } from "../../organization/move/MoveUsers.tsx";
import { RunSubscription } from "../../reporting/subscriptions/RunSubscription.tsx";
import { ResetStatuses } from "../../training/status/ResetStatuses.tsx";
import { showProblem } from "../../shell/alerts.ts";
import { useUser } from "../../shell/user.ts";
import type { ListPlace } from "../list/lists.ts";
import type { Row } from "../row.ts";
import { useBulk } from "../list/useBulk.ts";
import { Button } from "../../ui/Button.tsx";
import { buttonLook } from "../../ui/buttonLook.ts";
import { useAct } from "../../shell/useAct.ts";

interface RecordActionsProps {
  domain: string;
  place: ListPlace;
  record: Row;
}

/** What can be done with one record: what the list offers, the permissions allow and the record itself does not refuse. */
export function RecordActions({ domain, place, record }: RecordActionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { permissions } = useUser();
  const { entity } = place;
  const bulk = useBulk(entity);
  // A sign-in has nothing to edit: it can only be ended.
  const ends = entity.name === "userSession";
  const may = (permission: string, ability: "edit" | "copy" | "delete" | "activate") =>
    offers(entity, ability) && permissions.includes(`${entity.plural}:${permission}`) && record.abilities?.[ability] !== false;
  const open = (id: number, tab: string) =>
    navigate({ to: "/$domain/admin/$list/$id/$tab", params: { domain, list: entity.url, id: String(id), tab } });

  const { run: copy } = useAct({
    call: () => call<Row>("POST", `${entity.url}/${record.id}/copy`),
    done: async (made) => {
      await queries.invalidateQueries({ queryKey: [entity.url] });
      await open(made.id, "edit");
    },
    told: () => t("entity.copied"),
  });
  const action = record["active"] === false ? "activate" : "deactivate";

  return (
    <>
      {may("delete", "delete") && (
        <Button
          kind="grave"
          size="bar"
          onClick={() =>
            void bulk("delete", [record.id], () => void navigate({ to: "/$domain/admin/$list", params: { domain, list: entity.url } }))
          }
        >
          {t("entity.delete")}
        </Button>
      )}
      {may("edit", "activate") && (
        <Button kind="plain" size="bar" onClick={() => void bulk(action, [record.id], () => {})}>
          {t(`entity.${action}`)}
        </Button>
      )}
      {may("add", "copy") && (
        <Button kind="plain" size="bar" onClick={() => void copy()}>
          {t("entity.copy")}
        </Button>
      )}
      {(entity.url === "programstatuses" || entity.url === "coursestatuses") &&
        record["closedAt"] === null &&
        permissions.includes(`${entity.plural}:edit`) && <ResetStatuses url={entity.url} ids={[record.id]} done={() => {}} />}
      {(entity.name === "programCertificate" || (entity.name === "courseStatus" && record["complete"] === true)) && (
        <Link
          to="/$domain/certificate/$kind/$id"
          params={{ domain, kind: entity.name === "courseStatus" ? "class" : "program", id: String(record.id) }}
          className={buttonLook("plain", "bar")}
        >
          {t("certificates.show")}
        </Link>
      )}
      {entity.name === "programCertificate" && permissions.includes("programCertificates:edit") && (
        <CertificateActions
          ids={[record.id]}
          acts={record["locked"] === true ? ["unlock"] : ["regenerate", "reset", "lock"]}
          done={() => {}}
        />
      )}
      {entity.name === "quiz" && record["type"] === "content" && permissions.includes("quizzes:edit") && (
        <Button
          kind="plain"
          size="bar"
          onClick={() => void download(`quizzes/${record.id}/export`, `${String(record["name"])}.csv`).catch(showProblem)}
        >
          {t("imports.exportQuiz")}
        </Button>
      )}
      {entity.name === "tableData" && (
        <Button
          kind="plain"
          size="bar"
          onClick={() => void download(`tabledata/download/${record.id}`, `${String(record["table"])}.csv`).catch(showProblem)}
        >
          {t("imports.downloadTable")}
        </Button>
      )}
      {entity.name === "trainingEvent" && permissions.includes("trainingEvents:edit") && <EventActions event={record} />}
      {entity.name === "lockedExam" && permissions.includes("lockedExams:edit") && (
        <UnlockExams ids={[record.id]} done={() => void navigate({ to: "/$domain/admin/$list", params: { domain, list: entity.url } })} />
      )}
      {entity.name === "integrityFlag" && permissions.includes("integrityFlags:edit") && <ReviewFlags ids={[record.id]} done={() => {}} />}
      {entity.name === "programTransfer" && may("edit", "edit") && record.unfinishedCopy !== true && <RunTransfer id={record.id} />}
      {entity.name === "user" && may("edit", "edit") && (
        <>
          <MoveUsers ids={[record.id]} done={() => {}} />
          <MergeUsers
            ids={[record.id]}
            done={(keptId) => void navigate({ to: "/$domain/admin/$list/$id", params: { domain, list: entity.url, id: String(keptId) } })}
          />
        </>
      )}
      {entity.name === "subscription" && permissions.includes("subscriptions:edit") && <RunSubscription id={record.id} />}
      {record["open"] === true && ends && may("edit", "edit") && <EndSessions ids={[record.id]} done={() => {}} />}
      {!ends && may("edit", "edit") && (
        <Link
          to="/$domain/admin/$list/$id/$tab"
          params={{ domain, list: entity.url, id: String(record.id), tab: "edit" }}
          // an event is delivered first of all
          className={buttonLook(entity.name === "trainingEvent" ? "plain" : "primary", "bar")}
        >
          {t("entity.edit")}
        </Link>
      )}
    </>
  );
}
