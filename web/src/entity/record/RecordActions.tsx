import { formNames, offers, type Entity } from "@vigil/model/entity/entity";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { phraseOf } from "../../phraseOf.ts";
import { useUser } from "../../shell/user.ts";
import type { Row } from "../row.ts";
import { useBulk } from "../list/useBulk.ts";
import { Button } from "../../ui/Button.tsx";
import { buttonLook } from "../../ui/buttonLook.ts";
import { useAct } from "../../shell/useAct.ts";
import { useStillHere } from "../../shell/useStillHere.ts";
import { listAddress } from "./listAddress.ts";
import type { RecordPlace } from "./recordPlace.ts";

interface RecordActionsProps {
  domain: string;
  place: RecordPlace;
  record: Row;
}

/** What can be done with one record: what the list offers, the permissions allow and the record itself does not refuse. */
export function RecordActions({ domain, place, record }: RecordActionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const queries = useQueryClient();
  const { permissions } = useUser();
  const { entity, RowActions } = place;
  const bulk = useBulk(place);
  const may = (permission: string, ability: "edit" | "copy" | "delete" | "activate") =>
    offers(entity, ability) && permissions.includes(`${entity.plural}:${permission}`) && record.abilities?.[ability] !== false;
  const open = (id: number, tab: string) =>
    navigate({ to: "/$domain/admin/$list/$id/$tab", params: { domain, list: entity.url, id: String(id), tab } });

  const { run: copy } = useAct({
    call: () => call<Row>("POST", `${entity.url}/${record.id}/copy`),
    done: async (made) => {
      await queries.invalidateQueries({ queryKey: [entity.url] });
      if (stillHere()) await open(made.id, "edit");
    },
    told: () => t("entity.copied"),
  });
  const action = record["active"] === false ? "activate" : "deactivate";

  return (
    <>
      {may("delete", "delete") && (
        <Button
          kind="grave"
          size="bar"
          onClick={() => void bulk("delete", [record.id], () => void (stillHere() && navigate(listAddress(domain, entity.url))))}
        >
          {phraseOf(`records.${entity.name}.delete`, t("entity.delete"))}
        </Button>
      )}
      {may("edit", "activate") && (
        <Button kind="plain" size="bar" onClick={() => void bulk(action, [record.id], () => {})}>
          {t(`entity.${action}`)}
        </Button>
      )}
      {may("add", "copy") && (
        <Button kind="plain" size="bar" onClick={() => void copy()}>
          {t("entity.copy")}
        </Button>
      )}
      {RowActions && <RowActions domain={domain} record={record} mayEdit={permissions.includes(`${entity.plural}:edit`)} />}
      {editable(entity) && may("edit", "edit") && (
        <Link
          to="/$domain/admin/$list/$id/$tab"
          params={{ domain, list: entity.url, id: String(record.id), tab: "edit" }}
          className={buttonLook(place.place.editsSecond ? "plain" : "primary", "bar")}
        >
          {t("entity.edit")}
        </Link>
      )}
    </>
  );
}

/** Where a change is an order only, there is nothing to edit. */
const editable = (entity: Entity): boolean => formNames(entity, "edit").some((name) => entity.fields[name]?.command !== true);
