/** The file is not what its kind has to be. */
export class BrokenPicture extends Error {}
