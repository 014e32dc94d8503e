import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../../../api.ts";
import type { Brought } from "./bringImage.ts";
import styles from "./SeveralImages.module.css";

/** What came in, with the way to each draft; below it which files were refused, and why. */
export function BroughtImages({ brought }: { brought: readonly Brought[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.brought}>
      {brought.map(({ name, id, faults }) => (
        <li key={name}>
          {id === undefined ? (
            <span>
              <bdi>{name}</bdi>: {t("rendered.several.nothing")}
            </span>
          ) : (
            <Link
              to="/$domain/admin/$list/$id/$tab"
              params={{ domain: domainOfPage(), list: "images", id: String(id), tab: "files" }}
              target="_blank"
            >
              {t("rendered.several.draft", { id, name })}
            </Link>
          )}
          {faults.map(({ file, text }) => (
            <p key={file} className={styles.bad}>
              <bdi>{file}</bdi>: {text}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
