import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../desk/Field.tsx";
import styles from "../desk/forms.module.css";
import { PlaceHead } from "../desk/PlaceHead.tsx";
import { usePart, useChange } from "../draft/useDraft.ts";
import { SectionFiles } from "./SectionFiles.tsx";
import { useOutlineActs } from "./useOutlineActs.ts";

/** What a section is called, and what its learners take along. */
export function SectionForm({ sectionKey }: { sectionKey: string }) {
  const { t } = useTranslation();
  const section = usePart<"section">(sectionKey);
  const change = useChange();
  const acts = useOutlineActs();
  if (!section) return null;
  return (
    <>
      <PlaceHead title={section.block.name} kind={t("writing.kinds.section")} />
      <div className={styles.form}>
        <Field
          key={sectionKey}
          label={t("writing.name")}
          value={section.block.name}
          partKey={sectionKey}
          path="name"
          unnamed={section.block.name === t("writing.newSection")}
          onChange={(name) => change(section, { name })}
        />
        <SectionFiles section={section} />
        <p>
          <Button kind="plain" onClick={() => void acts.addPage(sectionKey)}>
            {t("writing.addPage")}
          </Button>
        </p>
      </div>
    </>
  );
}
