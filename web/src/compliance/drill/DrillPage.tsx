import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { Message } from "../../ui/Message.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./drill.module.css";
import { drillQuery } from "./drillQueries.ts";
import { DrillPicture } from "./DrillPicture.tsx";
import { DrillSheet } from "./DrillSheet.tsx";
import { DrillTold } from "./DrillTold.tsx";

/** One machine with the test object in it: the picture beside the sheet, and after it was handed in what was there. */
export function DrillPage() {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  const { drill: id = "" } = useParams({ strict: false });
  const { data, error } = useQuery(drillQuery(id));
  const desk = useRef<HTMLDivElement>(null);
  const [shown, told] = [data !== undefined, data?.result != null];
  // what was pressed to come here, or to hand in, is gone: the keyboard goes on where the machine is, and not at the top of the page
  useEffect(() => {
    if (shown && (document.activeElement === null || document.activeElement === document.body))
      desk.current?.focus({ preventScroll: true });
  }, [shown, told]);
  return (
    <>
      <PageHead
        title={t("drill.title")}
        {...(data === undefined ? {} : { crumb: t(`records.testDrill.options.kind.${data.kind}`) })}
        actions={
          <Link to="/$domain/drills" params={{ domain }}>
            {t("drill.told.back")}
          </Link>
        }
      />
      {error !== null && <Message kind="error">{problemMessage(error)}</Message>}
      {error === null && data === undefined && <Skeleton height={420} />}
      {data !== undefined && (
        <div ref={desk} className={styles.desk} tabIndex={-1}>
          <DrillPicture id={data.id} compare={data.result !== null} />
          {data.result === null ? <DrillSheet key={data.id} drill={data} /> : <DrillTold result={data.result} domain={domain} />}
        </div>
      )}
    </>
  );
}
