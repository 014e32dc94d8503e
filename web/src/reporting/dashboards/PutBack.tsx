import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";

/** In what tells that a widget went: it comes back at its place. */
export function PutBack({ putBack, close }: { putBack: () => void; close: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      kind="text"
      onClick={() => {
        putBack();
        close();
      }}
    >
      {t("bulk.undo")}
    </Button>
  );
}
