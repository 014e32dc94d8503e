import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { BreakdownCard } from "../observer/BreakdownCard.tsx";
import { groupDetailsQuery } from "../observer/measureQueries.ts";

/** The categories of a group: it comes behind the people, as it reads more than they do. */
export function CategoriesCard({ asked }: { asked: string }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(groupDetailsQuery(`by=category&${asked}`));
  if (error !== null) return <Message kind="error">{problemMessage(error)}</Message>;
  if (data === undefined) return <Skeleton height={240} />;
  return (
    <BreakdownCard
      title={t("measures.categories")}
      lead={t("measures.categoriesLead")}
      grouping="category"
      values={data.by.category ?? []}
      miscalled={data.by.miscalled}
    />
  );
}
