import { useTranslation } from "react-i18next";
import { paperWhite } from "./paperWhite.ts";
import styles from "./LayoutEditor.module.css";

type ColourPropertyProps =
  | { label: string; value: string; none?: false; set: (colour: string) => void }
  | { label: string; value: string | null; none: true; set: (colour: string | null) => void };

/** A colour, or none where that can be. */
export function ColourProperty(props: ColourPropertyProps) {
  const { t } = useTranslation();
  const { label, value } = props;
  return (
    <div className={styles.property}>
      <label>
        {label}
        <input type="color" value={value ?? paperWhite} onChange={({ target }) => props.set(target.value)} />
      </label>
      {props.none && (
        <label className={styles.check}>
          <input type="checkbox" checked={value === null} onChange={({ target }) => props.set(target.checked ? null : paperWhite)} />
          {t("certificates.layout.noColour")}
        </label>
      )}
    </div>
  );
}
