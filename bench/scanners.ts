import { scanBag } from "@vigil/xray/bag/scanBag";
import { scanCalibration } from "@vigil/xray/bag/scanCalibration";
import { scanners as all, type ScannerName } from "@vigil/xray/geometry/scanners";

const SEED = 5;

/** What each scanner shows of the calibration object, what one of its bags costs and how large its views are. */
export async function scanners(): Promise<void> {
  for (const name of Object.keys(all) as ScannerName[]) {
    const { figures } = await scanCalibration(name);
    const { wire, penetration, resolution, thinOrganic, materials } = figures;
    console.log(`${name}.wire ${wire ?? "none"} mm`);
    console.log(`${name}.penetration ${penetration ?? "none"} mm of steel`);
    console.log(`${name}.resolution ${resolution ?? "none"} mm`);
    console.log(`${name}.thinOrganic ${thinOrganic ?? "none"} mm`);
    console.log(`${name}.materials ${materials ?? "no colour"}${materials === null ? "" : " of 6"}`);
    const start = performance.now();
    const { views } = await scanBag({ seed: SEED, scanner: name, threat: null });
    console.log(`${name}.bag ${Math.round(performance.now() - start)} ms (${views.length} views, first bag)`);
    console.log(`${name}.view ${Math.round(Math.max(...views.map(({ length }) => length)) / 1000)} kB at most`);
  }
}
