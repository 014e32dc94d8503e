import { type Easel, makeEasel } from "./easel.ts";
import { drawEmptyBelt } from "./emptyBelt.ts";
import { giveBack } from "./renderer.ts";

const ready: Easel[] = [];
const isReady = (easel: Easel) => () => ready.includes(easel);
/** Nobody hears of one whose context is lost. */
const isWhole = ({ canvas }: Easel) => canvas.getContext("webgl2")?.isContextLost() === false;
const idle = () => new Promise((resolve) => void (window.requestIdleCallback ?? setTimeout)(resolve));

/**
 * Easels that were drawn on before anybody waits for a picture: a driver compiles for each canvas anew, so the first bag is drawn on those that
 * the empty belt was drawn on.
 */
export const readyEasels = {
  /** False where this browser cannot draw scans. */
  fill(): boolean {
    try {
      const first = ready[0] ?? makeEasel(document);
      if (first === null) return false;
      if (ready.length > 0) return true;
      ready.push(first);
      rehearse(first).catch(() => undefined); // a context that is lost meanwhile is made anew by who draws
      return true;
    } catch {
      return false;
    }
  },
  /** A canvas of another window is made there. */
  take(place: Document): Easel | null {
    if (place !== document) return null;
    const [easel = null] = ready.splice(0, ready.findIndex(isWhole) + 1).slice(-1);
    return easel;
  },
  /** Gives back what nobody took. */
  empty(): void {
    for (const { canvas, renderer } of ready.splice(0)) {
      renderer.free();
      giveBack(canvas);
    }
  },
};

/** While the rules are read; a usual bag has two views. */
async function rehearse(first: Easel): Promise<void> {
  await idle();
  await drawEmptyBelt(first, isReady(first));
  await idle();
  const second = isReady(first)() ? makeEasel(document) : null;
  if (second === null) return;
  ready.push(second);
  await drawEmptyBelt(second, isReady(second));
}
