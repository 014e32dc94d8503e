import { useTranslation } from "react-i18next";
import type { Row } from "../entity/row.ts";
import { Card } from "../ui/Card.tsx";
import { SampleCertificate } from "./SampleCertificate.tsx";

export function TemplatePreview({ template }: { template: Row }) {
  const { t } = useTranslation();
  return (
    <Card title={t("certificates.preview")} lead={t("certificates.previewLead")}>
      <SampleCertificate template={template} />
    </Card>
  );
}
