import { useTranslation } from "react-i18next";
import { Button } from "./Button.tsx";

/** In what tells that something went: it comes back. */
export function UndoButton({ undo, close }: { undo: () => unknown; close: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      kind="text"
      onClick={() => {
        close();
        void undo();
      }}
    >
      {t("bulk.undo")}
    </Button>
  );
}
