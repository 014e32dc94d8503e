import { useTranslation } from "react-i18next";
import { Skeleton } from "../ui/Skeleton.tsx";

export function PagePending() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("shell.loading")}>
      <Skeleton width={220} height={26} />
      <Skeleton width="100%" height={240} />
    </div>
  );
}
