import type { AdjustmentName } from "../viewer/adjustments.ts";

/** Where a shortcut finds an adjustment's slider. */
export const sliderId = (name: AdjustmentName): string => `simulator-slider-${name}`;
