const [step, smallStep] = [0.03, 0.006];
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const within = (share: number): number => Math.min(1, Math.max(0, share));

/** Where an arrow key moves the cross on a picture, in shares of it; with Shift in small steps. Null for another key. */
export function crossMoved(
  [x, y]: readonly [number, number],
  { key, shiftKey }: { key: string; shiftKey: boolean },
): readonly [number, number] | null {
  const way = arrows[key];
  const by = shiftKey ? smallStep : step;
  return way === undefined ? null : [within(x + way[0] * by), within(y + way[1] * by)];
}
