import { fanOf, type Fan } from "../geometry/fan.ts";
import type { Scanner } from "../geometry/scanner.ts";
import { basisCoefficients } from "../physics/basisCoefficients.ts";
import { type Transmission, transmissionThrough } from "../physics/transmission.ts";
import { clearMask, type Projection, projectionOf } from "../projector/projection.ts";

/** A scanner made ready: its tables, and the room in which a view is projected, used again for each. */
export interface ScannerModel {
  scanner: Scanner;
  perMillimetre: ReturnType<typeof basisCoefficients>["perMillimetre"];
  transmission: Transmission;
  fans: readonly Fan[];
  /** An empty projection of a view; the one handed out before is not to be used any more. */
  emptyProjection(view: number): Projection;
}

export const scannerModelOf = (scanner: Scanner): ScannerModel => {
  const fans = scanner.views.map((geometry) => fanOf(scanner, geometry));
  let room: Projection | null = null;
  return {
    scanner,
    perMillimetre: basisCoefficients(scanner.spectrum).perMillimetre,
    transmission: transmissionThrough(scanner.spectrum),
    fans,
    emptyProjection: (view) => {
      const fan = fans[view];
      if (fan === undefined) throw new Error(`Scanner ${scanner.name} has no view ${view}.`);
      if (room === null) room = projectionOf(fan);
      else {
        clearMask(room);
        room = { ...room, fan };
        room.areal.light.fill(0);
        room.areal.heavy.fill(0);
      }
      return room;
    },
  };
};
