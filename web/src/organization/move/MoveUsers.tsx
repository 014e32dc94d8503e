import { useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "../../entity/list/List.module.css";
import { MoveDialog } from "./MoveDialog.tsx";

/** Brings users to another company; what that does is shown before. */
export function MoveUsers({ ids, done }: { ids: readonly number[]; done: () => void }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.button} onClick={() => setOpen(true)}>
        {t("userMoves.move")}
      </button>
      {open && <MoveDialog ids={ids} done={done} close={() => setOpen(false)} />}
    </>
  );
}
