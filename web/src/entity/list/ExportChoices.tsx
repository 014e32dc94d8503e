import type { Entity } from "@vigil/model/entity/entity";
import i18next from "i18next";
import { useTranslation } from "react-i18next";
import { download } from "../../download.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { queryOf, type ListState } from "./listState.ts";

export interface ExportProps {
  entity: Entity;
  state: ListState;
  fields: readonly string[];
  /** These records alone. */
  ids?: readonly number[];
  /** All that is found but these. */
  without?: readonly number[];
}

/** As which file. */
export function ExportChoices({ entity, state, fields, ids, without = [] }: ExportProps) {
  const { t } = useTranslation();
  const { run } = useAct({
    call: (format: "xlsx" | "csv") => {
      const query = queryOf(state, fields, { paged: false });
      const selected = ids === undefined ? (without.length > 0 ? `&without=${without.join(",")}` : "") : `&id=${ids.join(",")}`;
      return download(
        `${entity.url}/sheet?${query}${selected}&format=${format}&language=${i18next.language}`,
        `${entity.plural}.${format}`,
      );
    },
  });
  return (
    <>
      <p>{t(ids === undefined && without.length === 0 ? "entity.exportHint" : "entity.exportSelected")}</p>
      {(["xlsx", "csv"] as const).map((format) => (
        <Button key={format} kind="text" data-close onClick={() => void run(format)}>
          {t("entity.exportAs", { format: format.toUpperCase() })}
        </Button>
      ))}
    </>
  );
}
