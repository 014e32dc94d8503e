import { company } from "@vigil/model/organization/company";
import { companyTemplate } from "@vigil/model/organization/companyTemplate";
import { fieldsOf, templateSchema, type Template } from "@vigil/model/organization/templateFields";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { recordQuery } from "../../entity/entityCalls.ts";
import { FieldControl } from "../../entity/form/FieldControl.tsx";
import { ReferenceControl } from "../../entity/form/ReferenceControl.tsx";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { Message } from "../../ui/Message.tsx";
import { Button } from "../../ui/Button.tsx";
import { TemplateInput } from "./TemplateInput.tsx";

interface CompanysTemplate {
  id: number;
  name: string;
  version: number;
  template: Template;
  newestId: number | null;
}
type Values = Readonly<Record<string, unknown>>;

/** The fields that the company's template asks for; without a template, further data as text. */
export function CompanyData({ form }: { form: RecordForm }) {
  const { t } = useTranslation();
  const { record, values, errors, set } = form;
  const chosen = typeof values["companyTemplateId"] === "number" ? values["companyTemplateId"] : null;
  const kept = chosen !== null && chosen === record?.["companyTemplateId"];
  const { data: own } = useQuery({
    queryKey: [company.url, "template", record?.id, chosen],
    queryFn: ({ signal }) => call<{ template: CompanysTemplate | null }>("GET", `${company.url}/${record?.id}/template`, { signal }),
    enabled: kept,
  });
  const { data: newest } = useQuery({ ...recordQuery(companyTemplate, chosen ?? 0), enabled: chosen !== null && !kept });
  const parsed = templateSchema.safeParse(kept ? own?.template?.template : newest?.["template"]);
  const data = (values["data"] ?? {}) as Values;
  const older = kept && own?.template?.newestId ? own.template : undefined;

  return (
    <>
      <ReferenceControl
        name="companyTemplateId"
        label={fieldLabel("company", "companyTemplateId")}
        description=""
        error={errors["companyTemplateId"]}
        withAsterisk={false}
        onBlur={() => {}}
        to="companyTemplate"
        value={chosen}
        nullable
        set={(id) => set("companyTemplateId", id)}
        {...(older ? { shownName: older.name } : {})}
      />
      {older && (
        <Message kind="info">
          <p>{t("companyData.older", { version: older.version })}</p>
          <Button kind="plain" size="small" onClick={() => set("companyTemplateId", older.newestId)}>
            {t("companyData.renew")}
          </Button>
        </Message>
      )}
      {chosen === null && <FieldControl form={form} name="data" />}
      {parsed.success && fieldsOf(parsed.data).length === 0 && <p>{t("companyData.noFields")}</p>}
      {parsed.success &&
        fieldsOf(parsed.data).map((field) => (
          <TemplateInput
            key={field.key}
            field={field}
            value={data[field.key]}
            set={(value) => set("data", withValue(data, field.key, value))}
          />
        ))}
      {chosen !== null && errors["data"] && <Message kind="error">{errors["data"]}</Message>}
    </>
  );
}

/** What is empty is not said; all that other templates asked for before stays. */
function withValue(data: Values, key: string, value: unknown): Values {
  const others = Object.fromEntries(Object.entries(data).filter(([name]) => name !== key));
  return value === undefined || value === "" ? others : { ...others, [key]: value };
}
