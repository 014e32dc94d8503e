import { useTranslation } from "react-i18next";
import { Message } from "../ui/Message.tsx";

/** Many begin at the same moment: nothing has to be pressed. */
export function Waiting({ seconds }: { seconds: number | null }) {
  const { t } = useTranslation();
  return seconds === null ? null : (
    <Message kind="info" title={t("training.busyTitle")}>
      {t("training.busyText", { count: seconds })}
    </Message>
  );
}
