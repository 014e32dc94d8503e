import { isDoing } from "@vigil/model/training/step";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Message } from "../../ui/Message.tsx";
import styles from "./FinishedNotice.module.css";
import { finished, type Finished } from "./finished.ts";
import { NextLine } from "./NextLine.tsx";

/** At the place that finishing a unit led to: what was finished, and what comes next. It asks for nothing, and is gone with the next move. */
export function FinishedNotice() {
  const note = finished.use();
  const { pathname } = useLocation();
  return note?.at === pathname ? <Told {...note} /> : null;
}

function Told({ at, name, examLeft, progress, next, nextUnit }: Finished) {
  const { t } = useTranslation();
  const notice = useRef<HTMLDivElement>(null);
  // an intro has put the focus on its button, which may lie below on a phone
  useEffect(() => {
    const timer = setTimeout(() => notice.current?.scrollIntoView({ block: "nearest" }));
    return () => clearTimeout(timer);
  }, []);
  // a place may be put on the screen twice while it loads
  useEffect(
    () => () => {
      if (location.pathname !== at) finished.set(() => null);
    },
    [at],
  );
  return (
    <div ref={notice} className={styles.notice}>
      <Message kind="success" title={t(examLeft ? "training.unitRead" : "training.unitFinished")}>
        <p>
          <bdi>{name}</bdi>
          {progress !== "" && ` · ${progress}`}
        </p>
        {isDoing(next) && (
          <p>
            {nextUnit === "" ? (
              <NextLine step={next} />
            ) : (
              <>
                {t("training.next", { title: "" })} <bdi>{nextUnit}</bdi>
              </>
            )}
          </p>
        )}
      </Message>
    </div>
  );
}
