import { useTranslation } from "react-i18next";
import { countPieces } from "./countPieces.ts";
import styles from "./ManifestForm.module.css";

/** What was declared for the cargo, as the form that lies beside an inspector. */
export function ManifestForm({ lines }: { lines: readonly string[] }) {
  const { t } = useTranslation();
  if (lines.length === 0) return <p className={styles.none}>{t("simulator.manifestEmpty")}</p>;
  return (
    <table className={styles.form}>
      <thead>
        <tr>
          <th scope="col">{t("simulator.form.goods")}</th>
          <th scope="col">{t("simulator.form.pieces")}</th>
        </tr>
      </thead>
      <tbody>
        {countPieces(lines).map(([line, count]) => (
          <tr key={line}>
            <td>
              <bdi>{line}</bdi>
            </td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
