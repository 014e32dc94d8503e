import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import styles from "./Form.module.css";
import { Labelled } from "./Labelled.tsx";
import { pairsOf, valueOfPair, valuesOfPairs, type Pair } from "./pairs.ts";

interface PairsControlProps {
  name: string;
  label: string;
  description: string;
  error: string | undefined;
  withAsterisk: boolean;
  onBlur: () => void;
  value: unknown;
  set: (value: unknown) => void;
}

/** Further data: names and values, row by row. What a program wrote in a form of its own is shown and kept, or taken away. */
export function PairsControl({ name, value, set, onBlur, ...rest }: PairsControlProps) {
  const { t } = useTranslation();
  const id = useId();
  const [pairs, setPairs] = useState<readonly Pair[]>(() => pairsOf(value));
  const [given, setGiven] = useState(value);
  // put back or taken over from elsewhere: what stands here is begun anew
  if (value !== given && JSON.stringify(value) !== JSON.stringify(valuesOfPairs(pairs))) {
    setGiven(value);
    setPairs(pairsOf(value));
  }
  const change = (next: readonly Pair[]) => {
    setPairs(next);
    const values = valuesOfPairs(next);
    setGiven(values);
    set(values);
  };
  const at = (index: number, changed: Partial<Pair>) =>
    change(pairs.map((pair, place) => (place === index ? { ...pair, ...changed } : pair)));
  const twice = pairs.find(({ key }, index) => key !== "" && pairs.findIndex((other) => other.key === key) < index);
  return (
    <Labelled id={id} {...rest} error={twice ? t("entity.pairTwice", { name: twice.key }) : rest.error}>
      <div className={styles.pairs}>
        {pairs.map((pair, index) => (
          // a row is its place: names change while they are typed
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={styles.pairRow}>
            <input
              {...(index === 0 && { id })}
              name={index === 0 ? name : `${name}.${index}`}
              className={styles.input}
              aria-label={t("entity.pairName")}
              placeholder={t("entity.pairName")}
              value={pair.key}
              maxLength={100}
              dir="auto"
              autoComplete="off"
              onBlur={onBlur}
              onChange={({ target }) => at(index, { key: target.value })}
            />
            {typeof pair.value === "boolean" ? (
              <select
                className={styles.input}
                aria-label={t("entity.pairValue", { name: pair.key })}
                value={String(pair.value)}
                onChange={({ target }) => at(index, { value: target.value === "true" })}
              >
                <option value="true">{t("entity.yes")}</option>
                <option value="false">{t("entity.no")}</option>
              </select>
            ) : typeof pair.value === "object" ? (
              <output className={styles.hint}>{t("entity.pairKept")}</output>
            ) : (
              <input
                className={styles.input}
                aria-label={t("entity.pairValue", { name: pair.key })}
                placeholder={t("entity.pairValueHint")}
                value={String(pair.value)}
                maxLength={1000}
                dir="auto"
                autoComplete="off"
                onBlur={onBlur}
                onChange={({ target }) => at(index, { value: valueOfPair(target.value, pair.value) })}
              />
            )}
            <button
              type="button"
              className={styles.small}
              aria-label={t("entity.remove", { name: pair.key })}
              onClick={() => change(pairs.toSpliced(index, 1))}
            >
              ✕
            </button>
          </div>
        ))}
        <div>
          <Button
            kind="plain"
            size="small"
            {...(pairs.length === 0 && { name })}
            onClick={() => setPairs([...pairs, { key: "", value: "" }])}
          >
            {t("entity.pairAdd")}
          </Button>
        </div>
      </div>
    </Labelled>
  );
}
