import type { Entity } from "@vigil/model/entity/entity";
import i18next from "i18next";
import { useTranslation } from "react-i18next";
import { download } from "../../download.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { buttonLook } from "../../ui/buttonLook.ts";
import { Popover } from "../../ui/Popover.tsx";
import { queryOf, type ListState } from "./listState.ts";

interface ExportButtonProps {
  entity: Entity;
  state: ListState;
  fields: readonly string[];
  /** These records alone. */
  ids?: readonly number[];
}

/** What the filters find, or what is selected, with the columns shown and in the reader's words. */
export function ExportButton({ entity, state, fields, ids }: ExportButtonProps) {
  const { t } = useTranslation();
  const { run } = useAct({
    call: (format: "xlsx" | "csv") => {
      const query = queryOf(state, fields, { paged: false });
      const selected = ids === undefined ? "" : `&id=${ids.join(",")}`;
      return download(
        `${entity.url}/sheet?${query}${selected}&format=${format}&language=${i18next.language}`,
        `${entity.plural}.${format}`,
      );
    },
  });
  return (
    <Popover label={t("entity.export")} buttonClass={buttonLook("plain", "bar")} button={t("entity.export")}>
      <p>{t(ids === undefined ? "entity.exportHint" : "entity.exportSelected")}</p>
      {(["xlsx", "csv"] as const).map((format) => (
        <Button key={format} kind="text" data-close onClick={() => void run(format)}>
          {t("entity.exportAs", { format: format.toUpperCase() })}
        </Button>
      ))}
    </Popover>
  );
}
