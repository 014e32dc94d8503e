import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../problemMessage.ts";
import { NotAllowed } from "../shell/NotAllowed.tsx";
import { useUser } from "../shell/user.ts";
import { Message } from "../ui/Message.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { EventsCard } from "./EventsCard.tsx";
import { JobsCard } from "./JobsCard.tsx";
import { MailsCard } from "./MailsCard.tsx";
import styles from "./Operations.module.css";
import { NodesCard } from "./NodesCard.tsx";
import { operationsQuery } from "./operationsCalls.ts";
import { PartitionsCard } from "./PartitionsCard.tsx";
import { BackupCard, FilesCard } from "./StoredCards.tsx";

/** How the installation as a whole stands, for whoever runs it. */
export function OperationsPage() {
  const { t } = useTranslation();
  const { permissions } = useUser();
  if (!permissions.includes("operations:view")) return <NotAllowed />;
  return (
    <>
      <PageHead title={t("operations.title")} crumb={t("shell.rooms.reporting")} lead={t("operations.lead")} />
      <Cards />
    </>
  );
}

function Cards() {
  const { data, error } = useQuery(operationsQuery);
  if (error) return <Message kind="error">{problemMessage(error)}</Message>;
  if (!data) return <Skeleton height={320} />;
  return (
    <div className={styles.page}>
      <div className={styles.cards}>
        <FilesCard operations={data} />
        <BackupCard backup={data.lastBackup} />
      </div>
      <NodesCard nodes={data.nodes} />
      <JobsCard />
      <MailsCard mails={data.mailsGivenUp} />
      <PartitionsCard />
      <EventsCard events={data.events} />
    </div>
  );
}
