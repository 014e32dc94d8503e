/** More than any session has images. */
const mostImages = 1000;

/**
 * What an image is called within one session: it says which session and which place, and nothing of the library, so that no image of
 * one session is recognised in another.
 */
export const imageNumber = (sessionId: number, position: number): number => sessionId * mostImages + position;
