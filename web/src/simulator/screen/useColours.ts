import { useCallback, useState } from "react";
import type { PaletteName } from "../viewer/palettes.ts";

export const colourChoices = ["console", "redGreen", "blueYellow"] as const;
export type ColourChoice = (typeof colourChoices)[number];

export interface Colours {
  readonly choice: ColourChoice;
  /** Absent where the configuration forbids other colours than the console's. */
  readonly choose: ((choice: ColourChoice) => void) | undefined;
  readonly palette: PaletteName;
}

const key = "vigil.colours";

/** The colours of materials: the console's, or others for eyes that confuse those; kept in this browser. */
export function useColours(palette: PaletteName, allowed: boolean): Colours {
  const [choice, setChoice] = useState(read);
  const choose = useCallback((chosen: ColourChoice) => {
    setChoice(chosen);
    try {
      localStorage.setItem(key, chosen);
    } catch {
      // Where nothing can be kept it holds until the page is closed.
    }
  }, []);
  if (!allowed || choice === "console") return { choice: "console", choose: allowed ? choose : undefined, palette };
  return { choice, choose, palette: choice };
}

function read(): ColourChoice {
  try {
    return colourChoices.find((choice) => choice === localStorage.getItem(key)) ?? "console";
  } catch {
    return "console";
  }
}
