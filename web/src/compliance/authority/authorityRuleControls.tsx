import type { authorityRule } from "@vigil/model/compliance/authority/authorityRule";
import { askNames } from "@vigil/model/compliance/authority/authorityAsks";
import { editionOf, packNames, type PackName } from "@vigil/model/compliance/authority/authorityPacks";
import { FieldControl } from "../../entity/form/FieldControl.tsx";
import type { Controls } from "../../entity/place.ts";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { LawSources } from "./LawSources.tsx";
import { StandingPreview } from "./StandingPreview.tsx";
import styles from "./standing.module.css";

/** A law is chosen, then its figures are taken over; behind the last field stands what the rule would do. */
export const authorityRuleControls: Controls<typeof authorityRule> = {
  pack: (form, name) => (
    <>
      <FieldControl form={form} name={name} />
      <LawOfForm form={form} />
    </>
  ),
  libraryArticles: (form, name) => (
    <>
      <FieldControl form={form} name={name} />
      <StandingPreview form={form} />
    </>
  ),
};

const isPack = (value: unknown): value is PackName => packNames.some((name) => name === value);

function LawOfForm({ form }: { form: RecordForm }) {
  const { t } = useTranslation();
  const { pack } = form.values;
  if (!isPack(pack)) return null;
  const edition = editionOf(pack);
  return (
    <div className={styles.section}>
      <LawSources pack={pack} />
      {edition !== undefined && (
        <div>
          <Button onClick={() => askNames.forEach((name) => form.set(name, edition.asks[name]))}>{t("authority.takeOver")}</Button>
        </div>
      )}
    </div>
  );
}
