import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { listTitle } from "../../shell/recordPhrase.ts";
import type { List } from "../list/lists.ts";
import { listAddress } from "./listAddress.ts";

export function RecordCrumb({ domain, list: { entity, room } }: { domain: string; list: List }) {
  const { t } = useTranslation();
  return (
    <>
      {t(`shell.rooms.${room}`)} · <Link {...listAddress(domain, entity.url)}>{listTitle(entity.name)}</Link>
    </>
  );
}
