import { certificateVariables, isCertificateVariable, type CertificateTextGroup } from "@vigil/model/compliance/certificateVariables";
import type { CertificateName } from "@vigil/model/compliance/certificateWire";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { variableName } from "./elementName.ts";
import styles from "./LayoutEditor.module.css";

interface VariablePropertyProps {
  /** Empty: one is put in somewhere, nothing is chosen yet. */
  value: string;
  label: string;
  fault?: string | undefined;
  choose: (variable: string) => void;
}

const groups = Object.entries(certificateVariables) as [CertificateTextGroup, readonly string[]][];

/** All values that a certificate can name, by what they are called: the fixed ones, further fields of companies, texts of configurations. */
export function VariableProperty({ value, label, fault, choose }: VariablePropertyProps) {
  const { t } = useTranslation();
  const { data = [] } = useQuery({
    queryKey: ["certificatetemplates", "names"],
    queryFn: ({ signal }) => call<CertificateName[]>("GET", "certificatetemplates/names", { signal }),
  });
  const own = (group: CertificateTextGroup) => data.filter((one) => one.group === group);
  const isOffered =
    value === "" || groups.some(([group, names]) => names.includes(value) || own(group).some((one) => `${group}.${one.name}` === value));
  return (
    <label className={styles.property}>
      {label}
      <select
        name="variable"
        value={value}
        aria-invalid={fault !== undefined || undefined}
        onChange={({ target }) => isCertificateVariable(target.value) && choose(target.value)}
      >
        {value === "" && <option value="">{t("certificates.layout.insert")}</option>}
        {!isOffered && <option value={value}>{variableName(value)}</option>}
        {groups.map(([group, names]) => (
          <optgroup key={group} label={t(`certificates.groups.${group}`)}>
            {names.map((name) => (
              <option key={name} value={name}>
                {variableName(name)}
              </option>
            ))}
            {own(group).map(({ name, label: said }) => (
              <option key={`${group}.${name}.${said}`} value={`${group}.${name}`}>
                {said || t("certificates.layout.ownText", { name })}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {fault !== undefined && (
        <span className={styles.refusal} role="alert">
          {fault}
        </span>
      )}
    </label>
  );
}
