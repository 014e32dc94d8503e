import { scannerB140, scannerS120, scannerS160single, scannerS220 } from "./cabinScanners.ts";
import { scannerG662 } from "./cargoScanner.ts";
import { scannerH180 } from "./holdScanner.ts";
import type { Scanner } from "./scanner.ts";
import { scannerS160 } from "./scannerS160.ts";
import { scannerT160 } from "./tomographScanner.ts";

/** Every scanner there is, the usual one first. */
export const scanners = {
  S160: scannerS160,
  S160single: scannerS160single,
  H180: scannerH180,
  S120: scannerS120,
  S220: scannerS220,
  B140: scannerB140,
  G662: scannerG662,
  T160: scannerT160,
} satisfies Record<string, Scanner>;
export type ScannerName = keyof typeof scanners;

export const isScannerName = (name: string): name is ScannerName => Object.hasOwn(scanners, name);
