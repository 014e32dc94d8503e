import { useMediaQuery } from "@mantine/hooks";

/** Whether the window is large enough to judge a picture in; the style sheet of the screen asks the same. */
export const useEnoughRoom = (): boolean => !useMediaQuery("(width < 1000px), (height < 600px)", false, { getInitialValueInEffect: false });
