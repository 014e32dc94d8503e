import type { PackageReport } from "@vigil/model/curriculum/coursePackage";
import { useTranslation } from "react-i18next";
import { languagesInWords } from "../languagesInWords.ts";
import { formatFileSize } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { PackageFaults } from "./PackageFaults.tsx";
import styles from "./versions.module.css";

const changes = ["added", "changed", "removed", "same"] as const;

/** What a package would install, before it is. */
export function PackageFacts({ report }: { report: Omit<PackageReport, "ticket"> }) {
  const { t } = useTranslation();
  const { title, version, locales, bytes, counts, change, staying, warnings } = report;
  const counted = (Object.keys(counts) as (keyof typeof counts)[]).filter((name) => counts[name] > 0);
  return (
    <>
      <Message kind="success" title={t("coursePackage.ready")}>
        <p>
          <bdi>{title}</bdi>, {t("coursePackage.version")} {version}
        </p>
      </Message>
      <dl className={styles.facts}>
        <dt>{t("coursePackage.languages")}</dt>
        <dd>{languagesInWords(locales)}</dd>
        <dt>{t("coursePackage.size")}</dt>
        <dd>{formatFileSize(bytes)}</dd>
        {counted.map((name) => (
          <FactRow key={name} name={t(`coursePackage.counts.${name}`)} value={counts[name]} />
        ))}
        <dt>{t("coursePackage.change")}</dt>
        <dd>
          {change === null ? (
            t("coursePackage.changeNone")
          ) : (
            <ul>
              {changes
                .filter((name) => change[name] > 0)
                .map((name) => (
                  <li key={name}>{t(`coursePackage.change_${name}`, { count: change[name] })}</li>
                ))}
            </ul>
          )}
        </dd>
      </dl>
      {staying > 0 && <p>{t("coursePackage.staying", { count: staying })}</p>}
      {warnings.length > 0 && (
        <Message kind="warning" title={t("coursePackage.warnings")}>
          <PackageFaults faults={warnings} />
        </Message>
      )}
    </>
  );
}

const FactRow = ({ name, value }: { name: string; value: number }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);
