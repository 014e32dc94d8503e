import type { Entity } from "@vigil/model/entity/entity";
import { useTranslation } from "react-i18next";
import { download } from "../../download.ts";
import { queryOf, type ListState } from "./listState.ts";
import { Button } from "../../ui/Button.tsx";
import { useAct } from "../../shell/useAct.ts";

/** What the filters find, all of it, with the columns shown, as CSV. */
export function ExportButton({ entity, state, fields }: { entity: Entity; state: ListState; fields: readonly string[] }) {
  const { t } = useTranslation();
  const { run } = useAct({
    call: () => download(`${entity.url}/export.csv?${queryOf(state, fields, { paged: false })}`, `${entity.plural}.csv`),
  });
  return (
    <Button kind="plain" size="bar" title={t("entity.exportHint")} onClick={() => void run()}>
      {t("entity.export")}
    </Button>
  );
}
