import styles from "./forms.module.css";
import { useDraft } from "../draft/useDraft.ts";
import { courseLanguage } from "../draft/courseLanguage.ts";

/** What is written here. */
export function PlaceHead({ title, kind }: { title: string; kind?: string }) {
  const { draft } = useDraft();
  return (
    <header className={styles.head}>
      {kind !== undefined && <p className={styles.kind}>{kind}</p>}
      <h2 className={styles.title} {...(kind === undefined ? {} : courseLanguage(draft.locale))}>
        {title}
      </h2>
    </header>
  );
}
