import type { Enhancement } from "../viewer/presentation.ts";
import { type PaletteName, palettes } from "../viewer/palettes.ts";

/** In which colours a volume is shown: what the image keys of the console mean for it. */
export interface VolumeLook {
  enhancement: Enhancement;
  palette: PaletteName;
  alarms: boolean;
}

/** Enhancements that say nothing about a volume show it in colour. */
const modes: Readonly<Partial<Record<Enhancement, number>>> = { BW: 1, NEG: 2, O2: 3, OS: 4, MET: 5, HIGH: 6, PSC: 7, EDGE: 1, LOG: 1 };

export const lookUniforms = ({ enhancement, palette, alarms }: VolumeLook) => ({
  mode: modes[enhancement] ?? 0,
  alarms: alarms && (enhancement === "COL" || modes[enhancement] === undefined),
  colours: palettes[palette],
});
