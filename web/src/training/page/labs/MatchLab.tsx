import type { LearnerLab } from "@vigil/model/training/labs/lab";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import styles from "./labs.module.css";
import { PlacingBoard } from "./PlacingBoard.tsx";
import type { ShownLab } from "./useLab.ts";

type Placing = Pick<Extract<LearnerLab, { type: "match" }>, "items" | "targets"> & { type: "match" | "sort" };

/** Put each item where it belongs, alone or in a group. */
export function MatchLab({ lab, own }: { lab: Placing; own: ShownLab }) {
  const { t, i18n } = useTranslation();
  const { view, answer, busy } = own;
  const [placed, setPlaced] = useState<ReadonlyMap<number, number>>(new Map());
  const [wrong, setWrong] = useState(0);
  const right = new Map(view.placed.map(({ item, target }) => [item, target]));
  const all = new Map([...placed, ...right]);
  const ready = !view.complete && lab.items.every(({ id }) => all.has(id));

  const settled = new Map(
    lab.items
      .filter(({ id }) => right.has(id))
      .map(({ id, text }) => [
        id,
        <span key={id} className={styles.rightItem}>
          {text} <span aria-label={t("lab.right")}>✓</span>
          <Reason of={id} view={view} />
        </span>,
      ]),
  );

  const check = async () => {
    const given = [...placed].filter(([item]) => !right.has(item)).map(([item, target]) => ({ item, target }));
    const after = await answer({ type: lab.type, placed: given });
    if (after === null || after === "kept") return;
    setWrong(given.filter(({ item }) => !after.done.includes(item)).length);
    setPlaced(new Map());
  };

  return (
    <>
      <PlacingBoard
        items={lab.items}
        targets={lab.targets}
        placed={all}
        put={(item, target) => {
          setPlaced((before) => new Map(before).set(item, target));
          setWrong(0);
        }}
        takeBack={(item) => setPlaced((before) => new Map([...before].filter(([id]) => id !== item)))}
        fixed={view.complete}
        settled={settled}
      />
      {!view.complete && (
        <p className={styles.state} lang={i18n.language} dir={i18n.dir()}>
          <Button disabled={!ready} busy={busy} onClick={() => void check()}>
            {t("lab.check")}
          </Button>{" "}
          <span role="status">{wrong > 0 && t("lab.wrong", { count: wrong })}</span>
        </p>
      )}
    </>
  );
}

/** Why it belongs here, where the course says so. */
function Reason({ of, view: { reasons = [] } }: { of: number; view: ShownLab["view"] }) {
  const why = reasons.find(({ id }) => id === of)?.why;
  return why === undefined ? null : <span className={styles.reason}>{why}</span>;
}
