import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import styles from "./forms.module.css";

interface ItemListProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item, index: number) => string | number;
  /** What one is called where it is moved or taken away. */
  nameOf: (item: Item, index: number) => string;
  onChange: (items: Item[]) => void;
  children: (item: Item, index: number, change: (item: Item) => void) => ReactNode;
  /** A new one, and what the button says that adds it. */
  add?: { label: string; make: () => Item };
  most: number;
  least?: number;
  error?: string | undefined;
}

/** Where something is typed, running text too. */
const written = "input, textarea, [contenteditable=true]";

/** Things in a row of their own, each moved and taken away by buttons; the focus goes with what moves. */
export function ItemList<Item>({ label, items, keyOf, nameOf, onChange, children, add, most, least = 0, error }: ItemListProps<Item>) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const focusAt = (index: number, selector: string) =>
    requestAnimationFrame(() => {
      const row = list.current?.children[Math.max(0, index)];
      const wanted = row?.querySelector<HTMLElement>(selector) ?? row?.querySelector<HTMLElement>("input, textarea, select, button");
      wanted?.focus();
    });
  const move = (from: number, by: 1 | -1) => {
    const moved = [...items];
    const [item] = moved.splice(from, 1);
    if (item === undefined) return;
    moved.splice(from + by, 0, item);
    onChange(moved);
    const way = by === 1 ? "later" : "earlier";
    focusAt(from + by, `[data-move="${way}"]:not(:disabled), [data-move]:not(:disabled)`);
  };
  return (
    <section className={styles.items} aria-label={label}>
      <h4 className={styles.itemsTitle}>{label}</h4>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <ol ref={list} className={styles.itemList}>
        {items.map((item, index) => (
          <li key={keyOf(item, index)} className={styles.item}>
            <div className={styles.itemBody}>
              {children(item, index, (changed) => onChange(items.map((one, place) => (place === index ? changed : one))))}
            </div>
            <div className={styles.itemActs}>
              {(["earlier", "later"] as const).map((way) => (
                <button
                  key={way}
                  type="button"
                  className={styles.act}
                  data-move={way}
                  disabled={way === "earlier" ? index === 0 : index === items.length - 1}
                  title={t(`authoringForm.${way}`, { name: nameOf(item, index) })}
                  aria-label={t(`authoringForm.${way}`, { name: nameOf(item, index) })}
                  onClick={() => move(index, way === "earlier" ? -1 : 1)}
                >
                  <span aria-hidden>{way === "earlier" ? "↑" : "↓"}</span>
                </button>
              ))}
              <button
                type="button"
                className={styles.act}
                disabled={items.length <= least}
                title={t("authoringForm.remove", { name: nameOf(item, index) })}
                aria-label={t("authoringForm.remove", { name: nameOf(item, index) })}
                onClick={() => {
                  onChange(items.filter((_, place) => place !== index));
                  focusAt(Math.min(index, items.length - 2), written);
                }}
              >
                <span aria-hidden>✕</span>
              </button>
            </div>
          </li>
        ))}
      </ol>
      {add && (
        <div>
          <Button
            kind="plain"
            size="small"
            disabled={items.length >= most}
            onClick={() => {
              onChange([...items, add.make()]);
              focusAt(items.length, written);
            }}
          >
            {add.label}
          </Button>
        </div>
      )}
    </section>
  );
}
