import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { listTitle } from "../../shell/recordPhrase.ts";
import type { List } from "../list/lists.ts";

export function RecordCrumb({ domain, list: { entity, room } }: { domain: string; list: List }) {
  const { t } = useTranslation();
  return (
    <>
      {t(`shell.rooms.${room}`)} ·{" "}
      <Link to="/$domain/admin/$list" params={{ domain, list: entity.url }}>
        {listTitle(entity.name)}
      </Link>
    </>
  );
}
