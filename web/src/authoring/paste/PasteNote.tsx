import { undo } from "prosemirror-history";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { Message } from "../../ui/Message.tsx";
import type { PageEditor } from "../text/pageEditor.ts";
import { leftKinds } from "./leftAway.ts";
import type { Pasted } from "./pasteInto.ts";

interface PasteNoteProps {
  pasted: Pasted | "pasting";
  close: () => void;
  undo: PageEditor | null;
}

/** What was taken in, and what was left away. Nothing is said where all of it came along. */
export function PasteNote({ pasted, close, undo: editor }: PasteNoteProps) {
  const { t } = useTranslation();
  if (pasted === "pasting") return <p role="status">{t("writing.pasting")}</p>;
  const left = leftKinds.filter((kind) => (pasted.left[kind] ?? 0) > 0);
  if (left.length === 0 && pasted.blocks > 0) return null;
  return (
    <Message kind={pasted.blocks === 0 ? "warning" : "info"} title={t("writing.pasted", { count: pasted.blocks })}>
      <ul>
        {left.map((kind) => (
          <li key={kind}>{t(`writing.left.${kind}`, { count: pasted.left[kind] })}</li>
        ))}
      </ul>
      <p>
        <Button kind="text" size="small" onClick={close}>
          {t("shell.close")}
        </Button>
        {pasted.blocks > 0 && editor && (
          <Button
            kind="text"
            size="small"
            onClick={() => {
              editor.run(undo);
              close();
            }}
          >
            {t("writing.undo")}
          </Button>
        )}
      </p>
    </Message>
  );
}
