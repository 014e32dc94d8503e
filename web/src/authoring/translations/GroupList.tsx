import { useTranslation } from "react-i18next";
import { courseLanguage } from "../draft/courseLanguage.ts";
import { useDraft } from "../draft/useDraft.ts";
import outline from "../outline/outline.module.css";
import type { TranslationFilter, TranslationGroup } from "./translationGroups.ts";
import styles from "./translations.module.css";

interface GroupListProps {
  groups: readonly TranslationGroup[];
  here: string | undefined;
  filter: TranslationFilter;
  open: (id: string) => void;
}

/** What the course consists of, with how much of it is still to be done. */
export function GroupList({ groups, here, filter, open }: GroupListProps) {
  const { t } = useTranslation();
  const { draft } = useDraft();
  const shown = groups.filter(({ id, counts }) => filter === "all" || counts[filter] > 0 || id === here);
  return (
    <nav className={outline.outline} aria-label={t("writing.outline")}>
      <ul className={outline.rows}>
        {shown.map(({ id, title, counts }) => {
          const left = counts.missing + counts.outdated;
          return (
            <li key={id}>
              <button type="button" className={styles.group} aria-current={id === here ? "page" : undefined} onClick={() => open(id)}>
                {title === null ? (
                  <span>{t(`writing.translations.groups.${id as "course"}`)}</span>
                ) : (
                  <span {...courseLanguage(draft.locale)}>{title}</span>
                )}
                {left === 0 ? (
                  <span className={styles.complete} role="img" aria-label={t("writing.translations.states.done")}>
                    ✓
                  </span>
                ) : (
                  <span className={styles.left} title={t("writing.translations.left", { count: left })}>
                    {left}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
