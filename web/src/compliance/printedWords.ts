import type { CertificateKind } from "@vigil/model/compliance/certificateTemplate";
import type { CertificateTextGroup, CertificateTexts, CertificateValues } from "@vigil/model/compliance/certificateVariables";
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
  texts: CertificateTexts;
}

const dates: ReadonlySet<string> = new Set(["startDate", "completionDate", "dueDate", "expiryDate"]);

/** What stands on the paper for a value: dates and codes in the reader's words, the address at which the certificate is verified. */
export const printedWords =
  ({ domain, kind, values, data, texts }: Printed): ValueOfVariable =>
  (variable) => {
    const [group = "", name] = variable.split(".");
    if (name !== undefined) {
      if (group === "company" && Object.hasOwn(data, name)) return plainText(data[name]);
      const own = texts[group as CertificateTextGroup] ?? {};
      return Object.hasOwn(own, name) ? (own[name] ?? "") : "";
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
