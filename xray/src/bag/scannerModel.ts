import type { FileStyle } from "../file/encodeView.ts";
import { fanOf, type Fan } from "../geometry/fan.ts";
import type { DetectorModel, Scanner } from "../geometry/scanner.ts";
import { backscatter, nearness } from "../physics/backscatter.ts";
import { basisCoefficients, type PerMillimetre } from "../physics/basisCoefficients.ts";
import { type Transmission, transmissionThrough } from "../physics/transmission.ts";
import { keyOf } from "../random.ts";
import { emptied, type Projection, projectionOf } from "../projector/projection.ts";

/** A scanner made ready: its tables, and the room in which a view is projected, used again for each. */
export interface ScannerModel {
  scanner: Scanner;
  fans: readonly Fan[];
  /** What a view's detectors are, and what reaches them. */
  detectorOf(view: number): DetectorModel;
  styleOf(view: number): FileStyle;
  transmissionOf(view: number): Transmission;
  /** What a millimetre of matter adds in a view. What begins so high above the belt counts less for what it sends back; nothing is said for a bag's shell. */
  perMillimetreOf(view: number, height?: number): PerMillimetre;
  /** An empty projection of a view; the one handed out before is not to be used any more. */
  emptyProjection(view: number): Projection;
}

export const scannerModelOf = (scanner: Scanner): ScannerModel => {
  const fans = scanner.views.map((geometry) => fanOf(scanner, geometry));
  const { perMillimetre } = basisCoefficients(scanner.spectrum);
  const transmission = transmissionThrough(scanner.spectrum);
  const letters = Array.from(scanner.name, (_, at) => scanner.name.charCodeAt(at));
  const detectors = scanner.views.map(({ detector }, view) => ({ ...(detector ?? scanner.detector), machine: keyOf(...letters, view) }));
  const detectorOf = (view: number): DetectorModel => detectors[view] ?? scanner.detector;
  const scattersBack = (view: number): boolean => scanner.views[view]?.picture === "backscatter";
  let room: Projection | null = null;
  return {
    scanner,
    fans,
    detectorOf,
    styleOf: (view) => ({ scanner: scanner.name, picture: scanner.views[view]?.picture ?? "dual", detector: detectorOf(view) }),
    transmissionOf: (view) => (scattersBack(view) ? backscatter : transmission),
    perMillimetreOf: (view, height) => {
      if (!scattersBack(view)) return perMillimetre;
      const share = nearness(height);
      return (substance, density) => {
        const [water, iron, tin, lead] = perMillimetre(substance, density);
        return [water * share, iron * share, tin * share, lead * share];
      };
    },
    emptyProjection: (view) => {
      const fan = fans[view];
      if (fan === undefined) throw new Error(`Scanner ${scanner.name} has no view ${view}.`);
      room = room === null ? projectionOf(fan) : emptied(room, fan);
      return room;
    },
  };
};
