import type { ScanBlock } from "@vigil/model/training/pageBlock";
import { useTranslation } from "react-i18next";
import { Message } from "../../ui/Message.tsx";
import { faultAt, type FormFault } from "../form/formProps.ts";
import styles from "../form/forms.module.css";
import { ItemList } from "../form/ItemList.tsx";
import { TextField } from "../form/TextField.tsx";

type Look = ScanBlock["look"][number];

interface LookFieldsProps {
  look: readonly Look[];
  onChange: (look: Look[], field?: string) => void;
  /** What there is in the scan: by what an outline finds it, and what it is called. */
  things: readonly { of: string; name: string }[];
  faults: readonly FormFault[];
}

const mostLooks = 20;

/** What to look at, with what is said about it: outlined things of the scan, and arrows at places of it. */
export function LookFields({ look, onChange, things, faults }: LookFieldsProps) {
  const { t } = useTranslation();
  const nameOf = ({ label }: Look, index: number) => label || String(index + 1);
  const [first] = things;
  return (
    <>
      <ItemList
        label={t("authoringForm.scan.look")}
        items={look}
        // oxlint-disable-next-line react/no-array-index-key -- what is looked at is where it stands
        keyOf={(_, index) => index}
        nameOf={nameOf}
        most={mostLooks}
        onChange={(changed) => onChange(changed)}
        {...(first && { add: { label: t("authoringForm.scan.addOutline"), make: (): Look => ({ of: first.of, label: first.name }) } })}
      >
        {(one, index) => {
          const set = (changed: Look, field?: string) =>
            onChange(
              look.map((each, at) => (at === index ? changed : each)),
              field,
            );
          const lost = "of" in one && things.length > 0 && !things.some(({ of }) => of === one.of);
          return (
            <div className={styles.fields}>
              <div className={styles.row}>
                {"of" in one ? (
                  <label className={styles.label}>
                    {t("authoringForm.scan.outlineOf")}
                    <select
                      className={styles.select}
                      value={one.of}
                      aria-invalid={lost}
                      onChange={({ target }) => set({ ...one, of: target.value })}
                    >
                      {!things.some(({ of }) => of === one.of) && <option value={one.of}>{one.of}</option>}
                      {things.map(({ of, name }) => (
                        <option key={of} value={of}>
                          {name}
                        </option>
                      ))}
                    </select>
                  </label>
                ) : (
                  <p className={styles.hint}>{t("authoringForm.scan.arrowIn", { view: one.view + 1 })}</p>
                )}
                <TextField
                  required
                  max={200}
                  label={t("authoringForm.scan.lookLabel")}
                  value={one.label}
                  error={faultAt(faults, index)}
                  onChange={(label) => set({ ...one, label }, `look ${index}`)}
                />
              </div>
              {lost && <Message kind="warning">{t("authoringForm.scan.lookLost", { name: one.of })}</Message>}
            </div>
          );
        }}
      </ItemList>
      <p className={styles.hint}>{t("authoringForm.scan.arrowHint")}</p>
    </>
  );
}
