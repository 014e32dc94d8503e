import type { CertificateKind } from "@vigil/model/compliance/certificateTemplate";
import type { CertificateValues } from "@vigil/model/compliance/certificateVariables";
import type { ValueOfVariable } from "@vigil/model/compliance/certificatePage";
import { spacedCode } from "@vigil/model/compliance/verificationCode";
import i18next from "i18next";
import { plainText } from "../entity/plainText.ts";
import { optionLabel } from "../shell/recordPhrase.ts";
import { formatDate } from "../ui/format.ts";

interface Printed {
  domain: string;
  kind: CertificateKind;
  values: CertificateValues;
  data: Readonly<Record<string, unknown>>;
}

const dates: ReadonlySet<string> = new Set(["startDate", "completionDate", "dueDate", "expiryDate"]);

/** What stands on the paper for a value: dates and codes in the reader's words, the address at which the certificate is verified. */
export const printedWords =
  ({ domain, kind, values, data }: Printed): ValueOfVariable =>
  (variable) => {
    if (variable.startsWith("company.")) {
      const name = variable.slice("company.".length);
      return Object.hasOwn(data, name) ? plainText(data[name]) : "";
    }
    const code = values.verificationCode ?? "";
    if (variable === "verificationAddress") return code === "" ? "" : `${location.host}/${domain}/verify/${kind}/${code}`;
    const value = Object.hasOwn(values, variable) ? (values[variable as keyof CertificateValues] ?? "") : "";
    if (value === "") return "";
    if (variable === "verificationCode") return spacedCode(value);
    if (variable === "recurrency") return optionLabel("programCertificate", "recurrency", value);
    if (variable === "period") return i18next.t("certificates.months", { count: Number(value) });
    return dates.has(variable) ? formatDate(value) : value;
  };
