import { scanCalibration } from "@vigil/xray/bag/scanCalibration";
import { type ScannerName, scanners as all } from "@vigil/xray/geometry/scanners";
import { evenField, through } from "../xray/test/detector/evenField.ts";
import { grainOf, speckleOf } from "../xray/test/detector/grain.ts";
import { noiseFigures } from "../xray/test/detector/noiseFigures.ts";
import { sharpness } from "../xray/test/detector/sharpness.ts";
import { wireSwing } from "../xray/test/detector/wireSwing.ts";

const SEED = 5;
const WATER = [20, 50, 100] as const;
const ANGLES = [0, 1, 3, 10, 27, 45, 63, 80, 87, 90];
const HALF_A_MILLIMETRE = 0.5;
/** That of most consoles. */
const STRETCH = 3.2;

/** How the noise, the sharpness and the wires of each scanner's first view are; the same at every run. */
export async function detector(): Promise<void> {
  for (const name of Object.keys(all) as ScannerName[]) {
    const scanner = all[name];
    for (const millimetres of WATER) {
      const field = evenField(scanner, through(scanner, "water", millimetres), SEED, { ...scanner.detector, airFrom: 2 });
      const { relative, lagAcross, lagAlong, powerRatio } = noiseFigures(field);
      const { standard, enhanced } = grainOf(field, STRETCH);
      const behind = `${name}.behind${millimetres}mmWater`;
      console.log(`${behind}.noise ${(100 * relative).toFixed(2)} %`);
      console.log(`${behind}.lag ${lagAcross.toFixed(2)} across, ${lagAlong.toFixed(2)} along`);
      console.log(`${behind}.power ${powerRatio.toFixed(1)} : 1 coarse to fine`);
      console.log(`${behind}.grain ${standard.toFixed(1)} grey levels, ${enhanced.toFixed(1)} super-enhanced`);
    }
    const steel = through(scanner, "steel/iron", 40);
    console.log(`${name}.steel40 ${steel[1].toExponential(1)} of the high energy`);
    const { standard, enhanced, penetrating } = speckleOf(evenField(scanner, steel, SEED, { ...scanner.detector, airFrom: 2 }), STRETCH);
    const speckle = [standard, enhanced, penetrating].map(({ mean, deviation }) => `${mean.toFixed(1)} ± ${deviation.toFixed(1)}`);
    console.log(`${name}.steel40.grey ${speckle[0]}, ${speckle[1]} super-enhanced, ${speckle[2]} where what is dense is looked into`);
    const { wire, penetration, resolution } = (await scanCalibration(name)).figures;
    console.log(`${name}.wire ${wire ?? "none"} mm, penetration ${penetration ?? "none"} mm, bars ${resolution ?? "none"} mm`);
    if (name === "G662") continue; // it looks from the side: the plates of the next two would stand on edge
    const { along, across } = sharpness(scanner);
    console.log(`${name}.along ${along.half} / ${along.fifth} cycles a pixel at 50 / 20 %, ${along.nyquist.toFixed(2)} at 0.5`);
    console.log(`${name}.across ${across.half} / ${across.fifth} cycles a pixel at 50 / 20 %, ${across.nyquist.toFixed(2)} at 0.5`);
    const swing = Math.max(...ANGLES.map((degrees) => wireSwing(scanner, HALF_A_MILLIMETRE, degrees)));
    console.log(`${name}.wireSwing ${(100 * swing).toFixed(1)} %`);
  }
}
