/** The version this page was built from. */
export const clientVersion: string = import.meta.env.VITE_VERSION;
