/**
 * The better view's fine structure and darkness without a threat, in the middle, by what the things are in. Measured with packing 10, ten to
 * thirty-five bags of each; a few of them pulled towards all.
 */
export const usualCrowds: Readonly<Record<string, number>> = {
  "Hard suitcase": 0.34,
  "Soft suitcase": 0.32,
  "Large suitcase": 0.29,
  Backpack: 0.34,
  Daypack: 0.33,
  Holdall: 0.36,
  Handbag: 0.3,
  "Laptop bag": 0.28,
  "Belt bag": 0.26,
  "Carrier bag": 0.32,
  Carton: 0.49,
  Tray: 0.26,
};

/** Of a type that nobody measured, as pallets, it is that of all. */
export const ANY_CROWD = 0.33;

export const usualCrowd = (bagType: string): number => usualCrowds[bagType] ?? ANY_CROWD;
