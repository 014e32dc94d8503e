import type { CertifyingProgram } from "@vigil/model/reporting/measures/workStanding";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../ui/format.ts";

/** Of a program that was assigned to somebody: by when it is to be complete, and that it is not begun. */
export function AssignedWords({ dueOn, begun }: Pick<CertifyingProgram, "dueOn" | "begun">) {
  const { t } = useTranslation();
  return [dueOn !== null && `${t("person.due")}: ${formatDate(dueOn)}`, !begun && t("person.notBegun")]
    .filter((said) => said !== false)
    .map((said) => ` · ${said}`)
    .join("");
}
