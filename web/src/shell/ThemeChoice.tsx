import { useMantineColorScheme, type MantineColorScheme } from "@mantine/core";
import { useTranslation } from "react-i18next";
import styles from "./AccountMenu.module.css";

const schemes: Record<MantineColorScheme, "shell.light" | "shell.dark" | "shell.system"> = {
  light: "shell.light",
  dark: "shell.dark",
  auto: "shell.system",
};

export function ThemeChoice() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <fieldset className={styles.choice}>
      <legend>{t("shell.theme")}</legend>
      {(Object.keys(schemes) as MantineColorScheme[]).map((scheme) => (
        <label key={scheme} className={styles.option}>
          <input type="radio" name="theme" checked={colorScheme === scheme} onChange={() => setColorScheme(scheme)} />
          <span>{t(schemes[scheme])}</span>
        </label>
      ))}
    </fieldset>
  );
}
