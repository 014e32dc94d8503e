import { NumberInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { threatCategories } from "@vigil/model/imageLibrary/recipe";
import type { ScanSubject } from "@vigil/model/training/scanSubject";
import { useTranslation } from "react-i18next";
import { catalogueQuery } from "../../imageLibrary/order/orderCalls.ts";
import { phraseOf } from "../../phraseOf.ts";
import { useUser } from "../../shell/user.ts";
import { categoryName } from "../../simulator/screen/categoryLabel.ts";
import { Button } from "../../ui/Button.tsx";
import { inLanguage } from "../../ui/inLanguage.ts";
import styles from "../form/forms.module.css";

export type BagSubject = Extract<ScanSubject, { show: "bag" }>;

const concealments = ["open", "covered", "inside"] as const;
/** Of a package: one of these, as it comes. */
const several = ",";
const mostSeed = 0xffffffff;
const drawnSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** A bag packed from a number: who packed it, and what is hidden in it. */
export function BagFields({ value, onChange }: { value: BagSubject; onChange: (value: BagSubject, field?: string) => void }) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const { data: catalogue } = useQuery({ ...catalogueQuery(), enabled: permissions.includes("images:view") });
  const { threat, profile, ...rest } = value;
  const category = threat?.category ?? "";
  const kinds = catalogue?.kinds.filter((kind) => kind.category === category) ?? [];
  return (
    <>
      <div className={styles.row}>
        <NumberInput
          label={t("authoringForm.scan.seed")}
          description={t("authoringForm.scan.seedHint")}
          value={value.seed}
          min={0}
          max={mostSeed}
          allowDecimal={false}
          onChange={(seed) => onChange({ ...value, seed: Math.min(mostSeed, Math.max(0, Number(seed))) }, "seed")}
        />
        <Button kind="plain" onClick={() => onChange({ ...value, seed: drawnSeed() })}>
          {t("authoringForm.scan.another")}
        </Button>
      </div>
      <div className={styles.row}>
        <label className={styles.label}>
          {t("authoringForm.scan.threat")}
          <select
            className={styles.select}
            value={category}
            onChange={({ target }) => {
              const { threat: _, concealment: __, ...bare } = value;
              onChange(target.value === "" ? bare : { ...bare, threat: { category: target.value } });
            }}
          >
            <option value="">{t("authoringForm.scan.noThreat")}</option>
            {threatCategories.map((one) => (
              <option key={one} value={one}>
                {categoryName(one)}
              </option>
            ))}
          </select>
        </label>
        {kinds.length > 0 && (
          <label className={styles.label}>
            {t("authoringForm.scan.threatKind")}
            <select
              className={styles.select}
              value={threat?.kind ?? ""}
              onChange={({ target }) =>
                onChange({ ...value, threat: { category, ...(target.value === "" ? {} : { kind: target.value }) } })
              }
            >
              <option value="">{t("authoringForm.scan.anyKind")}</option>
              {kinds.map(({ kind, name }) => (
                <option key={kind} value={kind}>
                  {inLanguage(name)}
                </option>
              ))}
            </select>
          </label>
        )}
        {threat && (
          <label className={styles.label}>
            {t("authoringForm.scan.concealed")}
            <select
              className={styles.select}
              value={value.concealment ?? ""}
              onChange={({ target }) => {
                const { concealment: _, ...bare } = value;
                const concealment = concealments.find((each) => each === target.value);
                onChange(concealment === undefined ? bare : { ...bare, concealment });
              }}
            >
              <option value="">{t("authoringForm.scan.anyConcealment")}</option>
              {concealments.map((each) => (
                <option key={each} value={each}>
                  {t(`authoringForm.scan.concealments.${each}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        {catalogue && (
          <label className={styles.label}>
            {t("authoringForm.scan.container")}
            <select
              className={styles.select}
              value={value.containers === undefined ? "" : value.containers.length === 1 ? value.containers[0] : several}
              onChange={({ target }) => {
                if (target.value === several) return;
                const { containers: _, ...bare } = value;
                onChange(target.value === "" ? bare : { ...bare, containers: [target.value] });
              }}
            >
              <option value="">{t("authoringForm.scan.anyContainer")}</option>
              {(value.containers?.length ?? 0) > 1 && (
                <option value={several}>{value.containers?.map((each) => phraseOf(`library.containers.${each}`, each)).join(", ")}</option>
              )}
              {catalogue.containers.map((name) => (
                <option key={name} value={name}>
                  {phraseOf(`library.containers.${name}`, name)}
                </option>
              ))}
            </select>
          </label>
        )}
        {catalogue && (
          <label className={styles.label}>
            {t("authoringForm.scan.profile")}
            <select
              className={styles.select}
              value={profile ?? ""}
              onChange={({ target }) =>
                onChange({ ...rest, ...(threat ? { threat } : {}), ...(target.value === "" ? {} : { profile: target.value }) })
              }
            >
              <option value="">{t("authoringForm.scan.anyProfile")}</option>
              {catalogue.profiles.map(({ name }) => (
                <option key={name} value={name}>
                  {phraseOf(`library.profiles.${name}`, name)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </>
  );
}
