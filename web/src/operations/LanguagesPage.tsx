import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../problemMessage.ts";
import { NotAllowed } from "../shell/NotAllowed.tsx";
import { useUser } from "../shell/user.ts";
import { formatNumber } from "../ui/format.ts";
import { Message } from "../ui/Message.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { LanguageFaults } from "./LanguageFaults.tsx";
import { LanguageTable } from "./LanguageTable.tsx";
import styles from "./Operations.module.css";
import { languagesQuery } from "./operationsCalls.ts";

/** How the texts of each language stand, for whoever runs the system. */
export function LanguagesPage() {
  const { t } = useTranslation();
  const { permissions } = useUser();
  if (!permissions.includes("operations:view")) return <NotAllowed />;
  return (
    <>
      <PageHead title={t("languages.title")} crumb={t("shell.rooms.reporting")} lead={t("languages.lead")} />
      <Standings />
    </>
  );
}

function Standings() {
  const { t } = useTranslation();
  const { data, error } = useQuery(languagesQuery);
  if (error) return <Message kind="error">{problemMessage(error)}</Message>;
  if (!data) return <Skeleton height={320} />;
  const [done, wanted] = [data.languages.length, data.wanted];
  const far = t("userImport.progress", { done: formatNumber(done), wanted: formatNumber(wanted) });
  return (
    <div className={styles.page}>
      {done < wanted && (
        <div className={styles.found}>
          <span role="status">{far}</span>
          <ProgressBar value={done / wanted} label={far} />
        </div>
      )}
      <LanguageTable languages={data.languages} />
      {data.languages
        .filter(({ faultCount }) => faultCount > 0)
        .map((standing) => (
          <LanguageFaults key={standing.language} standing={standing} />
        ))}
    </div>
  );
}
