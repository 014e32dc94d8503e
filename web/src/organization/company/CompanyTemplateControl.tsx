import { company } from "@vigil/model/organization/company";
import { companyTemplate } from "@vigil/model/organization/companyTemplate";
import { useTranslation } from "react-i18next";
import { ReferenceControl } from "../../entity/form/ReferenceControl.tsx";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { Button } from "../../ui/Button.tsx";
import { Message } from "../../ui/Message.tsx";
import { useCompanyTemplate } from "./useCompanyTemplate.ts";

/** A company's template; where it has an older version, the newest is offered. */
export function CompanyTemplateControl({ form }: { form: RecordForm }) {
  const { t } = useTranslation();
  const { chosen, older } = useCompanyTemplate(form);
  const set = (id: number | null) => form.set("companyTemplateId", id);
  return (
    <>
      <ReferenceControl
        name="companyTemplateId"
        label={fieldLabel(company.name, "companyTemplateId")}
        description=""
        error={form.errors["companyTemplateId"]}
        withAsterisk={false}
        onBlur={() => {}}
        to={companyTemplate.name}
        value={chosen}
        nullable
        set={set}
        {...(older ? { shownName: older.name } : {})}
      />
      {older && (
        <Message kind="info">
          <p>{t("companyData.older", { version: older.version })}</p>
          <Button kind="plain" size="small" onClick={() => set(older.newestId)}>
            {t("companyData.renew")}
          </Button>
        </Message>
      )}
    </>
  );
}
