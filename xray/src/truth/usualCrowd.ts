/**
 * The better view's fine structure and darkness without a threat, in the middle, by what the things are in. Measured with 184 bags of packing 17,
 * one to forty-five of each; the fewer, the more they are pulled towards what was usual of packing 13, and an eighth more, as bags are fuller since.
 */
export const usualCrowds: Readonly<Record<string, number>> = {
  "Hard suitcase": 0.36,
  "Soft suitcase": 0.36,
  "Large suitcase": 0.31,
  Backpack: 0.37,
  Daypack: 0.31,
  Holdall: 0.41,
  Handbag: 0.28,
  "Laptop bag": 0.31,
  "Belt bag": 0.19,
  "Carrier bag": 0.32,
  Carton: 0.6,
  Tray: 0.26,
};

/** Of a type that nobody measured, as pallets, it is that of all. */
export const ANY_CROWD = 0.35;

export const usualCrowd = (bagType: string): number => usualCrowds[bagType] ?? ANY_CROWD;
