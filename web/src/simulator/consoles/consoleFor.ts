import { layoutOf } from "@vigil/model/simulator/consoleNames";
import type { SessionSettings } from "@vigil/model/simulator/settings";
import type { Console, ViewArrangement } from "./console.ts";
import { consoles } from "./consoles.ts";
import { layouts } from "./layouts.ts";

/** The console of a course: the keys of its type, laid out as its layout says. The default layout leaves that to the console. */
export function consoleFor({ model, layout }: Pick<SessionSettings, "model" | "layout">): Console {
  const console = consoles[model];
  return layout === "default" || layout === layoutOf[model] ? console : { ...console, arrangement: layouts[layout] };
}

/** How the views of a course lie on its console. More than three side by side would each be a sliver, unless the course wants it so. */
export function viewsOf({ arrangement }: Console, { viewLayout }: Pick<SessionSettings, "viewLayout">, count: number): ViewArrangement {
  if (viewLayout === "horizontal") return "row";
  return arrangement.views === "row" && count > 3 ? "grid" : arrangement.views;
}
