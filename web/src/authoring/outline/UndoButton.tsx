import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";

/** Takes back what a message tells. */
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
      {t("writing.undo")}
    </Button>
  );
}
