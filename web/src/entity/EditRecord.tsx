import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { toast } from "../shell/toasts.ts";
import { recordQuery } from "./entityCalls.ts";
import type { ListPlace } from "./lists.ts";
import { RecordFormFrame } from "./RecordFormFrame.tsx";
import { recordName } from "./recordName.ts";
import type { Row } from "./row.ts";
import { useRecordForm } from "./useRecordForm.ts";

export function EditRecord({ domain, place, record }: { domain: string; place: ListPlace; record: Row }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { entity } = place;
  const form = useRecordForm(entity, record);
  const leave = (ignoreBlocker: boolean) =>
    navigate({ to: "/$domain/admin/$list/$id", params: { domain, list: entity.url, id: String(record.id) }, ignoreBlocker });
  return (
    <RecordFormFrame
      form={form}
      cancel={() => void leave(false)}
      reload={() => void queries.invalidateQueries({ queryKey: recordQuery(entity, record.id).queryKey })}
      saved={(saved) => {
        toast(t("entity.saved", { name: recordName(entity, saved) }));
        void leave(true);
      }}
    />
  );
}
