import { packBag } from "./src/bag/packBag.ts";
import { scanPacked } from "./src/bag/scanPacked.ts";
import { scannerModelOf } from "./src/bag/scannerModel.ts";
import { scanners } from "./src/geometry/scanners.ts";
const model = scannerModelOf(scanners.S160);
for (let s = 1; s <= 4; s++) { const t = performance.now(); const b = await packBag({ seed: s, threat: s % 2 ? { category: "knives" } : null }); const u = performance.now(); await scanPacked(model, b, s); console.log(Math.round(u - t), Math.round(performance.now() - u)); }
