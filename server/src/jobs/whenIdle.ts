/** Nobody asked for so long: a thread or process ends, and its memory goes. */
const IDLE_MS = 60_000;

/** Does something once nobody has asked for a minute; what it returns calls that off. */
export type WhenIdle = (end: () => void) => () => void;

export const whenIdle: WhenIdle = (end) => {
  const timer = setTimeout(end, IDLE_MS).unref();
  return () => clearTimeout(timer);
};
