import { useParams } from "@tanstack/react-router";
import { NotFound } from "../../shell/NotFound.tsx";
import { AddRecord } from "../form/AddRecord.tsx";
import { listAt } from "../list/lists.ts";
import { RecordDesk } from "./RecordDesk.tsx";

/** The address of one record: `add` writes a new one, a number shows that one or edits it, a tab shows what belongs to it. */
export function RecordPage() {
  const { domain = "", list = "", id = "", tab = "" } = useParams({ strict: false });
  const shown = listAt(list);
  if (!shown) return <NotFound />;
  if (id === "add") return <AddRecord key={list} domain={domain} list={shown} />;
  return /^\d+$/u.test(id) ? <RecordDesk key={`${list}/${id}`} domain={domain} list={shown} id={Number(id)} tab={tab} /> : <NotFound />;
}
