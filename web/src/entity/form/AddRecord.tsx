import { type Entity, formNames, offers } from "@vigil/model/entity/entity";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../../phraseOf.ts";
import { NotAllowed } from "../../shell/NotAllowed.tsx";
import { NotFound } from "../../shell/NotFound.tsx";
import { toast } from "../../shell/toasts.ts";
import { addonMissing } from "../../shell/rooms.ts";
import { useStillHere } from "../../shell/useStillHere.ts";
import { useUser } from "../../shell/user.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import type { List } from "../list/lists.ts";
import { listAddress } from "../record/listAddress.ts";
import { RecordCrumb } from "../record/RecordCrumb.tsx";
import { RecordFormFrame } from "./RecordFormFrame.tsx";
import { recordName } from "../record/recordName.ts";
import { useRecordPlace } from "../record/useRecordPlace.ts";
import { useRecordForm } from "./useRecordForm.ts";

export function AddRecord({ domain, list }: { domain: string; list: List }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const { entity } = list;
  const place = useRecordPlace(list);
  const user = useUser();
  const { permissions } = user;
  const form = useRecordForm(place, null, { ...place.place.begins?.(user), ...presetOf(entity, useSearch({ strict: false })) });
  if (!offers(entity, "add")) return <NotFound />;
  if (!permissions.includes(`${entity.plural}:add`)) return <NotAllowed />;
  if (addonMissing(entity.url, user)) return <NotAllowed why="AddonOff" />;
  const toList = () => navigate(listAddress(domain, entity.url));
  return (
    <>
      <PageHead title={phraseOf(`records.${entity.name}.add`, t("entity.add"))} crumb={<RecordCrumb domain={domain} list={list} />} />
      <RecordFormFrame
        form={form}
        place={place}
        cancel={() => void toList()}
        saved={(record) => {
          toast(t("entity.added", { name: recordName(place, record) }));
          if (!stillHere()) return;
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

/** Records and choices that the address names: a record that is added from another one belongs to it. */
const presetOf = (entity: Entity, search: Readonly<Record<string, unknown>>): Readonly<Record<string, number | string | number[]>> =>
  Object.fromEntries(
    formNames(entity, "create").flatMap((name): [string, number | string | number[]][] => {
      const [value, { kind, options }] = [String(search[name]), entity.fields[name]!];
      if (kind === "choice" && options?.includes(value)) return [[name, value]];
      if (kind === "references" && /^\d{1,15}$/u.test(value)) return [[name, [Number(value)]]];
      return (kind === "reference" || kind === "integer") && /^\d{1,15}$/u.test(value) ? [[name, Number(value)]] : [];
    }),
  );
