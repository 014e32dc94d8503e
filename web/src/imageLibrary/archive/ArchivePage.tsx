import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { NotAllowed } from "../../shell/NotAllowed.tsx";
import { useUser } from "../../shell/user.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import styles from "./Archive.module.css";
import { ImportCard } from "./ImportCard.tsx";
import { TaskList } from "./TaskList.tsx";

/** Libraries that leave and arrive. */
export function ArchivePage() {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain/frame/admin/archives" });
  const { permissions } = useUser();
  if (!permissions.includes("images:edit")) return <NotAllowed />;
  return (
    <>
      <PageHead title={t("archive.title")} crumb={t("shell.rooms.imageLibrary")} lead={t("archive.lead")} />
      <div className={styles.columns}>
        {permissions.includes("imageLibraries:add") && <ImportCard />}
        <TaskList domain={domain} />
      </div>
    </>
  );
}
