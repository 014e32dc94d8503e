/** How much a turn of the wheel, or two fingers on a touch pad (which browsers tell as a wheel with Ctrl), enlarges. */
export function wheelFactor({ deltaY, deltaMode, ctrlKey }: Pick<WheelEvent, "deltaY" | "deltaMode" | "ctrlKey">): number {
  const doubling = deltaMode !== WheelEvent.DOM_DELTA_PIXEL ? 6 : ctrlKey ? 100 : 240;
  return 2 ** (-deltaY / doubling);
}
