import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { broughtText } from "../broughtText.ts";
import { Tag } from "../../ui/Tag.tsx";
import { plainText } from "../plainText.ts";
import type { Row } from "../row.ts";
import { addressOf } from "../rowAddress.ts";
import { Cell } from "./Cell.tsx";
import { shownPath, type Column } from "./columns.ts";
import styles from "./ListTiles.module.css";
import type { ListPlace } from "./listPlace.ts";

interface ListTileProps {
  domain: string;
  place: ListPlace;
  columns: readonly Column[];
  row: Row;
  /** One tile is in the tab order; the arrows reach the others. */
  first: boolean;
  selected: boolean;
  toggle?: () => void;
}

export function ListTile({ domain, place, columns, row, first, selected, toggle }: ListTileProps) {
  const { t } = useTranslation();
  const { entity, cells, Picture } = place;
  const titleField = entity.fields[entity.title];
  const name = (titleField && broughtText(entity.name, plainText(row[shownPath(entity.title, titleField)]))) || String(row.id);
  const facts = columns.filter((column) => column.name !== entity.title && isSaid(row, column));
  return (
    // A tile is a stop of the keyboard as a row of the table is: its link and its box stay reachable inside it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <li className={styles.tile} data-id={row.id} data-selected={selected || undefined} tabIndex={first ? 0 : -1} aria-label={name}>
      <Link {...addressOf(place, domain, row.id)} className={styles.tilePicture} preload={false} tabIndex={-1} aria-label={name}>
        {Picture && <Picture {...row} />}
      </Link>
      <div className={styles.tileHead}>
        {toggle && <input type="checkbox" aria-label={t("entity.selectRow", { name })} checked={selected} onChange={toggle} />}
        <Link {...addressOf(place, domain, row.id)} className={styles.title} preload={false}>
          <bdi>{name}</bdi>
        </Link>
        {row.shared && (
          <span title={t("entity.sharedHint")}>
            <Tag>{t("entity.shared")}</Tag>
          </span>
        )}
      </div>
      <dl className={styles.tileFacts}>
        {facts.map(({ name: column, field, label }) => (
          <div key={column}>
            <dt>{label}</dt>
            <dd>{cells[column]?.(row) ?? <Cell entityName={entity.name} name={column} field={field} row={row} />}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** A tile is small: what is empty or no takes no line of it. */
const isSaid = (row: Row, { name, field }: Column): boolean => {
  const value = row[shownPath(name, field)];
  return value !== null && value !== undefined && value !== "" && value !== false;
};
