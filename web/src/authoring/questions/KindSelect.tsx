import type { QuestionKind } from "@vigil/model/curriculum/questionModel";
import { useTranslation } from "react-i18next";
import styles from "../form/forms.module.css";

/** In a quiz how many of the answers are right says whether one is chosen or several. */
type Named = QuestionKind | "choice";

interface KindSelectProps<Kind extends Named> {
  kinds: readonly Kind[];
  value: Kind;
  onChange: (kind: Kind) => void;
}

/** How a question is answered. */
export function KindSelect<Kind extends Named>({ kinds, value, onChange }: KindSelectProps<Kind>) {
  const { t } = useTranslation();
  return (
    <label className={styles.label}>
      {t("questionForm.kind")}
      <select className={styles.select} value={value} onChange={({ target }) => onChange(target.value as Kind)}>
        {kinds.map((kind: Named) => (
          <option key={kind} value={kind}>
            {t(`writing.questionKinds.${kind}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
