import { useTranslation } from "react-i18next";
import { Tag } from "../../ui/Tag.tsx";

interface StatusTagProps {
  status: "a" | "c" | "n";
  complete: boolean;
  locked?: boolean;
}

export function StatusTag({ status, complete, locked }: StatusTagProps) {
  const { t } = useTranslation();
  if (complete) return <Tag tone="good">✓ {t("training.complete")}</Tag>;
  if (locked) return <Tag>🔒 {t("training.locked")}</Tag>;
  return status === "a" ? <Tag tone="info">{t("training.attempted")}</Tag> : <Tag>{t("training.notAttempted")}</Tag>;
}
