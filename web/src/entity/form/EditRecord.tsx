import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { toast } from "../../shell/toasts.ts";
import { useStillHere } from "../../shell/useStillHere.ts";
import { recordQuery } from "../entityCalls.ts";
import { RecordFormFrame } from "./RecordFormFrame.tsx";
import { recordName } from "../record/recordName.ts";
import type { RecordPlace } from "../record/recordPlace.ts";
import type { Row } from "../row.ts";
import { useRecordForm } from "./useRecordForm.ts";

export function EditRecord({ domain, place, record }: { domain: string; place: RecordPlace; record: Row }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const queries = useQueryClient();
  const { entity } = place;
  const form = useRecordForm(place, record);
  const leave = (ignoreBlocker: boolean, id = record.id) =>
    navigate({ to: "/$domain/admin/$list/$id", params: { domain, list: entity.url, id: String(id) }, ignoreBlocker });
  return (
    <RecordFormFrame
      form={form}
      place={place}
      cancel={() => void leave(false)}
      reload={() => {
        form.discard();
        void queries.invalidateQueries({ queryKey: recordQuery(entity, record.id).queryKey });
      }}
      saved={(saved) => {
        toast(t("entity.saved", { name: recordName(place, saved) }));
        // A new version has an id of its own.
        if (stillHere()) void leave(true, saved.id);
      }}
    />
  );
}
