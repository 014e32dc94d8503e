import "../../simulator/glass.css";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { LessonViewer } from "../../lesson/LessonViewer.tsx";
import { fetchLabScan } from "../../lesson/fetchLabScan.ts";
import { Button } from "../../ui/Button.tsx";
import own from "./DrillPicture.module.css";
import styles from "./drill.module.css";
import { drillsKey } from "./drillQueries.ts";

const keys = ["BW", "NEG", "EDGE", "HIGH", "LOW", "MET"] as const;
const looks = ["worn", "well"] as const;
type Look = (typeof looks)[number];

const pictureQuery = (id: number, look: Look) => ({
  queryKey: [...drillsKey, id, look],
  // what is sent is longer than its view: all are as long as each other
  queryFn: () => fetchLabScan(`drills/${id}/picture${look === "well" ? "?well=yes" : ""}`, 1),
  staleTime: Infinity,
});

/** The test object as the machine shows it; once it may be known, the same machine when it is well can be laid over it. */
export function DrillPicture({ id, compare }: { id: number; compare: boolean }) {
  const { t, i18n } = useTranslation();
  const [look, setLook] = useState<Look>("worn");
  const shown = useQuery(pictureQuery(id, look));
  // fetched before it is asked for: the two are changed for each other at once
  useQuery({ ...pictureQuery(id, "well"), enabled: compare });
  const scan = useMemo(() => (shown.data === undefined ? null : { scans: shown.data, outlines: [] }), [shown.data]);
  return (
    <figure className={styles.figure} data-scan={scan === null ? "making" : "ready"}>
      <div className={own.picture} aria-busy={scan === null && !shown.isError}>
        {scan !== null && <LessonViewer scan={scan} keys={[...keys]} wide={false} where={false} whole={t("drill.whole")} />}
        {scan === null && (
          <div className={own.waiting} data-look="glass" role={shown.isError ? "alert" : "status"} lang={i18n.language} dir={i18n.dir()}>
            <span>{t(shown.isError ? "drill.pictureFailed" : "drill.making")}</span>
            {shown.isError && (
              <Button kind="plain" size="small" onClick={() => void shown.refetch()}>
                {t("drill.again")}
              </Button>
            )}
          </div>
        )}
      </div>
      {compare && (
        <figcaption className={styles.caption}>
          <div className={styles.row} role="group" aria-label={t("drill.told.compare")}>
            {looks.map((one) => (
              <Button key={one} kind="plain" size="small" aria-pressed={look === one} onClick={() => setLook(one)}>
                {t(`drill.told.${one}`)}
              </Button>
            ))}
          </div>
          <span>{t("drill.told.compareLead")}</span>
        </figcaption>
      )}
    </figure>
  );
}
