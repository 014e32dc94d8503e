import { mostViews, type PicturePlan } from "@vigil/model/imageLibrary/pictureNames";
import { useTranslation } from "react-i18next";
import { Table } from "../../../ui/Table.tsx";
import styles from "./SeveralImages.module.css";

/** Which file would become which picture of which image, and what is in the way of the others. */
export function PlannedImages({ plan: { images, left }, files }: { plan: PicturePlan; files: readonly File[] }) {
  const { t } = useTranslation();
  const nameOf = (file: number) => files[file]?.name ?? "";
  return (
    <>
      <Table label={t("rendered.several.plan")} inCard>
        <thead>
          <tr>
            <th>{t("rendered.several.image")}</th>
            <th>{t("rendered.several.views")}</th>
            <th>{t("rendered.several.pictures")}</th>
          </tr>
        </thead>
        <tbody>
          {images.map(({ name, views, pictures, fault }) => (
            <tr key={name}>
              <td>
                <bdi>{name}</bdi>
              </td>
              <td>{views}</td>
              <td>
                {pictures.map(({ file, view, enhancement }) => (
                  <div key={file}>
                    {t("rendered.pictureOf", { enhancement, number: view })}: <bdi>{nameOf(file)}</bdi>
                  </div>
                ))}
                {fault !== undefined && <p className={styles.bad}>{t(`rendered.several.faults.${fault}`, { most: mostViews })}</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {left.length > 0 && (
        <ul className={styles.bad}>
          {left.map(({ file, fault }) => (
            <li key={file}>
              <bdi>{nameOf(file)}</bdi>: {t(`rendered.several.faults.${fault}`)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
