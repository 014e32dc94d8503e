import { useTranslation } from "react-i18next";
import { formatNumber } from "../../ui/format.ts";

/** One of several by name, and how many others there are. */
export function NameAndOthers({ name, count }: { name: string; count: number }) {
  const { t } = useTranslation();
  return (
    <span>
      <bdi>{name}</bdi>
      {count > 0 && ` ${t("acts.others", { count, formatted: formatNumber(count) })}`}
    </span>
  );
}
