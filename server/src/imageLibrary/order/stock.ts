import type { Stock } from "@vigil/model/imageLibrary/recipe";

let known: Promise<Stock> | undefined;

/** What images can be made of. The catalogue is loaded when somebody asks for the first time: most servers' mornings need none of it. */
export const stock = (): Promise<Stock> => (known ??= readStock());

/** For orders that name nothing of it. */
export const nothingInStock: Stock = { kinds: [], profiles: [], containers: [], scanners: [] };

/** Millimetres: large suitcases pass. */
const HOLD_TUNNEL = 900;

async function readStock(): Promise<Stock> {
  const [{ catalogue }, { profiles }, { containers }, { scanners }] = await Promise.all([
    import("@vigil/xray/catalogue/catalogue"),
    import("@vigil/xray/packing/profiles"),
    import("@vigil/xray/container/containers"),
    import("@vigil/xray/geometry/scanners"),
  ]);
  return {
    kinds: Object.entries(catalogue).map(([name, { category }]) => ({ name, category })),
    profiles: Object.entries(profiles).map(([name, profile]) => ({ name, containers: profile.containers })),
    containers: Object.keys(containers),
    scanners: Object.values(scanners).map(({ name, views, load, tunnelWidth }) => ({
      name,
      views: views.length,
      place: load === "pallets" ? "freight" : tunnelWidth >= HOLD_TUNNEL ? "hold" : "cabin",
    })),
  };
}
