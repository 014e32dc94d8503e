import { fieldsOf } from "@vigil/model/organization/templateFields";
import { useTranslation } from "react-i18next";
import { FieldControl } from "../../entity/form/FieldControl.tsx";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { Message } from "../../ui/Message.tsx";
import { TemplateInput } from "../template/TemplateInput.tsx";
import { useCompanyTemplate } from "./useCompanyTemplate.ts";

type Values = Readonly<Record<string, unknown>>;

/** The fields that the company's template asks for; without a template, further data as text. */
export function CompanyDataControl({ form }: { form: RecordForm }) {
  const { t } = useTranslation();
  const { chosen, template } = useCompanyTemplate(form);
  const { values, errors, set } = form;
  const data = (values["data"] ?? {}) as Values;
  if (chosen === null) return <FieldControl form={form} name="data" />;
  const fields = template && fieldsOf(template);
  return (
    <>
      {fields?.length === 0 && <p>{t("companyData.noFields")}</p>}
      {fields?.map((field) => (
        <TemplateInput
          key={field.key}
          field={field}
          value={data[field.key]}
          set={(value) => set("data", withValue(data, field.key, value))}
        />
      ))}
      {errors["data"] && <Message kind="error">{errors["data"]}</Message>}
    </>
  );
}

/** What is empty is not said; all that other templates asked for before stays. */
function withValue(data: Values, key: string, value: unknown): Values {
  const others = Object.fromEntries(Object.entries(data).filter(([name]) => name !== key));
  return value === undefined || value === "" ? others : { ...others, [key]: value };
}
