import type { TruthPolygon } from "@vigil/model/simulator/wire";
import { useTranslation } from "react-i18next";
import styles from "./EverydayThings.module.css";
import "./scrollEdges.css";
import { countLines } from "./countLines.ts";
import { useBagWords } from "./useBagWords.ts";

interface Props {
  innocents: readonly TruthPolygon[];
  /** All of them are outlined. */
  all: boolean;
  onAll: (all: boolean) => void;
  /** The one that is pointed at is outlined; null is none. */
  onPointed: (name: string | null) => void;
}

/** The everyday things of a bag by name: the one under the pointer, or with the focus, shows where it lies. */
export function EverydayThings({ innocents, all, onAll, onPointed }: Props) {
  const { t } = useTranslation();
  const { thing: nameOf } = useBagWords();
  // a thing has one outline in each view; the view that shows most of them counts
  const byView = [...Map.groupBy(innocents, ({ view }) => view).values()].map(
    (polygons) => new Map(countLines(polygons.map(({ name }) => name))),
  );
  const names = [...new Set(innocents.map(({ name }) => name))];
  const countOf = (name: string): number => Math.max(...byView.map((counts) => counts.get(name) ?? 0));
  return (
    <fieldset className={styles.things}>
      <legend>
        <label>
          <input type="checkbox" checked={all} onChange={({ currentTarget }) => onAll(currentTarget.checked)} />{" "}
          {t("simulator.reviewing.contents")}
        </label>
      </legend>
      <ul data-scrolls="down" onPointerLeave={() => onPointed(null)}>
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              onPointerEnter={() => onPointed(name)}
              onFocus={() => onPointed(name)}
              onBlur={() => onPointed(null)}
              onClick={() => onPointed(name)}
            >
              <bdi>{nameOf(name)}</bdi>
              {countOf(name) > 1 && ` × ${countOf(name)}`}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
