import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { broughtText } from "../broughtText.ts";
import { Tag } from "../../ui/Tag.tsx";
import { Cell } from "./Cell.tsx";
import { shownPath, type Column } from "./columns.ts";
import { isFigureColumn } from "./isFigureColumn.ts";
import styles from "./List.module.css";
import type { ListPlace } from "./listPlace.ts";
import { plainText } from "../plainText.ts";
import type { Row } from "../row.ts";
import { addressOf } from "../rowAddress.ts";

interface ListRowProps {
  domain: string;
  place: ListPlace;
  columns: readonly Column[];
  row: Row;
  /** One row of the table is in the tab order; the arrows reach the others. */
  first: boolean;
  selected: boolean;
  toggle?: () => void;
}

export function ListRow({ domain, place, columns, row, first, selected, toggle }: ListRowProps) {
  const { t } = useTranslation();
  const {
    entity,
    cells,
    place: { opening },
  } = place;
  const titleField = entity.fields[entity.title];
  const name = (titleField && broughtText(entity.name, plainText(row[shownPath(entity.title, titleField)]))) || String(row.id);
  // The link of a row is its title; a list that hides it puts the link on its first column.
  const linked = columns.some((column) => column.name === entity.title) ? entity.title : columns[0]?.name;
  return (
    <tr data-id={row.id} data-selected={selected || undefined} tabIndex={first ? 0 : -1}>
      {toggle && (
        <td className={styles.check} data-check>
          <input type="checkbox" aria-label={t("entity.selectRow", { name })} checked={selected} onChange={toggle} />
        </td>
      )}
      {columns.map((each) => {
        const { name: column, field, width } = each;
        const value = cells[column]?.(row) ?? <Cell entityName={entity.name} name={column} field={field} row={row} />;
        return (
          <td
            key={column}
            data-numeric={isFigureColumn(each, cells) || undefined}
            data-long={field.kind === "longText" || undefined}
            style={width === undefined ? undefined : { maxWidth: width }}
          >
            {column === linked ? (
              <>
                <Link {...addressOf(place, domain, row.id)} className={styles.title} preload={false}>
                  {value}
                </Link>
                {row.unfinishedCopy && <Tag tone="warn">{t("entity.copyOf")}</Tag>}
                {row.shared && (
                  <span title={t("entity.sharedHint")}>
                    <Tag>{t("entity.shared")}</Tag>
                  </span>
                )}
              </>
            ) : (
              value
            )}
          </td>
        );
      })}
      {opening && (
        <td>
          <Link {...addressOf(place, domain, row.id)} preload={false} tabIndex={-1} aria-label={`${t(opening)}: ${name}`}>
            {t(opening)}
          </Link>
        </td>
      )}
    </tr>
  );
}
