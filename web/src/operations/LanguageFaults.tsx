import type { LanguageStanding } from "@vigil/model/operations/languageStanding";
import { ownName, sourceLanguage } from "@vigil/model/phrases/languages";
import { useTranslation } from "react-i18next";
import { Card } from "../ui/Card.tsx";
import { formatNumber } from "../ui/format.ts";
import { Table } from "../ui/Table.tsx";
import styles from "./Operations.module.css";

/** What is wrong in the files of a language, in the words of the tool that checks them. */
export function LanguageFaults({ standing: { language, faults, faultCount } }: { standing: LanguageStanding }) {
  const { t } = useTranslation();
  const title = t("languages.faultsOf", { language: ownName(language) });
  return (
    <Card title={title} lead={t("languages.faultsText")} wide>
      <Table label={title} inCard>
        <thead>
          <tr>
            {(["place", "fault", "instead"] as const).map((name) => (
              <th key={name} scope="col">
                {t(`languages.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {faults.map(({ file, line, text, instead }) => (
            <tr key={`${file} ${line} ${text}`}>
              <td>
                <bdi dir="ltr">
                  {file}:{line}
                </bdi>
              </td>
              <td className={styles.reason} lang={sourceLanguage} dir="ltr">
                {text}
              </td>
              <td>{t(instead ? "entity.yes" : "entity.no")}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {faultCount > faults.length && <p>{t("operations.more", { formatted: formatNumber(faultCount - faults.length) })}</p>}
    </Card>
  );
}
