import type { PageEditor } from "../text/pageEditor.ts";
import { LinkDialog } from "./LinkDialog.tsx";
import { TermDialog } from "./TermDialog.tsx";

interface MarkDialogProps {
  mark: "link" | "term";
  editor: Pick<PageEditor, "view">;
  close: () => void;
}

/** What a mark asks for; both together, as each file of its own costs every page its name. */
export const MarkDialog = ({ mark, ...rest }: MarkDialogProps) => (mark === "link" ? <LinkDialog {...rest} /> : <TermDialog {...rest} />);
