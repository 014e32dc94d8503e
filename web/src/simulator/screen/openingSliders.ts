import { flushSync } from "react-dom";
import type { ConsoleAction } from "../consoles/console.ts";
import type { Sheet } from "./useSheet.ts";

type Perform = (action: ConsoleAction) => void;

/** A slider can take the focus only where its part of the console is open. `sheet` is null where all of it is. */
export const openingSliders =
  (sheet: Sheet | null, perform: Perform): Perform =>
  (action) => {
    if (sheet !== null && action.do === "adjust") flushSync(() => sheet.open("adjust"));
    perform(action);
  };
