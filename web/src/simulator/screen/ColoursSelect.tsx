import { useTranslation } from "react-i18next";
import styles from "./TopBar.module.css";
import { colourChoices, type Colours } from "./useColours.ts";

/** Which colours stand for which material. */
export function ColoursSelect({ colours: { choice, choose } }: { colours: Colours }) {
  const { t } = useTranslation();
  if (choose === undefined) return null;
  return (
    <select
      className={styles.select}
      aria-label={t("simulator.colours.label")}
      title={t("simulator.colours.label")}
      value={choice}
      onChange={(event) => {
        const chosen = colourChoices.find((name) => name === event.currentTarget.value);
        if (chosen !== undefined) choose(chosen);
        // The keys belong to the picture again.
        event.currentTarget.blur();
      }}
    >
      {colourChoices.map((name) => (
        <option key={name} value={name}>
          {t(`simulator.colours.${name}`)}
        </option>
      ))}
    </select>
  );
}
