import { entityNamed } from "@vigil/model/entity/path";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { optionsQuery } from "../entityCalls.ts";
import styles from "./Form.module.css";
import { Labelled, type LabelledProps } from "./Labelled.tsx";
import { RecordSearch } from "../record/RecordSearch.tsx";

export interface ReferenceControlProps extends Pick<LabelledProps, "inputWrapperOrder"> {
  name: string;
  label: string;
  description: string;
  error: string | undefined;
  withAsterisk: boolean;
  onBlur: () => void;
  to: string;
  value: number | null;
  nullable: boolean;
  set: (id: number | null) => void;
  /** Where the record is no longer among those to choose from. */
  shownName?: string;
}

/** One record of another list, found by its name. */
export function ReferenceControl({ name, to, value, nullable, set, onBlur, shownName = "…", ...rest }: ReferenceControlProps) {
  const { t } = useTranslation();
  const id = useId();
  const { data: options } = useQuery({ ...optionsQuery(entityNamed(to), { id: String(value) }), enabled: value !== null });
  const shown = value === null ? "" : (options?.find((option) => option.id === value)?.name ?? shownName);
  return (
    <Labelled id={id} {...rest}>
      <div className={styles.line}>
        <RecordSearch
          id={id}
          name={name}
          to={to}
          shown={shown}
          choose={(option) => set(option.id)}
          onBlur={onBlur}
          invalid={rest.error !== undefined}
        />
        {nullable && value !== null && (
          <button type="button" className={styles.small} onClick={() => set(null)} aria-label={t("entity.remove", { name: rest.label })}>
            ✕
          </button>
        )}
      </div>
    </Labelled>
  );
}
