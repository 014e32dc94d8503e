import { widgetNames, type WidgetName } from "@vigil/model/reporting/dashboards/widget";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/Dialog.tsx";
import styles from "./Dashboard.module.css";

/** The ten widgets to choose from; one may be there several times, with other filters. */
export function AddItemDialog({ add, close }: { add: (widget: WidgetName) => void; close: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t("dashboards.addItem")} onClose={close} wide>
      <p className={styles.quiet}>{t("dashboards.addItemLead")}</p>
      <ul className={styles.gallery}>
        {widgetNames.map((widget, index) => (
          <li key={widget}>
            <button type="button" className={styles.choice} data-first={index === 0 || undefined} onClick={() => add(widget)}>
              <strong>{t(`dashboards.widgets.${widget}`)}</strong>
              <span className={styles.quiet}>{t(`dashboards.leads.${widget}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
