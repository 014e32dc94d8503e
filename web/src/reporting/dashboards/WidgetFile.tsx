import type { WidgetAsk } from "@vigil/model/reporting/dashboards/dashboard";
import type { WidgetName } from "@vigil/model/reporting/dashboards/widget";
import { useTranslation } from "react-i18next";
import { download } from "../../download.ts";
import { useAct } from "../../shell/useAct.ts";
import { Popover } from "../../ui/Popover.tsx";
import styles from "./Dashboard.module.css";
import { figuresFile } from "./dashboardCalls.ts";

interface WidgetFileProps {
  widget: WidgetName;
  filters: WidgetAsk;
  title: string;
  print: () => void;
}

/** A widget on paper, and all of its figures as a file. */
export function WidgetFile({ widget, filters, title, print }: WidgetFileProps) {
  const { t } = useTranslation();
  const { run } = useAct({ call: (format: "csv" | "xlsx") => download(figuresFile(widget, filters, format), `${title}.${format}`) });
  return (
    <Popover label={t("dashboards.file", { title })} buttonClass={styles.tool} button={<FileSign />}>
      {(["csv", "xlsx"] as const).map((format) => (
        <button key={format} type="button" className={styles.entry} data-close onClick={() => void run(format)}>
          {t(`dashboards.${format}`)}
        </button>
      ))}
      <button type="button" className={styles.entry} data-close onClick={print}>
        {t("dashboards.print")}
      </button>
    </Popover>
  );
}

const FileSign = () => (
  <svg width={16} height={16} viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth={1.5} aria-hidden>
    <path d="M8 2v8M4.5 7 8 10.5 11.5 7M2.5 13.5h11" strokeLinejoin="round" />
  </svg>
);
