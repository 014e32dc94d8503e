import { elementKinds, mostElements, type ElementKind } from "@vigil/model/compliance/certificateLayout";
import { aligned, alignments, copied, distributed, removed, reordered, type Placed } from "@vigil/model/compliance/layoutChanges";
import type { Millimetres } from "@vigil/model/compliance/paperSize";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { AlignIcon } from "./AlignIcon.tsx";
import styles from "./LayoutEditor.module.css";

interface LayoutToolbarProps {
  placed: Placed;
  paper: Millimetres;
  put: (next: Placed) => void;
  add: (kind: ElementKind) => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  grid: number;
  setGrid: (grid: number) => void;
}

const grids = [0, 1, 2, 5, 10];
const orders = ["front", "forward", "backward", "back"] as const;

export function LayoutToolbar({ placed, paper, put, add, undo, redo, grid, setGrid }: LayoutToolbarProps) {
  const { t } = useTranslation();
  const { elements, chosen } = placed;
  const place = (changed: Placed["elements"]) => put({ elements: changed, chosen });
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t("certificates.layout.tools")}>
      <span className={styles.tools}>
        {elementKinds.map((kind) => (
          <Button key={kind} kind="plain" size="bar" disabled={elements.length >= mostElements} onClick={() => add(kind)}>
            + {t(`certificates.layout.kinds.${kind}`)}
          </Button>
        ))}
      </span>
      <span className={styles.tools}>
        <Button kind="plain" size="bar" disabled={undo === undefined} onClick={undo}>
          {t("certificates.layout.undo")}
        </Button>
        <Button kind="plain" size="bar" disabled={redo === undefined} onClick={redo}>
          {t("certificates.layout.redo")}
        </Button>
        <Button kind="plain" size="bar" disabled={chosen.length === 0} onClick={() => put(copied(placed, paper))}>
          {t("certificates.layout.copy")}
        </Button>
        <Button kind="plain" size="bar" disabled={chosen.length === 0} onClick={() => put(removed(placed))}>
          {t("certificates.layout.remove")}
        </Button>
      </span>
      <span className={styles.tools} role="group" aria-label={t("certificates.layout.align")}>
        {alignments.map((to) => (
          <button
            key={to}
            type="button"
            className={styles.icon}
            disabled={chosen.length === 0}
            title={t(`certificates.layout.alignments.${to}`)}
            aria-label={t(`certificates.layout.alignments.${to}`)}
            onClick={() => place(aligned(placed, to, paper))}
          >
            <AlignIcon to={to} />
          </button>
        ))}
        {(["x", "y"] as const).map((along) => (
          <button
            key={along}
            type="button"
            className={styles.icon}
            disabled={chosen.length < 3}
            title={t(`certificates.layout.distribute.${along}`)}
            aria-label={t(`certificates.layout.distribute.${along}`)}
            onClick={() => place(distributed(placed, along))}
          >
            <AlignIcon to={along} />
          </button>
        ))}
      </span>
      <span className={styles.tools}>
        <select
          className={styles.select}
          aria-label={t("certificates.layout.order")}
          disabled={chosen.length === 0}
          value=""
          onChange={({ target }) => {
            const to = orders.find((one) => one === target.value);
            if (to) put(reordered(placed, to));
          }}
        >
          <option value="">{t("certificates.layout.order")}</option>
          {orders.map((to) => (
            <option key={to} value={to}>
              {t(`certificates.layout.orders.${to}`)}
            </option>
          ))}
        </select>
        <label className={styles.choice}>
          {t("certificates.layout.grid")}
          <select className={styles.select} name="grid" value={grid} onChange={({ target }) => setGrid(Number(target.value))}>
            {grids.map((each) => (
              <option key={each} value={each}>
                {each === 0 ? t("certificates.layout.noGrid") : t("certificates.layout.millimetres", { count: each })}
              </option>
            ))}
          </select>
        </label>
      </span>
    </div>
  );
}
