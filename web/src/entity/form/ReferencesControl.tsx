import { entityNamed } from "@vigil/model/entity/path";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { optionsQuery } from "../entityCalls.ts";
import { chooserQuery } from "../chooser.ts";
import { usePlaceOf } from "../usePlaceOf.ts";
import styles from "./Form.module.css";
import { Labelled } from "./Labelled.tsx";
import { RecordSearch } from "../record/RecordSearch.tsx";

interface ReferencesControlProps {
  name: string;
  label: string;
  description: string;
  error: string | undefined;
  withAsterisk: boolean;
  onBlur: () => void;
  to: string;
  value: readonly number[];
  set: (ids: number[]) => void;
}

/** Names are asked for up to here; of the rest only the number is told. */
const named = 100;

/** Several records of another list, in their order. */
export function ReferencesControl({ name, to, value, set, onBlur, ...rest }: ReferencesControlProps) {
  const { t } = useTranslation();
  const id = useId();
  const first = value.slice(0, named);
  const { data: options = [] } = useQuery({ ...optionsQuery(entityNamed(to), { id: first.join(",") }), enabled: first.length > 0 });
  const { data: Chooser } = useQuery(chooserQuery(to, usePlaceOf()));
  const nameOf = (each: number) => options.find((option) => option.id === each)?.name ?? `${each}`;
  return (
    <Labelled id={id} {...rest}>
      <div className={styles.tokens}>
        {first.map((each) => (
          <span key={each} className={styles.token}>
            <bdi>{nameOf(each)}</bdi>
            <button
              type="button"
              aria-label={t("entity.remove", { name: nameOf(each) })}
              onClick={() => set(value.filter((other) => other !== each))}
            >
              ✕
            </button>
          </span>
        ))}
        {value.length > named && <span className={styles.hint}>{t("entity.chosen", { count: value.length })}</span>}
      </div>
      <RecordSearch
        id={id}
        name={name}
        to={to}
        shown=""
        without={value}
        choose={(option) => set([...value, option.id])}
        onBlur={onBlur}
        invalid={rest.error !== undefined}
      />
      {Chooser && <Chooser label={rest.label} chosen={value} add={(ids) => set([...value, ...ids])} />}
    </Labelled>
  );
}
