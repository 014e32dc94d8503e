import i18next from "i18next";
import type { Cells } from "../entity/place.ts";
import styles from "../entity/record/Record.module.css";
import { categoryName } from "../simulator/screen/categoryLabel.ts";

export const imageLibraryCells: Cells = {
  threatCategories: ({ threatCategories }) =>
    Array.isArray(threatCategories) && threatCategories.length > 0 ? (
      <ul className={styles.names}>
        {threatCategories.map(String).map((category) => (
          <li key={category}>
            <bdi>{categoryName(category)}</bdi>
          </li>
        ))}
      </ul>
    ) : (
      <span className={styles.quiet}>{i18next.t("entity.none")}</span>
    ),
};
