import { offers } from "@vigil/model/entity/entity";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../phraseOf.ts";
import { NotFound } from "../shell/NotFound.tsx";
import { toast } from "../shell/toasts.ts";
import { PageHead } from "../ui/PageHead.tsx";
import type { ListPlace } from "./lists.ts";
import { RecordCrumb } from "./RecordCrumb.tsx";
import { RecordFormFrame } from "./RecordFormFrame.tsx";
import { recordName } from "./recordName.ts";
import { useRecordForm } from "./useRecordForm.ts";

export function AddRecord({ domain, place }: { domain: string; place: ListPlace }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { entity } = place;
  const form = useRecordForm(entity, null);
  if (!offers(entity, "add")) return <NotFound />;
  const toList = () => navigate({ to: "/$domain/admin/$list", params: { domain, list: entity.url } });
  return (
    <>
      <PageHead title={phraseOf(`records.${entity.name}.add`, t("entity.add"))} crumb={<RecordCrumb domain={domain} place={place} />} />
      <RecordFormFrame
        form={form}
        cancel={() => void toList()}
        saved={(record) => {
          toast(t("entity.added", { name: recordName(entity, record) }));
          void navigate({
            to: "/$domain/admin/$list/$id",
            params: { domain, list: entity.url, id: String(record.id) },
            ignoreBlocker: true,
          });
        }}
      />
    </>
  );
}
