import type { DeliveredLevel } from "@vigil/model/imageLibrary/deliveredLevels";
import { useTranslation } from "react-i18next";
import styles from "../Library.module.css";

/** How many of the wanted levels of difficulty were reached, and what was delivered in place of the others. */
export function LevelsDelivered({ levels }: { levels: readonly DeliveredLevel[] }) {
  const { t, i18n } = useTranslation();
  const list = new Intl.ListFormat(i18n.language, { type: "unit" });
  return (
    <ul className={styles.levels} aria-label={t("library.order.levels")}>
      {levels.map(({ wanted, made, reached, instead }) => (
        <li key={wanted} data-missed={instead.length > 0 || undefined}>
          {t("library.order.levelReached", { level: wanted, reached, made })}
          {instead.length > 0 &&
            ` ${t("library.order.levelInstead", { what: list.format(instead.map(({ level, count }) => t("library.order.levelCount", { level, count }))) })}`}
        </li>
      ))}
    </ul>
  );
}
