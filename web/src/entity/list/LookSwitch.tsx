import { listLooks, type ListLook } from "@vigil/model/entity/listLook";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import styles from "./LookSwitch.module.css";

/** Rows as a table or as pictures. */
export function LookSwitch({ look, choose }: { look: ListLook; choose: (look: ListLook) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.looks}>
      <legend>{t("entity.looks.label")}</legend>
      {listLooks.map((each) => (
        <Button key={each} kind={each === look ? "primary" : "plain"} size="bar" aria-pressed={each === look} onClick={() => choose(each)}>
          {t(`entity.looks.${each}`)}
        </Button>
      ))}
    </fieldset>
  );
}
