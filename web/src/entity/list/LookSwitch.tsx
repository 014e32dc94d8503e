import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import styles from "./List.module.css";
import type { Look } from "./useLook.ts";

const looks = ["table", "tiles"] as const;

/** Rows as a table or as pictures. */
export function LookSwitch({ look, choose }: { look: Look; choose: (look: Look) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.looks}>
      <legend>{t("entity.looks.label")}</legend>
      {looks.map((each) => (
        <Button key={each} kind={each === look ? "primary" : "plain"} size="bar" aria-pressed={each === look} onClick={() => choose(each)}>
          {t(`entity.looks.${each}`)}
        </Button>
      ))}
    </fieldset>
  );
}
