import { useState, type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { buttonLook } from "./buttonLook.ts";
import styles from "./FileInput.module.css";

/**
 * A choice of files in the reader's language: the browser's own control speaks that of the browser. It lies unseen over what is seen, so that
 * a press, a drop, the keyboard and a screen reader meet the browser's control itself.
 */
export function FileInput({ onChange, ...rest }: Omit<ComponentProps<"input">, "type" | "className">) {
  const { t } = useTranslation();
  const [names, setNames] = useState<string[]>([]);
  return (
    <span className={styles.whole}>
      <input
        {...rest}
        type="file"
        className={styles.input}
        onChange={(event) => {
          onChange?.(event);
          // whoever takes a file at once empties the control
          setNames(Array.from(event.target.files ?? [], ({ name }) => name));
        }}
      />
      <span className={buttonLook("plain", "small")} aria-hidden>
        {t(rest.multiple ? "shell.chooseFiles" : "shell.chooseFile")}
      </span>
      <bdi className={styles.names} aria-hidden>
        {names.length === 0 ? t("shell.noFile") : names.join(", ")}
      </bdi>
    </span>
  );
}
