import { useTranslation } from "react-i18next";
import { NotAllowed } from "../../shell/NotAllowed.tsx";
import { can, useUser } from "../../shell/user.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { ImportHistory } from "./ImportHistory.tsx";
import { UploadPeople } from "./UploadPeople.tsx";
import styles from "./UserImport.module.css";

/** Where files of people come in, and what has come in so far. */
export function UserImportPage() {
  const { t } = useTranslation();
  if (!can(useUser(), "users:add")) return <NotAllowed />;
  return (
    <>
      <PageHead title={t("userImport.title")} crumb={t("shell.rooms.organization")} lead={t("userImport.lead")} />
      <div className={styles.page}>
        <UploadPeople />
        <ImportHistory />
      </div>
    </>
  );
}
