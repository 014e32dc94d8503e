import { useMediaQuery } from "@mantine/hooks";

/** Where the window has no room for a console around the picture: a phone on its end or on its side, a page zoomed to 200 %. */
export type SmallForm = "upright" | "wide";

/** The smallest form of the screen, or null where a console finds its room. */
export function useSmallForm(): SmallForm | null {
  const small = useMediaQuery("(width < 1000px), (height < 600px)", false, { getInitialValueInEffect: false });
  const upright = useMediaQuery("(orientation: portrait)", false, { getInitialValueInEffect: false });
  return small ? (upright ? "upright" : "wide") : null;
}
