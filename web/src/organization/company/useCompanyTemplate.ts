import { company } from "@vigil/model/organization/company";
import { companyTemplate } from "@vigil/model/organization/companyTemplate";
import { templateSchema, type Template } from "@vigil/model/organization/templateFields";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { recordQuery } from "../../entity/entityCalls.ts";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";

interface CompanysTemplate {
  id: number;
  name: string;
  version: number;
  template: Template;
  newestId: number | null;
}

/** The template that is chosen in a company's form. A version that the company already has is read through the company: it may be an older one. */
export function useCompanyTemplate({ record, values }: RecordForm) {
  const chosen = typeof values["companyTemplateId"] === "number" ? values["companyTemplateId"] : null;
  const kept = chosen !== null && chosen === record?.["companyTemplateId"];
  const { data: own } = useQuery({
    queryKey: [company.url, "template", record?.id, chosen],
    queryFn: ({ signal }) => call<{ template: CompanysTemplate | null }>("GET", `${company.url}/${record?.id}/template`, { signal }),
    enabled: kept,
  });
  const { data: newest } = useQuery({ ...recordQuery(companyTemplate, chosen ?? 0), enabled: chosen !== null && !kept });
  const parsed = templateSchema.safeParse(kept ? own?.template?.template : newest?.["template"]);
  return {
    chosen,
    template: parsed.success ? parsed.data : undefined,
    older: kept && own?.template?.newestId ? own.template : undefined,
  };
}
