import { z } from "zod";

const share = z.number().min(0).max(1);
/** A place on a picture: shares of its width and of its height. */
export const placeOnPicture = z.tuple([share, share]);
